/// <reference lib="dom" />
// The studio in a browser, over a folder of its own for each test: helpers of its tests.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connectBrowser } from '@undercroft/browser';
import { pageConfig } from '@undercroft/workbench/site';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContext, FrameLocator, Locator, Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';

/** The folder with the small game. */
export const tiny = fileURLToPath(new URL('../../packages/compiler/test/games/tiny', import.meta.url));
/** The package with the page. */
export const workbench = fileURLToPath(new URL('../../packages/workbench', import.meta.url));
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Chooses something of the menu of the studio. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** The studio of the small game of the tests, opened before each of them. */
export class StudioPages {
  content = '';
  url = '';
  page!: Page;
  context!: BrowserContext;
  /** warnings and errors of the page; any that is left fails the test */
  complaints: string[] = [];
  #cacheDir = '';
  #server: ViteDevServer | null = null;
  #browser: Browser | null = null;

  /** @param packages  how they are served, see `pageConfig` */
  async start(packages: 'sources' | 'bundled'): Promise<void> {
    this.content = mkdtempSync(join(tmpdir(), 'undercroft-studio-'));
    // What Vite keeps does not ask whether our sources are still the same: each run begins with nothing.
    this.#cacheDir = mkdtempSync(join(tmpdir(), 'undercroft-bundled-'));
    const config = {
      ...pageConfig(this.content, [], packages),
      cacheDir: this.#cacheDir,
      root: workbench,
      configFile: false,
    } as const;
    this.#server = await createServer({ ...config, logLevel: 'silent', server: { host: '127.0.0.1', port: 0 } });
    await this.#server.listen();
    this.url = `http://127.0.0.1:${(this.#server.httpServer!.address() as AddressInfo).port}`;
    this.#browser = await connectBrowser(inject('browser'));
  }

  async stop(): Promise<void> {
    await this.#browser?.close();
    await this.#server?.close();
    for (const folder of [this.content, this.#cacheDir]) rmSync(folder, { recursive: true, force: true });
  }

  /** @param files  texts that are laid over those of the game, by path */
  async begin(files: Readonly<Record<string, string>>): Promise<void> {
    cpSync(tiny, this.content, { recursive: true });
    for (const [path, text] of Object.entries(files)) writeFileSync(join(this.content, path), text);
    this.context = await this.#browser!.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
    this.page = await this.context.newPage();
    const { page } = this;
    await page.addInitScript(() => localStorage.setItem('undercroft:settings', '{"pace":"off"}'));
    this.complaints = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(String(error.stack)));
    page.on('dialog', (dialog) => void dialog.accept(dialog.type() === 'prompt' ? 'A first evening' : ''));
  }

  async end(): Promise<void> {
    await this.context.close();
    if (this.complaints.length > 0) throw new Error(this.complaints.join('\n'));
  }

  saved(path: string): string {
    return readFileSync(join(this.content, path), 'utf8');
  }

  /** The text from which a change that the browser keeps has begun; null where it keeps none of this file. */
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
    await this.frame.locator('dungeon-setup input[name="seed"]').fill(seed);
    await this.frame.locator('dungeon-setup button[type="submit"]').click();
    await this.frame.locator('uc-table').waitFor();
  }

  /** The text as it stands in the file: what the editor shows beside it is left out. */
  async text(): Promise<string> {
    return await this.editor.evaluate((element) =>
      [...element.querySelectorAll('.cm-line')]
        .map((line) => {
          const copy = line.cloneNode(true) as Element;
          for (const inlay of copy.querySelectorAll('.cm-inlay')) inlay.remove();
          return copy.textContent ?? '';
        })
        .join('\n'),
    );
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
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      problems.push(...found, ...(width > size.width ? [`${size.width}: ${width} wide`] : []));
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    return problems;
  }

  /** A picture for people who look, where `LOOK` names a folder. */
  async look(name: string): Promise<void> {
    const folder = process.env['LOOK'];
    if (folder !== undefined) await this.page.screenshot({ path: join(folder, `${name}.png`) });
  }
}

/**
 * Opens the studio before each test of a file.
 *
 * @param packages  bundled, as where they were installed; `sources`, as `npm start` serves them, takes five times as long to open
 */
export function studioPages(
  path: string,
  files: Readonly<Record<string, string>> = {},
  packages: 'sources' | 'bundled' = 'bundled',
): StudioPages {
  const pages = new StudioPages();
  beforeAll(async () => await pages.start(packages));
  afterAll(async () => await pages.stop());
  beforeEach(async () => {
    await pages.begin(files);
    await pages.open(path);
  });
  afterEach(async () => await pages.end());
  return pages;
}
