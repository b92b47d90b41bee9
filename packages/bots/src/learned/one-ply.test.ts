import { HEADER, NONE } from '@undercroft/contract';
import { advance, createState, determinise, Rng } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { PLAIN, STYLES, type Style } from '../style.ts';
import type { Judge } from './judge.ts';
import { OnePly } from './one-ply.ts';

/** Judges by everything there is, also by what is hidden from every player. */
const ALL_SEEING = {
  chance: (state: Int32Array) => state.reduce((sum, cell, i) => (sum * 31 + cell * (i + 1)) % 9973, 0) / 9973,
} as unknown as Judge;

it.each<[string, Style]>([['plain', PLAIN], ...Object.entries(STYLES)])(
  'comes to the same in a position with other hidden things, whatever its judge looks at (%s)',
  (_, style) => {
    const game = tinyModule();
    const state = createState(game);
    game.init(state, [10, 0], 2, 3);
    advance(game, state);
    const { player, count } = game.io;
    const answers = game.io.options.slice(0, count);
    const other = createState(game);
    determinise(game, state, player, new Rng(5), other);

    const sums = [state, other].map((position) => {
      const weigh = new OnePly(game, ALL_SEEING, new Rng(7));
      const sum = new Float64Array(count);
      weigh.begin(position, player, style);
      for (let deal = 0; deal < 4; deal++) weigh.tryAll(answers, sum, new Int32Array(count));
      return sum;
    });

    expect([...other]).not.toEqual([...state]);
    expect(sums[1]).toEqual(sums[0]);
  },
);

it('does not take the luckiest throw behind the next question for what an answer comes to', () => {
  const game = tinyModule();
  const { dieValue = 0 } = game.meta.layout;
  const { offset } = game.meta.fields.find(({ name }) => name === 'points')!;
  // A player who throws is as well off as the die says; one who does not is in the middle: 0.58 on
  // average for 0.5, and 0.67 for the better of the two each time.
  const judge = {
    chance: (state: Int32Array) => (state[HEADER.dice] > 0 ? state[dieValue] / 6 : 0.5),
  } as unknown as Judge;
  const state = createState(game);
  game.init(state, [10, 0], 1, 3);
  advance(game, state);
  state[offset] = 3;
  advance(game, state);
  const weigh = new OnePly(game, judge, new Rng(7));
  const [sum, counts] = [new Float64Array(1), new Int32Array(1)];
  weigh.begin(state, 0);
  for (let deal = 0; deal < 400; deal++) weigh.tryAll(Int32Array.of(NONE), sum, counts);

  expect(counts[0]).toBe(400);
  expect(sum[0] / 400).toBeGreaterThan(0.5);
  expect(sum[0] / 400).toBeLessThan(0.6);
});
