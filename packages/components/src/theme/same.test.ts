import { expect, it } from 'vitest';
import { differs, same } from './same.ts';

it('takes data for the same, when it says the same, however it was made', () => {
  const make = (n: number) => ({ title: 'Pestle', stats: [{ n }, null], marks: new Set([1, n]), none: undefined });

  expect(same(make(2), make(2))).toBe(true);
  expect(same(make(2), make(3))).toBe(false);
  expect(differs(make(2), make(2))).toBe(false);
});

it.each([
  [[1, 2], [1]],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [[1], { 0: 1 }],
  [null, {}],
  [new Set([1]), new Set([2])],
  [new Map(), new Map()],
  [() => 1, () => 1],
])('tells data apart, when something differs: %j and %j', (one, other) => {
  expect(same(one, other)).toBe(false);
});
