/** Fonts as one text: letters of one game only, with coarser outlines; half of what the same letters take as woff2. */
import { Blob, Buffer as Run, Face, Feature, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { codeFont, type Contour, type PackedFont, TABLES } from '../src/embed/packed-fonts.ts';
import type { PackedFonts } from '../src/embed/unpack-fonts.ts';
import { numberWriter } from './number-writer.ts';
import { contourOf, outlineOf } from './outlines.ts';

/** Grid for the points of letters, in thousandths of their height: in the largest titles they move by a quarter of a pixel at most. */
const GRID = 12;
/** How far an outline may lie from the one it replaces, in thousandths of the height. */
const CLOSE = 4;
/** Grids for widths, and for distances between letters. */
const WIDTH = 2;
const NEAR = 12;

/** The font of most texts has all letters. The others, bold and for titles, do without some that only players may write. */
const EVERYDAY = 'text-400';
const SELDOM = /[$<>@[\\\]^_`{|}~]/g;

/** Digits as high as capitals, which is how the interface sets all of them. */
const DIGITS = new Feature('lnum', 1);

/**
 * Packs fonts.
 *
 * @param files    font files by name, in any format
 * @param letters  that are shown; those that a font does not have are passed over
 */
export async function packFonts(files: Readonly<Record<string, Uint8Array>>, letters: string): Promise<PackedFonts> {
  const { bit, number, text } = numberWriter();
  let last: PackedFont | null = null;
  for (const [name, file] of Object.entries(files)) {
    const some = name === EVERYDAY ? letters : letters.replaceAll(SELDOM, '');
    last = codeFont({ bit, number }, last, await cutFont(file, some));
  }
  return { names: Object.keys(files).join(' '), text: text() };
}

/** A font with some letters only, in what `codeFont` writes. */
export async function cutFont(file: Uint8Array, letters: string): Promise<PackedFont> {
  const cut = { noHinting: true, keepFeatures: ['kern', 'lnum'], targetFormat: 'truetype' } as const;
  const face = new Face(new Blob(Uint8Array.from(await subsetFont(Buffer.from(file), letters, cut))));
  const font = new Font(face);
  const codes = [...face.collectUnicodes()].toSorted((a, b) => a - b);
  const scale = face.upem / 1000;
  const ids = codes.map((code) => run(font, code)[0]!.glyph);
  const glyphs = withoutRepeats(
    ids.map((id) => outlineOf(font.glyphToPath(id))),
    GRID * scale,
    CLOSE * scale,
  );
  const inSteps = (value: number, step: number): number => Math.round(value / (step * scale));
  const { rows, columns, kerning } = classes(
    distances(font, codes).map((line) => [0, ...line.map((value) => inSteps(value, NEAR))]),
  );
  return {
    tables: tablesOf(face, glyphs),
    units: [GRID * scale, WIDTH * scale, NEAR * scale],
    letters: codes,
    widths: [0, ...ids].map((id) => inSteps(font.glyphHAdvance(id), WIDTH)),
    glyphs: [[], ...glyphs],
    rows,
    columns,
    kerning,
  };
}

/** Glyphs of letters as a line of text has them, each with its width. */
function run(font: Font, ...codes: readonly number[]): { readonly glyph: number; readonly width: number }[] {
  const text = new Run();
  text.addText(String.fromCodePoint(...codes));
  text.guessSegmentProperties();
  shape(font, text, [DIGITS]);
  const widths = text.getGlyphPositions();
  return text.getGlyphInfos().map(({ codepoint }, at) => ({ glyph: codepoint, width: widths[at]!.xAdvance }));
}

/** How much nearer to each letter every other one stands than their widths say. */
function distances(font: Font, codes: readonly number[]): number[][] {
  return codes.map((left) => {
    const width = run(font, left)[0]!.width;
    const line = run(font, ...codes.flatMap((right) => [left, right]));
    if (line.length !== codes.length * 2)
      throw new Error('letters of a font run into each other; they cannot be packed');
    return codes.map((_, at) => line[at * 2]!.width - width);
  });
}

/** Rows and columns of a table that are alike, once. The first row belongs to the glyph of missing letters. */
function classes(lines: readonly (readonly number[])[]): Pick<PackedFont, 'rows' | 'columns' | 'kerning'> {
  const all = [Array<number>(lines.length + 1).fill(0), ...lines];
  const [rows, few] = grouped(all);
  const [columns, fewer] = grouped(few[0]!.map((_, at) => few.map((line) => line[at]!)));
  return { rows, columns, kerning: fewer[0]!.map((_, at) => fewer.map((line) => line[at]!)) };
}

function grouped(lines: readonly (readonly number[])[]): [groups: number[], lines: (readonly number[])[]] {
  const known = new Map<string, number>();
  const few: (readonly number[])[] = [];
  const groups = lines.map((line) => {
    const key = line.join();
    const group = known.get(key) ?? few.length;
    if (group === few.length) few.push(line);
    known.set(key, group);
    return group;
  });
  return [groups, few];
}

type Outline = ReturnType<typeof outlineOf>;

/** Letters on the grid. What looks like something earlier, as in a letter with an accent, is drawn once. */
function withoutRepeats(outlines: readonly Outline[], step: number, close: number): Contour[][] {
  const places = new Map<string, number>();
  let place = 0;
  const once = (contour: Contour): Contour => {
    const key = contour.steps.join();
    const found = places.get(key) ?? place;
    places.set(key, found);
    return { ...contour, like: place++ - found };
  };
  return outlines.map((outline) => outline.map((pieces) => once(contourOf(pieces, step, close))));
}

/** Tables as the font has them, but for what is different now. */
function tablesOf(face: Face, glyphs: readonly (readonly Contour[])[]): number[][] {
  return TABLES.map((tag) => {
    // Names are for people; licences lie beside the built files.
    const bytes = tag === 'name' ? new Uint8Array([0, 0, 0, 0, 0, 6]) : Uint8Array.from(face.referenceTable(tag) ?? []);
    const data = new DataView(bytes.buffer);
    if (tag === 'head') {
      // No sum of the file, no dates; places of letters are long numbers.
      data.setUint32(8, 0);
      bytes.fill(0, 20, 36);
      data.setInt16(50, 1);
    }
    if (tag === 'hhea') data.setUint16(34, glyphs.length + 1);
    if (tag === 'maxp') {
      const contours = glyphs.map((glyph) => glyph.length);
      data.setUint16(4, glyphs.length + 1);
      data.setUint16(8, Math.max(...contours));
      bytes.fill(0, 10, 14);
    }
    return [...bytes];
  });
}
