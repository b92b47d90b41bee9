import { readFileSync } from 'node:fs';
import { Blob, Buffer as Run, Face, Feature, Font, shape } from 'harfbuzzjs';
import { expect, it } from 'vitest';
import { contourOf, outlineOf } from '../build/outlines.ts';
import { packFonts } from '../build/pack-fonts.ts';
import { unpackFonts } from '../src/embed/unpack-fonts.ts';

const whole = (name: string): Uint8Array =>
  readFileSync(new URL(`../../components/generated/fonts/${name}.woff2`, import.meta.url));
const letters = 'ToAVa gold É“ÉE”1234→';
const packed = await packFonts({ 'text-400': whole('text-400'), 'title-carved': whole('title-carved') }, letters);

/** Ids of glyphs of a text, and the width of its line. */
function set(font: Font, text: string): { readonly ids: readonly number[]; readonly width: number } {
  const run = new Run();
  run.addText(text);
  run.guessSegmentProperties();
  shape(font, run, [new Feature('lnum', 1)]);
  const width = run.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return { ids: run.getGlyphInfos().map(({ codepoint }) => codepoint), width };
}

async function fonts(name: string): Promise<{ readonly cut: Font; readonly original: Font }> {
  const { default: subsetFont } = await import('subset-font');
  const keep = { targetFormat: 'truetype', keepFeatures: ['kern', 'lnum'] } as const;
  const file = await subsetFont(Buffer.from(whole(name)), letters, keep);
  const cut = new Face(new Blob(unpackFonts(packed)[name]!));
  return { cut: new Font(cut), original: new Font(new Face(new Blob(Uint8Array.from(file)))) };
}

it.each(['text-400', 'title-carved'])('sets a line as %s sets it, when the font was packed', async (name) => {
  const { cut, original } = await fonts(name);

  const off = ['To AVA', 'gold', '“E”', '1234'].map((text) => set(cut, text).width - set(original, text).width);
  expect(Math.max(...off.map(Math.abs))).toBeLessThan(12);
  expect(set(cut, '→x').ids).toEqual([0, 0]);
});

/** Size of what a letter covers, in units of the font: the sum over its lines, with holes taken off. */
function covered(font: Font, letter: string): number {
  const corners = outlineOf(font.glyphToPath(set(font, letter).ids[0]!)).map((line) =>
    line.flatMap(({ from, beside }) => (beside === null ? [from] : [from, beside])),
  );
  const sums = corners.map((line) =>
    line.reduce((sum, { x, y }, at) => sum + (x * line.at(at - 1)!.y - y * line.at(at - 1)!.x) / 2, 0),
  );
  return Math.abs(sums.reduce((sum, value) => sum + value, 0));
}

it.each(['text-400', 'title-carved'])('draws letters of %s as they were, when the font was packed', async (name) => {
  const { cut, original } = await fonts(name);

  const parts = ['g', 'É', '“', 'a', '1', 'T'].map((letter) => covered(cut, letter) / covered(original, letter));
  expect(parts.filter((part) => Math.abs(part - 1) > 0.08)).toEqual([]);
  expect(cut.hExtents()).toEqual(original.hExtents());
});

it('takes a part of the place, when letters are packed', () => {
  expect(packed.names).toBe('text-400 title-carved');
  expect(packed.text.length).toBeLessThan(2100);
});

it('has one curve instead of two, when nobody sees the difference', () => {
  const [line] = outlineOf('M0,0Q0,100 30,170Q60,240 160,240L160,0Z');
  const start = { like: 0, x: 0, y: 0 };

  expect(contourOf(line!, 10, 0.1)).toEqual({ ...start, steps: [0, 0, 10, 0, 6, 14, 1, 10, 0, 1, 0, -24] });
  expect(contourOf(line!, 10, 20)).toEqual({ ...start, steps: [0, 0, 24, 1, 16, 0, 1, 0, -24] });
});

it('tells what it cannot read, when a letter is drawn with other curves', () => {
  expect(() => outlineOf('M0,0C1,1 2,2 3,3Z')).toThrow('the command C');
});
