// The files that are built for other pages: whole games, played by clicks and by keys, in a page that knows nothing else.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { browserLaunch } from '../chromium.ts';
import { beginByForm, playToTheEnd, type Player } from './playing.ts';

// Whole games in a real browser; a busy machine may need long.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const root = fileURLToPath(new URL('../..', import.meta.url));
const games = readdirSync(join(root, 'content'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let out = '';
let browser: Browser;

beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), 'undercroft-proof-'));
  execFileSync(process.execPath, [join(root, 'packages/game-element/build.ts')], {
    // The tests run in another mode, in which lit warns of itself.
    env: { ...process.env, NODE_ENV: 'production', UNDERCROFT_OUT: out },
    stdio: 'pipe',
  });
  const { executablePath, args, env } = await browserLaunch();
  const inherited = process.env as Record<string, string>;
  browser = await chromium.launch({ executablePath, args: [...args], env: { ...inherited, ...env } });
});

afterAll(async () => {
  await browser?.close();
  rmSync(out, { recursive: true, force: true });
});

/** A page that holds one game, as any page would, and what it complains of. */
async function open(game: string, device: typeof DESKTOP): Promise<{ page: Page; complaints: string[] }> {
  const file = join(out, `${game}.html`);
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Proof</title>
<style>html, body { margin: 0; height: 100% } dungeon-game { height: 100vh }</style>
<dungeon-game game="${game}"></dungeon-game><script src="${game}.iife.js"></script></html>`,
  );
  const context = await browser.newContext({ ...device, reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.setItem('undercroft:settings', JSON.stringify({ pace: 'off' })));
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    if (!/^(file|blob|data):/.test(request.url())) complaints.push(`asked the network for ${request.url()}`);
  });
  await page.goto(pathToFileURL(file).href);
  return { page, complaints };
}

describe.each(games)('%s in one file', (game) => {
  const expectToEnd = async (player: Player, device: typeof DESKTOP): Promise<void> => {
    const { page, complaints } = await open(game, device);
    await beginByForm(page, player);
    const answers = await playToTheEnd(page, player);

    expect(answers).toBeGreaterThan(20);
    await page.locator('dungeon-game dialog .headline').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  };

  it('is played to its end by clicks', async () => {
    await expectToEnd({ by: 'clicks', seats: 2, seed: 5 }, DESKTOP);
  });

  it('is played to its end with the keyboard alone, by as many as can play', async () => {
    await expectToEnd({ by: 'keys', seats: 'most', seed: 5 }, DESKTOP);
  });

  it('is played to its end by taps on a phone', async () => {
    await expectToEnd({ by: 'taps', seats: 2, seed: 5 }, PHONE);
  });
});
