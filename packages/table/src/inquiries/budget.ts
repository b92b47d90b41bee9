/** A token bucket: how much a page may ask for, because all of it costs the server time. */

/** How much may come at once, and how much a second in the long run. */
export interface Allowance {
  readonly burst: number;
  readonly rate: number;
}

/** Inquiries of one page. Those of a question with many answers come at once. */
export const INQUIRIES: Allowance = { burst: 120, rate: 20 };

export class TokenBucket {
  readonly #allowance: Allowance;
  #left: number;
  #filled: number;

  /** @param now  milliseconds of the server's clock */
  constructor(allowance: Allowance, now: number) {
    this.#allowance = allowance;
    this.#left = allowance.burst;
    this.#filled = now;
  }

  /**
   * Takes tokens out of the bucket.
   *
   * @param now  milliseconds; a clock that is set back gives nothing and takes nothing
   * @returns    whether there were so many; when not, none are taken
   */
  take(count: number, now: number): boolean {
    const { burst, rate } = this.#allowance;
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#filled) / 1000) * rate);
    this.#filled = now;
    if (count > this.#left) return false;
    this.#left -= count;
    return true;
  }
}
