import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { coarser } from './coarser.ts';

/** What a build needs of the fonts. */
export interface FontNeeds {
  /** all texts that are shown, in one; letters that a font does not have are passed over */
  readonly texts: string;
  /** letters of titles that are used: `carved`, `storybook`; the others are left out */
  readonly titles: readonly string[];
}

/** What players may write, and what the interface writes between words. */
const ALWAYS = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0\u202f«»·–—‘’“”…•×−`;

/** Grid for the points of letters, in thousandths of their height: a tenth of a pixel in the largest titles. */
const GRID = 8;

const font = /\/generated\/fonts\/(text-\d+|title-(\w+))\.woff2\?inline$/;

/**
 * Cuts the fonts of the interface to the letters that a build shows, and leaves out titles of other themes: half their
 * size for one game. Letters that are written later and were cut off are drawn in a font of the system.
 */
export function fewerLetters({ texts, titles }: FontNeeds): Plugin {
  const letters = [...new Set(ALWAYS + texts)].filter((letter) => letter > '\u001f').join('');
  return {
    name: 'fewer-letters',
    enforce: 'pre',
    async load(id) {
      const [, name, title] = font.exec(id) ?? [];
      if (name === undefined) return null;
      if (title !== undefined && !titles.includes(title)) return module('');
      const whole = readFileSync(id.slice(0, id.indexOf('?')));
      const cut = { noHinting: true, keepFeatures: ['kern', 'lnum'], preserveNameIds: [0, 13, 14] };
      const some = await subsetFont(whole, letters, { ...cut, targetFormat: 'truetype' });
      const bytes = await subsetFont(Buffer.from(coarser(some, GRID)), letters, { ...cut, targetFormat: 'woff2' });
      return module(`data:font/woff2;base64,${Buffer.from(bytes).toString('base64')}`);
    },
  };
}

function module(text: string): { readonly code: string; readonly moduleType: 'js' } {
  return { code: `export default ${JSON.stringify(text)};`, moduleType: 'js' };
}
