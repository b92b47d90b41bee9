// Where in the file each character of a decoded YAML scalar stands. A rule is written inside a YAML
// value; this is what lets an error in the rule underline exactly one word of the file, in any
// style of the value.

import type { SourceFile } from '../../diagnostics/source/file.ts';
import { span, type Span } from '../../diagnostics/source/span.ts';
import { decodeBlock } from './scalar/block.ts';
import { decodeDoubleQuoted, decodePlain, decodeSingleQuoted } from './scalar/flow.ts';
import { createPieces, type Pieces } from './scalar/pieces.ts';
import type { YamlScalar } from './yaml/node.ts';

/**
 * The map of one scalar. Indexes count UTF-16 units of the decoded text, offsets UTF-16 units of
 * the file.
 */
export interface ScalarMap {
  /** The decoded text. */
  readonly text: string;
  /**
   * False when the places of single characters are not known: then every span is that of the whole
   * scalar.
   */
  readonly exact: boolean;
  /**
   * The place of `text.slice(start, end)` in the file; indexes outside the text are moved to its
   * ends. An empty range gives an empty span before the character at `start`; behind the last one
   * when `start` is the length.
   */
  spanOf(start: number, end: number): Span;
  /** The offset of a character; of the end of the text for its length. */
  offsetOf(index: number): number;
  /**
   * The index of the character at an offset, or of the next one when nothing of the text stands
   * there; the way back from a cursor.
   */
  indexAt(offset: number): number;
}

/**
 * Makes the map of a scalar, by decoding it a second time. When that gives another text than the
 * scalar has (no such case is known), the map is not exact.
 *
 * @param file    the file that the scalar was read from
 * @param scalar  of any style
 * @cost          O(length of the scalar)
 * @throws        never
 */
export function mapScalar(file: SourceFile, scalar: YamlScalar): ScalarMap {
  const { style, text } = scalar;
  const { start, end } = scalar.span;
  if (style === 'plain' && end - start === text.length) return shiftedMap(scalar, start);
  const pieces = createPieces();
  const contentStart = decode(file, scalar, pieces);
  return pieces.text() === text ? exactMap(scalar, pieces, contentStart) : wholeMap(scalar);
}

/** Fills the pieces; gives the offset at which an empty text stands. */
function decode(file: SourceFile, scalar: YamlScalar, pieces: Pieces): number {
  const { start, end } = scalar.span;
  switch (scalar.style) {
    case 'empty':
      return start;
    case 'plain':
      decodePlain(file.text, start, end, pieces);
      return start;
    case 'single':
      decodeSingleQuoted(file.text, start, end, pieces);
      return start + 1;
    case 'double':
      decodeDoubleQuoted(file.text, start, end, pieces);
      return start + 1;
    case 'literal':
    case 'folded':
      decodeBlock(file.text, scalar, pieces);
      return scalar.block?.textStart ?? start;
  }
}

function clamp(index: number, length: number): number {
  return Math.min(Math.max(index, 0), length);
}

/** One line without escapes: the text stands in the file as it is. */
function shiftedMap({ text, span: whole }: YamlScalar, shift: number): ScalarMap {
  const { length } = text;
  return {
    text,
    exact: true,
    spanOf: (start, end) => span(whole.file, shift + clamp(start, length), shift + clamp(end, length)),
    offsetOf: (index) => shift + clamp(index, length),
    indexAt: (offset) => clamp(offset - shift, length),
  };
}

function exactMap({ text, span: whole }: YamlScalar, pieces: Pieces, contentStart: number): ScalarMap {
  const { starts, ends } = pieces;
  const { length } = text;
  const behind = ends[length - 1] ?? contentStart;
  const offsetOf = (index: number): number => starts[clamp(index, length)] ?? behind;
  return {
    text,
    exact: true,
    offsetOf,
    spanOf(start, end) {
      const last = clamp(end, length) - 1;
      const first = clamp(start, length);
      return last < first ? span(whole.file, offsetOf(first)) : span(whole.file, offsetOf(first), ends[last] ?? behind);
    },
    indexAt: (offset) => firstEndingAfter(ends, offset),
  };
}

/** Index of the first character that ends behind the offset. */
function firstEndingAfter(ends: readonly number[], offset: number): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

function wholeMap({ text, span: whole }: YamlScalar): ScalarMap {
  return {
    text,
    exact: false,
    spanOf: () => whole,
    offsetOf: (index) => (index >= text.length ? whole.end : whole.start),
    indexAt: (offset) => (offset >= whole.end ? text.length : 0),
  };
}
