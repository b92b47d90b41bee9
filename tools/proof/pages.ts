/// <reference lib="dom" />
/** Pages that hold built games and nothing else, in the browser of the tests. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { connectBrowser } from '@undercroft/browser';

/** Ids of all games of `content/`. */
export const games: readonly string[] = readdirSync(fileURLToPath(new URL('../../content', import.meta.url)), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Stands for the server of the pages; its answers come from a folder. */
export const HOST = 'http://game.test/';

/** A page with a game, and what it complains of. */
export interface GamePage {
  readonly page: Page;
  /** warnings, errors, and what was asked of others */
  readonly complaints: string[];
}

/** Opens pages for tests. */
export interface GamePages {
  /** folder of the built games; nothing may be written there */
  readonly files: string;
  /**
   * Opens a game as any page would.
   *
   * @param settings  settings from an earlier visit, such as `{ pace: 'off' }`
   */
  game(game: string, options: BrowserContextOptions, settings?: Readonly<Record<string, unknown>>): Promise<GamePage>;
  /**
   * Opens any page.
   *
   * @param url     on `HOST`, or a file
   * @param folder  of the files of `HOST`
   */
  open(url: string, folder: string, options: BrowserContextOptions): Promise<GamePage>;
}

/**
 * Pages in the browser that all tests of pages share, with the games built; those of a test are
 * closed after it.
 */
export function gamePages(): GamePages {
  const files = fileURLToPath(new URL('../../packages/bundle/dist', import.meta.url));
  let browser: Browser;
  beforeAll(async () => {
    browser = await connectBrowser(inject('browser'));
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map(async (context) => await context.close()));
  });
  afterAll(async () => {
    await browser?.close();
  });
  return {
    files,
    async game(game, options, settings = { pace: 'off' }) {
      const opened = await blankPage(browser, files, { reducedMotion: 'reduce', ...options });
      const { page } = opened;
      await page.addInitScript((text) => localStorage.setItem('undercroft:settings', text), JSON.stringify(settings));
      await page.route(HOST, (route) => route.fulfill({ contentType: 'text/html', body: htmlOf(game) }));
      await page.goto(HOST);
      return opened;
    },
    async open(url, folder, options) {
      const opened = await blankPage(browser, folder, options);
      await opened.page.goto(url);
      return opened;
    },
  };
}

/**
 * A page of which every complaint is heard, on a host that answers nothing but the files of a
 * folder.
 */
async function blankPage(browser: Browser, folder: string, options: BrowserContextOptions): Promise<GamePage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(HOST) && !/^(blob|data|file):/.test(url)) complaints.push(`asked the network for ${url}`);
  });
  await page.route(`${HOST}**`, (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
  );
  return { page, complaints };
}

/** Games with all their languages, as a page has them that wants them all. */
function htmlOf(game: string): string {
  const locale = fileURLToPath(new URL(`../../content/${game}/locale`, import.meta.url));
  const languages = existsSync(locale) ? readdirSync(locale).map((file) => file.replace(/yaml$/, 'js')) : [];
  const scripts = [...languages.map((file) => `${game}.${file}`), `${game}.iife.js`];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Proof</title>
<style>html, body { margin: 0; height: 100% } dungeon-game { height: 100vh }</style>
<main><dungeon-game game="${game}"></dungeon-game></main>${scripts.map((file) => `<script src="${file}"></script>`).join('')}</html>`;
}
