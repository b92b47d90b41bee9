/// <reference lib="dom" />
/**
 * A device with one of the built games, as a bench sees it. What is told of a page is told by the
 * page itself.
 */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from 'playwright';
import { startBrowser } from '@undercroft/browser';

/** What a page is looked at with. */
export interface Device {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hasTouch: boolean;
  readonly isMobile: boolean;
  readonly reducedMotion: 'reduce' | 'no-preference';
  /** how much slower than this machine it is */
  readonly slower: number;
}

/** A middling phone. */
export const PHONE: Device = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'no-preference',
  slower: 4,
};

/** A computer like this one, whose owner wants nothing to move. */
export const DESKTOP: Device = {
  viewport: { width: 1440, height: 900 },
  hasTouch: false,
  isMobile: false,
  reducedMotion: 'reduce',
  slower: 1,
};

/**
 * Networks by name, as the browser's own tools have them; null for a file that is at hand. Bytes a
 * second, milliseconds.
 */
export const networks = {
  'file at hand': null,
  'fast 4G': { latency: 165, downloadThroughput: (9e6 / 8) * 0.9, uploadThroughput: (1.5e6 / 8) * 0.9 },
  'slow 4G': { latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9 },
} as const;

/** When something could be pressed, in milliseconds from going to the page. */
export interface Moments {
  /** the form is on the screen and its button can be pressed */
  readonly form: number;
  /** so is the first answer of a game that was begun right then */
  readonly question: number;
}

/** What a page needs of the element; it is built, so its types are not here. */
interface GameElement extends HTMLElement {
  readonly session: { readonly position: number; readonly over: boolean; readonly humanAsked: boolean } | null;
  readonly view: { readonly decision: { readonly answers: readonly unknown[] } | null } | null;
  newGame(plan: unknown): void;
  answer(index: number): void;
}

/** A person against a bot that does not think. */
export const PLAN = {
  seats: [{ is: 'human' }, { is: 'bot', bot: 'random' }],
  names: ['', ''],
  seed: 6,
  options: {},
  variant: null,
} as const;

/** Runs in the page, before the game is there; knows nothing but its argument. */
function probe(plan: unknown): void {
  /** when what is drawn in this frame is on the screen */
  const painted = async (): Promise<number> =>
    await new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => done(performance.now()));
      port1.start();
      port2.postMessage(null);
    });
  const game = (): GameElement | null => document.querySelector('dungeon-game');
  const inside = (...path: string[]): Element | null =>
    path.reduce<Element | null>((at, step) => at?.shadowRoot?.querySelector(step) ?? null, game());
  const begin = async (): Promise<number> => {
    const form = await painted();
    game()?.newGame(plan);
    return form;
  };
  let form: Promise<number> | null = null;
  const tell = async (): Promise<void> => {
    const moments = { form: await form, question: await painted() };
    await fetch('/moments', { method: 'POST', body: JSON.stringify(moments) });
  };
  const look = (): void => {
    const button = inside('.opening dungeon-setup', 'button[type=submit]:enabled');
    if (form === null && button !== null && button.getBoundingClientRect().height > 0) form = begin();
    if (inside('uc-table', 'uc-prompt', '.answer, .accept') === null) requestAnimationFrame(look);
    else void tell();
  };
  requestAnimationFrame(look);
}

/** Pages with games, and what they told. */
export class DevicePages {
  readonly #device: Device;
  readonly #files: string;
  readonly #server: Server;
  readonly #packed = new Map<string, Buffer>();
  #browser: Browser | null = null;
  #told: (moments: Moments) => void = () => {};

