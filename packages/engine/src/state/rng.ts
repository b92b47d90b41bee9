/**
 * The generator of bots and simulators. It is that of the games, in cells of its own: the chance of
 * a game lies in its state and is moved by the rules alone, and nothing that a player rolls may
 * disturb it.
 */
import { nextRandom, randomBelow, seedRandom } from '@undercroft/contract';

/**
 * A small seeded generator. The same seed gives the same numbers on every machine. Its methods do
 * not allocate.
 */
export class Rng {
  private readonly cells = new Int32Array(4);

  /** @param seed any int; only its low 32 bits count */
  constructor(seed: number) {
    this.reseed(seed);
  }

  /** Begins anew from a seed. Never throws. */
  reseed(seed: number): void {
    seedRandom(this.cells, 0, mix(seed), mix(seed + 0x6d2b79f5), mix(seed ^ 0x5bd1e995));
  }

  /** The next number: any int32. */
  next(): number {
    return nextRandom(this.cells, 0);
  }

  /** A number from 0 to `n - 1`. @param n 1 to 2^31 - 1 */
  below(n: number): number {
    return randomBelow(this.cells, 0, n);
  }

  /** A number at least 0 and below 1. */
  unit(): number {
    return (this.next() >>> 0) / 4294967296;
  }

  /**
   * Puts the cells `from` to `to - 1` of an array into a random order, each order equally likely.
   */
  shuffle(cells: Int32Array, from: number, to: number): void {
    for (let i = to - 1; i > from; i--) {
      const j = from + this.below(i - from + 1);
      const kept = cells[i];
      cells[i] = cells[j];
      cells[j] = kept;
    }
  }

  /** Another generator that goes its own way from here. */
  fork(): Rng {
    return new Rng(this.next());
  }
}

/** One step of splitmix32: seeds that lie close together give states that do not. */
function mix(seed: number): number {
  let z = (seed + 0x9e3779b9) | 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return z ^ (z >>> 15);
}
