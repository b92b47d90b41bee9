/** How a range of games is cut into parts for threads. How it is cut changes nothing in the sum. */

export type Part = readonly [from: number, to: number];

/** Milliseconds that a part shall take: a message to a thread costs a thousandth of it. */
const PART_MS = 100;

/** Games of the largest part. */
const PART_MAX = 500;

/**
 * Each thread can take at least this many parts of the remaining games. One game in a hundred takes
 * a thousand times as long as most, and it is not known in advance which one. Games in the same
 * part wait for it, so the last parts are single games that other threads can take.
 */
const SHARES = 4;

/** Hands out a range in parts. */
export class Parts {
  #at: number;
  readonly #to: number;
  readonly #threads: number;

  constructor(from: number, to: number, threads: number) {
    this.#at = from;
    this.#to = to;
    this.#threads = threads;
  }

  /**
   * @param pace milliseconds that a game took in the last part of this thread; null = none was
   *   played.
   * @returns null when all is handed out
   */
  next(pace: number | null): Part | null {
    const from = this.#at;
    const left = this.#to - from;
    if (left <= 0) return null;
    const wished = pace === null ? 1 : Math.round(PART_MS / Math.max(pace, PART_MS / PART_MAX));
    const size = Math.max(1, Math.min(wished, Math.floor(left / (SHARES * this.#threads))));
    this.#at = from + size;
    return [from, this.#at];
  }
}

/** Milliseconds a game. */
export function paceOf([from, to]: Part, took: number): number {
  return took / (to - from);
}
