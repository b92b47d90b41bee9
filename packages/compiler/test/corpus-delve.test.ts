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

/**
 * A hall of three tiles: the entry, a tile of the round room beside it, and one below that is still
 * hidden.
 */
function board(): CorpusGame {
  const game = new CorpusGame(module);
  lay(game, 'entry', 'r1c1');
  lay(game, 'round-room', 'r1c2', 1);
  game.put(game.one('long-hall'), 'unexplored', game.one('plot-r2c1'));
  return game;
}

/** Lays a tile on a plot, turned. */
function lay(game: CorpusGame, tile: string, plot: string, turns = 0): number {
  const found = game.one(tile);
  game.put(found, 'explored', game.one(`plot-${plot}`)).set('turn', turns, found);
  return found;
}

const at = (game: CorpusGame, spot: string): number => game.one(`space-${spot}`);

const stand = (game: CorpusGame, figure: number, spot: string): number => {
  game.put(figure, 'standing', at(game, spot));
  return figure;
};

const standsAt = (game: CorpusGame, figure: number): number => game.placeOf(figure, 'standing');

it('says what several of those things are called that the map makes, and of no others', () => {
  const called = module.meta.kinds.flatMap(({ name, several }) => (several === undefined ? [] : [[name, several]]));

  expect(Object.fromEntries(called)).toEqual({ space: 'spaces', plot: 'plots', gate: 'gates' });
});

it('interrupts a step by an attack of the neighbour that is left, when the other side wants it', () => {
  const game = board();
  const thief = stand(game, game.one('cutpurse'), 'r3c2');
  stand(game, game.one('pack-rat'), 'r2c2');
  game.set('steps-left', 1, thief);

  game.dice(6, 1).call('walk', [thief], 1);
  expect(game.options).toEqual([at(game, 'r3c1'), at(game, 'r3c3'), at(game, 'r4c2'), NONE]);
  game.answer(at(game, 'r3c3'));
  expect(game.asked).toEqual([0, 'parting-attacks']);
  game.answer(1);

  expect([game.get('wounds', thief), standsAt(game, thief)]).toEqual([1, at(game, 'r3c3')]);
});

it.each([
  [3, 1, 0],
  [4, 2, 1],
])('lets the opponent play a trap at a step, and a thief who rolls %d see it or not', (die, wounds, left) => {
  const game = board();
  const thief = stand(game, game.one('cutpurse'), 'r3c2');
  game.set('steps-left', 2, thief).set('imps', 5, 0);
  game.put(game.one('pit-trap'), 'hand', 0);

  game.dice(die).call('walk', [thief], 1);
  game.answer(at(game, 'r3c3'));
  expect(game.asked).toEqual([0, 'hero-entered']);
  game.answer(game.options.find((option) => option !== NONE) ?? NONE);

  expect([game.get('wounds', thief), game.get('steps-left', thief), game.get('imps', 0)]).toEqual([wounds, left, 3]);
});

it('offers no trap, when it cannot be paid for', () => {
  const game = board();
  const thief = stand(game, game.one('cutpurse'), 'r3c2');
  game.set('steps-left', 1, thief).set('imps', 1, 0);
  game.put(game.one('pit-trap'), 'hand', 0);

  game.call('walk', [thief], 1);
  game.answer(at(game, 'r3c3'));

  expect(game.isAsking).toBe(false);
});

it('lays a tile so that it can be entered, and shows what lurks there', () => {
  const game = board();
  const tile = game.one('long-hall');
  const card = game.one('venom-vials');
  game.set('imps', 5, 0).call('summon-card', [card], 0);
  expect(game.zone('lurking', game.one('plot-r2c1'))).toEqual([card]);
  const soldier = stand(game, game.one('old-soldier'), 'r3c2');
  game.set('steps-left', 1, soldier);

  game.call('walk', [soldier], 1);
  game.answer(at(game, 'r4c2'));
  expect(game.asked).toEqual([1, 'explore-from']);
  game.answer(1);
  // A hall leads on when it lies lengthwise: two of four ways.
  expect(game.options).toHaveLength(2);
  game.answer(game.options[1] ?? NONE);
  while (game.isAsking) game.answer(game.options[0] ?? NONE);

  expect([game.get('turn', tile), game.zone('explored', game.one('plot-r2c1'))]).toEqual([2, [tile]]);
  const rats = game.things('pack-rat').filter((rat) => standsAt(game, rat) !== NONE);
  expect(rats.map((rat) => standsAt(game, rat) >= at(game, 'r5c1'))).toEqual([true, true]);
});

