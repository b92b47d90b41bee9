/** Differences with how far they can be trusted: methods from the books, by name. */
import { wilson, Z, type Histogram, type Share } from '../statistics.ts';

/** A difference, with the range that holds the true one in 19 of 20 cases. */
export interface Difference {
  /** pairs, or games of the smaller of two samples */
  readonly count: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** how often chance alone shows a difference as great as this or greater, 0 to 1 */
  readonly p: number;
}

/**
 * The difference of two shares, from pairs: the adjusted interval of Agresti and Min (2005), which
 * adds half a pair to each of the four cells and keeps its word for few pairs and for shares near 0
 * and 1.
 *
 * @param differences of each pair, -1 to 1; no pairs give the interval from -1 to 1
 */
export function pairedShares(differences: Histogram): Difference {
  const { count, sum, squares } = sums(differences);
  const mean = count === 0 ? 0 : sum / count;
  const centre = sum / (count + 2);
  const error = Math.sqrt(((squares + 1) / (count + 2) - centre ** 2) / (count + 2));
  const [low, high] = [Math.max(-1, centre - Z * error), Math.min(1, centre + Z * error)];
  return count === 0
    ? { count, mean, low: -1, high: 1, p: 1 }
    : { count, mean, low, high, p: twoSided(centre / error) };
}

/**
 * The mean of differences of pairs, each the same wherever it comes from: the interval of the
 * normal distribution, right from about 30 pairs on.
 */
export function pairedMeans(differences: Histogram): Difference {
  const { count, mean, variance } = momentsOf(differences);
  if (count < 2) return { count, mean, low: -Infinity, high: Infinity, p: 1 };
  const error = Math.sqrt(variance / count);
  const p = error > 0 ? twoSided(mean / error) : mean === 0 ? 1 : 0;
  return { count, mean, low: mean - Z * error, high: mean + Z * error, p };
}

/** Number, mean and unbiased variance; 0 for what too few values do not tell. */
export function momentsOf(histogram: Histogram): { count: number; mean: number; variance: number } {
  const { count, sum, squares } = sums(histogram);
  const mean = count === 0 ? 0 : sum / count;
  return { count, mean, variance: count < 2 ? 0 : Math.max(0, squares - count * mean ** 2) / (count - 1) };
}

function sums(histogram: Histogram): { readonly count: number; readonly sum: number; readonly squares: number } {
  let [count, sum, squares] = [0, 0, 0];
  for (const [value, times] of histogram) {
    count += times;
    sum += times * value;
    squares += times * value ** 2;
  }
  return { count, sum, squares };
}

/**
 * How much greater share b is than share a, of samples that have nothing to do with each other:
 * Newcombe's interval (1998, method 10), made of Wilson's.
 */
export function shareDifference(a: Share, b: Share): Difference {
  const mean = b.share - a.share;
  const count = Math.min(a.of, b.of);
  if (count === 0) return { count, mean: 0, low: -1, high: 1, p: 1 };
  const low = mean - Math.hypot(b.share - b.low, a.high - a.share);
  const high = mean + Math.hypot(b.high - b.share, a.share - a.low);
  const both = wilson(a.count + b.count, a.of + b.of).share;
  const error = Math.sqrt(both * (1 - both) * (1 / a.of + 1 / b.of));
  return { count, mean, low, high, p: error > 0 ? twoSided(mean / error) : 1 };
}

/**
 * How often a normally distributed figure is as far from 0 as z deviations, or farther. Right to 12
 * digits after the point.
 */
export function twoSided(z: number): number {
  // erfc by its series near 0 and by its continued fraction farther out (Abramowitz and Stegun
  // 7.1.6 and 7.1.14).
  const x = Math.abs(z) / Math.SQRT2;
  if (x < 2.5) {
    let term = x;
    let sum = x;
    for (let n = 1; n < 60; n++) sum += term *= (2 * x * x) / (2 * n + 1);
    return Math.max(0, 1 - (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum);
  }
  let fraction = x;
  for (let n = 60; n > 0; n--) fraction = x + n / 2 / fraction;
  return Math.exp(-x * x) / Math.sqrt(Math.PI) / fraction;
}

/**
 * How great a difference surely is, to either side: the end of its interval that is nearest to 0;
 * 0 when the interval holds 0.
 */
function sureSize({ low, high }: Pick<Difference, 'low' | 'high'>): number {
  return Math.max(0, low, -high);
}

/**
 * The order in which effects are told: what is more than chance first, and of that what is surely
 * the greatest; of the others what is least likely to be chance.
 *
 * @param of the effect that is told of one
 */
export function greatestFirst<T extends { readonly p: number }>(found: readonly T[], of: (one: T) => Difference): T[] {
  const isSure = ({ p }: T): boolean => p <= 0.05;
  const size = (one: T): number => (isSure(one) ? sureSize(of(one)) : 0);
  return found.toSorted(
    (a, b) => Number(isSure(b)) - Number(isSure(a)) || size(b) - size(a) || a.p - b.p || of(a).p - of(b).p,
  );
}

/** Deviations that a normally distributed figure exceeds, to either side, with this chance. */
export function deviationsFor(p: number): number {
  let [low, high] = [0, 40];
  for (let n = 0; n < 60; n++) {
    const middle = (low + high) / 2;
    if (twoSided(middle) > p) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * Each p with all of them in mind (Benjamini and Hochberg 1995): of those that come out at 0.05 or
 * less, one in 20 is chance, however many were looked at.
 *
 * @returns in the order of `ps`
 */
export function benjaminiHochberg(ps: readonly number[]): number[] {
  const order = [...ps.keys()].toSorted((i, j) => ps[j]! - ps[i]!);
  const adjusted = ps.map(() => 1);
  let least = 1;
  for (const [rank, i] of order.entries()) {
    least = Math.min(least, (ps[i]! * ps.length) / (ps.length - rank));
    adjusted[i] = least;
  }
  return adjusted;
}
