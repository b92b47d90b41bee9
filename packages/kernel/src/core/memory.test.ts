import { expect, it, vi } from 'vitest';
import { filled } from './memory.ts';

vi.mock('../layout.ts', () => import('../testing/small-layout.ts'));

it('fills a table with what most have, and puts the others among them', () => {
  expect([...filled(new Int8Array(6), -1, 2, [4, -1, 5])]).toEqual([-1, -1, 4, -1, 5, -1]);
  expect([...filled(new Int32Array(3), 7, 0, [])]).toEqual([7, 7, 7]);
});
