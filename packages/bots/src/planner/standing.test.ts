import { HEADER, OUTCOME, STATUS, type GameModule } from '@undercroft/contract';
import { createState } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { Standing } from './standing.ts';

/**
 * A game for three whose players have what is said, in points.
 *
 * @returns it, and how often it was asked for
 */
function gameOf(points: readonly number[]): { game: GameModule; asked: () => number } {
  const tiny = tinyModule();
  let times = 0;
  const bots = { ahead: 1, wants: [{ name: 'points', weight: 100, site: 0 }] };
  const wants = (_state: Int32Array, player: number): number => {
    times++;
    return 100 * points[player];
  };
  const meta = { ...tiny.meta, bots, players: { min: 3, max: 3 } };
  return { game: { ...tiny, meta, wants }, asked: () => times };
}

/** A position of three players with these outcomes. */
function positionOf(game: GameModule, outcomes: readonly number[]): Int32Array {
  const state = createState(game);
  state[HEADER.players] = outcomes.length;
  state.set(outcomes, HEADER.outcome);
  return state;
}

const { playing, won, lost } = OUTCOME;

it('takes half of what the best of the others has from what each has', () => {
  const { game, asked } = gameOf([10, 4, -6]);
  const values = new Float64Array(3);

  new Standing(game).ofAll(positionOf(game, [playing, playing, playing]), values);

  expect([...values]).toEqual([10 - 2, 4 - 5, -6 - 5]);
  expect(asked()).toBe(3);
});

it('takes nothing away for what others have that is harmless', () => {
  const { game: plain } = gameOf([10, 4, -6]);
  const points = [10, 4, -6];
  // The first one has eight of his ten points of something that no other player loses.
  const wants = (_state: Int32Array, player: number, toOthers = false): number =>
    100 * (points[player] - (toOthers && player === 0 ? 8 : 0));
  const meta = {
    ...plain.meta,
    bots: { ahead: 1, wants: [{ name: 'near', weight: 100, harmless: true, site: 0 }] },
  } as const;
  const standing = new Standing({ ...plain, meta, wants });
  const state = positionOf(plain, [playing, playing, playing]);
  const values = new Float64Array(3);

  standing.ofAll(state, values);

  expect([...values]).toEqual([10 - 2, 4 - 1, -6 - 2]);
  expect([0, 1, 2].map((player) => standing.of(state, player))).toEqual([...values]);
  expect(standing.chance(state, 1)).toBeGreaterThan(0.5);
});

it('says of all what it says of one, also of whoever is out and when the game is over', () => {
  const { game } = gameOf([10, 4, -6]);
  const standing = new Standing(game);
  const values = new Float64Array(3);
  for (const outcomes of [
    [lost, playing, playing],
    [lost, lost, playing],
    [won, lost, lost],
  ])
    for (const status of [STATUS.decision, STATUS.over]) {
      const state = positionOf(game, outcomes);
      state[HEADER.status] = status;

      standing.ofAll(state, values);

      expect([...values]).toEqual([0, 1, 2].map((player) => standing.of(state, player)));
    }
  expect([...values]).toEqual([10 + 10, 4 - 5 - 10, -6 - 5 - 10]);
});

it('adds what partners have, and counts no partner as a rival', () => {
  const { game: alone } = gameOf([10, 4, -6]);
  const team = alone.meta.fields.findIndex(({ name }) => name === 'gambled');
  const game = { ...alone, meta: { ...alone.meta, team } };
  const values = new Float64Array(3);
  const state = positionOf(game, [playing, playing, playing]);
  state[game.meta.fields[team].offset + 1] = 1;
  const standing = new Standing(game);

  standing.ofAll(state, values);

  expect([...values]).toEqual([4 - 2, 4 - 2, 4 - 2]);
  expect([standing.own(state, 2), standing.of(state, 1)]).toEqual([4, 2]);
});
