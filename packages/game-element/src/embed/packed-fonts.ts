/** How letters are packed: the same steps read and write them, so that both always agree. */
import type { BitCoder, NumberCoder } from './packed-numbers.ts';

/** A reader or a writer of numbers and bits. */
export interface Coder {
  readonly bit: BitCoder;
  readonly number: NumberCoder;
}

/** A closed line of a letter, on a grid. */
export interface Contour {
  /** 0 when it has points of its own, or how many contours of the font earlier one stands that looks the same */
  readonly like: number;
  readonly x: number;
  readonly y: number;
  /** of each point after the first: 1 on the line or 0 beside it, then how far it lies from the point before */
  readonly steps: readonly number[];
}

/** A font with the letters of one game. */
export interface PackedFont {
  /** tables that are taken as they are, in the order of `TABLES`, byte by byte */
  readonly tables: readonly (readonly number[])[];
  /** units of the font in a step of the grid, in a step of widths, and in a step of distances between letters */
  readonly units: readonly number[];
  /** which letters, by code, upwards; the glyph before them is the one for letters that are missing */
  readonly letters: readonly number[];
  /** widths of all glyphs */
  readonly widths: readonly number[];
  readonly glyphs: readonly (readonly Contour[])[];
  /** of every glyph, which row and which column of `kerning` it has */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** by row of one glyph and column of the next: how far they stand apart, beyond their widths */
  readonly kerning: readonly (readonly number[])[];
}

/** Tables that need nothing worked out. */
export const TABLES = ['OS/2', 'head', 'hhea', 'maxp', 'name', 'post'];

/** Contexts of the numbers, each with room for those it is split into. */
const SIZE = 0;
const BYTE = 1;
const UNIT = 2;
const LETTER = 3;
const WIDTH = 4;
const CONTOURS = 5;
const LIKE = 6;
const X = 7;
const Y = 8;
const POINTS = 9;
const ROW = 10;
const COLUMN = 11;
const KERN = 12;
const FLAGS = 31;
const ACROSS = 32;
const DOWN = 512;

/**
 * Writes a font, or reads one.
 *
 * @param before  the font before it in the same text, which it may resemble
 * @param given   the font to write; without it a font is read
 */
export function codeFont({ bit, number }: Coder, before: PackedFont | null, given?: PackedFont): PackedFont {
  const list = <T>(count: number, item: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => item(at));
  const counted = <T>(context: number, known: readonly T[] | undefined, item: (at: number) => T): T[] =>
    list(number(context, known?.length), item);
  /** A number that is much like the one before it. */
  const next = (context: number, known: readonly number[] | undefined): ((at: number) => number) => {
    let last = 0;
    return (at) => (last += number(context, (known?.[at] ?? 0) - last));
  };
  const steps = (known: readonly number[] | undefined): number[] => {
    const found: number[] = [];
    const count = number(POINTS, (known?.length ?? 0) / 3);
    let [on, off, dx, dy] = [1, 0, 0, 0];
    for (let at = 0; at < count * 3; at += 3) {
      const flat = (dx === 0 ? 1 : 0) + (dy === 0 ? 2 : 0);
      const was = on;
      on = bit(FLAGS * 64 + ((at === 0 ? 16 : 0) + was * 8 + off * 4 + flat), known?.[at] ?? 0);
      off = 1 - was;
      const kind = (at === 0 ? 4 : 0) + was * 2 + on;
      const x = number(ACROSS + ((kind * 4 + far(dx)) * 4 + far(dy)) * 3 + Math.sign(dx) + 1, known?.[at + 1]);
      const y = number(DOWN + ((kind * 4 + far(dy)) * 2 + (x === 0 ? 1 : 0)) * 3 + Math.sign(dy) + 1, known?.[at + 2]);
      found.push(on, x, y);
      [dx, dy] = [x, y];
    }
    return found;
  };
  const contour = (known: Contour | undefined): Contour => {
    const like = number(LIKE, known?.like);
    const [x, y] = [number(X, known?.x), number(Y, known?.y)];
    return { like, x, y, steps: like === 0 ? steps(known?.steps) : [] };
  };
  const tables = list(TABLES.length, (table) => {
    const [old, own] = [before?.tables[table] ?? [], given?.tables[table]];
    return counted(SIZE, own, (at) => number(BYTE, (own?.[at] ?? 0) - (old[at] ?? 0)) + (old[at] ?? 0));
  });
  const units = list(3, (at) => number(UNIT, given?.units[at]));
  const letters = counted(SIZE, given?.letters, next(LETTER, given?.letters));
  const count = letters.length + 1;
  const widths = list(count, next(WIDTH, given?.widths));
  const glyphs = list(count, (glyph) =>
    counted(CONTOURS, given?.glyphs[glyph], (at) => contour(given?.glyphs[glyph]?.[at])),
  );
  const rows = list(count, (at) => number(ROW, given?.rows[at]));
  const columns = list(count, (at) => number(COLUMN, given?.columns[at]));
  const kerning: number[][] = [];
  for (let row = 0; row <= Math.max(...rows); row++) {
    const line: number[] = [];
    for (let column = 0; column <= Math.max(...columns); column++) {
      const [left, above] = [line.at(-1) ?? 0, kerning.at(-1)?.[column] ?? 0];
      const context = ((Math.sign(left) + 1) * 3 + Math.sign(above) + 1) * 2 + (left === above ? 1 : 0);
      line.push(number(KERN + context, given?.kerning[row]?.[column]));
    }
    kerning.push(line);
  }
  return { tables, units, letters, widths, glyphs, rows, columns, kerning };
}

function far(value: number): number {
  const size = Math.abs(value);
  return size === 0 ? 0 : size < 4 ? 1 : size < 12 ? 2 : 3;
}
