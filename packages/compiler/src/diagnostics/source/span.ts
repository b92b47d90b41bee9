import type { SourceFile } from './file.ts';

/**
 * A stretch of one file. Offsets count UTF-16 units from the start of the text, `end` is not
 * included.
 */
export interface Span {
  /** Path of the file, as in `SourceFile.path`. */
  readonly file: string;
  /** First unit, 0 ≤ start ≤ end. */
  readonly start: number;
  /** One past the last unit; equal to `start` for a place between two characters. */
  readonly end: number;
}

/**
 * Makes a span; an `end` before `start` gives the empty span at `start`.
 *
 * @param file   path of the file
 * @param start  first UTF-16 unit
 * @param end    one past the last unit; `start` when left out
 * @throws       never
 */
export function span(file: string, start: number, end: number = start): Span {
  return { file, start, end: Math.max(start, end) };
}

/**
 * The smallest span that holds both. Both must lie in one file; of two files the first span wins.
 *
 * @throws never
 */
export function coverSpans(first: Span, second: Span): Span {
  if (first.file !== second.file) return first;
  return span(first.file, Math.min(first.start, second.start), Math.max(first.end, second.end));
}

/**
 * Whether the offset lies in the span; the place right after the last unit counts, so that a cursor
 * behind a word is in it.
 *
 * @throws never
 */
export function spanTouches(place: Span, offset: number): boolean {
  return place.start <= offset && offset <= place.end;
}

/**
 * Orders spans by file path (code unit order), then start, then end.
 *
 * @returns  negative, zero or positive, as for `Array.prototype.sort`
 * @throws   never
 */
export function compareSpans(first: Span, second: Span): number {
  if (first.file !== second.file) return first.file < second.file ? -1 : 1;
  return first.start - second.start || first.end - second.end;
}

/**
 * The text under a span.
 *
 * @param file   the file that the span names; a span that reaches past the end is cut there
 * @param place  what to cut out
 * @throws       never
 */
export function sliceSpan(file: SourceFile, place: Span): string {
  return file.text.slice(place.start, place.end);
}
