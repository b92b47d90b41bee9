/** Differences inside games: between those who had something and those who had not. */
import { addHistograms, exactWins, Tally, type Histogram } from '../statistics.ts';

/** What was counted of one card or choice. Plain JSON. */
export interface WithinCounts {
  readonly name: string;
  /** finished games in which a player had it */
  readonly games: number;
  /** players who had it, and what they won */
  readonly users: number;
  readonly wins: number;
  /** finished games in which a player had it, and that were won */
  readonly gamesWon: number;
  /**
   * by seats that had it, as bits, where some had it and some had not: the mean part that they won
   * less that of the others. Seats are apart, for the first to play may have more of everything
   */
  readonly won: readonly (readonly [seats: number, differences: Histogram])[];
  /** the same of their points; empty for a game without a score */
  readonly scored: readonly (readonly [seats: number, differences: Histogram])[];
}

interface Sums {
  games: number;
  users: number;
  wins: number;
  gamesWon: number;
  readonly won: Map<number, Tally>;
  readonly scored: Map<number, Tally>;
}

export class WithinTally {
  readonly #sums = new Map<string, Sums>();

  /**
   * Adds a finished game.
   *
   * @param seats  as bits, by what they had
   * @param wins   by seat
   * @param scores by seat; null without a score
   */
  add(seats: ReadonlyMap<string, number>, wins: readonly number[], scores: readonly number[] | null): void {
    const everybody = (1 << wins.length) - 1;
    for (const [name, who] of seats) {
      let sums = this.#sums.get(name);
      if (sums === undefined)
        this.#sums.set(name, (sums = { games: 0, users: 0, wins: 0, gamesWon: 0, won: new Map(), scored: new Map() }));
      sums.games++;
      if (wins.some((part) => part > 0)) sums.gamesWon++;
      for (const [seat, part] of wins.entries()) {
        if ((who & (1 << seat)) === 0) continue;
        sums.users++;
        sums.wins += part;
      }
      if (who === everybody) continue;
      tallyOf(sums.won, who).add(between(who, wins));
      if (scores !== null) tallyOf(sums.scored, who).add(between(who, scores));
    }
  }

  /** By name. */
  counts(): WithinCounts[] {
    return [...this.#sums]
      .map(([name, { games, users, wins, gamesWon, won, scored }]) => ({
        name,
        games,
        users,
        wins: exactWins(wins),
        gamesWon,
        won: histograms(won),
        scored: histograms(scored),
      }))
      .toSorted(byName);
  }
}

/** The mean of some seats less that of the others. */
export function between(seats: number, values: readonly number[]): number {
  let [inside, outside, count] = [0, 0, 0];
  for (const [seat, value] of values.entries()) {
    if ((seats & (1 << seat)) === 0) outside += value;
    else {
      inside += value;
      count++;
    }
  }
  return exactWins(inside / count - outside / (values.length - count));
}

function tallyOf(tallies: Map<number, Tally>, seats: number): Tally {
  let tally = tallies.get(seats);
  if (tally === undefined) tallies.set(seats, (tally = new Tally()));
  return tally;
}

function histograms(tallies: ReadonlyMap<number, Tally>): (readonly [number, Histogram])[] {
  return [...tallies].map(([seats, tally]) => [seats, tally.histogram()] as const).toSorted(([a], [b]) => a - b);
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : 1;
}

/** Both together. */
export function addWithin(a: readonly WithinCounts[], b: readonly WithinCounts[]): WithinCounts[] {
  const sums = new Map(a.map((counts) => [counts.name, counts]));
  for (const counts of b) {
    const other = sums.get(counts.name);
    if (other === undefined) sums.set(counts.name, counts);
    else
      sums.set(counts.name, {
        name: counts.name,
        games: other.games + counts.games,
        users: other.users + counts.users,
        wins: exactWins(other.wins + counts.wins),
        gamesWon: other.gamesWon + counts.gamesWon,
        won: addBySeats(other.won, counts.won),
        scored: addBySeats(other.scored, counts.scored),
      });
  }
  return [...sums.values()].toSorted(byName);
}

function addBySeats(a: WithinCounts['won'], b: WithinCounts['won']): WithinCounts['won'] {
  const sums = new Map(a);
  for (const [seats, histogram] of b) sums.set(seats, addHistograms(sums.get(seats) ?? [], histogram));
  return [...sums].toSorted(([x], [y]) => x - y);
}
