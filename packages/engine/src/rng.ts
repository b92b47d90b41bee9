/**
 * The generator of bots and simulators (sfc32). The chance of a game itself lies in the state and is moved by the rules
 * alone; this one is for whoever plays, so that a player's dice never disturb those of the game.
 */

/** A small seeded generator. The same seed gives the same numbers on every machine. Its methods do not allocate. */
export class Rng {
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 1;

  /** @param seed any int; only its low 32 bits count */
  constructor(seed: number) {
    this.reseed(seed);
  }

  /** Begins anew from a seed. Never throws. */
  reseed(seed: number): void {
    this.a = mix(seed);
    this.b = mix(seed + 0x6d2b79f5);
    this.c = mix(seed ^ 0x5bd1e995);
    this.d = 1;
    // The first numbers still resemble the seed.
    for (let i = 0; i < 12; i++) this.next();
  }

  /** The next number: any int32. */
  next(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + t) | 0;
    return t;
  }

  /** A number from 0 to `n - 1`. @param n 1 to 2^31 - 1 */
  below(n: number): number {
    return Math.floor(((this.next() >>> 0) * n) / 4294967296);
  }

  /** A number at least 0 and below 1. */
  unit(): number {
    return (this.next() >>> 0) / 4294967296;
  }

  /** Puts the cells `from` to `to - 1` of an array into a random order, each order equally likely. */
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
