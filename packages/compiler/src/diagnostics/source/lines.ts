// Offsets to lines and columns. A line ends at \n, \r\n or a lone \r, as editors and the language
// server protocol have it.

import { displayWidth, TAB_STOP } from './display-width.ts';
import type { SourceFile } from './file.ts';

/** A place in a text as people and editors name it. */
export interface Position {
  /** Line, counted from 1. */
  readonly line: number;
  /** Column in UTF-16 units, counted from 1; what editors use. */
  readonly column: number;
  /**
   * Column in terminal cells, counted from 1: tabs reach to the next stop, wide characters take
   * two.
   */
  readonly displayColumn: number;
}

const CARRIAGE_RETURN = 13;
const LINE_FEED = 10;

const lineStartsOf = new WeakMap<SourceFile, readonly number[]>();

/**
 * Offsets at which the lines of a file start; the first is 0. Counted once a file.
 *
 * @returns  UTF-16 offsets in rising order, at least one
 * @throws   never
 */
export function lineStarts(file: SourceFile): readonly number[] {
  const known = lineStartsOf.get(file);
  if (known !== undefined) return known;
  const starts = countLineStarts(file.text);
  lineStartsOf.set(file, starts);
  return starts;
}

function countLineStarts(text: string): number[] {
  const starts = [0];
  for (let offset = 0; offset < text.length; offset++) {
    const unit = text.charCodeAt(offset);
    if (unit === LINE_FEED) starts.push(offset + 1);
    else if (unit === CARRIAGE_RETURN && text.charCodeAt(offset + 1) !== LINE_FEED) starts.push(offset + 1);
  }
  return starts;
}

/**
 * How many lines a file has; an empty text has one.
 *
 * @throws never
 */
export function lineCount(file: SourceFile): number {
  return lineStarts(file).length;
}

/**
 * The line that holds an offset, counted from 1. Offsets outside the text give the first or the
 * last line.
 *
 * @cost   O(log lines) after the first call for a file
 * @throws never
 */
export function lineAt(file: SourceFile, offset: number): number {
  const starts = lineStarts(file);
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

/** Where a line lies: `end` is before its line break. */
export interface LineExtent {
  readonly start: number;
  readonly end: number;
}

/**
 * Offsets of a line without its line break.
 *
 * @param line  counted from 1; outside the file it is moved to the nearest line
 * @throws      never
 */
export function lineExtent(file: SourceFile, line: number): LineExtent {
  const starts = lineStarts(file);
  const index = Math.min(Math.max(line, 1), starts.length) - 1;
  const start = starts[index] ?? 0;
  let end = starts[index + 1] ?? file.text.length;
  if (index + 1 < starts.length) {
    end--;
    if (file.text.charCodeAt(end) === LINE_FEED && end > start && file.text.charCodeAt(end - 1) === CARRIAGE_RETURN)
      end--;
  }
  return { start, end };
}

/**
 * The text of a line without its line break.
 *
 * @param line  counted from 1; outside the file it is moved to the nearest line
 * @throws      never
 */
export function lineText(file: SourceFile, line: number): string {
  const { start, end } = lineExtent(file, line);
  return file.text.slice(start, end);
}

/**
 * Line and column of an offset, both counted from 1; an offset outside the text is moved to its
 * nearest end.
 *
 * @throws never
 */
export function lineColumnAt(file: SourceFile, offset: number): { readonly line: number; readonly column: number } {
  const place = Math.min(Math.max(offset, 0), file.text.length);
  const line = lineAt(file, place);
  return { line, column: place - (lineStarts(file)[line - 1] ?? 0) + 1 };
}

/**
 * Line and columns of an offset; an offset outside the text is moved to its nearest end.
 *
 * @throws never
 */
export function positionAt(file: SourceFile, offset: number): Position {
  const place = Math.min(Math.max(offset, 0), file.text.length);
  const line = lineAt(file, place);
  const { start } = lineExtent(file, line);
  return { line, column: place - start + 1, displayColumn: displayColumnAt(file.text.slice(start, place)) };
}

function displayColumnAt(before: string): number {
  let cells = 0;
  for (const character of before) {
    cells += character === '\t' ? TAB_STOP - (cells % TAB_STOP) : displayWidth(character);
  }
  return cells + 1;
}

/**
 * The offset of a line and a UTF-16 column, both counted from 1; places outside the text or the
 * line are moved to the nearest one inside.
 *
 * @throws never
 */
export function offsetAt(file: SourceFile, line: number, column: number): number {
  const { start, end } = lineExtent(file, line);
  return Math.min(Math.max(start + column - 1, start), end);
}
