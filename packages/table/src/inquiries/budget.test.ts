import { expect, it } from 'vitest';
import { INQUIRIES, TokenBucket } from './budget.ts';

it('gives what was asked for until it is used up, and more with time', () => {
  const budget = new TokenBucket(INQUIRIES, 0);
  const counted = (now: number): number => {
    let count = 0;
    while (budget.take(1, now)) count++;
    return count;
  };

  expect([counted(0), counted(500), counted(500), counted(3_600_000)]).toEqual([120, 10, 0, 120]);
});

it('is not filled by a clock that is set back', () => {
  const budget = new TokenBucket(INQUIRIES, 100_000);
  budget.take(120, 100_000);

  expect([budget.take(1, 0), budget.take(1, 0), budget.take(20, 1000)]).toEqual([false, false, true]);
});
