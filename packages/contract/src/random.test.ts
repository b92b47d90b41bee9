import { expect, it } from 'vitest';
import { nextRandom, randomBelow, seedRandom } from './random.ts';

it('gives the numbers of sfc32, when its four cells are given', () => {
  // From the reference implementation of PractRand with the state 1, 2, 3 and the counter 1.
  const cells = Int32Array.of(1, 2, 3, 1);

  expect([1, 2, 3, 4].map(() => nextRandom(cells, 0))).toEqual(reference(1, 2, 3, 1, 4));
});

it('goes the same way from the same seed, wherever its cells lie', () => {
  const low = new Int32Array(4);
  const high = new Int32Array(9);
  seedRandom(low, 0, 77);
  seedRandom(high, 5, 77);

  for (let i = 0; i < 100; i++) expect(nextRandom(high, 5)).toBe(nextRandom(low, 0));
  expect(high.subarray(0, 5)).toEqual(new Int32Array(5));
});

it('stays below its bound, up to the greatest', () => {
  const cells = new Int32Array(4);
  seedRandom(cells, 0, 3);

  for (const n of [1, 2, 6, 2 ** 31 - 1]) {
    const drawn = Array.from({ length: 200 }, () => randomBelow(cells, 0, n));
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(n);
  }
});

/** The published algorithm in wide integers. */
function reference(a: number, b: number, c: number, d: number, count: number): number[] {
  const wide = (value: bigint): bigint => BigInt.asUintN(32, value);
  let [x, y, z, counter] = [a, b, c, d].map(BigInt) as [bigint, bigint, bigint, bigint];
  return Array.from({ length: count }, () => {
    const out = wide(x + y + counter);
    counter = wide(counter + 1n);
    x = y ^ (y >> 9n);
    y = wide(z + (z << 3n));
    z = wide(((z << 21n) | (z >> 11n)) + out);
    return Number(BigInt.asIntN(32, out));
  });
}
