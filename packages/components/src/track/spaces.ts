import { withMinus } from '../text/minus.ts';

/** One space of a track. */
export interface TrackSpace {
  /** what is written on it, short */
  readonly label: string;
  /** what it means, or null */
  readonly title: string | null;
  readonly icon: string | null;
  /** it may be chosen now */
  readonly legal: boolean;
}

/** A piece that stands on a space. */
export interface TrackMarker {
  /** number of the space, from 0 */
  readonly at: number;
  readonly title: string;
  readonly icon: string | null;
  /** colour, degrees on the colour wheel */
  readonly hue: number;
  /** seat whose colour it has instead */
  readonly seat?: number;
}

/**
 * Spaces of a track that counts, from a number to another.
 *
 * @throws never: no spaces when `to` lies before `from`
 */
export function numberSpaces(from: number, to: number): TrackSpace[] {
  const length = Math.max(0, to - from + 1);
  return Array.from({ length }, (_, index) => {
    const label = withMinus(from + index);
    return { label, title: null, icon: null, legal: false };
  });
}
