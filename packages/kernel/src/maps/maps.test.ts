import { beforeEach, expect, it, vi } from 'vitest';
import { init } from '../core/driver.ts';
import { move } from '../core/zones.ts';
import { SIZE } from '../testing/small-layout.ts';
import { neighbours, spaceOf } from './grid.ts';
import { block, line } from './shapes.ts';
import { distance, reachable } from './ways.ts';

vi.mock('../layout.ts', () => import('../testing/small-layout.ts'));

// 0 1
// 2 3
const S = new Int32Array(SIZE);
const into = new Int32Array(8);
beforeEach(() => init(S, [1], 2, 7));

const listed = (n: number): number[] => [...into.subarray(0, n)].toSorted((a, b) => a - b);

it('knows the neighbours of a space, and of nothing else', () => {
  expect(listed(neighbours(S, 0, into))).toEqual([1, 2]);
  expect(listed(neighbours(S, 3, into))).toEqual([1, 2]);
  expect([spaceOf(S, 4), neighbours(S, 4, into)]).toEqual([-1, 0]);
});

it('counts steps, around what may not be entered', () => {
  expect([distance(S, 0, 0, null), distance(S, 0, 1, null), distance(S, 0, 3, null)]).toEqual([0, 1, 2]);
  expect(distance(S, 0, 3, [1, 1, 0, 1, 0, 0, 0, 0])).toBe(2);
  expect(distance(S, 0, 3, [1, 0, 0, 1, 0, 0, 0, 0])).toBe(9999);
  expect(distance(S, 0, 4, null)).toBe(9999);
});

it('reaches marked spaces only, nearest first', () => {
  const n = reachable(S, 0, [0, 1, 0, 1, 0, 0, 0, 0], into);

  expect([...into.subarray(0, n)]).toEqual([1, 3]);
});

it('numbers spaces anew, when one leaves its zone', () => {
  move(S, 0, -1, false);

  // 1 2
  // 3
  expect(listed(neighbours(S, 1, into))).toEqual([2, 3]);
  expect(distance(S, 2, 3, null)).toBe(2);
});

it('finds the spaces of a line and of a block', () => {
  expect(listed(line(S, 0, 3, into))).toEqual([]);
  expect(listed(block(S, 0, 2, 2, into))).toEqual([0, 1, 2, 3]);
  expect(block(S, 1, 2, 1, into)).toBe(0);
});
