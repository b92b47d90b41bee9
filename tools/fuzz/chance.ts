/** Chance of a fuzzer: the same case for the same seed and number, independent of earlier cases. */
import { Rng } from '@undercroft/engine';

export class Chance {
  readonly #rng: Rng;

  constructor(seed: number, index: number) {
    this.#rng = new Rng(Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b));
  }

  /** From 0 to `count - 1`. @param count at least 1 */
  below(count: number): number {
    return this.#rng.below(count);
  }

  /** One of a list that is not empty. */
  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  /** True once in so many times. */
  once(times: number): boolean {
    return this.below(times) === 0;
  }

  /** A list of so many. */
  list<T>(least: number, most: number, make: () => T): T[] {
    return Array.from({ length: least + this.below(most - least + 1) }, make);
  }
}
