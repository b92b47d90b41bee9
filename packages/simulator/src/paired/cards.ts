/** What players chose in pairs of games, by name, and who won with it. */
import { oneOfEachSide } from '../sides.ts';
import { exactWins } from '../statistics.ts';

/** How often something was chosen. Plain JSON. */
export interface CardCounts {
  readonly name: string;
  /** finished games in which a player chose it */
  readonly games: number;
  /**
   * players (or sides) who chose it, and what they won: 1 for each game, a part of a game that
   * several won
   */
  readonly users: number;
  readonly wins: number;
  /**
   * pairs in which it was chosen in this game, but not in that of the first arm, and the other way
   * round
   */
  readonly more: number;
  readonly fewer: number;
}

const NOTHING = { games: 0, users: 0, wins: 0, more: 0, fewer: 0 };

type Counts = { -readonly [K in keyof Omit<CardCounts, 'name'>]: CardCounts[K] };

/** Counts what was chosen. */
export class CardTally {
  readonly #counts = new Map<string, Counts>();

  /**
   * Adds a finished game.
   *
   * @param chosen seats as bits, by what they chose
   * @param wins   by seat
   * @param sides  of `sidesOfSeats`
   * @param before what was chosen in the game it is paired with; null without one
   */
  add(
    chosen: ReadonlyMap<string, number>,
    { wins, sides }: Record<'wins' | 'sides', readonly number[]>,
    before: ReadonlyMap<string, number> | null,
  ): void {
    for (const [name, seats] of chosen) {
      const users = oneOfEachSide(seats, sides);
      const counts = this.#of(name);
      counts.games++;
      if (before !== null && !before.has(name)) counts.more++;
      for (const [seat, part] of wins.entries()) {
        if ((users & (1 << seat)) === 0) continue;
        counts.users++;
        counts.wins += part;
      }
    }
    for (const name of before?.keys() ?? []) if (!chosen.has(name)) this.#of(name).fewer++;
  }

  #of(name: string): Counts {
    let counts = this.#counts.get(name);
    if (counts === undefined) this.#counts.set(name, (counts = { ...NOTHING }));
    return counts;
  }

  /** By name. */
  counts(): CardCounts[] {
    return inOrder([...this.#counts].map(([name, counts]) => ({ name, ...counts, wins: exactWins(counts.wins) })));
  }
}

/** Both together. */
export function addCards(a: readonly CardCounts[], b: readonly CardCounts[]): CardCounts[] {
  const sums = new Map(a.map((counts) => [counts.name, counts]));
  for (const counts of b) {
    const { games, users, wins, more, fewer } = sums.get(counts.name) ?? NOTHING;
    sums.set(counts.name, {
      name: counts.name,
      games: games + counts.games,
      users: users + counts.users,
      wins: exactWins(wins + counts.wins),
      more: more + counts.more,
      fewer: fewer + counts.fewer,
    });
  }
  return inOrder([...sums.values()]);
}

function inOrder(counts: CardCounts[]): CardCounts[] {
  return counts.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
