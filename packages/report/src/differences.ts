/** Figures and differences as people read them. */
import type { Difference } from '@undercroft/simulator';
import { percent } from './figures.ts';

/** A share in percent, a number with one decimal. */
export function figure(is: 'share' | 'number', value: number): string {
  return is === 'share' ? percent(value) : value.toFixed(1);
}

/** The difference and its interval; those of shares in points of 100. */
export function differenceCells(is: 'share' | 'number', { mean, low, high }: Difference): [string, string] {
  const signed = (value: number): string => {
    const text = (is === 'share' ? 100 * value : value).toFixed(1);
    return Number(text) > 0 ? `+${text}` : text.replace('-0.0', '0.0');
  };
  return [signed(mean), `${signed(low)} to ${signed(high)}`];
}
