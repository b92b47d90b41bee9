import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { coarser } from './coarser.ts';

const whole = readFileSync(new URL('../../../components/generated/fonts/text-400.woff2', import.meta.url));
const letters = 'Gold & mana, 1 to 9';
const cut = (font: Uint8Array, targetFormat: 'truetype' | 'woff2'): Promise<Uint8Array> =>
  subsetFont(Buffer.from(font), letters, { targetFormat });

it('packs to fewer bytes, when points of letters lie on a coarser grid', async () => {
  const font = await cut(whole, 'truetype');
  const fine = await cut(coarser(font, 1), 'woff2');
  const coarse = await cut(coarser(font, 8), 'woff2');

  expect(coarse.length).toBeLessThan(fine.length * 0.95);
});

it('changes nothing more, when letters lie on the grid already', async () => {
  const once = coarser(await cut(whole, 'truetype'), 8);

  expect(coarser(once, 8)).toEqual(once);
});

it('tells which part is missing, when a font has no outlines it can read', () => {
  expect(() => coarser(new Uint8Array(12), 8)).toThrow('the font has no table loca');
});
