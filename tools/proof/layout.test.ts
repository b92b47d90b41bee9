// How tables lie in windows of five sizes, light and dark: nothing is cropped, covered or too small
// to be seen, little room is left unused, the question and the board are in sight. The four games,
// and two small ones whose main thing is a shared row of cards.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { TIMES } from '../patience.ts';
import { measureTable, type Measured } from './laid-out.ts';
import { gamePages, games } from './pages.ts';
import { answerUntil, playOn } from './phases.ts';
import { beginByForm, settled, type Player } from './playing.ts';
import { writePage } from './small-page.ts';

const SMALL = ['crawl', 'bluff'] as const;
const WIDE = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
] as const;
const HELD = [
  { width: 844, height: 390 },
  { width: 390, height: 844 },
] as const;
/**
 * Answers of a person after which the table is measured: early, and when more lies on it. `npm run
 * test:long` measures at more of them.
 */
const MOMENTS = TIMES > 1 ? [1, 5, 14, 30] : [1, 30];

const pages = gamePages();
const built = mkdtempSync(join(tmpdir(), 'undercroft-layout-'));
afterAll(() => rmSync(built, { recursive: true }));

async function open(game: string): Promise<Page> {
  if (games.includes(game)) return (await pages.game(game, { viewport: WIDE[0] })).page;
  const url = writePage({ id: game, folder: join(import.meta.dirname, 'small-games', game) }, built);
  return (await pages.open(url, built, { viewport: WIDE[0], reducedMotion: 'reduce' })).page;
}

/**
 * What is measured of a game at each moment and size, by `moment, colours: width x height`.
 * @param begun  where it is not begun as the form offers it
 */
async function measured(
  game: string,
  moments: readonly number[],
  begun: Partial<Player> = {},
): Promise<Map<string, Measured>> {
  const page = await open(game);
  await beginByForm(page, { by: 'clicks', seats: 2, seed: 5, ...begun });
  await page.evaluate(() => {
    (document.querySelector('dungeon-game') as HTMLElement & { pace: string }).pace = 'off';
  });
  await settled(page);
  const found = new Map<string, Measured>();
  let given = 0;
  for (const moment of moments) {
    await page.setViewportSize(WIDE[0]);
    await playOn(page, moment - given);
    given = moment;
    const over = await page.evaluate(
      () => (document.querySelector('dungeon-game') as unknown as { session: { over: boolean } }).session.over,
    );
    if (over) break;
    for (const [nth, size] of [...WIDE, ...HELD].entries()) {
      await page.setViewportSize(size);
      // By turns, so that each size is seen in both.
      const colorScheme = (nth + moments.indexOf(moment)) % 2 === 0 ? 'light' : 'dark';
      await page.emulateMedia({ colorScheme });
      found.set(`${moment}, ${colorScheme}: ${size.width} x ${size.height}`, await measureTable(page));
    }
  }
  return found;
}

describe.each([...games, ...SMALL])('%s', (game) => {
  it('lies whole in every window, with the question in sight', async () => {
    const found = await measured(game, MOMENTS);
    expect(found.size).toBeGreaterThan(0);
    for (const [where, now] of found) {
      const { cropped, hidden, overlapping, partly, scored, sticking, unframed, unused, asked, board } = now;
      expect.soft(now.unclear, `${where}, answers`).toEqual([]);
      expect.soft(now.cut, `${where}, texts that are cut`).toEqual([]);
      expect.soft(now.withRoom, `${where}, scrolled although it has room`).toBe('');
      const held = HELD.some(({ width, height }) => where.endsWith(`${width} x ${height}`));
      const seen = { hidden: [], overlapping: [], sticking: [], unframed: [], asked: true, scored: true };
      expect.soft({ hidden, overlapping, sticking, unframed, asked, scored }, where).toEqual(seen);
      // What is held in a hand is scrolled; there the board comes first.
      if (!held) expect.soft({ cropped, partly, where }).toEqual({ cropped: [], partly: [], where });
      if (!held) expect.soft(unused, `${where}, unused`).toBeLessThan(0.3);
      expect.soft(board, `${where}, board in sight`).toBeGreaterThan(held ? 0.2 : 0.98);
    }
  });
});

describe('keeper', () => {
  it('shows a phone all five goals, what is held and the question together', async () => {
    const { page } = await pages.game('keeper', { viewport: HELD[1] });
    await beginByForm(page, { by: 'clicks', seats: 2, seed: 5 });
    for (const more of [1, 4, 9, 16]) {
      await answerUntil(page, { most: more, mixed: true });
      expect(await measureTable(page)).toMatchObject({ asked: true, hidden: [] });
      const seen = await page.evaluate(() => {
        const root = document.querySelector('dungeon-game')!.shadowRoot!.querySelector('uc-table')!.shadowRoot!;
        const edge = root.querySelector('.side')!.getBoundingClientRect().top;
        const above = (one: Element): number => edge - one.getBoundingClientRect().top;
        const goals = [...root.querySelectorAll('.board.shown .goals uc-counter')];
        const cards = [...root.querySelectorAll('.hand uc-card')];
        return {
          goals: goals.filter((goal) => goal.checkVisibility() && above(goal) > 20).length,
          held: Math.min(...cards.map(above)),
        };
      });
      expect(seen.goals).toBe(5);
      expect(seen.held).toBeGreaterThan(30);
    }
  });
});

describe('dungeonation', () => {
  it.each([
    ['the heroes', 0],
    ['the Dark Keeper with his hand', 1],
  ])('frames what %s are asked on the board, in pieces that can be told apart', async (_, person) => {
    // In a raid the heroes may not give up.
    const found = await measured('dungeonation', [20, 40], { person, variant: 'Raid' });
    expect(found.size).toBeGreaterThan(0);
    for (const [where, { cropped, hidden, overlapping, piece, square, unframed }] of found) {
      expect.soft({ hidden, unframed }, where).toEqual({ hidden: [], unframed: [] });
      const held = HELD.some(({ width, height }) => where.endsWith(`${width} x ${height}`));
      expect.soft(square, `${where}, side of a square`).toBeGreaterThanOrEqual(held ? 24 : 36);
      expect.soft(piece, `${where}, width of a piece`).toBeGreaterThanOrEqual(held ? 28 : 38);
      if (!held) expect.soft({ cropped, overlapping, where }).toEqual({ cropped: [], overlapping: [], where });
    }
  });
});
