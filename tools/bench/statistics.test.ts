import { expect, it } from 'vitest';
import { distance, median, Moments, quantile, spread } from './statistics.ts';

it('takes the middle value, or between the two middle ones, in whatever order they come', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

it('does not change the list it is given', () => {
  const values = [3, 1, 2];
  spread(values);

  expect(values).toEqual([3, 1, 2]);
});

it('goes from the least to the greatest value by shares', () => {
  expect([quantile([10, 20, 30], 0), quantile([10, 20, 30], 0.25), quantile([10, 20, 30], 1)]).toEqual([10, 15, 30]);
});

it('is not moved by one spoiled measurement among many', () => {
  const values = Array.from({ length: 25 }, (_, index) => 100 + index);
  const spoiled = [...values.slice(0, 24), 100_000];

  expect(spread(spoiled)).toEqual(spread(values));
});

it('gives an interval that holds the true median about as often as it says', () => {
  let state = 1;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  let held = 0;
  for (let series = 0; series < 1000; series++) {
    const { low, high } = spread(Array.from({ length: 21 }, random));
    if (low <= 0.5 && 0.5 <= high) held++;
  }

  expect(held).toBeGreaterThan(910);
  expect(held).toBeLessThan(995);
});

it('gives all values as the interval when there are few', () => {
  expect(spread([7])).toEqual({ median: 7, low: 7, high: 7 });
  expect(spread([1, 2, 3])).toEqual({ median: 2, low: 1, high: 3 });
});

it('knows mean and margin of what was added', () => {
  const moments = new Moments();
  for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) moments.add(value);

  expect(moments.mean().mean).toBe(5);
  expect(moments.mean().margin).toBeCloseTo((1.96 * Math.sqrt(32 / 7)) / Math.sqrt(8));
});

it('tells how far two means lie apart in standard errors', () => {
  expect(distance({ mean: 3, margin: 1.96, n: 9 }, { mean: 1, margin: 0, n: 9 })).toBeCloseTo(2);
  expect(distance({ mean: 1, margin: 0, n: 9 }, { mean: 1, margin: 0, n: 9 })).toBe(0);
});
