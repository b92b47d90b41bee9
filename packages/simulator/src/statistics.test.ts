import { expect, it } from 'vitest';
import { summarise, Tally, wilson } from './statistics.ts';

it('gives the interval of Wilson, for a share in the middle and at the edge', () => {
  const half = wilson(50, 100);
  expect(half.low).toBeCloseTo(0.4038, 4);
  expect(half.high).toBeCloseTo(0.5962, 4);

  const none = wilson(0, 10);
  expect(none.low).toBe(0);
  expect(none.high).toBeCloseTo(0.2775, 4);
});

it('knows nothing, when nothing was counted', () => {
  expect(wilson(0, 0)).toEqual({ count: 0, of: 0, share: 0, low: 0, high: 1 });
});

it('gives mean, quartiles and extremes of a histogram', () => {
  const tally = new Tally();
  for (const value of [4, 1, 2, 2, 6]) tally.add(value);

  const summary = summarise(tally.histogram());

  expect(tally.histogram()).toEqual([
    [1, 1],
    [2, 2],
    [4, 1],
    [6, 1],
  ]);
  expect(summary).toMatchObject({ count: 5, mean: 3, min: 1, lowerQuarter: 2, median: 2, upperQuarter: 4, max: 6 });
  expect(summary.deviation).toBe(2);
});

it('is all zeros, when the histogram is empty', () => {
  expect(Object.values(summarise([])).every((value) => value === 0)).toBe(true);
});
