import { expect, it } from 'vitest';
import { running, type Running } from '../testing/running.ts';

const RULES = `to tell-players
  each player
    set your strikes to 0
    if you is in most(players, its embers), increase your strikes by 1
    if you is in least(players, its embers), increase your strikes by 10
    if you is in most(others, its embers), increase your strikes by 100
to tell-beasts
  set day to 0
  for each x in your hand
    if x is in most(beasts in your hand, its might), increase day by 1
    if x is in least(beasts in your hand where its might > 1, its might), increase day by 10
    if first(beasts in your discard) is in most(beasts in your hand, its might), increase day by 100
`;

function notedOfPlayers(game: Running): number[] {
  game.call('tell-players');
  return [game.get('strikes', 0), game.get('strikes', 1)];
}

it('knows who has the most and who the least, several when they have equally much', async () => {
  const game = await running(RULES);

  game.set('embers', 3, 0).set('embers', 5, 1);
  expect(notedOfPlayers(game).map((noted) => noted % 100)).toEqual([10, 1]);
  game.set('embers', 5, 0);
  expect(notedOfPlayers(game).map((noted) => noted % 100)).toEqual([11, 11]);
});

it('knows which things of a set have the most and the least, none and things outside of it never', async () => {
  const game = await running(RULES);
  const [moth = 0] = game.things('moth');
  const [hare = 0] = game.things('hare');
  const [wolf = 0] = game.things('wolf');
  const [trick = 0] = game.things('nudge');
  for (const card of [moth, hare, wolf, trick]) game.put(card, 'hand', 0);

  game.call('tell-beasts');

  // The wolf is the strongest; of those stronger than the moth the hare is the weakest. Nothing lies in the discard.
  expect(game.get('day')).toBe(11);
});
