import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connectBrowser } from '@undercroft/browser';
import { startGallery, type LiveGallery } from './live-gallery.ts';

const games = fileURLToPath(new URL('../../packages/compiler/test/games/tiny', import.meta.url));
const wick = 'lantern/tricks/wick.yaml';
const text = 'title: Wick\ncount: 1 per player\nstarts: deck\ncost: 2\neffect: play in main-window, gain 2 oil\n';

let content: string;
let gallery: LiveGallery;
beforeAll(async () => {
  content = mkdtempSync(join(tmpdir(), 'undercroft-gallery-'));
  cpSync(games, content, { recursive: true });
  writeFileSync(join(content, wick), text);
  gallery = await startGallery(content, await connectBrowser(inject('browser')));
  // The first page of a new server may be loaded twice, when its dependencies have been bundled.
  const first = await gallery.openStory('lantern-trick--wick');
  await first.waitForLoadState('networkidle');
  await first.close();
});
afterAll(async () => {
  await gallery?.close();
  rmSync(content, { recursive: true, force: true });
});

const write = (file: string, words: string): void => writeFileSync(join(content, file), words);
const names = async (): Promise<string[]> => Object.keys(await gallery.stories());

it('draws the card in place, keeps it through an error and takes new cards in, while files are edited', async () => {
  const page = await gallery.openStory('lantern-trick--wick');
  const card = page.locator('uc-card');
  const file = page.locator('gallery-card-file');
  // What only a reload would take away.
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  expect(Object.keys(await gallery.stories())).not.toContain('lantern-errors--errors');

  write(wick, text.replace('gain 2', 'gain 5'));
  await card.getByText('5').first().waitFor();
  await file.getByText('gain 5 oil').first().waitFor();

  write(wick, text.replace('gain 2 oil', 'gain 5 olives'));
  await page.getByText('last card that was right').waitFor();
  await page.locator('gallery-findings').getByText('olives').first().waitFor();
  expect(await card.getByText('5').count()).toBeGreaterThan(0);
  await expect.poll(names).toContain('lantern-errors--errors');
  expect(await names()).toContain('lantern-trick--wick');

  write(wick, text.replace('gain 2', 'gain 3'));
  await card.getByText('3').first().waitFor();
  await expect.poll(names).not.toContain('lantern-errors--errors');

  write('lantern/tricks/snuff.yaml', text.replace('Wick', 'Snuff'));
  await expect.poll(names).toContain('lantern-trick--snuff');
  expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);

  const added = await gallery.openStory('lantern-trick--snuff');
  await added.locator('uc-card').getByText('Snuff').first().waitFor();
});
