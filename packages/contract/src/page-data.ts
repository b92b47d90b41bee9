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
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  /** path from the content folder; empty when it is of no file */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** the diagnostic as the terminal prints it, without colours */
  readonly printed: string;
}
