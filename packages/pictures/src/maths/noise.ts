/**
 * Chance that is the same on every machine: hashes of whole numbers, and smooth fields made of
 * them.
 */

/** From `low` at 0 to `high` at 1. */
export const mix = (low: number, high: number, at: number): number => low + (high - low) * at;

export const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value;

/** 0 up to `from`, 1 from `to` on, smooth between. `from` may be the larger one. */
export function smooth(from: number, to: number, value: number): number {
  const at = clamp((value - from) / (to - from), 0, 1);
  return eased(at);
}

/** From 0 to 1, of whole numbers. */
export function hash(x: number, y: number, seed: number): number {
  let bits = Math.imul(x | 0, 374_761_393) + Math.imul(y | 0, 668_265_263) + Math.imul(seed | 0, 1_274_126_177);
  bits = Math.imul(bits ^ (bits >>> 13), 1_274_126_177);
  bits ^= bits >>> 16;
  bits = Math.imul(bits, 2_246_822_507);
  return ((bits ^ (bits >>> 13)) >>> 0) / 4_294_967_296;
}

const eased = (at: number): number => at * at * (3 - 2 * at);

/** Smooth chance with a grain of one unit, from 0 to 1. */
export function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = eased(x - left);
  const down = eased(y - top);
  return mix(
    mix(hash(left, top, seed), hash(left + 1, top, seed), across),
    mix(hash(left, top + 1, seed), hash(left + 1, top + 1, seed), across),
    down,
  );
}

/**
 * Noise of several grains, each half as strong and half as large as the one before: clouds, stone,
 * wood.
 */
export function cloud(x: number, y: number, seed: number, grains = 4): number {
  let [strength, sum, total] = [0.5, 0, 0];
  for (let grain = 0; grain < grains; grain++) {
    sum += strength * noise(x, y, seed + grain * 7);
    total += strength;
    strength *= 0.5;
    x *= 2.03;
    y *= 2.03;
  }
  return sum / total;
}

/**
 * Cells around scattered points: how far the nearest and the next point are, and a number of the
 * cell.
 */
export interface ScatteredCell {
  readonly near: number;
  readonly next: number;
  readonly id: number;
}

/** The cell of a point; cells are about one unit wide. */
export function cellAt(x: number, y: number, seed: number): ScatteredCell {
  const left = Math.floor(x);
  const top = Math.floor(y);
  let [near, next, id] = [9, 9, 0];
  for (let row = top - 1; row < top + 2; row++)
    for (let column = left - 1; column < left + 2; column++) {
      const across = column + 0.15 + 0.7 * hash(column, row, seed) - x;
      const down = row + 0.15 + 0.7 * hash(column, row, seed + 1) - y;
      const far = Math.sqrt(across * across + down * down);
      if (far < near) {
        next = near;
        near = far;
        id = hash(column, row, seed + 2);
      } else if (far < next) next = far;
    }
  return { near, next, id };
}
