/**
 * The one random generator (sfc32): its state is four cells of an array, in the state of a game as
 * well as in a player's own memory.
 */

/** Numbers thrown away after seeding: the first ones still resemble the seed. */
const WARM_UP = 12;

/**
 * Begins anew. The numbers that follow depend on the four cells alone.
 *
 * @param at first of the four cells; @param a first of three ints that make the seed
 */
export function seedRandom(cells: Int32Array, at: number, a: number, b = 0x9e3779b9, c = 0x243f6a88): void {
  cells[at] = a;
  cells[at + 1] = b;
  cells[at + 2] = c;
  cells[at + 3] = 1;
  for (let i = 0; i < WARM_UP; i++) nextRandom(cells, at);
}

/** The next number: any int32. @param at first of the four cells */
export function nextRandom(cells: Int32Array, at: number): number {
  const b = cells[at + 1]!;
  const c = cells[at + 2]!;
  const count = cells[at + 3]!;
  const t = (((cells[at]! + b) | 0) + count) | 0;
  cells[at] = b ^ (b >>> 9);
  cells[at + 1] = (c + (c << 3)) | 0;
  cells[at + 2] = (((c << 21) | (c >>> 11)) + t) | 0;
  cells[at + 3] = (count + 1) | 0;
  return t;
}

/** A number from 0 to `n - 1`. @param n 1 to 2^31 - 1 */
export function randomBelow(cells: Int32Array, at: number, n: number): number {
  return (((nextRandom(cells, at) >>> 0) * n) / 4294967296) | 0;
}
