/// <reference lib="dom" />
// Two games that are nowhere in `content` are made from their printed rules with nothing but the
// studio: begun, typed, mended, tested, played, and given away.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn } from '@undercroft/content-files';
import { afterAll, expect, it } from 'vitest';
import { madeFile, playedFromDisk } from './one-file.ts';
import { studioPages } from './studio-pages.ts';

const pages = studioPages('lantern');
const folder = mkdtempSync(join(tmpdir(), 'undercroft-made-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * A game as a designer has it in mind: its files, a slip of the pen in one of them, and what is
 * said of the slip.
 */
interface Idea {
  readonly folder: string;
  readonly title: string;
  readonly isSolo: boolean;
  readonly scenarios: number;
  readonly slip: { readonly path: string; readonly right: string; readonly wrong: string; readonly said: string };
}

const ideas: readonly Idea[] = [
  {
    folder: 'crawl',
    title: 'Four doors down',
    isSolo: true,
    scenarios: 6,
    slip: { path: 'rules/play.rules', right: 'gain p.strength', wrong: 'gain p.stregth', said: 'no `stregth`' },
  },
  {
    folder: 'divers',
    title: 'Who dares more',
    isSolo: false,
    scenarios: 6,
    slip: { path: 'rules/play.rules', right: 'if d is danger', wrong: 'if d is a danger', said: '`is a danger`' },
  },
];

/** Presses what has the focus once it is there: the studio is used with keys alone. */
async function press(name: string | RegExp): Promise<void> {
  await pages.page.getByRole('button', { name }).press('Enter');
}

/** Opens a file of the list. */
async function open(path: string): Promise<void> {
  const { page } = pages;
  const name = page.getByText(path.slice(path.lastIndexOf('/') + 1), { exact: true });
  await page.getByLabel('Find a file').fill(path);
  await page.locator('nav .file').filter({ has: name }).press('Enter');
  await page.getByLabel('Find a file').fill('');
}

/** Takes a file out of the game. */
async function remove(path: string): Promise<void> {
  await open(path);
  await press('Delete this file');
}

/** Types a whole file, which is new unless the game began with it. */
async function type(path: string, text: string, isThere: boolean): Promise<void> {
  const { page } = pages;
  if (isThere) await open(path);
  else {
    await press('New file');
    await page.getByLabel('Path of the new file').fill(path);
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => pages.editor.getAttribute('aria-label')).toContain(path);
  await pages.write(text);
}

it.each(ideas)(
  'makes $title, from a bare table to a file that plays',
  async ({ folder: id, title, isSolo, scenarios, slip }) => {
    const { page } = pages;
    const source = join(import.meta.dirname, 'small-games', id);
    const bare = filesIn(join(import.meta.dirname, '../../packages/starters/files/bare'));
    await page.goto(`${pages.url}/#/`);
    await press('New game');
    await page.getByLabel('What is it called?').fill(title);
    await page.getByLabel('A bare table', { exact: false }).press('Space');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: `Edit ${title}` }).waitFor();

    const paths = filesIn(source);
    for (const path of bare) if (!paths.includes(path)) await remove(path);
    for (const path of paths) {
      const text = readFileSync(join(source, path), 'utf8');
      await type(path, path === slip.path ? text.replace(slip.right, slip.wrong) : text, bare.includes(path));
    }
    // The only thing that is wrong.
    await page.getByText('Problems: 1').waitFor();
    await page.locator('.problem', { hasText: slip.said }).press('Enter');
    await pages.look(`made-${id}-wrong`);
    await page.locator('.cm-lintRange-error').first().waitFor();
    await page.keyboard.press('F8');
    await page.locator('.cm-diagnosticAction').first().press('Enter');
    await page.getByText('Nothing is wrong.').waitFor();
    expect((await pages.text()).includes(slip.right)).toBe(true);

    await page.getByRole('tab', { name: 'Tests' }).press('Enter');
    await page.getByText(`Scenarios: ${scenarios} pass, 0 fail.`).waitFor();
    await page.getByRole('tab', { name: 'Table' }).press('Enter');
    await pages.play('7');
    await pages.frame.locator('uc-prompt .answer').first().press('Enter');
    await pages.look(`made-${id}`);
    await press('Save as test');
    await page.getByRole('tab', { name: 'Tests' }).press('Enter');
    await page.getByText(`Scenarios: ${scenarios + 1} pass, 0 fail.`).waitFor();
    const { path } = await madeFile(page, folder);

    expect(await playedFromDisk(pages.context, path, { answers: 2, isSolo })).toEqual([]);
  },
);
