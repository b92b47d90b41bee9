import type { Span } from '../../diagnostics/source/span.ts';
import type { Report } from '../../diagnostics/collector.ts';
import type { Layout } from './layout.ts';

/**
 * A text in the rules language: a whole `.rules` file, or a scalar of a YAML file after decoding.
 */
export interface RulesSource {
  readonly text: string;
  /** Path of the file that holds the text. */
  readonly file: string;
  /**
   * UTF-16 offset in the file of an index of `text`, also for the index after the last; the index
   * itself when left out.
   */
  readonly map?: (index: number) => number;
}

/** What the reports about one text need. */
export interface ParsedText {
  readonly source: RulesSource;
  readonly startRule: 'Program' | 'ExpressionOnly';
  readonly layout: Layout;
  readonly report: Report;
  /** Place of a stretch of `source.text`. */
  readonly placeOfSource: (start: number, end: number) => Span;
  /** Place of a stretch of the laid-out text. */
  readonly placeOfLaidOut: (start: number, end: number) => Span;
}
