/**
 * Games that several players won together: a side of a game between teams, or all players against
 * the game.
 */
import { NONE, type GameMeta } from '@undercroft/contract';
import { sideOf } from '@undercroft/engine';
import { wilson, type Share } from './statistics.ts';

/** Seats that won a game together, and how many games they did. */
export type WinningSide = readonly [seats: readonly number[], games: number];

/** Results of games with several winners. */
export interface SharedWins {
  /** finished games that several players won, or a side of the game */
  readonly share: Share;
  /** whether they did in every game that was won: players win as sides, and not each for himself */
  readonly always: boolean;
  /** whether the game says that all players win or lose together */
  readonly cooperative: boolean;
  /** whether these are the sides that the game has, which play against each other */
  readonly declared: boolean;
  /**
   * the sides of the game in its order; else by players, who won most often first; of all finished
   * games
   */
  readonly sides: readonly SideReport[];
}

export interface SideReport {
  /** what players read; null for players who won together without being a side of the game */
  readonly name: string | null;
  /** empty for a side of the game, because players may change sides */
  readonly seats: readonly number[];
  readonly share: Share;
}

/** Names of the sides of a game that players read, in the order of `team`; empty without sides. */
export function sideNames({ enums, fields, team }: Pick<GameMeta, 'enums' | 'fields' | 'team'>): readonly string[] {
  const type = fields[team ?? NONE]?.type;
  const words = type?.is === 'enum' ? enums[type.of] : undefined;
  return words?.titles ?? words?.values ?? [];
}

/** By seat: all seats that win and lose with it, as bits. */
export function sidesOfSeats(meta: GameMeta, state: Int32Array, players: number): number[] {
  return Array.from({ length: players }, (_, seat) =>
    meta.cooperative === true ? (1 << players) - 1 : sideOf(meta, state, seat),
  );
}

/**
 * One of some seats for each side that they sit on. Partners have one result, so a game in which
 * both did something tells no more than one in which one of them did.
 *
 * @param seats as bits
 * @param sides of `sidesOfSeats`
 * @returns as bits
 */
export function oneOfEachSide(seats: number, sides: readonly number[]): number {
  let chosen = 0;
  for (const [seat, side] of sides.entries())
    if ((seats & (1 << seat)) !== 0 && (chosen & side) === 0) chosen |= 1 << seat;
  return chosen;
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
 */
export function sharedWins(
  meta: Pick<GameMeta, 'cooperative' | 'enums' | 'fields' | 'team'>,
  { sides, teams }: { readonly sides: readonly WinningSide[]; readonly teams?: readonly number[] },
  won: number,
  finished: number,
): SharedWins {
  const isCooperative = meta.cooperative === true;
  if (teams !== undefined)
    return {
      share: wilson(won, finished),
      always: true,
      cooperative: false,
      declared: true,
      sides: sideNames(meta).map((name, side) => ({ name, seats: [], share: wilson(teams[side] ?? 0, finished) })),
    };
  const together = isCooperative ? won : sides.reduce((sum, [, games]) => sum + games, 0);
  return {
    share: wilson(together, finished),
    always: isCooperative || (together > 0 && together === won),
    cooperative: isCooperative,
    declared: false,
    sides: sides
      .toSorted((a, b) => b[1] - a[1])
      .map(([seats, games]) => ({ name: null, seats, share: wilson(games, finished) })),
  };
}

/**
 * How many win together, where games have shown that players win as sides, and all sides are of one
 * size; 1 where they do not. A game that says that it has sides counts a whole game for each
 * winner.
 */
export function sizeOfSides({ always, sides }: SharedWins): number {
  const sizes = new Set(sides.map(({ seats }) => seats.length));
  const [size] = sizes;
  return always && sizes.size === 1 && size !== undefined ? Math.max(1, size) : 1;
}
