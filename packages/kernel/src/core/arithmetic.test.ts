import { expect, it, vi } from 'vitest';
import { counted, divided, exact, sided } from './arithmetic.ts';

vi.mock('../layout.ts', () => import('../testing/small-layout.ts'));

const failure = (code: string) => expect.objectContaining({ code, site: 4 });

it('gives a result as it is, when a cell can hold it', () => {
  expect([exact(2_147_483_647, 4), exact(-2_147_483_648, 4), exact(-0, 4)]).toEqual([
    2_147_483_647, -2_147_483_648, -0,
  ]);
});

it('fails with the place, when a result is too great, too small or lost digits on the way', () => {
  for (const value of [2_147_483_648, -2_147_483_649, 46_341 ** 2, 2_147_483_647 ** 2])
    expect(() => exact(value, 4)).toThrow(failure('overflow'));
});

it('divides down, and fails when there is nothing to divide by', () => {
  expect([divided(7, 2, 4), divided(-7, 2, 4), divided(0, 5, 4)]).toEqual([3, -4, 0]);
  expect(() => divided(7, 0, 4)).toThrow(failure('zero-division'));
  expect(() => divided(-2_147_483_648, -1, 4)).toThrow(failure('overflow'));
});

it('counts from nothing up, and has no dice without sides', () => {
  expect([counted(0, 4), counted(5, 4), sided(1, 4)]).toEqual([0, 5, 1]);
  expect(() => counted(-1, 4)).toThrow(failure('negative-amount'));
  expect(() => sided(0, 4)).toThrow(failure('dice-sides'));
});
