import type { AnswerIndex, GameMeta } from '@undercroft/contract';
import { alikeThings, type AheadView, type GameView } from '@undercroft/view';

/** A thing that should be used, and where it should go. */
export interface PlaceWish {
  readonly thing: number;
  readonly place: number;
}

/** Things, and a place to which all of them may go. */
export interface ThingPlaces {
  readonly things: readonly number[];
  readonly place: number;
}

/** What a player may say at once that takes more than one answer. */
export interface Reach {
  readonly ahead: AheadView;
  /** things that may go where the last one went */
  readonly others: ThingPlaces | null;
  /**
   * what a window offers was passed just before: the person may say that it is passed from now on
   */
  readonly passesOn: boolean;
  /** places to which a thing may go that an answer chooses */
  readonly places: (index: AnswerIndex) => readonly number[];
  /** the same, only where the question comes again for others when the thing has gone there */
  readonly carries: (index: AnswerIndex) => readonly number[];
}

/**
 * How many questions would be passed to reach a thing; 0 when it does not come up later.
 *
 * @throws never
 */
export function passesTo(reach: Reach | null, meta: GameMeta, view: GameView | null, thing: number): number {
  const later = reach?.ahead.later ?? [];
  if (later.length === 0 || view === null) return 0;
  const own = later.find((one) => one.thing === thing);
  if (own !== undefined) return own.passes.length;
  const same = [...alikeThings(meta, view)].find((group) => group.some(({ id }) => id === thing)) ?? [];
  return later.find((one) => same.some(({ id }) => id === one.thing))?.passes.length ?? 0;
}
