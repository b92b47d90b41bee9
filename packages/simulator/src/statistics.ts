/** Figures with how far they can be trusted. */

import { wilson, Z, type Share } from '@undercroft/bots';

export { wilson, Z, type Share };

/** Every whole part of a game that up to 16 winners share is a whole number of these. */
const PARTS = 720_720;

/**
 * A sum of wins, of which some are parts of a game: the number nearest to the true sum. Sums of
 * thirds differ in their last digits with the order in which they are added, and parts of a series
 * are added in another order than one run adds its games.
 */
export function exactWins(sum: number): number {
  return Math.round(sum * PARTS) / PARTS;
}

/** How often each whole number occurred: value and count, by value. */
export type Histogram = readonly (readonly [value: number, count: number])[];

/** Collects whole numbers. */
export class Tally {
  readonly #counts = new Map<number, number>();

  add(value: number, times = 1): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + times);
  }

  addAll(histogram: Histogram): void {
    for (const [value, count] of histogram) this.add(value, count);
  }

  histogram(): Histogram {
    return [...this.#counts].toSorted(([a], [b]) => a - b);
  }
}

/** Both together. */
export function addHistograms(a: Histogram, b: Histogram): Histogram {
  const tally = new Tally();
  tally.addAll(a);
  tally.addAll(b);
  return tally.histogram();
}

/** Summary of a histogram. All 0 for an empty one. */
export interface Summary {
  readonly count: number;
  readonly mean: number;
  /** range that holds the true mean in 19 of 20 cases */
  readonly low: number;
  readonly high: number;
  readonly deviation: number;
  readonly min: number;
  readonly lowerQuarter: number;
  readonly median: number;
  readonly upperQuarter: number;
  /** what 99 of 100 do not exceed */
  readonly most: number;
  readonly max: number;
}

/** Mean, spread and quartiles of a histogram. */
export function summarise(histogram: Histogram): Summary {
  let count = 0;
  let sum = 0;
  for (const [value, times] of histogram) {
    count += times;
    sum += value * times;
  }
  if (count === 0) {
    return {
      count,
      mean: 0,
      low: 0,
      high: 0,
      deviation: 0,
      min: 0,
      lowerQuarter: 0,
      median: 0,
      upperQuarter: 0,
      most: 0,
      max: 0,
    };
  }
  const mean = sum / count;
  let squares = 0;
  for (const [value, times] of histogram) squares += times * (value - mean) ** 2;
  const deviation = count > 1 ? Math.sqrt(squares / (count - 1)) : 0;
  const half = (Z * deviation) / Math.sqrt(count);
  return {
    count,
    mean,
    low: mean - half,
    high: mean + half,
    deviation,
    min: histogram[0]![0],
    lowerQuarter: quantile(histogram, count, 0.25),
    median: quantile(histogram, count, 0.5),
    upperQuarter: quantile(histogram, count, 0.75),
    most: quantile(histogram, count, 0.99),
    max: histogram.at(-1)![0],
  };
}

/** Least value that at least this part of all values does not exceed. */
function quantile(histogram: Histogram, count: number, part: number): number {
  let seen = 0;
  for (const [value, times] of histogram) {
    seen += times;
    if (seen >= count * part) return value;
  }
  return histogram.at(-1)![0];
}
