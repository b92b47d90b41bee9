/** How long bots think about an answer, as histograms that can be added. */
import type { Histogram } from './statistics.ts';
import { Tally } from './statistics.ts';

/** By bot, by seat: microseconds that questions with more than one answer took, in two digits. */
export type ThinkingTimes = readonly (readonly Histogram[])[];

/** Collects thinking times. */
export class ThinkingTally {
  readonly #tallies: readonly (readonly Tally[])[];

  constructor(bots: number, seats: number) {
    this.#tallies = Array.from({ length: bots }, () => Array.from({ length: seats }, () => new Tally()));
  }

  add(bot: number, seat: number, milliseconds: number): void {
    this.#tallies[bot]?.[seat]?.add(inTwoDigits(1000 * milliseconds));
  }

  times(): ThinkingTimes {
    return this.#tallies.map((seats) => seats.map((tally) => tally.histogram()));
  }
}

/**
 * Rounds to two digits (an error of at most 5 %), so
 * that the histogram does not have a row for each question.
 */
function inTwoDigits(value: number): number {
  const whole = Math.max(0, Math.round(value));
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, whole))) - 1);
  return unit * Math.round(whole / unit);
}

/** Both together; of the same bots and seats. */
export function addTimes(a: ThinkingTimes, b: ThinkingTimes): ThinkingTimes {
  return a.map((seats, bot) =>
    seats.map((times, seat) => {
      const tally = new Tally();
      tally.addAll(times);
      tally.addAll(b[bot]?.[seat] ?? []);
      return tally.histogram();
    }),
  );
}
