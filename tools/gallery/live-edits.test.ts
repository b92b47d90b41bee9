/// <reference lib="dom" />
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Frame } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connectBrowser } from '@undercroft/browser';
import { startGallery, type LiveGallery } from './live-gallery.ts';

const games = fileURLToPath(new URL('../../packages/compiler/test/games/tiny', import.meta.url));
const wick = 'lantern/tricks/wick.yaml';
const text = 'title: Wick\ncount: 1 per player\nstarts: deck\ncost: 2\neffect: play in main-window, gain 2 oil\n';
const sizes = ['1440 × 900', '1024 × 768', '390 × 844'];
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare const axe: { run(options: { iframes: boolean }): Promise<AxeResults> };

/** What Storybook leaves in the window of a story. */
interface StoriesWindow {
  readonly __STORYBOOK_PREVIEW__: {
    readonly currentRender?: { readonly phase?: string };
    onStoriesChanged(list: { readonly storyIndex: unknown }): Promise<void>;
  };
}

/** Runs in a window: how far its story is. */
function phase(): string | undefined {
  return (globalThis as unknown as StoriesWindow)['__STORYBOOK_PREVIEW__'].currentRender?.phase;
}

/**
 * Runs in a window: hides its story for a while and shows it again, as Storybook does when it is
 * slow to take in a list of stories.
 */
async function hideAndShow(): Promise<void> {
  const frame = (): Promise<number> => new Promise((drawn) => requestAnimationFrame(drawn));
  const root = document.getElementById('storybook-root')!;
  for (const display of ['none', '']) {
    root.style.display = display;
    // What watches sizes is told between two frames, and draws before the third.
    for (let frames = 0; frames < 3; frames++) await frame();
  }
}

/** Runs in a window: whether its story is the same after two lists of stories that came at once. */
async function takeTwoLists(): Promise<boolean> {
  const drawn = (): Element | null => document.querySelector('gallery-layout, gallery-table');
  const before = drawn();
  const storyIndex: unknown = await (await fetch('index.json')).json();
  const preview = (globalThis as unknown as StoriesWindow)['__STORYBOOK_PREVIEW__'];
  await Promise.all([preview.onStoriesChanged({ storyIndex }), preview.onStoriesChanged({ storyIndex })]);
  return before !== null && drawn() === before;
}

let content: string;
let gallery: LiveGallery;
beforeAll(async () => {
  content = mkdtempSync(join(tmpdir(), 'undercroft-gallery-'));
  cpSync(games, content, { recursive: true });
  writeFileSync(join(content, wick), text);
  gallery = await startGallery(content, await connectBrowser(inject('browser')));
  // The first page of a new server may be loaded twice, when its dependencies have been bundled.
  const first = await gallery.openStory('lantern-trick--wick');
  await first.waitForLoadState('networkidle');
  await first.close();
});
afterAll(async () => {
  await gallery?.close();
  rmSync(content, { recursive: true, force: true });
});

const write = (file: string, words: string): void => writeFileSync(join(content, file), words);
const names = async (): Promise<string[]> => Object.keys(await gallery.stories());

it('draws the card in place, keeps it through an error and takes new cards in, while files are edited', async () => {
  const page = await gallery.openStory('lantern-trick--wick');
  const card = page.locator('uc-card');
  const file = page.locator('gallery-card-file');
  // What only a reload would take away.
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  expect(Object.keys(await gallery.stories())).not.toContain('lantern-errors--errors');

  write(wick, text.replace('gain 2', 'gain 5'));
  await card.getByText('5').first().waitFor();
  await file.getByText('gain 5 oil').first().waitFor();

  write(wick, text.replace('gain 2 oil', 'gain 5 olives'));
  await page.getByText('last card that was right').waitFor();
  await page.locator('gallery-findings').getByText('olives').first().waitFor();
  expect(await card.getByText('5').count()).toBeGreaterThan(0);
  await expect.poll(names).toContain('lantern-errors--errors');
  expect(await names()).toContain('lantern-trick--wick');

  write(wick, text.replace('gain 2', 'gain 3'));
  await card.getByText('3').first().waitFor();
  await expect.poll(names).not.toContain('lantern-errors--errors');

  write('lantern/tricks/snuff.yaml', text.replace('Wick', 'Snuff'));
  await expect.poll(names).toContain('lantern-trick--snuff');
  expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);

  const added = await gallery.openStory('lantern-trick--snuff');
  await added.locator('uc-card').getByText('Snuff').first().waitFor();
});

