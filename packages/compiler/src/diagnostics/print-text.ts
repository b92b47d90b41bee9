// Turns text of the content into something that is safe and readable in a terminal: content can
// hold control characters and characters that reorder a line, and a message must not carry them
// out.

import { displayWidth, TAB_STOP } from './source/display-width.ts';

/** One character of a source line as it is shown. */
export interface Cell {
  /** UTF-16 offset in the line. */
  readonly offset: number;
  /** What is printed. */
  readonly shown: string;
  /** Terminal cells that it takes. */
  readonly width: number;
}

const UNPRINTABLE =
  /[\p{Cc}\p{Cs}\u200b\u2028\u2029\u202a-\u202e\u2060-\u206f\ufdd0-\ufdef\ufeff\ufff9-\ufffb\ufffe\uffff]/u;
const ALL_UNPRINTABLE = new RegExp(UNPRINTABLE, 'gu');

function spellOut(character: string): string {
  return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
}

/**
 * A text with control and reordering characters spelled out as `<U+202E>`; line breaks and tabs
 * too.
 *
 * @throws never
 */
export function printable(text: string): string {
  return text.replaceAll(ALL_UNPRINTABLE, spellOut);
}

/**
 * A source line cut into what is shown: tabs become spaces up to the next stop, unprintable
 * characters are spelled out.
 *
 * @param line  without its line break
 * @throws      never
 */
export function lineCells(line: string): readonly Cell[] {
  const cells: Cell[] = [];
  let column = 0;
  let offset = 0;
  for (const character of line) {
    const cell = showCharacter(character, column, offset);
    cells.push(cell);
    column += cell.width;
    offset += character.length;
  }
  return cells;
}

function showCharacter(character: string, column: number, offset: number): Cell {
  if (character === '\t') {
    const width = TAB_STOP - (column % TAB_STOP);
    return { offset, shown: ' '.repeat(width), width };
  }
  if (UNPRINTABLE.test(character)) {
    const shown = spellOut(character);
    return { offset, shown, width: shown.length };
  }
  return { offset, shown: character, width: displayWidth(character) };
}
