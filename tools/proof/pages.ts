/// <reference lib="dom" />
/** Pages that hold one built game and nothing else, in the browser of the tests. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { builtGames } from '../built-games.ts';
import { browserLaunch } from '../chromium.ts';

/** Ids of all games of `content/`. */
export const games: readonly string[] = readdirSync(fileURLToPath(new URL('../../content', import.meta.url)), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Stands for whoever serves the pages; what it is asked for comes from the folder of the build. */
const HOST = 'http://game.test/';

/** A page with a game, and what it complains of. */
export interface GamePage {
  readonly page: Page;
  /** warnings, errors, and what was asked of others */
  readonly complaints: string[];
}

/** The browser of the tests. It draws without a simulated graphics card, which takes half the time. */
export async function startBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await browserLaunch();
  const inherited = process.env as Record<string, string>;
  const plain = [...args.filter((arg) => !/gl=|angle=|swiftshader/.test(arg)), '--disable-gpu'];
  return await chromium.launch({ executablePath, args: plain, env: { ...inherited, ...env } });
}

/**
 * Opens a game as any page would.
 *
 * @param settings  what somebody has chosen before, such as `{ pace: 'off' }`
 */
export async function openGame(
  browser: Browser,
  game: string,
  options: BrowserContextOptions,
  settings: Readonly<Record<string, unknown>> = { pace: 'off' },
): Promise<GamePage> {
  const files = builtGames();
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  await context.addInitScript((text) => localStorage.setItem('undercroft:settings', text), JSON.stringify(settings));
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(HOST) && !/^(blob|data):/.test(url)) complaints.push(`asked the network for ${url}`);
  });
  await page.route(`${HOST}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (name === '') return route.fulfill({ contentType: 'text/html', body: htmlOf(game) });
    return route.fulfill({ path: join(files, name) });
  });
  await page.goto(HOST);
  return { page, complaints };
}

function htmlOf(game: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Proof</title>
<style>html, body { margin: 0; height: 100% } dungeon-game { height: 100vh }</style>
<main><dungeon-game game="${game}"></dungeon-game></main><script src="${game}.iife.js"></script></html>`;
}
