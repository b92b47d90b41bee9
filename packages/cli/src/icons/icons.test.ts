import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runLine } from '../testing/run.ts';
import { tinyFolder, type TinyFolder } from '../testing/tiny-folder.ts';

let folder: TinyFolder;
beforeEach(() => void (folder = tinyFolder()));
afterEach(() => folder.remove());

it('lists icons by a word with their authors, as far as the content names them', async () => {
  folder.write('content/icon-authors.json', '{"Lorc": ["spider-web"]}');
  const { code, out } = await runLine(folder.cwd, 'icons spiders');
  expect(code).toBe(0);
  expect(out).toMatch(/^spider-web +Lorc$/m);
  expect(out).toMatch(/^spider-face +contributors of game-icons.net$/m);
});

it('writes a page with the pictures, in which nothing runs and nothing is loaded', async () => {
  expect((await runLine(folder.cwd, 'icons spider --html found/icons.html')).out).toBe('found/icons.html\n');
  const page = readFileSync(join(folder.cwd, 'found/icons.html'), 'utf8');
  expect(page).toMatch(/<svg viewBox="0 0 512 512"[^>]*aria-label="spider-web"><path d="[Mm][^"]+"\/>/);
  expect(page).toContain("default-src 'none'");
});

it('shows icons of each word when none has all of them, and says so', async () => {
  const { code, out, err } = await runLine(folder.cwd, 'icons spider wrench nosuchword');
  expect(code).toBe(0);
  expect(err).toContain('no icon has `spider` and `wrench` and `nosuchword` together; these have one of them');
  const names = out.split('\n').map((line) => line.split(' ')[0]!);
  expect(names.slice(0, 4).filter((name) => name.includes('spider'))).toHaveLength(2);
  expect(names.slice(0, 4).filter((name) => name.includes('wrench'))).toHaveLength(2);
});

it('names words that there are, when nothing is found', async () => {
  const { code, err } = await runLine(folder.cwd, 'icons spidr');
  expect(code).toBe(1);
  expect(err).toContain('no icon has `spidr` in its name; there is `spider`');
});
