/** Numbers as people read them. */
import type { Share, Summary } from '@undercroft/simulator';

/** 12345 as `12,345`; one decimal where there is a part. */
export function count(value: number): string {
  const [whole, part] = (Number.isInteger(value) ? String(value) : value.toFixed(1)).split('.');
  return whole!.replaceAll(/(?<=\d)(?=(\d{3})+$)/g, ',') + (part === undefined ? '' : `.${part}`);
}

/**
 * A count with its noun: `1 game`, `1,000 games`.
 *
 * @param plural  for nouns that do not just take an s
 */
export function counted(value: number, noun: string, plural = `${noun}s`): string {
  return `${count(value)} ${value === 1 ? noun : plural}`;
}

/** 0.4931 as `49.3 %`. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** Count, share and the interval of 95 %, as cells of a table. */
export function shareCells(share: Share): string[] {
  return [count(share.count), percent(share.share), `${(100 * share.low).toFixed(1)} to ${percent(share.high)}`];
}

/** `mean 31.2 (30.9 to 31.5), median 30, middle half 25 to 37, range 9 to 90`. */
export function summaryText(summary: Summary): string {
  const { mean, low, high, median, lowerQuarter, upperQuarter, min, max } = summary;
  if (summary.count === 0) return 'none';
  const number = (value: number): string => value.toFixed(Math.abs(value) >= 100 ? 0 : 1).replace(/^-(?=[0.]+$)/, '');
  return `mean ${number(mean)} (${number(low)} to ${number(high)}), median ${median}, middle half ${lowerQuarter} to ${upperQuarter}, range ${min} to ${max}`;
}
