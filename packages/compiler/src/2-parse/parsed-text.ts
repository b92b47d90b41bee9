import type { Place } from '../ast/node.ts';
import type { PlaceReport } from '../ast/report.ts';
import type { Layout } from './layout.ts';

/** A text in the rules language: a whole `.rules` file, or a scalar of a YAML file after decoding. */
export interface RulesSource {
  readonly text: string;
  /** Index of the file that holds the text. */
  readonly file: number;
  /** UTF-16 offset in the file of an index of `text`, also for the index after the last; the index itself when left out. */
  readonly map?: (index: number) => number;
}

/** What the reports about one text need. */
export interface ParsedText {
  readonly source: RulesSource;
  readonly startRule: 'Program' | 'ExpressionOnly';
  readonly layout: Layout;
  readonly report: PlaceReport;
  /** Place of a stretch of `source.text`. */
  readonly placeOfSource: (start: number, end: number) => Place;
  /** Place of a stretch of the laid-out text. */
  readonly placeOfLaidOut: (start: number, end: number) => Place;
}
