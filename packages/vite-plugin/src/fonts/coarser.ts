/** Letters whose points lie on a coarser grid: they look the same at the sizes of an interface, and pack smaller. */

interface Table {
  readonly tag: string;
  readonly bytes: Uint8Array;
}

/** Bits of a point of a simple glyph. */
const ON = 1;
const SHORT_X = 2;
const SHORT_Y = 4;
const REPEAT = 8;
const SAME_X = 16;
const SAME_Y = 32;

/**
 * Puts every point of a TrueType font on a grid.
 *
 * @param font  bytes of a font in one file, with outlines in `glyf`
 * @param step  width of the grid, in units of the font
 * @returns     another font; distances between letters are as they were
 */
export function coarser(font: Uint8Array, step: number): Uint8Array {
  const tables = read(font);
  const table = (tag: string): Uint8Array => {
    const found = tables.find((one) => one.tag === tag)?.bytes;
    if (found === undefined) throw new Error(`the font has no table ${tag}`);
    return found;
  };
  const [loca, glyf] = [table('loca'), table('glyf')];
  const [head, hmtx] = [Uint8Array.from(table('head')), Uint8Array.from(table('hmtx'))];
  const long = view(head).getInt16(50) === 1;
  const count = view(table('maxp')).getUint16(4);
  const wide = view(table('hhea')).getUint16(34);
  const at = (index: number): number => (long ? view(loca).getUint32(index * 4) : view(loca).getUint16(index * 2) * 2);
  const glyphs: Uint8Array[] = [];
  for (let index = 0; index < count; index++) {
    const glyph = rounded(glyf.subarray(at(index), at(index + 1)), step);
    glyphs.push(glyph);
    // Where a letter begins is said twice, and packs to nothing when both agree.
    const bearing = index < wide ? index * 4 + 2 : wide * 4 + (index - wide) * 2;
    if (glyph.length > 0) view(hmtx).setInt16(bearing, view(glyph).getInt16(2));
  }
  view(head).setInt16(50, 1);
  const places = new Uint8Array((count + 1) * 4);
  let end = 0;
  for (const [index, glyph] of glyphs.entries()) {
    end += glyph.length;
    view(places).setUint32((index + 1) * 4, end);
  }
  const changed: Readonly<Record<string, Uint8Array>> = { head, hmtx, loca: places, glyf: joined(glyphs, end) };
  return written(
    view(font).getUint32(0),
    tables.map(({ tag, bytes }) => ({ tag, bytes: changed[tag] ?? bytes })),
  );
}

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function read(font: Uint8Array): Table[] {
  const data = view(font);
  return Array.from({ length: data.getUint16(4) }, (_, index) => {
    const at = 12 + index * 16;
    const start = data.getUint32(at + 8);
    return {
      tag: String.fromCharCode(...font.subarray(at, at + 4)),
      bytes: font.subarray(start, start + data.getUint32(at + 12)),
    };
  });
}

/** Sums of the tables stay nought: what reads the file next writes it anew. */
function written(kind: number, tables: readonly Table[]): Uint8Array {
  const begin = 12 + tables.length * 16;
  const size = tables.reduce((sum, { bytes }) => sum + Math.ceil(bytes.length / 4) * 4, begin);
  const font = new Uint8Array(size);
  const data = view(font);
  data.setUint32(0, kind);
  data.setUint16(4, tables.length);
  let at = begin;
  for (const [index, { tag, bytes }] of tables.entries()) {
    const entry = 12 + index * 16;
    for (let i = 0; i < 4; i++) font[entry + i] = tag.charCodeAt(i);
    data.setUint32(entry + 8, at);
    data.setUint32(entry + 12, bytes.length);
    font.set(bytes, at);
    at += Math.ceil(bytes.length / 4) * 4;
  }
  return font;
}

/** A letter on the grid. One that is made of others stays as it is. */
function rounded(glyph: Uint8Array, step: number): Uint8Array {
  if (glyph.length === 0 || view(glyph).getInt16(0) < 0) return padded([...glyph]);
  const data = view(glyph);
  const contours = data.getInt16(0);
  const points = data.getUint16(10 + (contours - 1) * 2) + 1;
  let at = 10 + contours * 2;
  at += 2 + data.getUint16(at);
  const flags: number[] = [];
  while (flags.length < points) {
    const flag = glyph[at++]!;
    const times = (flag & REPEAT) === 0 ? 1 : 1 + glyph[at++]!;
    for (let i = 0; i < times; i++) flags.push(flag);
  }
  const axis = (short: number, same: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if ((flag & short) !== 0) value += (flag & same) === 0 ? -glyph[at++]! : glyph[at++]!;
      else if ((flag & same) === 0) {
        value += data.getInt16(at);
        at += 2;
      }
      return Math.round(value / step) * step;
    });
  };
  const xs = axis(SHORT_X, SAME_X);
  const ys = axis(SHORT_Y, SAME_Y);
  return simple(glyph.subarray(0, 10 + contours * 2), flags, xs, ys);
}

/** The bytes of a letter. @param start  number of contours, box, and the last point of each contour */
function simple(start: Uint8Array, flags: readonly number[], xs: readonly number[], ys: readonly number[]): Uint8Array {
  const bytes = [...start, 0, 0];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  for (const [index, value] of box.entries()) bytes.splice(2 + index * 2, 2, (value >> 8) & 255, value & 255);
  bytes.push(...flags.map((flag) => flag & (ON | 64)));
  for (const values of [xs, ys]) {
    for (const [index, value] of values.entries()) {
      const step = value - (values[index - 1] ?? 0);
      bytes.push((step >> 8) & 255, step & 255);
    }
  }
  return padded(bytes);
}

function padded(bytes: readonly number[]): Uint8Array {
  const whole = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
  whole.set(bytes);
  return whole;
}