  /** @param files  folder of the built games */
  constructor(files: string, device: Device) {
    this.#device = device;
    this.#files = files;
    this.#server = createServer((request, response) => {
      const path = (request.url ?? '/').slice(1);
      if (path === 'moments') {
        let text = '';
        request.on('data', (part) => (text += String(part)));
        request.on('end', () => {
          response.end();
          this.#told(JSON.parse(text) as Moments);
        });
      } else if (path.endsWith('.js')) {
        response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' });
        response.end(this.#file(path));
      } else response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(path));
    });
  }

  /** Packed as a host would. */
  #file(path: string): Buffer {
    let packed = this.#packed.get(path);
    if (packed === undefined) {
      packed = gzipSync(readFileSync(join(this.#files, path.replace(/js$/, 'iife.js'))));
      this.#packed.set(path, packed);
    }
    return packed;
  }

  async start(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    this.#browser = await (this.#device.isMobile ? startBrowser('simulated') : startBrowser());
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    this.#server.close();
  }

  async #open(): Promise<{ readonly page: Page; readonly devtools: CDPSession; readonly rate: number }> {
    const { slower, ...screen } = this.#device;
    const context = await this.#browser!.newContext(screen);
    const page = await context.newPage();
    return { page, devtools: await context.newCDPSession(page), rate: slower };
  }

  /** What a page will tell; fails when the page or its browser ends before. */
  async #listen(page: Page): Promise<Moments> {
    return await new Promise<Moments>((done, fail) => {
      this.#told = done;
      const ended = (): void => fail(new Error(`${page.url()} ended before it told anything`));
      page.once('close', ended).once('crash', ended);
    });
  }

  #address(game: string): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/${game}`;
  }

  /** Goes to the page of a game, once. Nothing is kept from one time to the next. */
  async load(game: string, network: keyof typeof networks): Promise<Moments> {
    const { page, devtools, rate } = await this.#open();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    await devtools.send('Network.enable');
    const speed = networks[network];
    if (speed !== null) await devtools.send('Network.emulateNetworkConditions', { offline: false, ...speed });
    const told = this.#listen(page);
    await page.goto(this.#address(game), { waitUntil: 'commit' });
    const moments = await told;
    await page.context().close();
    return moments;
  }

  /**
   * Plays until the middle of a game, then tells how long each answer took until the next question
   * was on the screen.
   *
   * @param before  answers that are not measured
   * @returns       milliseconds, `count` of them; playback is off and the bot does not think
   */
  async answers(game: string, before: number, count: number): Promise<readonly number[]> {
    const { page, devtools, rate } = await this.#open();
    // From the start: what bots do before the first question is not waited for.
    await page.addInitScript(() => localStorage.setItem('undercroft:settings', JSON.stringify({ pace: 'off' })));
    const told = this.#listen(page);
    await page.goto(this.#address(game), { waitUntil: 'commit' });
    await told;
    await page.evaluate(playOn, { count: before, plan: PLAN });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    const times = await page.evaluate(playOn, { count, plan: PLAN });
    await page.context().close();
    return times;
  }
}

/**
 * Runs in the page: gives one answer after the other, here and there in the list; a game that ends
 * begins anew, unmeasured.
 */
async function playOn({ count, plan }: { count: number; plan: unknown }): Promise<number[]> {
  const game = document.querySelector('dungeon-game') as GameElement;
  const frame = async (): Promise<number> => await new Promise((done) => requestAnimationFrame(done));
  const asked = async (): Promise<void> => {
    for (;;) {
      if (game.session?.over === true) game.newGame(plan);
      if (game.session?.humanAsked === true && (game.view?.decision?.answers.length ?? 0) > 0) return;
      await frame();
    }
  };
  const times: number[] = [];
  for (let turn = 0; times.length < count; turn++) {
    await asked();
    await frame();
    const answers = game.view?.decision?.answers.length ?? 1;
    const { session } = game;
    const begun = performance.now();
    game.answer((turn * 7) % answers);
    await asked();
    await frame();
    await new Promise<void>((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => done());
      port1.start();
      port2.postMessage(null);
    });
    if (game.session === session) times.push(performance.now() - begun);
  }
  return times;
}

function pageOf(game: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>Page</title><style>html, body { margin: 0; height: 100% } dungeon-game { height: 100vh }</style>
<script>(${probe.toString()})(${JSON.stringify(PLAN)})</script>
<dungeon-game game="${game}"></dungeon-game><script src="${game}.js"></script></html>`;
}
