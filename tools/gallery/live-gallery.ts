/**
 * A gallery of its own for a content folder, and a page that looks at it: for the test and the
 * measurement of live edits.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { TEST_PATIENCE } from '../patience.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const storybook = createRequire(import.meta.url)
  .resolve('storybook/package.json')
  .replace(/package\.json$/, 'dist/bin/dispatcher.js');

/** A gallery that runs, with a browser. */
export interface LiveGallery {
  readonly url: string;
  readonly browser: Browser;
  /** The page of one story, drawn. */
  openStory(id: string): Promise<Page>;
  /** Ids and names of all stories that the sidebar lists now. */
  stories(): Promise<Readonly<Record<string, string>>>;
  close(): Promise<void>;
}

/**
 * Starts Storybook on a free port.
 *
 * @param content  content folder to show
 * @param browser  closed with the gallery
 * @throws         Error with all it printed, when it ends or never answers
 */
export async function startGallery(content: string, browser: Browser): Promise<LiveGallery> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [storybook, 'dev', '--port', String(port), '--exact-port', '--ci', '--no-open', '--quiet'],
    {
      cwd: root,
      env: {
        ...process.env,
        UNDERCROFT_CONTENT: content,
        UNDERCROFT_GALLERY: 'live',
        STORYBOOK_DISABLE_TELEMETRY: '1',
        NO_COLOR: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    },
  );
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(String(chunk)));
  try {
    await answering(child, `${url}/index.json`);
    return {
      url,
      browser,
      openStory: (id) => openStory(browser, url, id),
      stories: () => storiesOf(url),
      close: async () => {
        await browser.close();
        await stop(child);
      },
    };
  } catch (error) {
    await stop(child);
    throw new Error(`Storybook did not start:\n${said.join('')}`, { cause: error });
  }
}

async function openStory(browser: Browser, url: string, id: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
  await page.goto(`${url}/iframe.html?viewMode=story&id=${id}`);
  await page.locator('uc-card, gallery-errors h1, gallery-layout iframe').first().waitFor();
  return page;
}

async function storiesOf(url: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/index.json`);
  const { entries } = (await answer.json()) as { entries: Record<string, { name: string }> };
  return Object.fromEntries(Object.entries(entries).map(([id, { name }]) => [id, name]));
}

/**
 * Below the ephemeral ports of the system, so that
 * it is still free when Storybook takes it.
 */
async function freePort(): Promise<number> {
  for (let port = 20_000 + (process.pid % 10_000); ; port++) {
    const server = createServer();
    const free = await new Promise<boolean>((done) => {
      server.once('error', () => done(false));
      server.listen(port, '127.0.0.1', () => done(true));
    });
    await new Promise((done) => server.close(done));
    if (free) return port;
  }
}

async function answering(child: ChildProcess, url: string): Promise<void> {
  const until = Date.now() + TEST_PATIENCE;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('no answer');
}

/** Ends it with all it has started. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = new Promise((done) => child.once('exit', done));
  if (process.platform === 'win32') child.kill();
  else process.kill(-child.pid);
  await ended;
}
