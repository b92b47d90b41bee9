/** Numbers of repeated measurements: the middle of them, and how sure it is. */

/** The middle of some numbers and where it lies with 95 % confidence. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** @param values at least one number @param share 0 to 1; 0.5 is the median */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)]!;
  const above = sorted[Math.ceil(place)]!;
  return below + (above - below) * (place - Math.floor(place));
}

/** @param values at least one number */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/**
 * The median with an interval that holds the true one in 95 of 100 series. It rests on the order of
 * the values alone, so single measurements that a busy machine spoiled do not move it.
 *
 * @param values at least one number; below six values the interval is all of them
 */
export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const n = sorted.length;
  const reach = (1.96 * Math.sqrt(n)) / 2;
  const low = Math.max(0, Math.floor(n / 2 - reach));
  const high = Math.min(n - 1, Math.ceil(n / 2 + reach) - 1);
  return { median: median(sorted), low: sorted[Math.min(low, high)]!, high: sorted[Math.max(low, high)]! };
}

/** A mean and half the width of its interval of 95 % confidence. */
export interface Mean {
  readonly mean: number;
  readonly margin: number;
  readonly n: number;
}

/** Adds up numbers without keeping them. */
export class Moments {
  n = 0;
  private sum = 0;
  private squares = 0;

  add(value: number): void {
    this.n++;
    this.sum += value;
    this.squares += value * value;
  }

  /** @returns mean 0 with margin 0 when nothing was added */
  mean(): Mean {
    const { n } = this;
    if (n === 0) return { mean: 0, margin: 0, n };
    const mean = this.sum / n;
    const variance = n > 1 ? Math.max(0, (this.squares - n * mean * mean) / (n - 1)) : 0;
    return { mean, margin: 1.96 * Math.sqrt(variance / n), n };
  }
}

/** How many standard errors two means lie apart; 0 when both are exact and equal. */
export function distance(a: Mean, b: Mean): number {
  const error = Math.hypot(a.margin, b.margin) / 1.96;
  if (error === 0) return a.mean === b.mean ? 0 : Infinity;
  return (a.mean - b.mean) / error;
}
