// The hard cases of the academy, each played once by hand.

import { NONE, STATUS, type GameModule } from '@undercroft/contract';
import { beforeAll, expect, it } from 'vitest';
import { corpusModule, CorpusGame } from './corpus-game.ts';

const SKELETON = 4;
let module: GameModule;

beforeAll(async () => {
  module = await corpusModule('academy');
});

/** Leaves only these cards in the deck of threats. */
function onlyThreats(game: CorpusGame, ...cards: number[]): void {
  for (const card of game.zone('threat-deck')) game.put(card, 'cemetery');
  for (const card of cards) game.put(card, 'threat-deck');
}

it('splits footsteps freely, when two monsters share three of them', () => {
  const game = new CorpusGame(module);
  const [first = NONE, second = NONE] = game.things('small-spider');
  game.put(first, 'beds', game.one('cellar'));
  game.put(second, 'beds', game.one('kitchen'));

  game.call('footsteps', [3]);
  expect(game.options).toEqual([first, second, NONE]);
  game.answer(first);
  game.answer(first);
  expect(game.options).toHaveLength(5);
  game.answer(game.one('library'));
  expect(game.answer(second)).toBe(STATUS.over);

  expect([first, second].map((monster) => game.placeOf(monster, 'beds'))).toEqual([
    game.one('library'),
    game.one('corridor'),
  ]);
});

it('takes a penalty from the owner of the room, when a group arrives in the last one by the effect of another', () => {
  const game = new CorpusGame(module);
  const group = game.one('party');
  game.put(group, 'door', game.one('attic', 1));
  onlyThreats(game, game.one('war-cry'));

  game.call('threat-phase', [], 0);

  expect(game.placeOf(group, 'door')).toBe(game.one('study', 1));
  expect([0, 1].map((player) => game.zone('penalties-taken', player))).toEqual([[], [game.one('scolding', 2)]]);
});

it('turns the guardian face up at the fifth monster, whatever brings it, and not before', () => {
  const game = new CorpusGame(module);
  const guardian = game.one('guardian-tile');
  for (const monster of game.things('small-skeleton').slice(0, 3)) game.put(monster, 'beds', game.one('study'));

  const faces = [1, 2].map(() => {
    game.call('gain-monsters', [1, SKELETON]);
    game.answer(game.one('study'));
    return game.get('face', guardian);
  });

  expect(faces).toEqual([0, 1]);
});

it('leaves the guardian of the others as it is, when the monsters are not theirs', () => {
  const game = new CorpusGame(module);
  for (const monster of game.things('small-skeleton').slice(0, 3)) game.put(monster, 'beds', game.one('study'));
  for (const monster of game.things('small-spider').slice(0, 2)) game.put(monster, 'beds', game.one('study', 1));

  game.call('gain-monsters', [1, SKELETON]);
  game.answer(game.one('study'));

  expect([0, 1].map((player) => game.get('face', game.one('guardian-tile', player)))).toEqual([0, 0]);
});

it('lets the others choose one after the other, when a reserve runs out among them', () => {
  const game = new CorpusGame(module, 3);
  const [last = NONE, ...gone] = game.things('small-skeleton');
  for (const monster of gone) game.put(monster, 'swamp');
  onlyThreats(game, game.one('bone-market'));
  game.set('first-player', 0);

  game.call('threat-phase', [], 0);
  expect(game.asked).toEqual([1, 'gain-monsters']);
  game.answer(game.one('cellar', 1));
  while (game.isAsking) game.answer(game.options[0] ?? NONE);

  expect(game.placeOf(last, 'beds')).toBe(game.one('cellar', 1));
});

it('plays the last round to its end, when the first player takes the last threat', () => {
  const game = new CorpusGame(module);
  game.module.run(game.state);
  while (game.asked[1] !== 'recruits-of') game.answer(game.options[0] ?? NONE);
  const first = game.get('first-player');
  expect(game.get('active')).toBe(first);

  // The first player has drawn; the other and the first draw the last two, and the other has a turn
  // of their own still.
  for (const card of game.zone('threat-deck').slice(2)) game.put(card, 'cemetery');
  expect(game.get('final-round')).toBe(0);
  while (game.isAsking) game.answer(game.options[0] ?? NONE);

  expect([game.get('final-round'), game.get('active')]).toEqual([1, 1 - first]);
  expect(game.zone('threat-deck').length).toBeGreaterThan(0);
});
