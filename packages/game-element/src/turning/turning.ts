import type { Share } from '@undercroft/bots';
import { BETTER_WORK, betterAnswer, type AskedThere, type BetterAnswer } from './better.ts';
import type { GamePart } from './parts.ts';
import { certain, type OddsBook } from './odds.ts';
import { findTurns, TOLD, type OddsChange } from './search.ts';

/** A part of a game in which it turned. */
export interface TurningPoint {
  readonly part: GamePart;
  /**
   * the part in which it no longer goes on, where it spans several that are followed by one; else
   * null
   */
  readonly until: GamePart | null;
  /** answers given when it ended */
  readonly to: number;
  readonly before: Share;
  readonly after: Share;
  /** what would have been better for the seat; null: nothing beyond doubt, or not looked for yet */
  readonly better: BetterAnswer | null;
}

/** Turning points of a game for a seat: looked for, or found. */
export type TurningPoints =
  | {
      readonly is: 'looking';
      readonly seat: number;
      readonly done: number;
      readonly of: number;
      /** found by now */
      readonly points: readonly TurningPoint[];
    }
  | { readonly is: 'found'; readonly seat: number; readonly points: readonly TurningPoint[] };

/** A game that is over, as one seat came out of it. */
export interface EndedGame {
  readonly parts: readonly GamePart[];
  /** answers given in all */
  readonly length: number;
  readonly stateAt: (position: number) => Int32Array;
  /** what the seat was asked from a position up to another one, which is not among them */
  readonly askedIn: (from: number, to: number) => readonly AskedThere[];
  readonly seat: number;
  /** 1 won, 0 lost, 0.5 neither */
  readonly outcome: number;
}

/**
 * The turning points of a game, and of those that were to the disadvantage of the seat what it
 * could have done better.
 *
 * @param tell    how much of the work is done, and what was found by then
 * @param signal  stops it; what was worked out stays in the book
 * @throws        what the signal was stopped with
 */
export async function turningPoints(
  { parts, length, stateAt, askedIn, seat, outcome }: EndedGame,
  book: OddsBook,
  tell: (done: number, of: number, points: readonly TurningPoint[]) => void,
  signal: AbortSignal,
): Promise<readonly TurningPoint[]> {
  const positionOf = (index: number): number => parts[index]?.position ?? length;
  /** The same change is the same point, so that what was told of it is told once. */
  const points = new Map<OddsChange, TurningPoint>();
  const pointOf = (change: OddsChange): TurningPoint => {
    const { from, to, before, after } = change;
    const until = to - from > 1 ? (parts[to] ?? null) : null;
    const point = points.get(change) ?? { part: parts[from]!, until, to: positionOf(to), before, after, better: null };
    points.set(change, point);
    return point;
  };
  let [work, all] = [0, 1];
  const turns = await findTurns(
    // Without a winner, the end decided nothing.
    parts.length + (outcome === 0.5 ? 0 : 1),
    async (index, care) =>
      index === parts.length ? certain(outcome) : await book.of(stateAt(positionOf(index)), seat, care, signal),
    (done, of, found) => {
      [work, all] = [done, of + TOLD * BETTER_WORK];
      tell(work, all, found.map(pointOf));
    },
  );
  const found = turns.map(pointOf);
  const lost = found.filter(({ before, after }) => after.share < before.share);
  // Where less turned than there might have, less is to be done.
  all -= (TOLD - lost.length) * BETTER_WORK;
  work = all - lost.length * BETTER_WORK;
  for (const point of lost) {
    const better = await betterAnswer(
      askedIn(point.part.position, point.to),
      async ({ position, options }, index, care) =>
        await book.of(stateAt(position), seat, care, signal, options[index]),
      (spent) => tell((work += spent), all, found),
    );
    if (better !== null) found[found.indexOf(point)] = { ...point, better };
  }
  return found;
}
