/// <reference lib="dom" />
/** How long somebody with a phone waits for a game: from going to the page to the first question that can be answered. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from 'playwright';
import { builtGames } from '../../built-games.ts';
import { browserLaunch } from '../../chromium.ts';
import { duration, type Bench, type Row } from '../bench.ts';

/** A middling phone: a quarter of the speed of this machine, and the network that Lighthouse calls slow 4G. */
const SLOWER = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: 750e3 / 8 };
const GOAL = 1e9;
const RUNS = 5;

interface GameElement extends HTMLElement {
  newGame(plan: unknown): void;
}

/** Serves one page for each game, packed as a host would. */
async function serve(files: string, games: readonly string[]): Promise<Server> {
  const packed = new Map(games.map((game) => [game, gzipSync(readFileSync(join(files, `${game}.iife.js`)))]));
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').slice(1);
    const script = packed.get(path.replace(/\.js$/, ''));
    if (script !== undefined && path.endsWith('.js')) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' }).end(script);
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>Page</title><style>html, body { margin: 0; height: 100% } dungeon-game { height: 100vh }</style>
<dungeon-game game="${path}"></dungeon-game><script src="${path}.js"></script></html>`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}

/** Nanoseconds from going to the page to the first question on the screen; a game of two people begins by itself. */
async function wait(browser: Browser, url: string, network: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await devtools.send('Network.enable');
  if (network) await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await page.addInitScript(() => {
    const plan = {
      seats: [{ is: 'human' }, { is: 'bot', bot: 'random' }],
      names: ['', ''],
      seed: 6,
      options: {},
      variant: null,
    };
    let begun = false;
    const look = (): void => {
      const game = document.querySelector('dungeon-game') as GameElement | null;
      if (
        !begun &&
        game?.shadowRoot?.querySelector('dialog') !== undefined &&
        game.shadowRoot?.querySelector('dialog') !== null
      ) {
        begun = true;
        game.newGame(plan);
      }
      const prompt = game?.shadowRoot?.querySelector('uc-table')?.shadowRoot?.querySelector('uc-prompt')?.shadowRoot;
      if (begun && (prompt?.querySelector('.answer, .accept') ?? null) !== null)
        (globalThis as { first?: number }).first = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(url, { waitUntil: 'commit' });
  const first = await page.waitForFunction(() => (globalThis as { first?: number }).first, undefined, {
    timeout: 60_000,
  });
  const milliseconds = (await first.jsonValue()) ?? Number.NaN;
  await context.close();
  return milliseconds * 1e6;
}

async function rowOf(browser: Browser, url: string, game: string, network: boolean): Promise<Row> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) times.push(await wait(browser, url, network));
  const [low = 0, , median = 0, , high = 0] = times.toSorted((one, other) => one - other);
  return {
    id: 'page',
    what: `${game}, ${network ? 'slow 4G' : 'file at hand'}: page to first question`,
    figure: `${duration(median)} (${duration(low)}–${duration(high)})`,
    target: `≤ ${duration(GOAL)}`,
    met: median <= GOAL,
    values: { nanoseconds: median, low, high },
  };
}

/** First question on a slow phone. */
export const pageBench: Bench = {
  id: 'page',
  title: `The first question on a phone, ${SLOWER} times slower than this machine`,
  async run() {
    const games = ['keeper', 'apprentices'];
    const server = await serve(builtGames(), games);
    const { executablePath, args, env } = await browserLaunch();
    const inherited = process.env as Record<string, string>;
    const browser = await chromium.launch({ executablePath, args: [...args], env: { ...inherited, ...env } });
    try {
      const { port } = server.address() as AddressInfo;
      const rows: Row[] = [];
      for (const game of games)
        for (const network of [false, true])
          rows.push(await rowOf(browser, `http://127.0.0.1:${port}/${game}`, game, network));
      return rows;
    } finally {
      await browser.close();
      server.close();
    }
  },
};
