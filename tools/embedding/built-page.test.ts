/** A new game, built as a page of its own, opened from the disk and played. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execFileSync } from 'node:child_process';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBrowser } from '../chromium.ts';

const UNDERCROFT = join(import.meta.dirname, '../../packages/cli/bin/undercroft.js');
const cwd = mkdtempSync(join(tmpdir(), 'undercroft-page-'));
const undercroft = (...words: string[]): string =>
  execFileSync(process.execPath, [UNDERCROFT, ...words], { cwd, encoding: 'utf8' });

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  rmSync(cwd, { recursive: true });
});

it('is one file that plays from the disk, without a word on the console', async () => {
  undercroft('new', 'game', 'gem-raid', '--from', 'board');
  expect(undercroft('build', 'gem-raid', '--page')).toMatch(/gem-raid\.html {2}\d+ kB\n.*gem-raid\.licences\.md/);
  expect(readFileSync(join(cwd, 'dist/games/gem-raid.licences.md'), 'utf8')).toContain('CC BY 3.0');

  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  page.on('request', (request) => !/^(file|data|blob):/.test(request.url()) && said.push(request.url()));
  await page.goto(pathToFileURL(join(cwd, 'dist/games/gem-raid.html')).href);
  expect(await page.title()).toBe('Gem raid');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page
    .getByRole('button', { name: /^Runner/ })
    .first()
    .click();
  await page.getByText('Where to?').waitFor();
  expect(said).toEqual([]);
});
