import { expect, it } from 'vitest';
import { findNumber, withNumbers } from './numbers.ts';
import type { ContentState } from './states.ts';

const state: ContentState = {
  name: 'g',
  game: { id: 'g', folder: '/g' },
  files: new Map([
    ['g/game.yaml', 'players: {min: 2, max: 4} # few\nsteps: [1, 3, -6]\n'],
    ['g/cards/gold.yaml', 'cost: 3\neffect: |\n  gain 2d6 gold\n  lose 10 mana\n'],
    ['g/cards/many.table.yaml', 'rows:\n  one: {cost: 1}\n  two: {cost: 2}\n'],
  ]),
};

it.each([
  ['game/players/max', 4],
  ['game/steps/3', -6],
  ['cards/gold/cost', 3],
  ['cards/gold/effect#1', 2],
  ['cards/gold/effect#2', 6],
  ['cards/gold/effect#3', 10],
  ['cards/many/rows/two/cost', 2],
])('finds the number at %s', (path, value) => {
  expect(findNumber(state, path).value).toBe(value);
});

it('puts numbers in place of others, and leaves the rest of the text as it was', () => {
  const at = (path: string) => findNumber(state, path);
  const { files } = withNumbers(state, 'other', [
    { place: at('game/players/min'), value: 1 },
    { place: at('game/players/max'), value: 12 },
    { place: at('game/steps/3'), value: 7 },
    { place: at('cards/gold/effect#1'), value: 10 },
  ]);

  expect(files.get('g/game.yaml')).toBe('players: {min: 1, max: 12} # few\nsteps: [1, 3, 7]\n');
  expect(files.get('g/cards/gold.yaml')).toContain('gain 10d6 gold');
});

it('says where a key stands that was looked for one level too high', () => {
  expect(() => findNumber(state, 'cards/many/two/cost')).toThrow(
    'there is no `two` in `cards/many/two/cost`, did you mean `rows/two`?; there are rows',
  );
  expect(() => findNumber(state, 'cards/gold/cots')).toThrow('did you mean `cost`?');
});
