// Who is told what of a score: the tiny game with a score sheet added.

import { HEADER, NONE, STATUS, type GameModule, type ScoreLineMeta } from '@undercroft/contract';
import { createGame, gameFromState, thingsIn, type Viewer } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { HIDDEN, viewFor, type ScoreView } from '../index.ts';
import { viewConformance } from '../testing/index.ts';

const NOTHING = { yourZones: [], zones: [], yourFields: [], fields: [] };

/** Scores the points of a player, and a line for each fruit in the hand. */
function scoring(change: Partial<ScoreLineMeta['reads']> = {}): GameModule {
  const tiny = tinyModule();
  const { meta } = tiny;
  const points = meta.fields.findIndex(({ name }) => name === 'points');
  const hand = meta.zones.findIndex(({ name }) => name === 'hand');
  const line = (name: string, reads: Partial<ScoreLineMeta['reads']>): ScoreLineMeta => ({
    name,
    title: name,
    each: name === 'fruits',
    site: 0,
    reads: { ...NOTHING, ...reads },
  });
  const lines = [line('points', { yourFields: [points] }), line('fruits', { yourZones: [hand], ...change })];
  return {
    ...tiny,
    meta: { ...meta, score: { attribute: 1, lines } },
    score: (state, player, into) => {
      const fruits = thingsIn(meta, state, meta.zones[hand]!.first + player);
      into.set([0, NONE, state[meta.fields[points]!.offset + player]!]);
      for (const [i, fruit] of fruits.entries()) into.set([1, fruit, fruit], 3 * (i + 1));
      return 1 + fruits.length;
    },
  };
}

function scores(module: GameModule, state: Int32Array, viewer: Viewer): (ScoreView | null)[] {
  return viewFor(module, state, viewer).players.map(({ score }) => score);
}

it('tells a player the whole of the own score, and of others what everybody may know', () => {
  const module = scoring();
  const { state } = createGame(module, { players: 2, seed: 5, options: { wishes: false } });
  const hand = thingsIn(module.meta, state, module.meta.zones.find(({ name }) => name === 'hand')!.first);

  const [mine, theirs] = scores(module, state, 0);

  expect(mine).toEqual({
    total: hand.reduce((sum, fruit) => sum + fruit, 0),
    complete: true,
    lines: [
      { name: 'points', title: 'points', thing: NONE, value: 0 },
      ...hand.map((fruit) => ({ name: 'fruits', title: 'fruits', thing: fruit, value: fruit })),
    ],
  });
  expect(theirs).toEqual({
    total: 0,
    complete: false,
    lines: [{ name: 'points', title: 'points', thing: NONE, value: 0 }],
  });
  expect(scores(module, state, 'spectator').map((score) => score?.complete)).toEqual([false, false]);
  expect(scores(module, state, 'all').map((score) => score?.complete)).toEqual([true, true]);
  expect(viewFor(module, state, 0).players[0]!.attributes).not.toHaveProperty('harvest');
});

it.each<[string, (module: GameModule) => Partial<ScoreLineMeta['reads']>]>([
  [
    'a zone of everybody that lies hidden',
    ({ meta }) => ({ zones: [meta.zones.findIndex(({ name }) => name === 'deck')] }),
  ],
  ['the hands of all', ({ meta }) => ({ zones: [meta.zones.findIndex(({ name }) => name === 'hand')] })],
  ['what others wish', ({ meta }) => ({ fields: [meta.fields.findIndex(({ name }) => name === 'wish')] })],
])('keeps a line back that reads %s', (_, reads) => {
  const module = scoring(reads(tinyModule()));
  const { state } = createGame(module, { players: 2, seed: 5, options: { wishes: false } });

  expect(scores(module, state, 0)[0]).toMatchObject({ complete: false, lines: [{ name: 'points' }] });
});

it('tells everybody everything when the game is over, but not which hidden thing it was', () => {
  const module = scoring();
  const game = createGame(module, { players: 2, seed: 5, options: { wishes: false } });
  const over = game.state.slice();
  over[HEADER.status] = STATUS.over;
  over[HEADER.ending] = 0;
  const { state } = gameFromState(module, game.state);
  const hand = thingsIn(module.meta, state, module.meta.zones.find(({ name }) => name === 'hand')!.first + 1);

  const [, theirs] = scores(module, over, 0);

  expect(theirs).toMatchObject({ complete: true, total: hand.reduce((sum, fruit) => sum + fruit, 0) });
  expect(theirs!.lines.slice(1).map(({ thing }) => thing)).toEqual(hand.map(() => HIDDEN));
});

it('has none for a game that scores nothing', () => {
  const module = tinyModule();
  const { state } = createGame(module, { players: 2, seed: 5 });

  expect(scores(module, state, 0)).toEqual([null, null]);
});

for (const { name, run } of viewConformance(scoring(), { every: 1, games: 3 })) {
  it(`holds with a score sheet: ${name}`, () => {
    expect(run).not.toThrow();
  });
}
