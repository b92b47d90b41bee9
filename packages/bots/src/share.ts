/** A share of something, and how far it can be trusted. */

/** A share with the range that holds the true one in 19 of 20 cases. */
export interface Share {
  /** how often */
  readonly count: number;
  /** out of how many */
  readonly of: number;
  /** count / of; 0 when `of` is 0 */
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Deviations of the normal distribution that hold 19 of 20 cases. */
export const Z = 1.959963984540054;

/**
 * Wilson's interval for a share.
 *
 * @param count 0 to `of`; parts are allowed (a tie, a chance)
 * @param of    0 or more; 0 gives the interval from 0 to 1
 */
export function wilson(count: number, of: number): Share {
  if (of === 0) return { count, of, share: 0, low: 0, high: 1 };
  const share = count / of;
  const z2 = (Z * Z) / of;
  const centre = (share + z2 / 2) / (1 + z2);
  const half = (Z / (1 + z2)) * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of));
  return { count, of, share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
