/**
 * Games that several players won together: a side of a game between teams, or all players against
 * the game.
 */
import { wilson, type Share } from './statistics.ts';

/** Seats that won a game together, and how many games they did. */
export type WinningSide = readonly [seats: readonly number[], games: number];

/** Results of games with several winners. */
export interface SharedWins {
  /** finished games that several players won */
  readonly share: Share;
  /** whether they did in every game that was won: players win as sides, and not each for himself */
  readonly always: boolean;
  /** by the players of a side, the one that won most often first; of all finished games */
  readonly sides: readonly { readonly seats: readonly number[]; readonly share: Share }[];
}

/** Counts sides. */
export class SideTally {
  readonly #games = new Map<string, [seats: number[], games: number]>();

  /** @param won by seat: above 0 for a winner */
  add(won: readonly number[]): void {
    const seats = [...won.keys()].filter((seat) => won[seat]! > 0);
    if (seats.length < 2) return;
    const key = seats.join(' ');
    const side = this.#games.get(key) ?? [seats, 0];
    side[1]++;
    this.#games.set(key, side);
  }

  sides(): WinningSide[] {
    return sorted([...this.#games.values()]);
  }
}

/** Sides of two parts of a series, as one. */
export function addSides(one: readonly WinningSide[], other: readonly WinningSide[]): WinningSide[] {
  const grouped = Map.groupBy([...one, ...other], ([seats]) => seats.join(' '));
  return sorted([...grouped.values()].map((of) => [of[0]![0], of.reduce((sum, [, games]) => sum + games, 0)]));
}

function sorted(sides: WinningSide[]): WinningSide[] {
  return sides.toSorted((a, b) => (a[0].join(' ') < b[0].join(' ') ? -1 : 1));
}

/**
 * Results of the sides.
 *
 * @param won       finished games with a winner
 * @param finished  games that are over
 * @param isCooperative  the game has one side: all players
 */
export function sharedWins(
  sides: readonly WinningSide[],
  won: number,
  finished: number,
  isCooperative = false,
): SharedWins {
  const together = isCooperative ? won : sides.reduce((sum, [, games]) => sum + games, 0);
  return {
    share: wilson(together, finished),
    always: isCooperative || (together > 0 && together === won),
    sides: sides.toSorted((a, b) => b[1] - a[1]).map(([seats, games]) => ({ seats, share: wilson(games, finished) })),
  };
}

/**
 * How many win together, where players win as sides and all sides are of one size; 1 where they do
 * not.
 */
export function sizeOfSides({ always, sides }: SharedWins): number {
  const sizes = new Set(sides.map(({ seats }) => seats.length));
  const [size] = sizes;
  return always && sizes.size === 1 && size !== undefined ? size : 1;
}
