import { wilson, type Share } from '@undercroft/bots';
import { expect, it } from 'vitest';
import { findTurns, WORK, type Care, type OddsChange } from './search.ts';

interface Searched {
  readonly turns: readonly (readonly [from: number, to: number])[];
  /** pieces of work told last, and how many were asked */
  readonly told: readonly number[];
  readonly work: number;
  /** how many were found each time it was told, without repeats */
  readonly steps: readonly number[];
}

/** @param oddsAt  of a moment, as an endless number of games would give them */
async function search(count: number, oddsAt: (index: number, care: Care) => number): Promise<Searched> {
  let told: readonly number[] = [];
  let work = 0;
  const steps: number[] = [];
  const measure = async (index: number, care: Care): Promise<Share> => {
    // what is looked at fairly is a part of the fine look
    work += care === 'fine' ? WORK.fine - WORK.fair : WORK[care];
    const games = 48 * WORK[care];
    return await Promise.resolve(wilson(oddsAt(index, care) * games, games));
  };
  const turns = await findTurns(count, measure, (done, of, found: readonly OddsChange[]) => {
    expect(done).toBeGreaterThanOrEqual(told[0] ?? 0);
    told = [done, of];
    if (steps.at(-1) !== found.length) steps.push(found.length);
  });
  return { turns: turns.map(({ from, to }) => [from, to] as const), told, work, steps };
}

it('finds between which two moments the odds changed, in a short game and in a long one', async () => {
  for (const count of [5, 40, 700]) {
    const at = Math.floor(count * 0.7);
    const { turns } = await search(count, (index) => (index < at ? 0.7 : 0.2));
    expect(turns).toEqual([[at - 1, at]]);
  }
});

it('tells three at most, the greatest, in the order of the game', async () => {
  const steps = [0.3, 0.9, 0.5, 0.75, 0.02];
  const { turns } = await search(100, (index) => steps[Math.floor(index / 20)]!);

  expect(turns).toEqual([
    [19, 20],
    [39, 40],
    [79, 80],
  ]);
});

it('claims nothing where odds do not change, or change too little to be sure or to matter', async () => {
  expect((await search(60, () => 0.5)).turns).toEqual([]);
  expect((await search(60, (index) => 0.5 + index / 1200)).turns).toEqual([]);
  expect((await search(60, (index) => (index < 30 ? 0.97 : 1))).turns).toEqual([]);
});

it('tells of several moments in a row, where none of them changes much alone', async () => {
  const { turns } = await search(81, (index) => 0.9 - Math.min(0.6, Math.max(0, index - 20) * 0.03));

  expect(turns).toHaveLength(3);
  for (const [from, to] of turns) expect([to - from, from >= 20, to <= 40]).toEqual([5, true, true]);
});

it('claims nothing that a first look saw and a closer one does not', async () => {
  const { turns } = await search(60, (index, care) => (care === 'rough' && index > 30 ? 0.9 : 0.4));

  expect(turns).toEqual([]);
});

it('needs no more looks in a game of thousands of moments, and says how much of the work is done', async () => {
  const { work, told } = await search(5000, (index) => (index < 2600 ? 0.7 : 0.2));

  expect(work).toBeLessThanOrEqual(17 + 24 + 16 * WORK.fine);
  expect(told[0]).toBeLessThanOrEqual(told[1]!);
});

it('looks finely only where a fair look leaves hope', async () => {
  const flat = await search(60, () => 0.5);
  const luck = await search(60, (index, care) => (care === 'rough' && index % 2 === 0 ? 0.75 : 0.5));

  expect(flat.work).toBeLessThanOrEqual(17 + 24 + 16 * WORK.fair);
  expect(luck.work).toBeLessThanOrEqual(17 + 24 + 16 * WORK.fair);
  expect([flat.turns, luck.turns]).toEqual([[], []]);
});

it('tells each of them when it is found', async () => {
  const odds = [0.3, 0.9, 0.5, 0.75, 0.02];
  const { steps } = await search(100, (index) => odds[Math.floor(index / 20)]!);

  expect(steps).toEqual([0, 1, 2, 3]);
});

it('takes a game that ended at its first question', async () => {
  expect((await search(1, () => 0.5)).turns).toEqual([]);
  expect((await search(2, (index) => index)).turns).toEqual([[0, 1]]);
});

it('stops with what stopped it', async () => {
  const stopped = new Error('stopped');
  await expect(
    findTurns(
      9,
      async () => await Promise.reject(stopped),
      () => undefined,
    ),
  ).rejects.toBe(stopped);
});
