import { compiledGame, contentIds, loadCompiled } from '@undercroft/games';
import { expect, it } from 'vitest';
import { clicksIn } from './clicks.ts';

/**
 * Presses that most turns should take at most; a few, in which a fight goes on and on, take many
 * more.
 */
const GOAL = 6;

/** All games, or the one that `UNDERCROFT_GAME` names, in which questions may be passed. */
const ids = contentIds()
  .filter((id) => [undefined, id].includes(process.env['UNDERCROFT_GAME']))
  .filter((id) => (compiledGame(id).meta.extras.table?.passes ?? []).length > 0);

/** Games that are played: a turn takes twice as many presses in one as in another. */
const SEEDS = Array.from({ length: 8 }, (_, i) => i + 1);

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

it.for(ids)('plays a turn of %s with few presses, and comes to the same', async (id, { annotate }) => {
  const compiled = compiledGame(id);
  const module = await loadCompiled(compiled);
  const { recommended = -1, variants } = compiled.meta;
  const variant = variants[recommended]?.name;

  const { turns, plain, wished, gestures } = clicksIn(module, { seeds: SEEDS, variant, bot: 'untrained:24' });

  const sorted = gestures.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(turns / 2)]!;
  const each = [plain, wished, gestures].map((list) => mean(list).toFixed(1));
  const told = `${turns} turns: ${each[0]} answers, ${each[1]} presses, ${each[2]} gestures each, half of them at most ${median}, all at most ${sorted.at(-1)}`;
  await annotate(told);
  console.info(`clicks ${id}: ${told}`);
  expect(turns).toBeGreaterThan(40);
  expect(mean(wished)).toBeLessThan(0.75 * mean(plain));
  expect(median).toBeLessThanOrEqual(GOAL);
});

it('finds a game in which questions may be passed, when all are looked at', () => {
  if (process.env['UNDERCROFT_GAME'] === undefined) expect(ids.length).toBeGreaterThan(0);
  else expect(ids.length).toBeLessThan(2);
});
