/// <reference lib="dom" />
// The studio in a browser, over a folder of its own for each test: helpers of its tests.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connectBrowser } from '@undercroft/browser';
import { livePageConfig } from '@undercroft/workbench/live-page';
import { pageConfig } from '@undercroft/workbench/site';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContext, FrameLocator, Locator, Page } from 'playwright';
import { createServer, type InlineConfig } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';

/** The folder with the small game. */
export const tiny = fileURLToPath(new URL('../../packages/compiler/test/games/tiny', import.meta.url));
/** The package with the page. */
export const workbench = fileURLToPath(new URL('../../packages/workbench', import.meta.url));
const DESKTOP = { width: 1440, height: 900 };
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Chooses something of the menu of the studio. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** The workbench, served to tests. */
export interface ServedWorkbench {
  /** address without a slash at the end */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a server. What Vite keeps goes with the run, because Vite does not ask whether our sources
 * are still the same.
 *
 * @param config  of Vite
 */
async function startServer(config: InlineConfig): Promise<ServedWorkbench> {
  const cacheDir = mkdtempSync(join(inject('shared'), 'vite-'));
  const served = { host: '127.0.0.1', port: 0 };
  const server = await createServer({ ...config, cacheDir, configFile: false, logLevel: 'silent', server: served });
  await server.listen();
  return {
    url: `http://127.0.0.1:${(server.httpServer!.address() as AddressInfo).port}`,
    stop: async () => await server.close(),
  };
}

/**
 * Serves the workbench as a server of development does.
 *
 * @param packages  how they are served, see `pageConfig`
 */
export async function serveWorkbench(
  content: string,
  plugins: readonly { readonly name: string }[],
  packages: 'sources' | 'bundled',
): Promise<ServedWorkbench> {
  return await startServer({ ...pageConfig(content, plugins, packages), root: workbench });
}

/**
 * How the page of the studio is made: `built` once for all tests, with the content of a server; or
 * from `sources`, as `npm start` serves them, which takes many times as long to open.
 */
type MadeFrom = 'built' | 'sources';

/** Tells every warning and error of a page. */
export function onComplaint(page: Page, told: (words: string) => void): void {
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) told(message.text());
  });
  page.on('pageerror', (error) => told(String(error.stack)));
}

/** The text of an editor as it stands in the file: what is shown beside it is left out. */
export async function textIn(editor: Locator): Promise<string> {
  return await editor.evaluate((element) =>
    [...element.querySelectorAll('.cm-line')]
      .map((line) => {
        const copy = line.cloneNode(true) as Element;
        for (const inlay of copy.querySelectorAll('.cm-inlay')) inlay.remove();
        return copy.textContent ?? '';
      })
      .join('\n'),
  );
}

/** Closes all pages, and takes away what they have kept and were allowed to do. */
export async function closePages(context: BrowserContext, ...origins: readonly string[]): Promise<void> {
  await Promise.all(context.pages().map(async (page) => await page.close()));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await page.close();
  await context.clearPermissions();
}

/** The studio of the small game of the tests, opened before each of them. */
export class StudioPages {
  content = '';
  url = '';
  page!: Page;
  /**
   * One for all tests of a file, because what it has fetched and compiled serves the next page;
   * what a test keeps in it is taken away after the test.
   */
  context!: BrowserContext;
  /** warnings and errors of the page; any that is left fails the test */
  complaints: string[] = [];
  #served: ServedWorkbench | null = null;
  #browser: Browser | null = null;

