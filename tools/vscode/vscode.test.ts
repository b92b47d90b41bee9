/// <reference lib="dom" />
// The extension in Visual Studio Code for the web: one editor for all of it, since it takes a while
// to open.
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectBrowser } from '@undercroft/browser';
import { tinyGame } from '@undercroft/compiler/testing';
import { buildExtension } from '@undercroft/vscode';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { driverReady, serveEditor, step } from './vscode-web.ts';

const card = 'content/lantern/tricks/wick.yaml';
const rules = 'content/lantern/rules/play.rules';
const scenarios = 'content/lantern/scenarios/wick.yaml';
/** A scenario that counts embers. */
function duel(name: string, embers: number): string {
  return `- it: ${name}
  given: { player 1: { oil: 2 }, fern#1: { dwellers: [moth] }, fern#2: { dwellers: [hare] }, active: player 1 }
  start: duel moth with hare
  as: player 1
  dice: [6, 1]
  expect: { player 1.embers: ${embers} }
`;
}
const content = {
  ...Object.fromEntries([...tinyGame()].map(([path, text]) => [`content/${path}`, text])),
  [card]: 'title: Wick\ncount: 1 per player\nstarts: deck\ncost: 2\neffect: play in main-window, gain 2 oil\n',
  [scenarios]: `${duel('right', 1)}${duel('wrong', 2)}`,
};

let folder = '';
let server: Server;
let browser: Browser;
let page: Page;
const outside: string[] = [];
const errors: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'undercroft-vscode-'));
  await buildExtension(folder);
  const served = await serveEditor(join(folder, 'extension'), content);
  ({ server } = served);
  browser = await connectBrowser(inject('browser'));
  page = await browser.newPage({ viewport: { width: 1200, height: 760 } });
  page.on('request', (request) => {
    if (!/^(?:http:\/\/(?:\w+\.)?localhost:|data:|blob:|vscode)/.test(request.url())) outside.push(request.url());
  });
  page.on('pageerror', (error) => errors.push(String(error.stack)));
  if (process.env['LOUD'] !== undefined) page.on('console', (message) => console.log(message.text().slice(0, 400)));
  await page.goto(served.url);
  await driverReady(page);
});
afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = async (path: string): Promise<string> => await step(page, 'open', path);

it('starts with a game, colours rules, and tells and mends what is wrong', async () => {
  expect(await open(rules)).toBe('undercroft-rules');
  expect(await step(page, 'active')).toBe(true);
  expect(await open(card)).toBe('yaml');
  await step(page, 'type', card, 'gain 2 oil', 'gain 2 oli');

  expect(await step(page, 'diagnostics', card, 1)).toEqual([
    { code: 'resolve/unknown-counter', message: expect.stringContaining('oli') },
  ]);
  await step(page, 'repair', card);
  expect(await step(page, 'text', card)).toContain('gain 2 oil');
  expect(await step(page, 'diagnostics', card, 0)).toEqual([]);
});

it('completes, explains and renames over files that nobody has opened', async () => {
  expect(await step(page, 'completions', card, 'gain 2 oil', 7)).toContain('oil');
  expect(await step(page, 'hover', card, 'gain 2 oil', 8)).toContain('oil');
  await step(page, 'rename', card, 'gain 2 oil', 8, 'grease');

  expect(await step(page, 'text', card)).toContain('gain 2 grease');
  expect(await step(page, 'text', 'content/lantern/game.yaml')).toContain('grease:');
  await step(page, 'rename', card, 'gain 2 grease', 8, 'oil');
});

it('shows the picture of an icon, when its name is offered', async () => {
  const before = 'cost: 2\n';
  await open(card);
  await step(page, 'type', card, before, `${before}icon: barn-ow\n`);
  await step(page, 'offer', card, 'icon: barn-ow');
  const picture = page.locator('.suggest-details img[src^="data:image/svg"]');
  await picture.waitFor();
  if (process.env['LOOK'] !== undefined) await page.screenshot({ path: join(process.env['LOOK'], 'vscode-icon.png') });

  expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(96);
  await step(page, 'type', card, 'icon: barn-ow\n', '');
});

it('runs scenarios by their lens, and takes in a file that is saved beside it', async () => {
  await open(scenarios);
  expect(await step(page, 'lenses', scenarios)).toEqual(['run 2 scenarios', 'run', 'run']);
  expect(await step(page, 'press', scenarios, 'run')).toBe(0);
  expect(await step(page, 'press', scenarios, 'run 2 scenarios')).toBe(1);
  await step(page, 'save', 'content/lantern/scenarios/more.yaml', duel('right', 1));
  await open('content/lantern/scenarios/more.yaml');

  expect(await step(page, 'press', 'content/lantern/scenarios/more.yaml', 'run 1 scenario')).toBe(0);
});

it('shows the card of a file beside it, and another file of several', async () => {
  await open(card);
  expect(await step(page, 'card')).toEqual(['wick']);
  const drawn = page.frameLocator('iframe.webview').last().frameLocator('#active-frame').locator('uc-card');
  await drawn.getByText('Wick').first().waitFor();
  await step(page, 'type', card, 'title: Wick', 'title: Candle end');
  await drawn.getByText('Candle end').first().waitFor();
  if (process.env['LOOK'] !== undefined) await page.screenshot({ path: join(process.env['LOOK'], 'vscode.png') });
  await open('content/lantern/tricks/tricks.table.yaml');
  const cards = await step<string[]>(page, 'card');

  expect(cards).toContain('gust');
  expect(cards.length).toBeGreaterThan(2);
});

it('has come without the network and without an error', () => {
  expect({ outside, errors }).toEqual({ outside: [], errors: [] });
});
