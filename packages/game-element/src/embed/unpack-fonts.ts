import { codeFont, type PackedFont, TABLES } from './packed-fonts.ts';
import { bitReader, numbers } from './packed-numbers.ts';

/** What the one-file build packs fonts into; see `build/pack-fonts.ts`. */
export interface PackedFonts {
  /** names with spaces between them */
  readonly names: string;
  /** the fonts one after the other, for `codeFont` */
  readonly text: string;
}

/**
 * Fonts out of the text that the one-file build packed them into.
 *
 * @returns files in the TrueType format, by name
 */
export function unpackFonts({ names, text }: PackedFonts): Record<string, ArrayBuffer> {
  const bit = bitReader(text);
  const coder = { bit, number: numbers(bit) };
  let last: PackedFont | null = null;
  const files: Record<string, ArrayBuffer> = {};
  for (const name of names.split(' ')) {
    last = codeFont(coder, last);
    files[name] = fontFile(last);
  }
  return files;
}

/** Bytes one after the other, numbers with their highest byte first. */
class Bytes {
  #bytes = new Uint8Array(16_384);
  size = 0;

  byte(value: number): void {
    if (this.size === this.#bytes.length) {
      const more = new Uint8Array(this.size * 2);
      more.set(this.#bytes);
      this.#bytes = more;
    }
    this.#bytes[this.size++] = value;
  }

  word(value: number): void {
    this.byte(value >> 8);
    this.byte(value);
  }

  words(...values: readonly number[]): void {
    for (const value of values) this.word(value);
  }

  long(value: number): void {
    this.word(value >>> 16);
    this.word(value);
  }

  all(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.size);
  }
}

/** The file of a font: what is said twice in this format, and what can be worked out, is not packed. */
export function fontFile(font: PackedFont): ArrayBuffer {
  const { glyphs, widths, letters } = font;
  const [step = 1, width = 1, near = 1] = font.units;
  const [glyf, hmtx, loca, cmap] = [new Bytes(), new Bytes(), new Bytes(), new Bytes()];
  const drawn: (readonly number[])[] = [];
  for (const [at, contours] of glyphs.entries()) {
    loca.long(glyf.size);
    hmtx.words(widths[at]! * width, addGlyph(glyf, contours, drawn, step));
  }
  loca.long(glyf.size);
  cmap.words(0, 1, 3, 10, 0, 12, 12, 0);
  for (const value of [16 + letters.length * 12, 0, letters.length]) cmap.long(value);
  for (const [at, letter] of letters.entries()) for (const value of [letter, letter, at + 1]) cmap.long(value);
  const made = Object.entries({ GPOS: gpos(font, near), cmap, glyf, hmtx, loca }).map(
    ([tag, bytes]) => [tag, bytes.all()] as const,
  );
  return joined([...made, ...TABLES.map((tag, at) => [tag, font.tables[at]!] as const)]);
}

/**
 * Adds a letter to the table of outlines.
 *
 * @param drawn  steps of all contours so far; those of this letter are added
 * @returns      where the letter begins, from the left
 */
function addGlyph(
  glyf: Bytes,
  contours: PackedFont['glyphs'][number],
  drawn: (readonly number[])[],
  unit: number,
): number {
  if (contours.length === 0) return 0;
  const flags: number[] = [];
  const xs: number[] = [];
  const ys: number[] = [];
  const ends: number[] = [];
  for (let { like, x, y, steps } of contours) {
    if (like > 0) steps = drawn[drawn.length - like]!;
    drawn.push(steps);
    for (let at = -3; at < steps.length; at += 3) {
      x += steps[at + 1] ?? 0;
      y += steps[at + 2] ?? 0;
      flags.push(steps[at] ?? 1);
      xs.push(x * unit);
      ys.push(y * unit);
    }
    ends.push(flags.length - 1);
  }
  const left = Math.min(...xs);
  glyf.words(contours.length, left, Math.min(...ys), Math.max(...xs), Math.max(...ys), ...ends, 0);
  for (const flag of flags) glyf.byte(flag);
  for (const values of [xs, ys]) {
    let last = 0;
    for (const value of values) {
      glyf.word(value - last);
      last = value;
    }
  }
  while (glyf.size % 4 > 0) glyf.byte(0);
  return left;
}

/** A table that tells how far apart glyphs of a row and of a column stand: one feature `kern` of one lookup, for any script. */
function gpos({ rows, columns, kerning }: PackedFont, unit: number): Bytes {
  const table = new Bytes();
  const text = (tag: string): void =>
    table.words(...[0, 2].map((at) => tag.charCodeAt(at) * 256 + tag.charCodeAt(at + 1)));
  const glyphs = rows.length;
  const values = kerning.flat();
  const behind = 16 + values.length * 2;
  table.words(1, 0, 10, 30, 44, 1);
  text('DFLT');
  table.words(8, 4, 0, 0, 65_535, 1, 0, 1);
  text('kern');
  table.words(8, 0, 1, 0, 1, 4, 2, 0, 1, 8);
  table.words(2, behind, 4, 0, behind + 10, behind + 16 + glyphs * 2, kerning.length, kerning[0]!.length);
  for (const value of values) table.word(value * unit);
  table.words(2, 1, 0, glyphs - 1, 0);
  for (const classes of [rows, columns]) table.words(1, 0, glyphs, ...classes);
  return table;
}

/** Tables as one file, in the order of their tags. */
function joined(tables: (readonly [tag: string, bytes: ArrayLike<number>])[]): ArrayBuffer {
  const whole = (size: number): number => (size + 3) & ~3;
  const start = new Bytes();
  const power = 31 - Math.clz32(tables.length);
  start.words(1, 0, tables.length, 16 << power, power, (tables.length - (1 << power)) * 16);
  let at = 12 + tables.length * 16;
  const file = new Uint8Array(tables.reduce((sum, [, bytes]) => sum + whole(bytes.length), at));
  const view = new DataView(file.buffer);
  for (const [tag, bytes] of tables.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    file.set(bytes, at);
    let sum = 0;
    for (let i = 0; i < bytes.length; i += 4) sum = (sum + view.getUint32(at + i)) | 0;
    for (let letter = 0; letter < 4; letter++) start.byte(tag.charCodeAt(letter));
    for (const value of [sum, at, bytes.length]) start.long(value);
    at += whole(bytes.length);
  }
  file.set(start.all());
  return file.buffer;
}
