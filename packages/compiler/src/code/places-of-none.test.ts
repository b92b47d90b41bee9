// Places and owners that may be none: nothing lies there, nothing is theirs, nothing goes there.

import { expect, it } from 'vitest';
import { running } from './testing/running.ts';

/** A player who is none, in words that the compiler cannot see through. */
const NOBODY = 'first(players where its oil > 99)';

/** Sets about a card `f` that lies in a hand, so in no thing, and about a player who is none. */
const SETS = [
  'beasts in f.place',
  'cards in f.place',
  'beasts in f.place where its might > 0',
  'beasts in (if f.tired then f.place else none)',
  'beasts where it is in f.place',
  'fighters where its place is in [f.place]',
  'glades where it is f.place',
  'beasts in (glades where it is f.place)',
  'beasts where it is in (glades where it is f.place)',
  `others of ${NOBODY}`,
  `beasts of ${NOBODY}`,
  `fighters of ${NOBODY}`,
  `hand of ${NOBODY}`,
  `glades of ${NOBODY}`,
  `beasts in hand of ${NOBODY}`,
  `beasts in glades in grove of ${NOBODY}`,
  `beasts where it is in hand of ${NOBODY}`,
  `glades where it is in grove of ${NOBODY}`,
];

it.each(SETS)('finds nothing in %j', async (set) => {
  const ask = `if any ${set}, increase day by 1\n  if no ${set}, increase day by 10`;
  const count = `increase day by 100 * count(${set})\n  for each x in ${set}\n    increase day by 1000`;
  const game = await running(`to look beast f\n  ${ask}\n  ${count}`);
  const [moth = 0] = game.things('moth');
  game.put(moth, 'hand');
  for (const owl of game.things('owl')) game.put(owl, 'hand');
  game.call('look', [moth]);

  expect(game.get('day')).toBe(10);
});

it.each([
  'if f is in f.place, increase day by 1',
  'if f.place is in grove of active, increase day by 1',
  `if f is in hand of ${NOBODY}, increase day by 1`,
  `move f to hand of ${NOBODY}`,
  `draw 2 from your deck to hand of ${NOBODY}`,
  `refill hand of ${NOBODY} to 9 from your deck`,
  `draw 2 from deck of ${NOBODY} to your hand`,
  `refill your hand to 9 from deck of ${NOBODY}`,
  `shuffle deck of ${NOBODY}`,
  `move each card in hand of ${NOBODY} to your discard`,
  `move each card in your hand to discard of ${NOBODY}`,
  'move each beast in f.place to your discard',
])('changes nothing by %j', async (statement) => {
  const game = await running(`to look beast f\n  ${statement}`);
  const [moth = 0] = game.things('moth');
  game.put(moth, 'hand');
  const before = [...game.state];
  game.call('look', [moth]);

  const { zoneOf } = game.module.meta.layout;
  const lies = (state: ArrayLike<number>): number[] => Array.from(state).slice(zoneOf, zoneOf + 60);
  expect([lies(game.state), game.get('day')]).toEqual([lies(before), 0]);
});
