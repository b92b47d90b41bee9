/// <reference lib="dom" />
// A game that is played on a board of all shows it as large as the window lets it be, also when its
// designer has said nothing of the table. Squares, hexagons and links, with and without
// `table.yaml`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { measureTable } from './laid-out.ts';
import { gamePages } from './pages.ts';
import { answerUntil } from './phases.ts';
import { beginByForm } from './playing.ts';
import { writePage } from './small-page.ts';

const SMALL = join(import.meta.dirname, 'small-games');
const STARTERS = join(import.meta.dirname, '../../packages/starters/files');
/** Where each game lies, and whether what it says of its table is left out. */
const GAMES = [
  { game: 'furnace', folder: SMALL, isBare: true },
  { game: 'breach', folder: SMALL, isBare: true },
  { game: 'ferry', folder: SMALL, isBare: true },
  { game: 'board', folder: STARTERS, isBare: true },
  { game: 'hex', folder: STARTERS, isBare: false },
] as const;
/** Least part of the field that the board has, across or down. */
const SIZES = [
  { width: 1920, height: 1080, least: 0.6 },
  { width: 1440, height: 900, least: 0.6 },
  { width: 844, height: 390, least: 0.6 },
  { width: 390, height: 844, least: 0.7 },
] as const;

const pages = gamePages();
const built = mkdtempSync(join(tmpdir(), 'undercroft-boards-'));
afterAll(() => rmSync(built, { recursive: true }));

/** The larger of the parts that the drawn board has of the field, across and down. */
async function shareOfBoard(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const root = document.querySelector('dungeon-game')!.shadowRoot!.querySelector('uc-table')!.shadowRoot!;
    const field = root.querySelector('.field')!.getBoundingClientRect();
    const plane = root.querySelector('uc-board')?.shadowRoot!.querySelector('.plane') ?? root.querySelector('uc-graph');
    const board = plane!.getBoundingClientRect();
    return Math.max(board.width / field.width, board.height / field.height);
  });
}

describe.each(GAMES)('$game', ({ game, folder, isBare }) => {
  it('has its board as large as the window lets it be, and all else in sight', async () => {
    const url = writePage({ id: game, folder: join(folder, game) }, built, isBare);
    const { page } = await pages.open(url, built, { viewport: SIZES[0], reducedMotion: 'reduce' });
    await beginByForm(page, { by: 'clicks', seats: 2, seed: 5 });
    await page.evaluate(() => {
      (document.querySelector('dungeon-game') as HTMLElement & { pace: string }).pace = 'off';
    });
    await answerUntil(page, { most: 2, mixed: true });
    for (const { least, ...size } of SIZES) {
      await page.setViewportSize(size);
      const where = `${size.width} x ${size.height}`;
      const { asked, cropped, hidden, overlapping, partly, piece, unframed } = await measureTable(page);
      expect.soft({ asked, hidden, overlapping }, where).toEqual({ asked: true, hidden: [], overlapping: [] });
      expect.soft({ partly, unframed }, where).toEqual({ partly: [], unframed: [] });
      expect.soft(piece, `${where}, width of a piece`).toBeGreaterThanOrEqual(20);
      if (size.width >= 800 && size.height > 470) expect.soft(cropped, where).toEqual([]);
      expect.soft(await shareOfBoard(page), where).toBeGreaterThanOrEqual(least);
    }
  });
});
