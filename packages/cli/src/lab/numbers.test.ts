import { expect, it } from 'vitest';
import { findNumber, withNumbers } from './numbers.ts';
import type { ContentState } from './states.ts';

const state: ContentState = {
  name: 'g',
  game: { id: 'g', folder: '/g' },
  files: new Map([
    ['g/game.yaml', 'players: {min: 2, max: 4} # few\nsteps: [1, 3, -6]\n'],
    ['g/cards/gold.yaml', 'cost: 3\neffect: |\n  gain 2d6 gold\n  lose 10 mana\n'],
    ['g/rules/turn.rules', 'to turn\n  gain 2 gold -- not 9\n  lose 2d6 + 10 mana of row-3 to space-r1c2\n'],
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
  ['rules/turn.rules:2', 2],
  ['rules/turn.rules:3#1', 2],
  ['rules/turn.rules:3#2', 6],
  ['rules/turn.rules:3#3', 10],
  ['cards/gold.yaml:4', 10],
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
    { place: at('rules/turn.rules:2'), value: 14 },
  ]);

  expect(files.get('g/game.yaml')).toBe('players: {min: 1, max: 12} # few\nsteps: [1, 3, 7]\n');
  expect(files.get('g/cards/gold.yaml')).toContain('gain 10d6 gold');
  expect(files.get('g/rules/turn.rules')).toContain('  gain 14 gold -- not 9\n');
});

it('says where a key stands that was looked for one level too high', () => {
  expect(() => findNumber(state, 'cards/many/two/cost')).toThrow(
    'there is no `two` in `cards/many/two/cost`, did you mean `rows/two`?; there are rows',
  );
  expect(() => findNumber(state, 'cards/gold/cots')).toThrow('did you mean `cost`?');
});

it.each([
  ['rules/turn.rules', 'a number of rules is named by its line, such as `rules/turn.rules:12`'],
  ['rules/turn/2', 'g has no file for `rules/turn/2`'],
  ['rules/turn', 'a number of rules is named by its line, such as `rules/turn.rules:12`'],
  ['rules/trun.rules:2', 'g has no file `rules/trun.rules`, did you mean `rules/turn.rules`?'],
  ['rules/turn.rules:9', '`rules/turn.rules` has 4 lines, not 9'],
  ['rules/turn.rules:1', '`rules/turn.rules:1` names no number; there stands `to turn`'],
  ['rules/turn.rules:3', '`rules/turn.rules:3#1` is the first of 3'],
  ['rules/turn.rules:3#4', '`rules/turn.rules:3#4` names no number'],
])('says how a number of rules is named, when %s is none', (path, message) => {
  expect(() => findNumber(state, path)).toThrow(message);
});