  async start(madeFrom: MadeFrom): Promise<void> {
    this.content = mkdtempSync(join(tmpdir(), 'undercroft-studio-'));
    this.#served = await (madeFrom === 'built'
      ? startServer(livePageConfig(this.content))
      : serveWorkbench(this.content, [], madeFrom));
    this.url = this.#served.url;
    this.#browser = await connectBrowser(inject('browser'));
    this.context = await this.#browser.newContext({ viewport: DESKTOP, acceptDownloads: true });
  }

  async stop(): Promise<void> {
    await this.#browser?.close();
    await this.#served?.stop();
    rmSync(this.content, { recursive: true, force: true });
  }

  /** @param files  texts that are laid over those of the game, by path */
  async begin(files: Readonly<Record<string, string>>): Promise<void> {
    cpSync(tiny, this.content, { recursive: true });
    for (const [path, text] of Object.entries(files)) writeFileSync(join(this.content, path), text);
    this.page = await this.context.newPage();
    const { page } = this;
    await page.addInitScript(() => localStorage.setItem('undercroft:settings', '{"pace":"off"}'));
    this.complaints = [];
    onComplaint(page, (words) => this.complaints.push(words));
    page.on('dialog', (dialog) => void dialog.accept(dialog.type() === 'prompt' ? 'A first evening' : ''));
  }

  async end(): Promise<void> {
    await closePages(this.context, this.url, 'file://');
    if (this.complaints.length > 0) throw new Error(this.complaints.join('\n'));
  }

  saved(path: string): string {
    return readFileSync(join(this.content, path), 'utf8');
  }

  /**
   * The text from which a change that the browser keeps has begun; null where it keeps none of this
   * file.
   */
  async keptBase(path: string): Promise<string | null> {
    return await this.page.evaluate(async (file) => {
      const answered = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((done, failed) => {
          request.addEventListener('success', () => done(request.result));
          request.addEventListener('error', () => failed(request.error ?? new Error('no answer')));
        });
      const database = await answered(indexedDB.open('undercroft-studio'));
      const kept = database.transaction('drafts').objectStore('drafts').get(file.split('/')[0]!);
      const drafts = (await answered(kept)) as Record<string, { base: string | null }> | undefined;
      database.close();
      return drafts?.[file]?.base ?? null;
    }, path);
  }

  get editor(): Locator {
    return this.page.locator('.cm-content');
  }

  /** A word of the text, once it is known what it means: until then it has no place of its own. */
  word(text: string): Locator {
    return this.page.locator('.cm-line [class*="cm-is-"]').getByText(text, { exact: true }).first();
  }

  get frame(): FrameLocator {
    return this.page.frameLocator('iframe');
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.url}/#/edit/${path}`);
    await this.editor.waitFor();
  }

  /** What is not needed each minute stands in a menu. */
  async choose(name: string): Promise<void> {
    await fromMenu(this.page, name);
  }

  /** Begins a game on the table. @param seed  decides its chance */
  async play(seed: string): Promise<void> {
    await this.frame
      .locator('dungeon-setup')
      .locator('details')
      .first()
      .evaluate((part: HTMLDetailsElement) => (part.open = true));
    await this.frame.locator('dungeon-setup input[name="seed"]').fill(seed);
    await this.frame.locator('dungeon-setup button[type="submit"]').click();
    await this.frame.locator('uc-table').waitFor();
  }

  /** The text of the file that is shown. */
  async text(): Promise<string> {
    return await textIn(this.editor);
  }

  /** Writes over words of the text. */
  async retype(from: string, to: string): Promise<void> {
    const now = await this.text();
    if (!now.includes(from)) throw new Error(`the text has no ${from}:\n${now}`);
    await this.write(now.replace(from, () => to));
  }

  /** Writes a whole text. */
  async write(text: string): Promise<void> {
    await this.editor.focus();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.insertText(text);
  }

  /** What axe finds serious, and what stands beside the page, on a desktop and on a phone. */
  async barriers(): Promise<readonly string[]> {
    const { page } = this;
    const problems: string[] = [];
    await page.evaluate(axeSource);
    for (const size of [DESKTOP, { width: 390, height: 844 }]) {
      await page.setViewportSize(size);
      const found = await page.evaluate(async () => {
        const { violations } = await (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run();
        return violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`));
      });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      problems.push(...found, ...(width > size.width ? [`${size.width}: ${width} wide`] : []));
    }
    await page.setViewportSize(DESKTOP);
    return problems;
  }

  /** A picture for people who look, where `LOOK` names a folder. */
  async look(name: string): Promise<void> {
    const folder = process.env['LOOK'];
    if (folder !== undefined) await this.page.screenshot({ path: join(folder, `${name}.png`) });
  }
}

/** Opens the studio before each test of a file. */
export function studioPages(
  path: string,
  files: Readonly<Record<string, string>> = {},
  madeFrom: MadeFrom = 'built',
): StudioPages {
  const pages = new StudioPages();
  beforeAll(async () => await pages.start(madeFrom));
  afterAll(async () => await pages.stop());
  beforeEach(async () => {
    await pages.begin(files);
    await pages.open(path);
  });
  afterEach(async () => await pages.end());
  return pages;
}
