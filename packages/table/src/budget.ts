/** A token bucket: how many inquiries a page may make, because each of them costs the server time. */

/** Inquiries that may come at once: those of a question with many answers. */
const BURST = 120;
/** Inquiries a second in the long run. */
const RATE = 20;

export class InquiryBudget {
  #left = BURST;
  #filled: number;

  /** @param now  milliseconds of the server's clock */
  constructor(now: number) {
    this.#filled = now;
  }

  /**
   * Takes inquiries out of the budget.
   *
   * @param now  milliseconds; a clock that is set back gives nothing and takes nothing
   * @returns    whether there were so many; when not, none are taken
   */
  take(count: number, now: number): boolean {
    this.#left = Math.min(BURST, this.#left + (Math.max(0, now - this.#filled) / 1000) * RATE);
    this.#filled = now;
    if (count > this.#left) return false;
    this.#left -= count;
    return true;
  }
}
