/// <reference lib="dom" />
// The studio as a designer uses it: a server over a folder of content, and a browser.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageConfig } from '@undercroft/workbench/site';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startBrowser } from '@undercroft/browser';

const tiny = fileURLToPath(new URL('../../packages/compiler/test/games/tiny', import.meta.url));
const root = fileURLToPath(new URL('../../packages/workbench', import.meta.url));
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wick = 'lantern/tricks/wick.yaml';
const text = 'title: Wick\ncount: 1 per player\nstarts: deck\ncost: 2\neffect: play in main-window, gain 2 oil\n';

let content: string;
let server: ViteDevServer;
let url: string;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  content = mkdtempSync(join(tmpdir(), 'undercroft-studio-'));
  const config = pageConfig(content);
  server = await createServer({
    ...config,
    root,
    configFile: false,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  url = `http://127.0.0.1:${(server.httpServer!.address() as AddressInfo).port}`;
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(content, { recursive: true, force: true });
});

beforeEach(async () => {
  cpSync(tiny, content, { recursive: true });
  writeFileSync(join(content, wick), text);
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
  page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('undercroft:settings', '{"pace":"off"}'));
  complaints = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error.stack)));
  page.on('dialog', (dialog) => void dialog.accept(dialog.type() === 'prompt' ? 'A first evening' : ''));
  await open();
});
afterEach(async () => {
  await context.close();
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
});

const saved = (path: string): string => readFileSync(join(content, path), 'utf8');
const editor = () => page.locator('.cm-content');
const frame = () => page.frameLocator('iframe');

async function open(path = wick): Promise<void> {
  await page.goto(`${url}/#/edit/${path}`);
  await editor().waitFor();
}

/** Writes over the words of a line. */
async function retype(from: string, to: string): Promise<void> {
  const now = await editor().evaluate((element) =>
    [...element.querySelectorAll('.cm-line')]
      .map((line) => {
        const copy = line.cloneNode(true) as Element;
        for (const inlay of copy.querySelectorAll('.cm-inlay')) inlay.remove();
        return copy.textContent ?? '';
      })
      .join('\n'),
  );
  expect(now).toContain(from);
  await editor().focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(now.replace(from, to));
}

it('shows card and table anew, without a reload and without losing the game in play, while a file is edited', async () => {
  await frame().locator('dungeon-setup button[type="submit"]').click();
  await frame().locator('uc-table').waitFor();
  await retype('title: Wick', 'title: Wax');
  await frame().getByText('The content has changed').waitFor();
  await page.getByRole('tab', { name: 'Cards' }).click();
  await frame().locator('uc-card[marked]').getByText('Wax').waitFor();
  await retype('gain 2 oil', 'gain 7 oil');
  await frame().locator('uc-card[marked]').getByText('7').first().waitFor();

  expect(saved(wick)).toBe(text);
});

it('says what is wrong where it is wrong, leads there from another file, and repairs it', async () => {
  await retype('gain 2 oil', 'gain 2 oli');
  await page.locator('.cm-lintRange-error').first().waitFor();
  await page.getByRole('button', { name: 'game.yaml' }).click();
  await page.locator('.problem').first().click();
  await expect.poll(() => editor().textContent()).toContain('gain 2 oli');
  await page.locator('.cm-lintRange-error').first().hover();
  await page.locator('.cm-diagnosticAction').first().click();

  await page.getByText('Nothing is wrong.').waitFor();
  expect(await editor().textContent()).toContain('gain 2 oil');
});

it('renames a counter in all files, also those that nobody has opened', async () => {
  await page.locator('.cm-line', { hasText: 'effect' }).getByText('oil').first().dblclick();
  await page.keyboard.press('F2');
  await page.locator('.cm-lsp-rename-panel input').fill('grease');
  await page.keyboard.press('Enter');
  await expect.poll(() => editor().textContent()).toContain('gain 2 grease');
  await page.getByText('Nothing is wrong.').waitFor();
  await page.getByRole('button', { name: 'game.yaml' }).click();

  await expect.poll(() => editor().textContent()).toContain('grease:');
});

it('keeps changes in the browser, and takes them back on demand', async () => {
  await retype('title: Wick', 'title: Wax');
  await page.getByText('Changes are kept in this browser.').waitFor();
  await page.reload();
  await editor().getByText('Wax').waitFor();
  await page.getByRole('button', { name: 'Discard changes' }).click();

  await expect.poll(() => editor().textContent()).toContain('title: Wick');
});

it('writes changed, new and deleted files into the content folder, when they are saved', async () => {
  await retype('title: Wick', 'title: Wax');
  await page.getByRole('button', { name: 'New file' }).click();
  await page.getByLabel('Path of the new file').fill('../outside.yaml');
  await page.keyboard.press('Enter');
  await page.getByText('A path is a folder and a name').waitFor();
  await page.getByLabel('Path of the new file').fill('tricks/snuff.yaml');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'snuff.yaml' }).waitFor();
  await editor().focus();
  await page.keyboard.insertText(text.replace('Wick', 'Snuff'));
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByText('Saved').waitFor();

  expect(saved(wick)).toBe(text.replace('Wick', 'Wax'));
  expect(saved('lantern/tricks/snuff.yaml')).toBe(text.replace('Wick', 'Snuff'));

  await page.getByRole('button', { name: 'Delete this file' }).click();
  await page.getByRole('button', { name: /^Save \(1\)/ }).click();
  await expect.poll(() => existsSync(join(content, 'lantern/tricks/snuff.yaml'))).toBe(false);
});

