import type { GameModule } from '@undercroft/contract';
import { createState } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { measureGame, measuresOf } from './measures.ts';

it('says what each player has of what the game says that players strive for, in points; of a game that does not say, nothing', () => {
  const tiny = tinyModule();
  const wants = [{ name: 'plums', weight: 50, site: 0 }];
  const game: GameModule = {
    ...tiny,
    meta: { ...tiny.meta, bots: { ahead: null, wants } },
    wants: (_, player) => 50 * (player + 3),
  };
  const state = createState(game);
  game.init(state, [10, 1], 2, 1);
  const played = {
    state,
    seats: [0, 0],
    turns: 3,
    answers: 9,
    index: 0,
    seed: 1,
    finished: true,
    error: null,
    round: null,
    trail: new Int32Array(0),
    thought: [],
  };

  const values = measureGame(game, played);
  const names = measuresOf(game.meta, 2).map(({ name }) => name);

  expect(values).toHaveLength(names.length);
  expect(values[names.indexOf('wants 1')]).toBe(1.5);
  expect(values[names.indexOf('wants 2')]).toBe(2);
  expect(measuresOf(tiny.meta, 2).filter(({ name }) => name.startsWith('wants'))).toEqual([]);
});

it('calls a game that nobody won a draw, and in a cooperative game a loss', () => {
  const { meta } = tinyModule();
  const nobody = (game: GameModule['meta']): readonly (string | undefined)[] =>
    ['draw', 'lost'].map((wanted) => measuresOf(game, 2).find(({ name }) => name === wanted)?.name);

  expect(nobody(meta)).toEqual(['draw', undefined]);
  expect(nobody({ ...meta, cooperative: true })).toEqual([undefined, 'lost']);
});
