import { HEADER, menuEntry, NONE } from '@undercroft/contract';
import { expect, it } from 'vitest';
import { tinyModule } from '../testing/index.ts';
import { advance, applyOption, createState } from './playout.ts';
import { overThrows, TooManyThrowsError } from './throws.ts';

const module = tinyModule();

/** A player with a point, asked for the first time, who may gamble it for a die. */
function beforeGamble(): Int32Array {
  const state = createState(module);
  module.init(state, [0, 0], 2, 1);
  advance(module, state);
  const points = module.meta.fields.find(({ name }) => name === 'points')!;
  state[points.offset] = 1;
  return state;
}

const gamble = (state: Int32Array): void => {
  advance(module, state);
  const label = module.meta.asks[module.io.ask];
  const entry = label.what === 'menu' ? label.entries.findIndex(({ name }) => name === 'gamble') : -1;
  const option = [...module.io.options.subarray(0, module.io.count)].find(
    (value) => value !== NONE && menuEntry(value) === entry,
  );
  applyOption(module, state, option!);
};

const mean = (ways: readonly number[]): number => ways.reduce((sum, way) => sum + way, 0) / ways.length;

it('goes through every face of a die once, and leaves the position as it is', () => {
  const start = beforeGamble();
  const before = start.slice();
  const budget = { left: 100 };

  const faces = overThrows<readonly number[]>(
    module,
    start,
    {
      play: gamble,
      end: (state) => [state[HEADER.diceUsed], state[module.meta.layout.dieValue!]],
      mix: (ways) => ways.flat(),
    },
    budget,
  );

  expect(faces).toEqual([1, 2, 3, 4, 5, 6].flatMap((face) => [1, face]));
  expect(budget.left).toBe(94);
  expect(start).toEqual(before);
});

it('gives what comes of it, where no die falls', () => {
  const ends: number[] = [];
  const look = { play: (state: Int32Array) => void advance(module, state), end: () => ends.push(1), mix: mean };

  expect(overThrows<number>(module, beforeGamble(), look, { left: 100 })).toBe(1);
  expect(ends).toEqual([1]);
});

it('stops where the budget ends', () => {
  const look = { play: gamble, end: () => 0, mix: mean };

  expect(() => overThrows<number>(module, beforeGamble(), look, { left: 3 })).toThrow(TooManyThrowsError);
});
