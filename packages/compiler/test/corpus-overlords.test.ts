// The hard cases of the overlords, each played once by hand.

import { NONE, type GameModule } from '@undercroft/contract';
import { beforeAll, expect, it } from 'vitest';
import { corpusModule, CorpusGame } from './corpus-game.ts';

const REPUTATION = 1;
let module: GameModule;

beforeAll(async () => {
  module = await corpusModule('overlords');
});

/** Player 0 has one dug cell and a party. */
function ready(...party: number[]): CorpusGame {
  const game = new CorpusGame(module);
  game.set('dug', 1, game.one('plot'));
  for (const adventurer of party) game.put(adventurer, 'party');
  return game;
}

it('asks everybody for secret orders before any of them is carried out', () => {
  const game = new CorpusGame(module);
  const asked: number[] = [];

  game.call('orders-phase');
  while (game.asked[1] === 'orders-phase') {
    asked.push(game.asked[0]);
    expect(
      game
        .things('farm')
        .concat(game.things('tunnel'))
        .flatMap((space) => game.zone('minion-here', space)),
    ).toEqual([]);
    game.answer(game.options[0] ?? NONE);
  }

  expect(asked).toEqual([0, 0, 0, 1, 1, 1]);
});

it('brings the champion after every move of a counter, and takes it away again', () => {
  const game = ready(things('sly-thief'));
  const champion = game.one('champion-in-gold');
  game.set('evil', 3, 0).set('evil', 4, 1);

  game.call('act', [REPUTATION], 0);
  game.choose('worse');
  expect(game.zone('party', 0)[0]).toBe(champion);

  game.put(champion, 'party', 0);
  game.call('act', [REPUTATION], 1);
  game.choose('worse');
  expect([game.zone('party', 1), game.get('champion-holder')]).toEqual([[champion], 1]);
});

it('brings the champion in the middle of the battle of another, when that one conquers', () => {
  const game = ready(things('old-warrior'), things('champion-in-gold'));
  game.set('evil', 6, 0).set('evil', 6, 1).set('champion-holder', 0).set('battle-tile', game.one('plot'));

  game.call('conquer', [0]);

  expect([game.zone('party', 0), game.zone('party', 1)]).toEqual([
    [things('old-warrior')],
    [things('champion-in-gold')],
  ]);
});

it('shares one budget of prevention, when two traps are met', () => {
  const game = ready(things('old-warrior'), things('sly-thief'));
  for (const trap of game.things('rolling-stone')) game.put(trap, 'planned-traps');

  game.call('trap-step', [0]);
  while (game.isAsking) game.answer(game.options[0] ?? NONE);

  expect(game.zone('prison')).toEqual([things('old-warrior')]);
  expect(game.get('prevention')).toBe(0);
});

it.each([
  ['magic-shield', 0],
  ['aura-of-fear', 1],
])('deals what the first point is absorbed from, when the spell is %s', (spell, damage) => {
  const game = ready(things('grey-wizard'));
  game.set('combat-card', game.one(spell));

  game.call('fight', [0]);

  expect(game.get('damage', things('grey-wizard'))).toBe(damage);
});

it('puts the false figure at the head, and takes it out of the game when it is hit', () => {
  const game = ready(things('grey-wizard'));
  const witch = game.one('witch');
  game.put(witch, 'lair').set('sent', 1, witch).set('combat-card', game.one('mirage'));

  game.call('fight', [0]);
  expect(game.zone('party')).toEqual([game.one('illusion'), things('grey-wizard')]);
  game.choose('strike');

  expect([game.zone('party'), game.zone('town').includes(game.one('illusion'))]).toEqual([
    [things('grey-wizard')],
    true,
  ]);
});

it.each([1, 2])('lets a room be used as often as the year says, when it is year %d', (year) => {
  const game = ready();
  game.put(game.one('magic-room'), 'room-here', game.one('plot'));
  game.set('year', year).set('food', 9).set('idle-imps', 9);

  game.call('production-phase');
  let uses = 0;
  for (; game.isAsking && game.asked[0] === 0 && uses < 9; uses++)
    game.answer(game.options.find((option) => option !== NONE) ?? NONE);

  expect(uses).toBe(year);
});

it('strikes late and at the same one, when a dart is poisoned', () => {
  const game = ready(things('old-warrior'), things('sly-thief'));
  game.put(game.one('poisoned-dart'), 'planned-traps');

  game.call('fight', [0]);
  game.answer(things('old-warrior'));
  while (game.isAsking) game.answer(game.options[0] ?? NONE);

  // one point is prevented; two come at the end of the fight, one from fatigue
  expect(game.get('damage', things('old-warrior'))).toBe(3);
});

function things(row: string): number {
  return module.meta.rows.find(({ name }) => name === row)?.first ?? NONE;
}
