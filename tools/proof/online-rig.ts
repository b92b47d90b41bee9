/// <reference lib="dom" />
/** A server as a person starts it, and browsers that play at its tables. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectBrowser, type Browser, type Page } from '@undercroft/browser';

const UNDERCROFT = join(import.meta.dirname, '../../packages/cli/bin/undercroft.js');
const REPOSITORY = join(import.meta.dirname, '../..');

/** What a page shows of its game. */
export interface ShownGame {
  readonly answers: number;
  readonly position: number;
  /** the sentence of the ending; null while the game goes on */
  readonly result: string | null;
}

export class OnlineRig {
  readonly folder = mkdtempSync(join(tmpdir(), 'undercroft-online-'));
  readonly browser: Browser;
  /** what browsers complained of */
  readonly complaints: string[] = [];
  address = '';
  #server: ChildProcess | null = null;
  #pages: Page[] = [];

  private constructor(browser: Browser) {
    this.browser = browser;
  }

  /** @param games  ids; all when there are none */
  static async start(browser: string, ...games: readonly string[]): Promise<OnlineRig> {
    const rig = new OnlineRig(await connectBrowser(browser));
    await rig.serve('0', games);
    return rig;
  }

  /** Starts the command. */
  async serve(port: string, games: readonly string[]): Promise<void> {
    const words = ['serve', ...games, '--port', port, '--data', join(this.folder, 'tables.sqlite')];
    const server = spawn(process.execPath, [UNDERCROFT, ...words], {
      cwd: REPOSITORY,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#server = server;
    this.address = await new Promise((resolve, reject) => {
      server.stdout.once('data', (data: Buffer) => resolve(data.toString('utf8').trim()));
      server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
  }

  /** Kills the server as a failure of power does. */
  kill(): void {
    this.#server?.kill('SIGKILL');
  }

  /** The server is there again, at the same address with the same tables. */
  async again(...games: readonly string[]): Promise<void> {
    await this.serve(new URL(this.address).port, games);
  }

  async open(url: string, width: number, height: number, locale = 'en'): Promise<Page> {
    const context = await this.browser.newContext({ viewport: { width, height }, locale, reducedMotion: 'reduce' });
    // What happens is shown at once, so that a game takes no longer than its answers.
    await context.addInitScript(() => {
      if (location.protocol.startsWith('http')) localStorage.setItem('undercroft:settings', '{"pace":"off"}');
    });
    const page = await context.newPage();
    // A connection that is refused while the server is down is told by the browser itself.
    page.on('console', (message) => {
      if (!message.text().includes('WebSocket')) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
    this.#pages.push(page);
    await page.goto(url);
    return page;
  }

  /** Closes the pages of one test. */
  async closePages(): Promise<void> {
    for (const page of this.#pages) await page.context().close();
    this.#pages = [];
  }

  async end(): Promise<void> {
    this.#server?.kill();
    await this.browser.close();
    rmSync(this.folder, { recursive: true });
  }
}

/** Sits down on the first free seat. */
export async function sit(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
}

/** What the table of a page shows. */
export async function shown(page: Page): Promise<ShownGame> {
  return await page.evaluate(() => {
    const game = document.querySelector('online-table')?.shadowRoot?.querySelector('dungeon-game');
    const view = game?.shadowRoot?.querySelector('uc-table')?.view;
    const result = view?.result == null ? null : view.result.text;
    return { answers: view?.decision?.answers.length ?? 0, position: view?.position ?? -1, result };
  });
}
