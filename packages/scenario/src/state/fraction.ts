/** Exact shares: fractions of whole numbers of any size, in lowest terms. */

export interface Fraction {
  /** 0 or more */
  readonly over: bigint;
  /** 1 or more */
  readonly under: bigint;
}

export const ONE: Fraction = { over: 1n, under: 1n };

/**
 * Reads `19/24`, `0` or `1`; null for anything else, also for what is more than 1. Never throws.
 */
export function readFraction(text: string): Fraction | null {
  const match = /^(\d{1,40})(?:\s*\/\s*(\d{1,40}))?$/.exec(text.trim());
  if (match === null) return null;
  const over = BigInt(match[1]!);
  const under = BigInt(match[2] ?? '1');
  return under === 0n || over > under ? null : lowest(over, under);
}

export function showFraction({ over, under }: Fraction): string {
  return under === 1n ? String(over) : `${over}/${under}`;
}

export function addFractions(a: Fraction, b: Fraction): Fraction {
  return lowest(a.over * b.under + b.over * a.under, a.under * b.under);
}

/** @param n 1 or more */
export function shareOf({ over, under }: Fraction, n: number): Fraction {
  return lowest(over, under * BigInt(n));
}

/** As a number between 0 and 1, as near as numbers come. */
export function fractionValue({ over, under }: Fraction): number {
  const places = 10n ** 17n;
  return Number((over * places) / under) / Number(places);
}

function lowest(over: bigint, under: bigint): Fraction {
  let [a, b] = [over, under];
  while (b !== 0n) [a, b] = [b, a % b];
  return { over: over / a, under: under / a };
}
