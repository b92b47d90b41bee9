/// <reference lib="dom" />
// A folder of one's own: read, taken in, written back. The folders are real ones that a browser
// keeps for a page; only who chooses them is played.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserLaunch } from '@undercroft/browser';
import { chromium, type Page } from 'playwright';
import { expect, it } from 'vitest';
import { studioPages } from './studio-pages.ts';

const wick = 'lantern/tricks/wick.yaml';
const text = 'title: Wick\ncount: 1 per player\nstarts: deck\ncost: 2\neffect: play in main-window, gain 2 oil\n';
const pages = studioPages(wick, { [wick]: text });

/** The folder that is chosen next. */
async function choose(): Promise<void> {
  await pages.page.evaluate(() => {
    const picker = async (): Promise<unknown> =>
      await (await navigator.storage.getDirectory()).getDirectoryHandle('mine', { create: true });
    Object.assign(window, { showDirectoryPicker: picker });
  });
}

/** A file of the folder; null when there is none. */
async function lies(path: string): Promise<string | null> {
  return await pages.page.evaluate(async (whole) => {
    try {
      let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('mine');
      const parts = whole.split('/');
      for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
      return await (await (await folder.getFileHandle(parts.at(-1)!)).getFile()).text();
    } catch {
      return null;
    }
  }, path);
}

/** Another program writes into the folder. */
async function put(path: string, written: string): Promise<void> {
  await pages.page.evaluate(
    async ({ whole, content }) => {
      let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('mine');
      const parts = whole.split('/');
      for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
      const file = await (await folder.getFileHandle(parts.at(-1)!, { create: true })).createWritable();
      await file.write(content);
      await file.close();
    },
    { whole: path, content: written },
  );
}

it('writes the game into an empty folder, then what changes, over nothing that it has not read, and takes it in again', async () => {
  const { page } = pages;
  await choose();
  await pages.choose('Open a folder');
  await page.getByText('The folder “mine” is open and holds no game').waitFor();
  await page.getByRole('button', { name: /^Write to mine \(\d+\)$/ }).click();
  await page.getByText(/^\d+ files were written to “mine”\.$/).waitFor();
  expect(await lies('tricks/wick.yaml')).toBe(text);
  expect(await lies('game.yaml')).toContain('title: Lantern');

  await pages.retype('cost: 2', 'cost: 3');
  await put('tricks/wick.yaml', text.replace('Wick', 'Tallow'));
  await put('notes.txt', 'mine');
  await put('tricks/theirs.yaml', text.replace('Wick', 'Theirs'));
  await page.getByRole('button', { name: 'Write to mine (1)' }).click();
  await page.getByText('Changed in the folder since it was read: lantern/tricks/wick.yaml').waitFor();
  expect(await lies('tricks/wick.yaml')).toContain('Tallow');
  await page.getByRole('button', { name: 'Write to mine (1)' }).click();
  await page.getByText('1 files were written to “mine”.').waitFor();
  expect(await lies('tricks/wick.yaml')).toBe(text.replace('cost: 2', 'cost: 3'));

  await page.getByRole('button', { name: 'Delete this file' }).click();
  await page.getByRole('button', { name: 'Write to mine (1)' }).click();
  await expect.poll(() => lies('tricks/wick.yaml')).toBeNull();
  expect(await lies('notes.txt')).toBe('mine');
  // What another program has put there is taken in when the folder is opened, and never taken away.
  expect(await lies('tricks/theirs.yaml')).toContain('Theirs');

  await put('tricks/wick.yaml', text.replace('Wick', 'Candle'));
  await pages.choose('Open a folder');
  await page.getByText('The folder “mine” is open: Write puts there what you change.').waitFor();
  // Its folder has stayed open when the file was deleted.
  await page.getByRole('button', { name: /^wick\.yaml/ }).click();
  await expect.poll(() => pages.editor.textContent()).toContain('title: Candle');
});

/**
 * Opens the studio in a browser with a profile of its own, as people have one: this Chromium ends
 * where a page without one reads a folder that it has kept.
 */
async function withProfile(run: (page: Page) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-profile-'));
  const profile = await chromium.launchPersistentContext(folder, await browserLaunch());
  try {
    const page = profile.pages()[0] ?? (await profile.newPage());
    page.on('dialog', (dialog) => void dialog.accept());
    pages.page = page;
    await pages.open(wick);
    await choose();
    await pages.choose('Open a folder');
    await page.getByRole('button', { name: /^Write to mine \(\d+\)$/ }).click();
    await page.getByText(/^\d+ files were written to “mine”\.$/).waitFor();
    await run(page);
  } finally {
    await profile.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

it('is open again after the page is loaded anew, and knows what somebody else has changed meanwhile', async () => {
  await withProfile(async (page) => {
    await page.reload();
    await pages.editor.waitFor();
    await page.getByRole('button', { name: 'Write to mine', exact: true }).waitFor();
    await put('tricks/wick.yaml', text.replace('Wick', 'Tallow'));
    await pages.retype('cost: 2', 'cost: 3');
    await page.getByRole('button', { name: 'Write to mine (1)' }).click();
    await page.getByText('Changed in the folder since it was read: lantern/tricks/wick.yaml').waitFor();

    expect(await lies('tricks/wick.yaml')).toContain('Tallow');
  });
});

it('asks by a button where the browser does not give it without a word', async () => {
  await withProfile(async (page) => {
    await page.addInitScript(() => {
      let isAllowed = false;
      Object.assign(FileSystemHandle.prototype, {
        queryPermission: async () => await Promise.resolve(isAllowed ? 'granted' : 'prompt'),
        requestPermission: async () => {
          isAllowed = true;
          return await Promise.resolve('granted');
        },
      });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Open mine again' }).click();
    await page.getByRole('button', { name: 'Write to mine', exact: true }).waitFor();

    expect(await page.getByRole('button', { name: 'Open mine again' }).count()).toBe(0);
  });
});

it('says what to do instead, in a browser that gives pages no folders', async () => {
  await pages.page.evaluate(() => Object.assign(window, { showDirectoryPicker: undefined }));
  await pages.choose('Open a folder');

  await pages.page.getByText('This browser gives pages no folders').waitFor();
  expect(await pages.page.getByRole('button', { name: /^Write to/ }).count()).toBe(0);
  await pages.look('folder');
  expect(await pages.barriers()).toEqual([]);
});
