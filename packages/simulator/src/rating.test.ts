import { expect, it } from 'vitest';
import { ratingsOf } from './rating.ts';

it('rates who wins ten of eleven games 400 points higher', () => {
  // One half more on each side: 99.5 of 109.45.
  const [first, second] = ratingsOf(2, [{ first: 0, second: 1, firstWins: 9.5, secondWins: 99.5 }]);

  expect(first).toBe(0);
  expect(second).toBeCloseTo(400, 6);
});

it('finds the strengths behind a whole round of pairs', () => {
  const strengths = [1, 2, 6];
  const pairs = [
    [0, 1],
    [0, 2],
    [1, 2],
  ].map(([first, second]) => {
    const share = strengths[first!]! / (strengths[first!]! + strengths[second!]!);
    return { first: first!, second: second!, firstWins: 1e7 * share, secondWins: 1e7 * (1 - share) };
  });

  const ratings = ratingsOf(3, pairs);
  for (const [player, strength] of strengths.entries())
    expect(ratings[player]).toBeCloseTo(400 * Math.log10(strength), 3);
});

it('rates who never lost, and who never played each other', () => {
  const ratings = ratingsOf(3, [
    { first: 0, second: 1, firstWins: 0, secondWins: 20 },
    { first: 1, second: 2, firstWins: 0, secondWins: 20 },
  ]);

  expect(ratings.every(Number.isFinite)).toBe(true);
  expect(ratings[2]).toBeCloseTo(2 * ratings[1]!, 3);
});
