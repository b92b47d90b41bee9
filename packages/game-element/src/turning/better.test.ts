import { wilson } from '@undercroft/bots';
import { expect, it } from 'vitest';
import { BETTER_WORK, betterAnswer, type AskedThere } from './better.ts';
import { WORK, type Care } from './search.ts';

const GAMES = 48;
const question = (position: number, count: number, given = 0): AskedThere => ({
  position,
  options: Array.from({ length: count }, (_, i) => 100 + i),
  given,
});

/** Looks for a better answer where answers have such chances, and counts the work. */
async function search(asked: readonly AskedThere[], chance: (position: number, index: number, care: Care) => number) {
  let work = 0;
  const better = await betterAnswer(
    asked,
    async ({ position }, index, care) => {
      const games = GAMES * WORK[care];
      return await Promise.resolve(wilson(Math.round(games * chance(position, index, care)), games));
    },
    (spent) => (work += spent),
  );
  return { better, work };
}

it('finds the question and the answer that cost most, with the odds of what was given and of the best', async () => {
  const asked = [question(3, 2), question(5, 4, 1), question(9, 3)];
  const { better } = await search(asked, (position, index) => (position === 5 && index === 2 ? 0.8 : 0.4));

  expect(better).toMatchObject({ position: 5, given: 1, best: 2 });
  expect(better?.odds.share).toBeCloseTo(0.4, 2);
  expect(better?.better.share).toBeCloseTo(0.8, 2);
});

it('tells nothing, when an answer only looked good at first, or is hardly better', async () => {
  const lucky = await search([question(1, 6)], (_, index, care) => (index === 3 && care === 'rough' ? 0.7 : 0.4));
  const little = await search([question(1, 6)], (_, index) => (index === 3 ? 0.47 : 0.4));

  expect([lucky.better, little.better]).toEqual([null, null]);
});

it('looks at nothing, when the seat could not choose', async () => {
  expect(await search([question(1, 1)], () => 0.5)).toEqual({ better: null, work: 0 });
  expect(await search([], () => 0.5)).toEqual({ better: null, work: 0 });
});

it('never takes more work than it says, however much was asked', async () => {
  const asked = Array.from({ length: 30 }, (_, i) => question(i, 40, 7));
  const { better, work } = await search(asked, (_, index) => (index === 39 ? 0.9 : index === 0 ? 0.7 : 0.2));

  expect(better?.best).toBe(39);
  expect(work).toBeGreaterThan(BETTER_WORK / 2);
  expect(work).toBeLessThanOrEqual(BETTER_WORK);
});
