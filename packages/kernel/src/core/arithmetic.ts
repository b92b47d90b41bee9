/** Arithmetic that says so when it has no result. Numbers are whole and fit a cell. */
import { fail } from './failing.ts';

/** A result that may be greater or less than what there is. @param site as for `fail` */
export function exact(value: number, site: number): number {
  if ((value | 0) !== value) fail('overflow', site);
  return value;
}

/** Rounded down. */
export function divided(left: number, right: number, site: number): number {
  if (right === 0) fail('zero-division', site);
  return exact(Math.floor(left / right), site);
}

/** What `divided` leaves over. */
export function remainder(left: number, right: number, site: number): number {
  return left - right * divided(left, right, site);
}

/** How much is gained, lost or paid. */
export function counted(amount: number, site: number): number {
  if (amount < 0) fail('negative-amount', site);
  return amount;
}

/** How many sides a die has. */
export function sided(sides: number, site: number): number {
  if (sides < 1) fail('dice-sides', site);
  return sides;
}
