/** A new game, built as a page of its own, opened from the disk and played. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page, Route } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connectBrowser } from '@undercroft/browser';
import { runCommand } from '../run-command.ts';

const HOST = 'http://site.test/';
const cwd = mkdtempSync(join(tmpdir(), 'undercroft-page-'));
const undercroft = async (...words: string[]): Promise<string> => (await runCommand(cwd, ...words)).out;

let browser: Browser;
beforeAll(async () => {
  browser = await connectBrowser(inject('browser'));
  await undercroft('new', 'game', 'gem-raid', '--from', 'board');
});
afterAll(async () => {
  await browser.close();
  rmSync(cwd, { recursive: true });
});

/** A page, and what it says on the console or asks for from elsewhere. */
async function listenedPage(): Promise<{ readonly page: Page; readonly said: readonly string[] }> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  page.on('request', (request) => {
    if (!/^(file|data|blob):/.test(request.url()) && !request.url().startsWith(HOST)) said.push(request.url());
  });
  return { page, said };
}

it('is one file that plays from the disk, without a word on the console', async () => {
  const { out, err } = await runCommand(cwd, 'build', 'gem-raid', '--page');
  expect(out).toMatch(/gem-raid\.html {2}\d+ kB\n.*gem-raid\.licences\.md/);
  expect(err).toMatch(/^gem-raid: .*packing scripts/);
  const licences = readFileSync(join(cwd, 'dist/games/gem-raid.licences.md'), 'utf8');
  expect(licences).toContain('CC BY 3.0');

  const { page, said } = await listenedPage();
  await page.goto(pathToFileURL(join(cwd, 'dist/games/gem-raid.html')).href);
  expect(await page.title()).toBe('Gem raid');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page
    .getByRole('button', { name: /^Runner/ })
    .first()
    .click();
  await page.getByText('Where does Runner go?').waitFor();
  // The page is sent without the file beside it.
  expect(await page.evaluate<string>("document.querySelector('#licences').content.textContent")).toBe(licences);
  expect(said).toEqual([]);
});

/** A file of the built site. */
async function serve(route: Route): Promise<void> {
  await route.fulfill({ path: join(cwd, 'dist/games/site', new URL(route.request().url()).pathname) });
}

it('is a site with a start page, the cards and the rulebook of the games that were named', async () => {
  await undercroft('new', 'game', 'night-market', '--from', 'workers');
  await undercroft('build', 'night-market', '--site');
  const pages = readdirSync(join(cwd, 'dist/games/site/assets')).filter((name) => name.includes('-page-'));
  expect(new Set(pages.map((name) => name.split('-')[0]))).toEqual(new Set(['cards', 'credits', 'print', 'rules']));
  const { page, said } = await listenedPage();
  await page.route(`${HOST}**`, (route) => serve(route));
  await page.goto(`${HOST}index.html`);
  await page.getByRole('heading', { name: 'Night market' }).waitFor();
  expect(await page.getByText('Gem raid').count()).toBe(0);
  expect(await page.locator('a[href="gallery/"], a[href^="#/edit"]').count()).toBe(0);
  await page.goto(`${HOST}index.html#/rules/night-market`);
  await page.getByText('Four rooms lie on offer').waitFor();
  await page.goto(`${HOST}index.html#/cards/night-market`);
  await page.getByText('Quarry').first().waitFor();
  expect(said).toEqual([]);
});

it('shows all that lies in the middle of the table, when players have little before them', async () => {
  const { page, said } = await listenedPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route(`${HOST}**`, (route) => serve(route));
  await page.goto(`${HOST}index.html#/play/night-market`);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  const pile = await page.getByText('Rooms to come').first().boundingBox();
  expect(pile!.y + pile!.height).toBeLessThan(900);
  expect(said).toEqual([]);
});

it('empties no folder that holds something else', async () => {
  mkdirSync(join(cwd, 'mine/site'), { recursive: true });
  writeFileSync(join(cwd, 'mine/site/diary.txt'), 'dear diary');
  await expect(undercroft('build', 'gem-raid', '--site', '--out', 'mine')).rejects.toThrow(
    /mine\/site holds files that are no site of ours/,
  );
  expect(readFileSync(join(cwd, 'mine/site/diary.txt'), 'utf8')).toBe('dear diary');
});
