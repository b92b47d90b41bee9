/** Playing a range of games until what was counted is enough. */
import { LOOK_FIRST } from '@undercroft/simulator';
import type { Terminal } from '../terminal.ts';
import type { PartOf, PlayJob } from './jobs.ts';
import { playRange, type RangeToPlay } from './playing.ts';

/** How parts become a result, and when that is enough. */
export interface GrowingSeries<P, S> {
  /** @param sum of the parts before; null at first */
  readonly add: (sum: S | null, parts: readonly P[]) => S;
  /** null: all games are played; it is asked ever more seldom */
  readonly isEnough: ((sum: S) => boolean) | null;
}

/** @throws FindingError when it was ended before anything was done */
export async function playLooking<J extends PlayJob, S>(
  terminal: Terminal,
  job: J,
  range: RangeToPlay,
  { add, isEnough }: GrowingSeries<PartOf<J>, S>,
): Promise<{ readonly sum: S; readonly seconds: number }> {
  let { from } = range;
  let [sum, seconds]: [S | null, number] = [null, 0];
  do {
    const to = isEnough === null ? range.to : Math.min(range.to, nextLook(from - range.from) + range.from);
    const played = await playRange(terminal, job, { ...range, from, to });
    sum = add(sum, played.parts);
    seconds += played.seconds;
    from = played.stopped ? range.to : to;
  } while (from < range.to && isEnough?.(sum) !== true);
  return { sum, seconds };
}

/** Games until the next look: a quarter more than before, and enough for the first one. */
function nextLook(games: number): number {
  return Math.max(LOOK_FIRST, Math.ceil(1.25 * games));
}
