import { expect, it } from 'vitest';
import { optionsOf, withOptions } from './goal.ts';
import type { GameMeta } from './meta.ts';

const goal = {
  says: 'First to ten.',
  reach: { jars: 10 },
  with: [
    { option: 'short', reach: { jars: 5 } },
    { option: 'timed', says: 'Most jars at dusk.' },
  ],
};
const meta = {
  options: [
    { name: 'short', initial: 0 },
    { name: 'timed', initial: 0 },
  ],
  variants: [{ name: 'evening', options: [[1, 9]] }],
  extras: { table: { goal, players: 'beside' } },
} as unknown as GameMeta;
const goalOf = (options: readonly number[]) => withOptions(meta, options).extras.table?.goal;

it.each([
  ['is as written, when no option is on', [0, 0], goal],
  ['is as written, when nothing is known of options', [], goal],
  ['keeps the sentence, when an option changes numbers alone', [1, 0], { says: 'First to ten.', reach: { jars: 5 } }],
  ['keeps the numbers, when one changes the sentence', [0, 9], { says: 'Most jars at dusk.', reach: { jars: 10 } }],
  ['is that of the first, when two are on', [1, 1], { says: 'First to ten.', reach: { jars: 5 } }],
])('%s', (_, options, expected) => {
  expect(goalOf(options)).toEqual(expected);
});

it('gives the same game each time, and leaves everything else as it is', () => {
  expect(withOptions(meta, [0, 1])).toBe(withOptions(meta, [0, 3]));
  expect(withOptions(meta, [0, 1]).extras.table?.players).toBe('beside');
  expect(withOptions(meta, [0, 0])).toBe(meta);
  expect(withOptions({ ...meta, extras: {} }, [1, 1]).extras).toEqual({});
});

it('ends tracks where an option that is on says, and nowhere else', () => {
  const rounds = { of: 'round', as: 'track', from: 1, to: 'timed' };
  const fixed = { of: 'year', as: 'track', to: 2 };
  const game = { ...meta, extras: { table: { shared: ['box', fixed, rounds] } } };

  expect(withOptions(game, [0, 9]).extras.table?.shared).toEqual(['box', fixed, { ...rounds, to: 9 }]);
  expect(withOptions(game, [1, 0])).toBe(game);
  expect(withOptions(game, [0, 9])).toBe(withOptions(game, [1, 9]));
  expect(withOptions(game, [0, 9])).not.toBe(withOptions(game, [0, 8]));
});

it('knows the options of a variant, and of the game as written', () => {
  expect(optionsOf(meta, 'evening')).toEqual([0, 9]);
  expect(optionsOf(meta, null)).toEqual([0, 0]);
});