it('shows the table on three screens beside table.yaml, lays it out anew when that is saved, and keeps it through an error', async () => {
  const page = await gallery.openStory('lantern-layout--middle');
  const file = page.locator('gallery-layout .file');
  const screens = sizes.map((size) => page.frameLocator(`iframe[title$="${size}"]`));
  const everyScreen = async (words: string): Promise<void> => {
    for (const screen of screens) {
      // A phone has no room for the names of areas: they are there to be read aloud.
      await screen.locator('uc-table').getByText(words).first().waitFor({ state: 'attached' });
    }
  };
  await file.getByText('laid out automatically').waitFor();
  await everyScreen('Embers');
  // Each is a window of its own size, whatever it is drawn at.
  const widths = await Promise.all(screens.map((screen) => screen.locator('html').evaluate(() => innerWidth)));
  expect(widths).toEqual([1440, 1024, 390]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const windows = (): readonly Frame[] => page.frames();
  // While barriers are still looked for in a story, Storybook loads its page again rather than draw
  // it anew.
  for (const window of windows()) await expect.poll(() => window.evaluate(phase)).toBe('finished');
  for (const window of windows()) await window.evaluate('globalThis.stayed = true');
  await page.evaluate(hideAndShow);
  await everyScreen('Embers');
  for (const window of windows()) expect(await window.evaluate('globalThis.stayed')).toBe(true);

  write('lantern/table.yaml', 'hand:\n  - { zone: hand, title: Up the sleeve }\n');
  await file.getByText('Up the sleeve').waitFor();
  await everyScreen('Up the sleeve');

  write('lantern/table.yaml', 'hand:\n  - { zone: hannd, title: Down the sleeve }\n');
  await file.locator('gallery-findings').getByText('hannd').first().waitFor();
  await file.locator('.line.bad').getByText('hannd').waitFor();
  await everyScreen('Up the sleeve');

  write('lantern/table.yaml', 'hand:\n  - { zone: hand, title: Down the sleeve }\n');
  await everyScreen('Down the sleeve');
  await file.locator('gallery-findings').waitFor({ state: 'detached' });
  for (const window of windows()) expect(await window.evaluate('globalThis.stayed')).toBe(true);
  // Two lists of stories at once, as when an error is mended before the list with it has been taken
  // in, draw nothing anew.
  for (const window of windows()) expect(await window.evaluate(takeTwoLists)).toBe(true);
});

it('lets the layout be read and played with the keyboard, and leaves axe nothing to say', async () => {
  // Opened first: a page that loads while the gallery takes a change in may load half of each.
  const page = await gallery.openStory('lantern-layout--opening');
  write('lantern/table.yaml', 'hand:\n  - { zone: hand, title: Up the sleeve }\n');
  const screens = sizes.map((size) => page.frameLocator(`iframe[title$="${size}"]`));
  for (const screen of screens)
    await screen.locator('uc-table').getByText('Up the sleeve').first().waitFor({ state: 'attached' });

  await page.evaluate(axeSource);
  const { violations, passes } = await page.evaluate(async () => await axe.run({ iframes: false }));
  expect(passes.length).toBeGreaterThan(10);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);

  const answered = (): Promise<number> =>
    screens[0]!
      .locator('uc-table')
      .evaluate((table) => (table as unknown as { view: { position: number } }).view.position);
  const before = await answered();
  // From the file into the first screen, over the bar of the game to its table.
  await page.locator('gallery-layout pre').focus();
  const focused = (): Promise<string | undefined> =>
    screens[0]!.locator('dungeon-game').evaluate((game) => game.shadowRoot!.activeElement?.localName);
  for (let tab = 0; tab < 20 && (await focused()) !== 'uc-table'; tab++) await page.keyboard.press('Tab');
  expect(await focused()).toBe('uc-table');
  await page.keyboard.press('1');
  await expect.poll(answered).toBeGreaterThan(before);
});
