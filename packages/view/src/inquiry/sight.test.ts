import type { GameModule, KindMeta } from '@undercroft/contract';
import { createGame, seesThing, zoneOf } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { sightFrom } from '../index.ts';

/**
 * The tiny game, whose things are squares. A test says what is seen. Everybody knows the first
 * square.
 */
function boarded(sight: NonNullable<GameModule['sight']>): {
  module: GameModule;
  state: Int32Array;
  squares: number[];
} {
  const game = createGame(tinyModule(), { players: 2, seed: 5 });
  const { module } = game;
  const state = game.snapshot();
  const [first, ...others] = module.meta.kinds as [KindMeta, ...KindMeta[]];
  const board = { name: 'yard', title: 'Yard', columns: 2, rows: 2, of: 'global', walls: [], sight: true } as const;
  const kinds = [{ ...first, board }, ...others];
  const squares = Array.from({ length: first.end - first.first }, (_, i) => first.first + i);
  state[module.meta.layout.zoneOf + first.first] = -1;
  return { module: { ...module, meta: { ...module.meta, kinds }, sight }, state, squares };
}

it('tells which squares are seen, and which of them behind cover', () => {
  const { module, squares, state } = boarded((_, from, to) => (from === to ? 1 : ((to % 3) as 0 | 1 | 2)));
  const [from = -1] = squares;
  const before = Int32Array.from(state);

  expect(sightFrom(module, state, 0, from)).toEqual({
    from,
    clear: squares.filter((to) => to === from || to % 3 === 1),
    covered: squares.filter((to) => to !== from && to % 3 === 2),
  });
  expect(state).toEqual(before);
});

it('leaves out what depends on what the viewer may not know', () => {
  // A square is seen while the first hidden thing lies where it lies now.
  const { module, squares, state } = boarded((world, _, to) => (to % 2 === 0 ? 1 : isAsBefore(world) ? 1 : 0));
  const placed = squares.map((thing) => zoneOf(module.meta, state, thing));
  const isAsBefore = (world: Int32Array): boolean =>
    squares.every((thing, i) => zoneOf(module.meta, world, thing) === placed[i]);

  expect(sightFrom(module, state, 'all', squares[0]!)!.clear).toEqual(squares);
  expect(sightFrom(module, state, 'spectator', squares[0]!)!.clear).toEqual(squares.filter((to) => to % 2 === 0));
});

it('tells nothing of what is seen from where the viewer does not know what stands there', () => {
  const { module, squares, state } = boarded(() => 1);
  const [unseen = -1] = squares.filter((thing) => !seesThing(module.meta, state, 0, thing));

  expect(sightFrom(module, state, 'all', unseen)).not.toBeNull();
  expect(sightFrom(module, state, 0, unseen)).toBeNull();
  expect(sightFrom(module, state, 0, 9999)).toBeNull();
});

it('has nothing to say where the rules never look', () => {
  const { module, state } = createGame(tinyModule(), { players: 2, seed: 5 });

  expect(sightFrom(module, state, 0, 0)).toBeNull();
});
