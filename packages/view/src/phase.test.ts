import type { PhaseMeta } from '@undercroft/contract';
import { createGame, type Game } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { viewFor } from './index.ts';

const PLAY: PhaseMeta = { name: 'play', frame: 0 };
const TURN: PhaseMeta = { name: 'turn', frame: 1 };
const STORE: PhaseMeta = { name: 'store', frame: 2 };

function begin(phases?: readonly PhaseMeta[], wishes = false): Game {
  const module = tinyModule();
  const meta = phases === undefined ? module.meta : { ...module.meta, phases };
  return createGame({ ...module, meta }, { players: 2, seed: 5, options: { wishes } });
}

const phaseIn = ({ module, state }: Game): number => viewFor(module, state, 0).phase;

it('tells which part of the turn runs, the same to everybody', () => {
  const game = begin([STORE, TURN]);

  expect(phaseIn(game)).toBe(1);
  for (const viewer of [1, 'spectator', 'all'] as const) expect(viewFor(game.module, game.state, viewer).phase).toBe(1);
});

it('tells the inner one of two within each other, in whatever order they stand', () => {
  expect(phaseIn(begin([PLAY, TURN]))).toBe(1);
  expect(phaseIn(begin([TURN, PLAY]))).toBe(0);
  expect(phaseIn(begin([TURN, PLAY], true))).toBe(1);
});

it('tells of none, where none runs, none can wait, or the game names none', () => {
  expect(phaseIn(begin([STORE]))).toBe(-1);
  expect(phaseIn(begin([{ ...TURN, frame: -1 }]))).toBe(-1);
  expect(phaseIn(begin())).toBe(-1);
});

it('tells of none when the game is over', () => {
  const game = begin([PLAY]);
  expect(phaseIn(game)).toBe(0);
  for (let n = 0; !game.over && n < 2000; n++) game.answer(n % game.decision()!.options.length);
  expect(game.over).toBe(true);
  expect(phaseIn(game)).toBe(-1);
});
