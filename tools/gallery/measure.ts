/**
 * How long an edit of a card takes to reach the page of its story: `node tools/gallery/measure.ts`.
 * Works on a copy of the content; the figures are in docs/speed.md.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBrowser } from '@undercroft/browser';
import { startGallery, type LiveGallery } from './live-gallery.ts';

const EDITS = 20;
const [game = 'keeper', file = 'spells/detect-gems.yaml', story = 'keeper-spell--detect-gems'] = process.argv.slice(2);

/** Runs in the page: waits for the frame in which the card has these words. */
const seenIn = `async (words) => {
  const card = () => document.querySelector('gallery-card')?.shadowRoot?.querySelector('uc-card')?.shadowRoot?.textContent ?? '';
  while (!card().includes(words)) await new Promise((done) => requestAnimationFrame(done));
  return Date.now();
}`;

const content = mkdtempSync(join(tmpdir(), 'undercroft-measure-'));
cpSync(fileURLToPath(new URL('../../content', import.meta.url)), content, { recursive: true });
const gallery = await startGallery(content, await startBrowser());
try {
  const times = await measure(gallery, join(content, game, file));
  const at = (share: number): string => `${times[Math.floor((times.length - 1) * share)]} ms`;
  process.stdout.write(`${EDITS} edits of ${game}/${file}: median ${at(0.5)}, least ${at(0)}, most ${at(1)}\n`);
} finally {
  await gallery.close();
  rmSync(content, { recursive: true, force: true });
}

/**
 * Milliseconds from the end of writing the file to the frame in which the card has the new title,
 * sorted.
 */
async function measure(live: LiveGallery, path: string): Promise<number[]> {
  await (await live.openStory(story)).close();
  const page = await live.openStory(story);
  const text = readFileSync(path, 'utf8');
  const times: number[] = [];
  for (let edit = 1; edit <= EDITS; edit++) {
    const flavour = `Measured ${edit} times.`;
    const seen = page.evaluate<number>(`(${seenIn})(${JSON.stringify(flavour)})`);
    await page.evaluate(() => 0);
    writeFileSync(path, `${text}\nflavour: ${flavour}\n`);
    const written = Date.now();
    times.push((await seen) - written);
  }
  return times.toSorted((one, other) => one - other);
}
