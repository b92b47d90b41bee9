// What the recognizers of syntax errors work on.

import type { Report } from '../../../diagnostics/collector.ts';
import type { SourceFile } from '../../../diagnostics/source/file.ts';
import type { Span } from '../../../diagnostics/source/span.ts';

/** One error of the library, as far as it is needed here. */
export interface LibraryError {
  readonly code: string;
  readonly message: string;
  readonly pos: readonly [number, number];
}

/** The line on which an error lies. */
export interface ErrorLine {
  readonly number: number;
  readonly start: number;
  /** Without the line break. */
  readonly text: string;
  /**
   * Offset at which the value of the line starts: behind the dashes and the key, if there are any.
   */
  readonly valueStart: number;
}

/** A bracket or quote that is open at the end of a value. */
export interface OpenPlace {
  readonly start: number;
  readonly end: number;
  readonly mark: string;
}

/** What a recognizer looks at. */
export interface ErrorContext {
  readonly file: SourceFile;
  readonly error: LibraryError;
  readonly line: ErrorLine;
  /**
   * Quoted scalars and collections in brackets that the library read, in the order of their starts.
   */
  readonly opened: readonly OpenPlace[];
  readonly report: Report;
}

/** Reports what it knows and gives its place; undefined when the error is none of its kind. */
export type Recognizer = (context: ErrorContext) => Span | undefined;
