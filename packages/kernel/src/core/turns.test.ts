import { expect, it, vi } from 'vitest';
import { SIZE, TURN } from '../testing/small-layout.ts';
import { io } from './memory.ts';
import { passTurn } from './turns.ts';

vi.mock('../layout.ts', () => import('../testing/small-layout.ts'));

it('counts a turn when another player has it, and only then', () => {
  const S = new Int32Array(SIZE);
  for (const player of [0, 0, 1, 1, 0]) {
    S[TURN] = player;
    passTurn(S);
  }

  expect([io.turn, io.turns]).toEqual([0, 3]);
});
