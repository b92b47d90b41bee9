/** What a benchmark is, and what it tells. */
import type { Comparison, Cost, MeasureOptions } from './measure.ts';

/** One line of the table. */
export interface Row {
  readonly id: string;
  readonly what: string;
  /** measured, in words */
  readonly figure: string;
  readonly target: string;
  /** null when the row has no target of its own */
  readonly met: boolean | null;
  /** numbers for other programs */
  readonly values: Readonly<Record<string, number>>;
}

/** Measures one thing. Its rows are told even when targets are missed. */
export interface Bench {
  readonly id: string;
  readonly title: string;
  /** @param options in place of its own, where it measures with those at all */
  run(options?: MeasureOptions): Row[] | Promise<Row[]>;
}

export function format(value: number): string {
  if (value >= 1e6) return `${(value / 1e6).toFixed(2)} M`;
  if (value >= 1e4) return `${(value / 1e3).toFixed(0)} k`;
  if (value >= 100) return value.toFixed(0);
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

export function duration(nanoseconds: number): string {
  if (nanoseconds >= 1e9) return `${format(nanoseconds / 1e9)} s`;
  if (nanoseconds >= 1e6) return `${format(nanoseconds / 1e6)} ms`;
  return nanoseconds >= 1e3 ? `${format(nanoseconds / 1e3)} µs` : `${format(nanoseconds)} ns`;
}

/** A row about how fast the first of two is against the second. @param target least ratio */
export function ratioRow(id: string, what: string, { first, second, ratio }: Comparison, target: number): Row {
  const speeds = [first, second].map(({ name, nanoseconds }) => `${name} ${format(1e9 / nanoseconds.median)}/s`);
  return {
    id,
    what,
    figure: `${ratio.median.toFixed(2)} (${ratio.low.toFixed(2)}–${ratio.high.toFixed(2)}); ${speeds.join(', ')}`,
    target: `≥ ${target}`,
    met: ratio.median >= target,
    values: {
      ratio: ratio.median,
      ratioLow: ratio.low,
      ratioHigh: ratio.high,
      firstPerSecond: 1e9 / first.nanoseconds.median,
      secondPerSecond: 1e9 / second.nanoseconds.median,
    },
  };
}

/** A figure as a multiple of the yardstick, for other programs. */
export function yardsOf(yards: Cost['yards']): { readonly yards?: number } {
  return yards === undefined ? {} : { yards: yards.median };
}

/**
 * A row about the time something takes.
 *
 * @param most nanoseconds that are aimed at, null for none
 */
export function costRow(id: string, what: string, { nanoseconds, yards }: Cost, most: number | null): Row {
  const { median, low, high } = nanoseconds;
  return {
    id,
    what,
    figure: `${duration(median)} (${duration(low)}–${duration(high)})`,
    target: most === null ? '' : `≤ ${duration(most)}`,
    met: most === null ? null : median <= most,
    values: { nanoseconds: median, low, high, ...yardsOf(yards) },
  };
}
