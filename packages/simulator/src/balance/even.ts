/** Whether those who play against each other win equally often. */
import { benjaminiHochberg, pairedShares, type Difference } from '../paired/intervals.ts';
import { anytimeInterval, looksAt } from '../paired/sample-size.ts';
import type { SimulationReport } from '../report.ts';
import { type Histogram, type Share } from '../statistics.ts';

/** What rivals win, and what each would win if all were equally strong. */
export interface Contest {
  /** 0 to 1: games without a winner belong to no rival */
  readonly even: number;
  /** what each rival wins: the sides of the game, or the seats */
  readonly shares: readonly Share[];
}

/**
 * The contest of a game; null where players only win or lose together, and for a game for one
 * player.
 */
export function contestOf({
  together: { always, declared, sides },
  seats,
  draws,
}: Pick<SimulationReport, 'together' | 'seats' | 'draws'>): Contest | null {
  const shares = declared ? sides.map(({ share }) => share) : seats;
  if ((always && !declared) || shares.length < 2) return null;
  return { even: (1 - draws.share) / shares.length, shares };
}

/**
 * How much more than an even share each rival wins. `p` has all rivals in mind (Benjamini and
 * Hochberg).
 */
export function unevenness(contest: Contest): Difference[] {
  const found = contest.shares.map((share) => pairedShares(leanOf(share, contest)));
  const ps = benjaminiHochberg(found.map(({ p }) => p));
  // The adjusted interval is centred for tests; what is told is the share itself.
  return found.map((difference, i) => ({ ...difference, p: ps[i]! }));
}

/** The same with intervals that hold for all rivals, at all looks together. */
export function unevennessAnytime(contest: Contest): Omit<Difference, 'p'>[] {
  const { shares } = contest;
  return shares.map((share) => anytimeInterval(leanOf(share, contest), 'share', looksAt(shares.length)));
}

/** By game: what the rival won less its even part of what was won. */
function leanOf({ count, of }: Share, { even, shares }: Contest): Histogram {
  const won = Math.min(of, even * shares.length * of);
  const part = 1 / shares.length;
  return [
    [-part, Math.max(0, won - count)],
    [0, of - won],
    [1 - part, count],
  ];
}