it('takes a file in that somebody saves beside it, and asks about one that is changed here too', async () => {
  await retype('title: Wick', 'title: Wax');
  writeFileSync(join(content, wick), text.replace('Wick', 'Tallow'));
  await page.getByText('Changed elsewhere since you began: lantern/tricks/wick.yaml').waitFor();
  expect(await editor().textContent()).toContain('Wax');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await editor().getByText('Tallow').waitFor();
  writeFileSync(join(content, wick), text.replace('Wick', 'Candle'));

  await editor().getByText('Candle').waitFor();
});

it('writes over nothing that it has never seen, and keeps what is typed while it saves', async () => {
  await retype('title: Wick', 'title: Wax');
  // As if the server could not tell the page: it hears of no change of the folder.
  await page.route('**/__undercroft/write', async (route) => {
    writeFileSync(join(content, wick), text.replace('Wick', 'Tallow'));
    await route.continue();
  });
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByText('Changed elsewhere since you began: lantern/tricks/wick.yaml').waitFor();
  expect(saved(wick)).toContain('Tallow');
  await page.unroute('**/__undercroft/write');
  complaints = complaints.filter((line) => !line.includes('409'));
  await page.route('**/__undercroft/write', async (route) => {
    await retype('cost: 2', 'cost: 3');
    await route.continue();
  });
  await page.keyboard.press('ControlOrMeta+s');
  await expect.poll(() => saved(wick)).toContain('Wax');
  await page.getByText('Changes are kept in this browser.').waitFor();
  await page.reload();
  await editor().getByText('cost: 3').waitFor();

  expect(saved(wick)).toContain('cost: 2');
  expect(await page.getByText('Changed elsewhere').count()).toBe(0);
});

it('says that another window edits the game, and keeps nothing over what that one keeps', async () => {
  await retype('title: Wick', 'title: Wax');
  await page.getByText('Changes are kept in this browser.').waitFor();
  const other = await context.newPage();
  await other.goto(`${url}/#/edit/${wick}`);
  await other.getByText('This game is edited in another window').waitFor();
  await other.locator('.cm-content').getByText('Wax').waitFor();
  await other.locator('.cm-content').focus();
  await other.keyboard.press('ControlOrMeta+a');
  await other.keyboard.insertText('title: Nothing');
  await other.close();
  await page.reload();

  await expect.poll(() => editor().textContent()).toContain('title: Wax');
});

it('shows one page after the other without a step of the way back', async () => {
  const before = await page.evaluate(() => history.length);
  await page.getByRole('tab', { name: 'Cards' }).click();
  await frame().locator('uc-card[marked]').first().waitFor();
  await page.getByRole('tab', { name: 'Rulebook' }).click();
  await frame().locator('workbench-rules').waitFor();

  expect(await page.evaluate(() => history.length)).toBe(before);
});

it('shows markup in a text as text, wherever it is told of', async () => {
  const hostile = '<img src=x onerror=PWNED=1><style>*{display:none}</style><form action=/><button>go';
  await retype('title: Wick', `title: '${hostile}'`);
  await frame().locator('dungeon-setup').waitFor();
  await page.getByText('Nothing is wrong.').waitFor();
  await page.locator('.cm-line', { hasText: 'effect' }).getByText('oil').first().hover();
  await page.locator('.cm-lsp-hover-tooltip').waitFor();
  await page.getByRole('tab', { name: 'Cards' }).click();
  await frame().locator('uc-card[marked]').waitFor();
  const marked = '.cm-tooltip :is(img, style, form)';

  expect(await page.locator(marked).count()).toBe(0);
  expect(await page.evaluate(() => 'PWNED' in window || 'PWNED' in document.querySelector('workbench-app')!)).toBe(
    false,
  );
});

it('runs the scenarios on the game as it is edited, and leads to one that fails', async () => {
  await page.getByRole('tab', { name: 'Tests' }).click();
  await page.getByText('Scenarios: 1 pass, 0 fail.').waitFor();
  await open('lantern/scenarios/duel.yaml');
  await retype('player 1.embers: 1', 'player 1.embers: 3');
  await page.getByText('Scenarios: 0 pass, 1 fail.').waitFor();
  await page.getByRole('button', { name: 'game.yaml' }).click();
  await page.locator('.tests .problem').click();

  await expect.poll(() => editor().textContent()).toContain('- it: A moth that wins a duel');
});

it('writes the game in play down as a scenario that passes', async () => {
  await frame().locator('dungeon-setup input[name="seed"]').fill('amber');
  await frame().locator('dungeon-setup button[type="submit"]').click();
  await frame().locator('uc-prompt .answer').first().click();
  await frame().locator('uc-prompt .answer').first().waitFor();
  await page.getByRole('button', { name: 'Save as test' }).click();
  await expect.poll(() => editor().textContent()).toContain('- it: A first evening');
  expect(await editor().textContent()).toContain('seed: amber');
  await page.getByRole('tab', { name: 'Tests' }).click();

  await page.getByText('Scenarios: 2 pass, 0 fail.').waitFor();
  expect(await editor().getAttribute('aria-label')).toBe('Text of lantern/scenarios/from-play.yaml');
});

it('packs the game into an archive and opens it again', async () => {
  await retype('title: Wick', 'title: Wax');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await editor().getByText('title: Wick').waitFor();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open a download' }).click(),
  ]);
  await chooser.setFiles(await download.path());

  await expect.poll(() => editor().textContent()).toContain('title: Wax');
});

it('can be used by everybody: nothing that axe finds, and no page beside it on a phone', async () => {
  await retype('gain 2 oil', 'gain 2 oli');
  await page.locator('.problem').first().waitFor();
  await page.evaluate(axeSource);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    const found = await page.evaluate(async () => {
      const { violations } = await (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run();
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`));
    });
    expect(found, `${size.width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  }
});
