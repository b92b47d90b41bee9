/**
 * What the reader of the content hands to the page beside the game: plain data.
 */

/** An icon as data: one path on a square grid. Nothing else of an SVG file is kept. */
export interface IconShape {
  /** the `d` of the path */
  readonly path: string;
  /** side of the grid */
  readonly grid: number;
}

/** What is wrong with the content, as the terminal says it. */
export interface Finding {
  /** such as `load/unknown-key`; each has a page in the documents */
  readonly code: string;
  /** an error keeps the game from being compiled */
  readonly severity: 'error' | 'warning' | 'info';
  /** one sentence for a designer */
  readonly message: string;
  /** path from the content folder; empty when it is of no file */
  readonly file: string;
  /** from 1 */
  readonly line: number;
  /** from 1, in UTF-16 units */
  readonly column: number;
  /** the diagnostic as the terminal prints it, without colours */
  readonly printed: string;
}
