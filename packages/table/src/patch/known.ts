/** Hash of what a page knows of a table: see `Link.known`. */
import { hashCells } from '@undercroft/engine';

/** Cells of the last text: texts have up to 200 kB, and a list for each would be garbage. */
let cells = new Int32Array(1 << 16);

/**
 * Hash of an outlook: 16 hex digits, the same in Node and browser. Not for secrets.
 *
 * @cost that of making the text
 */
export function knownOf(outlook: unknown): string {
  const text = JSON.stringify(outlook);
  const length = (text.length + 1) >> 1;
  if (cells.length < length) cells = new Int32Array(2 * length);
  // Two characters make a cell, so the mixing costs half of what `hashText` takes.
  for (let i = 0; i < length; i++) cells[i] = text.charCodeAt(2 * i) | (text.charCodeAt(2 * i + 1) << 16);
  return hashCells(cells, length);
}
