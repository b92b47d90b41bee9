import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runLine } from '../testing/run.ts';
import { tinyFolder, type TinyFolder } from '../testing/tiny-folder.ts';
import { sidesOf } from './booklet.ts';
import { MOST_ON_SHEET, sheetShape } from './tabletop.ts';

let folder: TinyFolder;
beforeEach(() => void (folder = tinyFolder()));
afterEach(() => folder.remove());

it('puts pages so that folded sheets can be read from front to back', () => {
  expect(sidesOf(4)).toEqual([
    [3, 0],
    [1, 2],
  ]);
  expect(sidesOf(6)).toEqual([
    [null, 0],
    [1, null],
    [5, 2],
    [3, 4],
  ]);
  // Leaves of a folded book: behind each odd page lies the one after it, and each page is there
  // once.
  for (const pages of [1, 4, 7, 12, 21]) {
    const sides = sidesOf(pages);
    expect(
      sides
        .flat()
        .filter((page) => page !== null)
        .toSorted((a, b) => a - b),
    ).toEqual(Array.from({ length: pages }, (_, page) => page));
    for (let n = 0; n < sides.length; n += 2) {
      const front = sides[n]![1];
      const behind = sides[n + 1]![0];
      expect(front === null || behind === null || behind === front + 1).toBe(true);
    }
  }
});

it('writes a table of each kind, in which nothing can be taken for a formula', async () => {
  folder.write(
    'content/lantern/tricks/wick.yaml',
    'title: "=1+2, \\"Wick\\""\ncount: 1 per player\nstarts: deck\ncost: 2\neffect: play in main-window, gain 2 oil\n',
  );
  const { code, out, err } = await runLine(folder.cwd, 'export lantern --csv');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('dist/export/lantern.tricks.csv');
  const text = readFileSync(join(folder.cwd, 'dist/export/lantern.tricks.csv'), 'utf8');
  const lines = text.split('\r\n');
  expect(text.startsWith('\u{FEFF}name,title,copies,cost,')).toBe(true);
  expect(lines.find((line) => line.startsWith('wick,'))).toMatch(/^wick,"'=1\+2, ""Wick""",2,2,.*Gain 2/);
  expect(lines.at(-1)).toBe('');
});

it('wants to know what for, and knows its languages and papers', async () => {
  expect((await runLine(folder.cwd, 'export lantern')).err).toContain('say what for: --tts or --csv');
  expect((await runLine(folder.cwd, 'export lantern --csv --lang fr')).err).toContain('lantern has no language `fr`');
  expect((await runLine(folder.cwd, 'print lantern --paper a5')).err).toContain('there is no paper `a5`');
  expect((await runLine(folder.cwd, 'print lantern --only wik')).err).toContain('lantern has no row `wik`');
  expect((await runLine(folder.cwd, 'print lantern --what card')).err).toContain('did you mean `cards`');
});

it('cuts faces into sheets that the program takes', () => {
  for (let count = 1; count <= MOST_ON_SHEET; count++) {
    const { columns, rows } = sheetShape(count);
    expect(columns * rows).toBeGreaterThanOrEqual(count);
    expect([columns >= 2, columns <= 10, rows >= 2, rows <= 7]).toEqual([true, true, true, true]);
  }
});
