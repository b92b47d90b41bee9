import { expect, it } from 'vitest';
import { optionsOf, withGoal } from './goal.ts';
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
const goalOf = (options: readonly number[]) => withGoal(meta, options).extras.table?.goal;

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
  expect(withGoal(meta, [0, 1])).toBe(withGoal(meta, [0, 3]));
  expect(withGoal(meta, [0, 1]).extras.table?.players).toBe('beside');
  expect(withGoal(meta, [0, 0])).toBe(meta);
  expect(withGoal({ ...meta, extras: {} }, [1, 1]).extras).toEqual({});
});

it('knows the options of a variant, and of the game as written', () => {
  expect(optionsOf(meta, 'evening')).toEqual([0, 9]);
  expect(optionsOf(meta, null)).toEqual([0, 0]);
});
