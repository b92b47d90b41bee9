import type { Span } from '../../diagnostics/source/span.ts';

/** One thing that could have stood at the place of a syntax error, as peggy gives it. */
export type Expectation =
  | { readonly type: 'literal'; readonly text: string }
  | { readonly type: 'other'; readonly description: string }
  | { readonly type: 'class' | 'any' | 'end' };

/** What the grammar asks of its caller. */
export interface GrammarOptions {
  /** A line that does not parse becomes an `error` node, and the lines after it are still read. */
  readonly recover: boolean;
  /** A number for a node. */
  newId(): number;
  /** Maps a stretch of the laid-out text to a place in the file. */
  place(start: number, end: number): Span;
  /** Called for each line that does not parse, sometimes twice for the same one. */
  syntax(at: number, expected: readonly Expectation[]): void;
}
