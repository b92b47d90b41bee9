import { Rng } from '@undercroft/engine';
import { expect, it } from 'vitest';
import { Tally, wilson } from '../statistics.ts';
import { benjaminiHochberg, pairedMeans, pairedShares, shareDifference, twoSided } from './intervals.ts';

it('gives the interval that Agresti and Min print, for shares of pairs', () => {
  // Approval of a prime minister, asked twice of 1,600 people: 150 left, 86 came.
  const { mean, low, high } = pairedShares([
    [-1, 150],
    [0, 1364],
    [1, 86],
  ]);
  expect([mean, low, high].map((part) => part.toFixed(3))).toEqual(['-0.040', '-0.059', '-0.021']);
});

it('is never sure of shares, when there are few pairs or none differs', () => {
  expect(pairedShares([])).toMatchObject({ low: -1, high: 1, p: 1 });
  const { low, high } = pairedShares([[0, 20]]);
  expect(low).toBeLessThan(0);
  expect(high).toBeGreaterThan(0);
});

it('gives the interval that Newcombe prints, for shares of two samples', () => {
  const { mean, low, high } = shareDifference(wilson(48, 80), wilson(56, 70));

  expect([mean, low, high].map((part) => part.toFixed(4))).toEqual(['0.2000', '0.0524', '0.3339']);
});

it('takes pairs as one sample of differences, for means', () => {
  const { mean, low, high, p } = pairedMeans([
    [-1, 10],
    [0, 20],
    [2, 30],
  ]);
  // mean 50 / 60, deviation of a pair 1.2236
  expect([mean, low, high].map((part) => part.toFixed(3))).toEqual(['0.833', '0.524', '1.143']);
  expect(p).toBeLessThan(1e-5);
  expect(pairedMeans([[3, 40]])).toMatchObject({ mean: 3, low: 3, high: 3, p: 0 });
  expect(pairedMeans([[0, 40]])).toMatchObject({ mean: 0, p: 1 });
});

it('knows the tails of the normal distribution, near and far', () => {
  expect(twoSided(0)).toBe(1);
  expect(twoSided(-1.959963984540054)).toBeCloseTo(0.05, 12);
  expect(twoSided(3.2905267314919255)).toBeCloseTo(0.001, 12);
  expect(twoSided(3.6)).toBeCloseTo(0.000318217180315068, 12);
  expect(twoSided(6) / 1.9731752900753e-9).toBeCloseTo(1, 8);
});

it('finds the four of fifteen comparisons that Benjamini and Hochberg find', () => {
  const ps = [0.0278, 0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528];
  const adjusted = benjaminiHochberg([...ps, 0.759, 1]);

  expect(adjusted.flatMap((p, i) => (p <= 0.05 ? [i] : []))).toEqual([1, 2, 3, 4]);
  expect(adjusted[1]).toBeCloseTo(0.0015, 12);
  expect(benjaminiHochberg([])).toEqual([]);
});

it('is wrong about nothing in about one of twenty cases, for shares and for means', () => {
  const rng = new Rng(7);
  const trials = 600;
  const wrong = { shares: 0, means: 0 };
  for (let trial = 0; trial < trials; trial++) {
    const pairs = new Tally();
    const longer = new Tally();
    for (let i = 0; i < 80; i++) {
      pairs.add(rng.below(2) - rng.below(2));
      longer.add(rng.below(12) - rng.below(12));
    }
    if (pairedShares(pairs.histogram()).p <= 0.05) wrong.shares++;
    if (pairedMeans(longer.histogram()).p <= 0.05) wrong.means++;
  }
  for (const count of Object.values(wrong)) {
    expect(count / trials).toBeGreaterThan(0.02);
    expect(count / trials).toBeLessThan(0.08);
  }
});
