import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fontFiles } from '../build-fonts.ts';

const folder = new URL('../generated/fonts/', import.meta.url);

it('keeps the fonts that are committed, when they are cut again', async () => {
  const files = await fontFiles();

  expect(readdirSync(folder).toSorted()).toEqual([...files.keys()].toSorted());
  const changed = [...files].filter(([name, bytes]) => !readFileSync(new URL(name, folder)).equals(bytes));
  expect(changed.map(([name]) => name)).toEqual([]);
});

it('needs at most 45 kB for all fonts, before a build cuts them to its letters', async () => {
  const sizes = [...(await fontFiles())].filter(([name]) => name.endsWith('.woff2')).map(([, bytes]) => bytes.length);

  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(45_000);
});
