/// <reference lib="dom" />
// Two browsers, one of them a phone, play with each other over a server that is killed in the
// middle.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectBrowser, type Browser, type Page } from '@undercroft/browser';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

const UNDERCROFT = join(import.meta.dirname, '../../packages/cli/bin/undercroft.js');
const REPOSITORY = join(import.meta.dirname, '../..');

let browser: Browser;
let folder: string;
let server: ChildProcess;
let address: string;
const complaints: string[] = [];

/** Starts the command as a person does. @returns the address that it prints */
async function serve(port: string): Promise<string> {
  const words = ['serve', 'apprentices', '--port', port, '--data', join(folder, 'tables.sqlite')];
  server = spawn(process.execPath, [UNDERCROFT, ...words], { cwd: REPOSITORY, stdio: ['ignore', 'pipe', 'inherit'] });
  return await new Promise((resolve, reject) => {
    server.stdout?.once('data', (data: Buffer) => resolve(data.toString('utf8').trim()));
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

async function open(url: string, width: number, height: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  // A connection that is refused while the server is down is told by the browser itself.
  page.on('console', (message) => {
    if (!message.text().includes('WebSocket')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(url);
  return page;
}

/** Sits down on the first free seat. */
async function sit(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
}

/** What the table of a page shows: answers to its own question, and how many answers were given. */
const shown = async (page: Page): Promise<{ readonly answers: number; readonly position: number }> =>
  await page.evaluate(() => {
    const game = document.querySelector('online-table')?.shadowRoot?.querySelector('dungeon-game');
    const view = game?.shadowRoot?.querySelector('uc-table')?.view;
    return { answers: view?.decision?.answers.length ?? 0, position: view?.position ?? -1 };
  });

/** Gives answers by key for each player who is asked, until so many were given. */
async function playTo(pages: readonly Page[], position: number): Promise<void> {
  for (let at = (await shown(pages[0]!)).position; at < position;) {
    for (const page of pages) {
      if ((await shown(page)).answers === 0) continue;
      await page.bringToFront();
      await page.locator('uc-table').focus();
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
    }
    at = (await shown(pages[0]!)).position;
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'undercroft-online-'));
  browser = await connectBrowser(inject('browser'));
  address = await serve('0');
});

afterAll(async () => {
  server.kill();
  await browser.close();
  rmSync(folder, { recursive: true });
});

it('begins from a link, and goes on after the server was killed, without a word', async () => {
  const host = await open(address, 1440, 900);
  await host.getByRole('button', { name: 'Open a table' }).click();
  await host.waitForURL(/\/t\//);
  await sit(host, 'Ann');
  const guest = await open(host.url(), 390, 844);
  await sit(guest, 'Bob');
  await host.getByRole('button', { name: 'Begin' }).click();
  for (const page of [host, guest]) await page.locator('uc-table').waitFor();
  await playTo([host, guest], 6);

  const { position } = await shown(host);
  server.kill('SIGKILL');
  await host.getByText('The connection is gone').waitFor();
  expect(await serve(new URL(address).port)).toBe(address);
  for (const page of [host, guest]) await page.getByText('The connection is gone').waitFor({ state: 'detached' });
  expect((await shown(host)).position).toBeGreaterThanOrEqual(position);
  await playTo([host, guest], position + 4);

  await expect.poll(async () => (await shown(guest)).position).toBeGreaterThanOrEqual(position + 4);
  expect(complaints).toEqual([]);
});

it('keeps the secret of a seat out of the address, and gives the seat to a second device by its own link', async () => {
  const host = await open(address, 844, 390);
  await host.getByRole('button', { name: 'Open a table' }).click();
  await host.waitForURL(/\/t\//);
  await sit(host, 'Ann');
  await host.getByText('Your seat on another device').click();
  const own = await host.getByRole('textbox', { name: 'Your seat on another device' }).inputValue();
  const second = await open(own, 390, 844);
  await second.getByRole('button', { name: 'Stand up' }).waitFor();

  expect(own).toContain('#');
  expect(second.url()).not.toContain('#');
});
