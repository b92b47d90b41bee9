// The hard cases of the delve, each played once by hand.

import { NONE, type GameModule } from '@undercroft/contract';
import { beforeAll, expect, it } from 'vitest';
import { corpusModule, CorpusGame } from './corpus-game.ts';

const [MELEE, MISSILE] = [0, 1];
const WOUNDING = 0;
let module: GameModule;

beforeAll(async () => {
  module = await corpusModule('delve');
});

/** Four tiles of bare floor; the first lies face up. Floors are numbered tile by tile. */
function board(): CorpusGame {
  const game = new CorpusGame(module);
  for (const [index, tile] of game.zone('board').slice(0, 4).entries())
    for (let i = 0; i < 9; i++) game.put(game.one('bare-floor', index * 9 + i), 'spaces-of-tile', tile);
  game.set('face', 1, game.zone('board')[0] ?? 0);
  return game;
}

const stand = (game: CorpusGame, figure: number, floor: number): number => {
  game.put(figure, 'standing', game.one('bare-floor', floor));
  return figure;
};

it('interrupts a step by an attack of the neighbour that is left, when the other side wants it', () => {
  const game = board();
  const thief = stand(game, game.one('cutpurse'), 3);
  stand(game, game.one('pack-rat'), 0);
  game.set('steps-left', 1, thief);

  game.dice(6, 1).call('walk', [thief], 1);
  expect(game.options).toEqual([game.one('bare-floor', 4), game.one('bare-floor', 6), NONE]);
  game.answer(game.one('bare-floor', 4));
  expect(game.asked).toEqual([0, 'parting-attacks']);
  game.answer(1);

  expect([game.get('wounds', thief), game.placeOf(thief, 'standing')]).toEqual([1, game.one('bare-floor', 4)]);
});

it.each([
  [3, 1, 0],
  [4, 2, 1],
])('lets the opponent play a trap at a step, and a thief who rolls %d see it or not', (die, wounds, left) => {
  const game = board();
  const thief = stand(game, game.one('cutpurse'), 3);
  game.set('steps-left', 2, thief).set('imps', 5, 0);
  game.put(game.one('pit-trap'), 'hand', 0);

  game.dice(die).call('walk', [thief], 1);
  game.answer(game.one('bare-floor', 4));
  expect(game.asked).toEqual([0, 'hero-entered']);
  game.answer(game.options.find((option) => option !== NONE) ?? NONE);

  expect([game.get('wounds', thief), game.get('steps-left', thief), game.get('imps', 0)]).toEqual([wounds, left, 3]);
});

it('offers no trap, when it cannot be paid for', () => {
  const game = board();
  const thief = stand(game, game.one('cutpurse'), 3);
  game.set('steps-left', 1, thief).set('imps', 1, 0);
  game.put(game.one('pit-trap'), 'hand', 0);

  game.call('walk', [thief], 1);
  game.answer(game.one('bare-floor', 4));

  expect(game.isAsking).toBe(false);
});

it('summons face down on a tile that nobody has seen, and shows it when somebody does', () => {
  const game = board();
  const card = game.one('venom-vials');
  const tile = game.zone('board')[1] ?? NONE;
  game.set('imps', 5, 0);

  game.call('summon-card', [card], 0);
  game.answer(tile);
  expect(game.zone('lurking', tile)).toEqual([card]);

  stand(game, game.one('old-soldier'), 2);
  game.set('face', 1, tile).call('reveal-seen', [], 0);
  while (game.isAsking) game.answer(game.options[0] ?? NONE);

  const rats = game.things('pack-rat').map((rat) => game.placeOf(game.placeOf(rat, 'standing'), 'spaces-of-tile'));
  expect(rats.filter((at) => at === tile)).toHaveLength(2);
});

it('sees nothing, when a wall stands between', () => {
  const game = board();
  const tile = game.zone('board')[1] ?? NONE;
  game.put(game.one('venom-vials'), 'lurking', tile);
  game.set('face', 1, tile);
  for (const floor of [1, 4, 7]) {
    game.put(game.one('bare-floor', floor), 'quarry');
  }
  stand(game, game.one('old-soldier'), 0);

  game.call('reveal-seen', [], 0);

  expect(game.isAsking).toBe(true);
});

it('turns a room with everybody in it', () => {
  const game = board();
  const tile = game.one('round-room');
  const first = game.zone('board').indexOf(tile) * 9;
  const soldier = stand(game, game.one('old-soldier'), first);

  game.dice(3).call('rotate-room', [tile], 1);
  game.choose('clockwise');

  expect(game.zone('spaces-of-tile', tile)).toEqual(
    Array.from({ length: 9 }, (_, i) => game.one('bare-floor', first + 8 - i)),
  );
  expect(game.placeOf(soldier, 'standing')).toBe(game.one('bare-floor', first));
});

it.each([
  [MISSILE, 'low-wall', 2],
  [MISSILE, 'bare-floor', 1],
  [MELEE, 'low-wall', 1],
])('gives cover from blow %d behind %s', (blow, between, wounds) => {
  const game = new CorpusGame(module);
  const [tile = NONE] = game.zone('board');
  const row = [game.one('bare-floor', 0), game.one(between, 5), game.one('bare-floor', 1)];
  for (const space of row) game.put(space, 'spaces-of-tile', tile);
  for (let i = 10; i < 16; i++) game.put(game.one('bare-floor', i), 'spaces-of-tile', tile);
  const target = stand(game, game.one('cutpurse'), 1);
  const archer = stand(game, game.one('pack-rat'), 0);

  game.dice(3, 1).call('strike', [target, archer, 3, 6, blow], 0);

  expect(game.get('wounds', target)).toBe(wounds);
});

it.each([
  [5, 1, false],
  [4, 0, true],
])('lets one who is hard to kill stand up again, when the die shows %d', (die, wounds, dead) => {
  const game = board();
  const soldier = stand(game, game.one('old-soldier'), 4);
  game.set('wounds', 1, soldier);

  game.dice(die).call('wound', [soldier, 1, WOUNDING], 0);

  expect([game.get('wounds', soldier), game.zone('graveyard').includes(soldier)]).toEqual([wounds, dead]);
});

it('shields until the next wound, when a hero casts', () => {
  const game = board();
  const monk = stand(game, game.one('iron-monk'), 4);
  stand(game, game.one('dark-master'), 8);
  game.put(game.one('shield-spell', 1), 'powers', monk);

  game.call('activation', [monk], 1);
  game.choose('cast');
  game.answer(game.options.find((option) => option !== NONE) ?? NONE);
  const { attributes } = module.meta;
  const defence = attributes.findIndex(({ name }) => name === 'defence');

  expect(module.attribute(game.state, defence, monk)).toBe(6);
});