it('explores nothing behind a wall, and nothing behind a door that is shut', () => {
  const game = board();
  const lair = game.one('boss-lair');
  lay(game, 'boss-lair', 'r2c2');
  const thief = stand(game, game.one('cutpurse'), 'r7c6');
  const walk = (): boolean => {
    game.set('steps-left', 1, thief).call('walk', [thief], 1);
    game.answer(at(game, 'r7c5'));
    const isAsked = game.isAsking && game.asked[1] === 'explore-from';
    stand(game, thief, 'r7c6');
    return isAsked;
  };

  expect(walk()).toBe(false);
  game.call('use-door', [game.one('gate-r2c1-r2c2')]);
  expect(walk()).toBe(true);
  game.set('turn', 2, lair);
  expect(walk()).toBe(false);
});

it('sees nothing, when a door stands between that is shut', () => {
  const game = board();
  const lair = lay(game, 'boss-lair', 'r2c1', 1);
  game.put(game.one('venom-vials'), 'lurking', game.one('plot-r2c1'));
  stand(game, game.one('old-soldier'), 'r4c2');
  expect(game.zone('explored', game.one('plot-r2c1'))).toContain(lair);

  game.call('reveal-seen', [], 0);
  expect(game.isAsking).toBe(false);
  game.call('use-door', [game.one('gate-r1c1-r2c1')]);
  game.call('reveal-seen', [], 0);
  expect(game.isAsking).toBe(true);
});

it('turns a room with everybody in it, and with its doors', () => {
  const game = board();
  const tile = game.one('round-room');
  lay(game, 'bend', 'r1c3', 1);
  const soldier = stand(game, game.one('old-soldier'), 'r2c5');
  game.set('state', 1, game.one('gate-r1c1-r1c2'));

  game.dice(3).call('rotate-room', [tile], 1);
  game.choose('clockwise');

  expect([game.get('turn', tile), standsAt(game, soldier)]).toEqual([3, at(game, 'r3c8')]);
  expect(['gate-r1c1-r1c2', 'gate-r1c2-r1c3'].map((gate) => game.get('state', game.one(gate)))).toEqual([0, 1]);
});

it('lets those on a bridge be shot at and not be struck', () => {
  const game = board();
  lay(game, 'bridge-room', 'r2c1');
  lay(game, 'entry', 'r1c1');
  const above = game.one('space-bridge-room-above-r2c2');
  const thief = game.one('cutpurse');
  game.put(thief, 'standing', above);
  stand(game, game.one('pack-rat'), 'r6c2');
  stand(game, game.one('pack-rat', 1), 'r6c1');
  game.set('steps-left', 1, thief);

  game.dice(1, 1, 1, 1).call('walk', [thief], 1);

  expect(game.options).toEqual(
    ['r1c2', 'r2c3', 'r3c2'].map((spot) => game.one(`space-bridge-room-above-${spot}`)).concat(NONE),
  );
  game.answer(game.one('space-bridge-room-above-r1c2'));
  expect(game.isAsking && game.asked[1] === 'parting-attacks').toBe(false);
});

it.each([
  [MISSILE, 'r7c2', 'r5c2', 1],
  [MISSILE, 'r7c8', 'r7c6', 2],
  [MELEE, 'r7c8', 'r7c6', 1],
])('gives cover from blow %d at %s against %s', (blow, archer, target, wounds) => {
  const game = new CorpusGame(module);
  lay(game, 'long-hall', 'r2c1');
  lay(game, 'round-room', 'r2c2');
  const thief = stand(game, game.one('cutpurse'), target);
  const rat = stand(game, game.one('pack-rat'), archer);

  game.dice(3, 1).call('strike', [thief, rat, 3, 6, blow], 0);

  expect(game.get('wounds', thief)).toBe(wounds);
});

it.each([
  [5, 1, false],
  [4, 0, true],
])('lets one who is hard to kill stand up again, when the die shows %d', (die, wounds, dead) => {
  const game = board();
  const soldier = stand(game, game.one('old-soldier'), 'r3c3');
  game.set('wounds', 1, soldier);

  game.dice(die).call('wound', [soldier, 1, WOUNDING], 0);

  expect([game.get('wounds', soldier), game.zone('graveyard').includes(soldier)]).toEqual([wounds, dead]);
});

it('shields until the next wound, when a hero casts', () => {
  const game = board();
  const monk = stand(game, game.one('iron-monk'), 'r3c3');
  stand(game, game.one('dark-master'), 'r3c4');
  game.put(game.one('shield-spell', 1), 'powers', monk);

  game.call('activation', [monk], 1);
  game.choose('cast');
  game.answer(game.options.find((option) => option !== NONE) ?? NONE);
  const { attributes } = module.meta;
  const defence = attributes.findIndex(({ name }) => name === 'defence');

  expect(module.attribute(game.state, defence, monk)).toBe(6);
});
