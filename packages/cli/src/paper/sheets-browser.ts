/**
 * The page of sheets of a game in a headless browser: the commands print what the workbench shows.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeWhole, type GameFolder } from '@undercroft/content-files';
import { writePrintSettings, type PrintSettings } from '@undercroft/workbench/print-settings';
import type { Browser, Page, Route } from '@undercroft/browser';
import { FindingError } from '../failure.ts';
import type { Terminal } from '../terminal.ts';
import { missingLetters } from './letters.ts';
import { longWords } from './long-words.ts';

/** No server answers there: all files come from the folder that was built. */
const HOST = 'http://sheets.invalid/';

/** What is drawn, in which language and how finely. */
export interface SheetsWanted {
  readonly settings: PrintSettings;
  /** tag of a language; empty: that of the content */
  readonly lang: string;
  /** pixels of pictures to an inch of paper; 96 when nothing but a PDF is made */
  readonly resolution: number;
}

/** Draws games on sheets. */
export interface SheetsBrowser {
  /**
   * Opens the sheets of a game, drawn to the end.
   *
   * @param files  other ones than those on disk, by path; the game must compile
   * @throws FindingError when the page says that something is wrong with it
   */
  open(game: GameFolder, wanted: SheetsWanted, files?: ReadonlyMap<string, string>): Promise<Page>;
}

/**
 * Gives a browser to print with, and closes it afterwards.
 *
 * @param terminal  is told once of each letter that cannot be drawn, and of each word that is too
 *                  long
 * @throws FindingError when there is none on this machine
 */
export async function withSheets<T>(
  terminal: Pick<Terminal, 'err'>,
  use: (sheets: SheetsBrowser) => Promise<T>,
): Promise<T> {
  const scratch = mkdtempSync(join(tmpdir(), 'undercroft-print-'));
  const browser = await browserOrReason();
  try {
    const built = new Map<string, string>();
    const told = new Set<string>();
    return await use({
      open: async (game, wanted, files) => {
        const key = files === undefined ? game.folder : `${game.folder} ${built.size}`;
        const site = built.get(key) ?? (await siteOf(game, files, join(scratch, String(built.size))));
        built.set(key, site);
        const page = await openPage(browser, site, game.id, wanted);
        for (const sentence of [...(await missingLetters(page)), ...(await longWords(page))]) {
          if (!told.has(sentence)) terminal.err(`${sentence}\n`);
          told.add(sentence);
        }
        return page;
      },
    });
  } finally {
    await browser.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function browserOrReason(): Promise<Browser> {
  try {
    return await (await import('@undercroft/browser')).startBrowser('none', 'system');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') {
      throw new FindingError(
        'sheets are drawn by a browser: `npm install @undercroft/browser` brings one, or finds that of this machine',
      );
    }
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new FindingError(
      `sheets are drawn by a browser, and none could be started: ${reason}\n` +
        'Set BROWSER_PATH to Chrome, Chromium or Edge. Without one, `npm start` shows the same sheets, which every browser prints.',
    );
  }
}

/** @returns the folder of the built site */
async function siteOf(
  game: GameFolder,
  files: ReadonlyMap<string, string> | undefined,
  scratch: string,
): Promise<string> {
  const { buildSite } = await import('@undercroft/workbench/site');
  const out = join(scratch, 'site');
  const content = files === undefined ? dirname(game.folder) : join(scratch, 'content');
  for (const [path, text] of files ?? []) writeWhole(join(content, path), text);
  const fonts = join(game.folder, 'fonts');
  if (files !== undefined && existsSync(fonts)) cpSync(fonts, join(content, game.id, 'fonts'), { recursive: true });
  mkdirSync(out, { recursive: true });
  await buildSite({ content, games: [game.id], out, pictures: false });
  return out;
}

async function openPage(browser: Browser, site: string, id: string, wanted: SheetsWanted): Promise<Page> {
  const context = await browser.newContext({
    deviceScaleFactor: wanted.resolution / 96,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  await page.route('**/*', async (route) => await answer(route, site));
  await page.addInitScript(
    (settings) => localStorage.setItem('undercroft:settings', settings),
    JSON.stringify({ lang: wanted.lang, theme: 'light' }),
  );
  await page.goto(`${HOST}index.html#/print/${id}&${writePrintSettings(wanted.settings)}`);
  await page.locator('workbench-print[ready]').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  if (wrong.length > 0) throw new FindingError(`${id} cannot be drawn: ${wrong[0]!}`);
  return page;
}

async function answer(route: Route, site: string): Promise<void> {
  const url = new URL(route.request().url());
  const path = join(site, decodeURIComponent(url.pathname));
  const isThere = url.href.startsWith(HOST) && existsSync(path) && statSync(path).isFile();
  await (isThere ? route.fulfill({ path }) : route.abort());
}
