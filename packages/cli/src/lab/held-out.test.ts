import type { Difference } from '@undercroft/simulator';
import { expect, it } from 'vitest';
import { judged } from './held-out.ts';

const difference = (low: number, mean: number, high: number): Difference => ({ count: 40, low, mean, high, p: 0.5 });
const [more, unsure, fewer] = [difference(1, 5, 9), difference(-1, 3, 7), difference(-0.2, -0.1, 0.1)];

it('goes by what was learned where it surely wins more, whatever its games come to', () => {
  expect(judged('learned-tree', difference(0.01, 0.1, 0.2), null)).toEqual({ plays: 'learned-tree' });
  expect(judged('learned', difference(0.01, 0.05, 0.1), unsure)).toEqual({ plays: 'learned' });
});

it('goes by it where hardly a game is won, when its games surely come to more and no fewer are won', () => {
  const none = difference(-0.05, 0, 0.05);
  expect(judged('learned', none, more)).toEqual({ plays: 'learned', 'judged-by': 'progress' });
  expect(judged('learned', none, unsure)).toEqual({ plays: 'sensible' });
  expect(judged('learned', fewer, more)).toEqual({ plays: 'sensible' });
  expect(judged('learned', none, null)).toEqual({ plays: 'sensible' });
});
