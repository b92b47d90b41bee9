/** The examples of pages made with React and with Vue, built by Vite as people build theirs. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOST, gamePages } from '../proof/pages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const vite = join(root, 'node_modules/vite/bin/vite.js');
const pages = gamePages();
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'undercroft-frameworks-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it.each(['react', 'vue'])('begins the game of a page made with %s, and tells the page of each answer', async (name) => {
  const source = join(folder, name);
  const built = join(folder, `${name}-built`);
  cpSync(join(root, 'docs/embedding', name), source, { recursive: true });
  cpSync(join(pages.files, 'keeper.js'), join(source, 'keeper.js'));
  // A process of its own, because the runner of the tests says that nothing is for production.
  const words = [vite, 'build', source, '--outDir', built, '--logLevel', 'error'];
  execFileSync(process.execPath, words, { env: { PATH: process.env['PATH'] }, stdio: ['ignore', 'ignore', 'inherit'] });
  const { page, complaints } = await pages.open(`${HOST}index.html`, built, { viewport: { width: 1100, height: 900 } });
  const game = page.locator('dungeon-game');
  await game.locator('uc-prompt[mode="ask"]').waitFor();
  const before = Number(await page.locator('output').textContent());
  await game.locator('uc-prompt .answer, uc-prompt .accept').first().click();

  await expect.poll(async () => Number(await page.locator('output').textContent())).toBeGreaterThan(before);
  expect(await game.evaluate((element) => (element as unknown as { plan: { seed: number } }).plan.seed)).toBe(7);
  expect(complaints).toEqual([]);
});
