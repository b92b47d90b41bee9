/// <reference lib="dom" />
// The documents in a browser: read, searched and tried, as `npm start` serves them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { connectBrowser } from '@undercroft/browser';
import { docsSite } from '@undercroft/workbench/docs-site';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { getDocumentProxy } from 'unpdf';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { closePages, onComplaint, serveWorkbench, textIn, tiny, type ServedWorkbench } from './studio-pages.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let served: ServedWorkbench;
let browser: Browser;
/** One for all tests, because what it has fetched and compiled serves the next page. */
let context: BrowserContext;
let page: Page;
let url: string;
let complaints: string[];

beforeAll(async () => {
  served = await serveWorkbench(tiny, [docsSite()], 'bundled');
  ({ url } = served);
  browser = await connectBrowser(inject('browser'));
  context = await browser.newContext({ viewport: DESKTOP });
});
afterAll(async () => {
  await browser.close();
  await served.stop();
});
beforeEach(async () => {
  page = await context.newPage();
  complaints = [];
  onComplaint(page, (words) => complaints.push(words));
});
afterEach(async () => {
  await closePages(context, url);
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
});

/** A picture for people who look, where `LOOK` names a folder. */
async function look(name: string): Promise<void> {
  const folder = process.env['LOOK'];
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** What axe finds, and whether the page is wider than the screen. */
async function barriers(): Promise<string[]> {
  await page.evaluate(axeSource);
  const found = await page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`));
  });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width > page.viewportSize()!.width ? [...found, `${width} wide`] : found;
}

it('is found from the start page, and leads through its parts', async () => {
  await page.goto(`${url}/`);
  await page.getByRole('link', { name: 'Documentation' }).click();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Language' }).click();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: '8. Decisions' }).click();

  await page.getByRole('heading', { level: 1, name: '8. Decisions' }).waitFor();
  expect(page.url()).toBe(`${url}/docs/language/08-decisions.html`);
});

it('finds a page by words of its text, with the keyboard alone', async () => {
  await page.goto(`${url}/docs/formats/row.html`);
  await page.keyboard.press('/');
  await page.keyboard.type('procedures your own verbs');
  await page.getByRole('option', { name: /^3\. Procedures/ }).waitFor();
  await look('search');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { level: 1, name: '3. Procedures' }).waitFor();
  expect(page.url()).toMatch(/\/docs\/language\/03-procedures\.html$/);
});

/** Opens the editor of an example. @param n  counted from 0 */
async function edit(address: string, n: number): Promise<Locator> {
  await page.goto(`${url}/docs/${address}.html`);
  const example = page.locator(`[data-example="${n}"]`);
  await example.getByRole('button', { name: 'Try it' }).click();
  await example.locator('.cm-content').waitFor();
  return example;
}

/** Writes words over others in the text of an example. */
async function retype(example: Locator, from: string, to: string): Promise<void> {
  const editor = example.locator('.cm-content');
  const now = await textIn(editor);
  expect(now).toContain(from);
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(now.replace(from, to));
}

it('shows the mistake and the card of an example while it is edited, leads to the page of its code, and goes back', async () => {
  const example = await edit('language/01-first-effect', 0);
  await example.getByText('Nothing is wrong.').waitFor();
  await example.locator('uc-card').getByText('Newt').first().waitFor();
  await retype(example, 'title: Newt', 'title: Axolotl');
  await example.locator('uc-card').getByText('Axolotl').first().waitFor();
  await look('example-card');
  expect(await barriers()).toEqual([]);

  await retype(example, 'gain 1 embers', 'gain 1 embrs');
  await example.locator('.cm-lintRange-error').first().waitFor();
  await example.getByText('The card as it was last without errors').waitFor();
  await look('example-wrong');
  await expect.poll(() => example.getByRole('link', { name: 'resolve/unknown-counter' }).count()).toBe(1);
  await page.setViewportSize(PHONE);
  await look('example-wrong-390');
  expect(await barriers()).toEqual([]);
  await page.setViewportSize(DESKTOP);

  await example.getByRole('button', { name: 'Reset' }).click();
  await example.getByText('Nothing is wrong.').waitFor();
  await expect.poll(() => example.locator('.cm-content').textContent()).toContain('title: Newt');
  await retype(example, 'gain 1 embers', 'gain 1 embrs');
  await example.getByRole('link', { name: 'resolve/unknown-counter' }).click();
  await page.locator('article code').getByText('resolve/unknown-counter', { exact: true }).waitFor();
});

it('tries a rule of an example, in every way it can go', async () => {
  const example = await edit('language/03-procedures', 0);
  await example.getByText('Nothing is wrong.').waitFor();
  await expect.poll(() => example.getByRole('textbox', { name: 'What is done' }).inputValue()).toBe('flood fern');
  await example.getByRole('button', { name: 'Try it' }).click();
  await example.getByText('It can go in one way only').waitFor();
  await look('example-tried');

  await expect.poll(() => example.locator('.ways').textContent()).toContain('moth');
});

it('plays the scenarios of an example, after each change', async () => {
  const example = await edit('formats/scenarios', 0);
  await example.getByText('Scenarios: 1 pass, 0 fail.').waitFor();
  await retype(example, 'player 1.embers: 1', 'player 1.embers: 2');
  await example.getByText('Scenarios: 0 pass, 1 fail.').waitFor();
  await look('example-scenario');

  expect(await example.locator('pre').textContent()).toContain('player 1.embers');
});

it('opens an example in the studio, where messages lead to the page of their code', async () => {
  const example = await edit('language/01-first-effect', 0);
  await example.getByText('Nothing is wrong.').waitFor();
  await retype(example, 'gain 1 embers', 'gain 1 embrs');
  await example.locator('.cm-lintRange-error').first().waitFor();
  await example.getByRole('button', { name: 'Open in the studio' }).click();
  await page.locator('workbench-studio .cm-lintRange-error').first().hover();
  await look('studio-message');
  const [about] = await Promise.all([
    context.waitForEvent('page'),
    page.locator('.cm-tooltip').getByRole('link', { name: 'resolve/unknown-counter' }).click(),
  ]);
  await about.getByRole('heading', { level: 1 }).waitFor();

  expect(about.url()).toBe(`${url}/docs/errors/resolve/unknown-counter.html`);
  const listed = page.locator('.problems').getByRole('link', { name: 'resolve/unknown-counter' });
  await expect.poll(() => listed.count()).toBe(1);
});

it('prints the cheat sheet on one side of A4', async () => {
  await page.goto(`${url}/docs/language/80-cheat-sheet.html`);
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const [, , width, height] = (await paper.getPage(1)).view;

  expect([paper.numPages, Math.round((width! / 72) * 25.4), Math.round((height! / 72) * 25.4)]).toEqual([1, 210, 297]);
});

it('has no barrier on a desktop and on a phone, light and dark', async () => {
  for (const address of ['index', 'formats/game', 'errors/load/tiles']) {
    await page.goto(`${url}/docs/${address}.html`);
    for (const [theme, size] of [
      ['light', DESKTOP],
      ['dark', PHONE],
    ] as const) {
      await page.getByLabel('Colours').selectOption(theme);
      await page.setViewportSize(size);
      await look(`${address.replaceAll('/', '-')}-${size.width}-${theme}`);
      expect({ address, theme, barriers: await barriers() }).toEqual({ address, theme, barriers: [] });
    }
    await page.setViewportSize(DESKTOP);
  }
});
