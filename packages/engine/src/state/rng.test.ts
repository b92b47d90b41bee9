import { expect, it } from 'vitest';
import { Rng } from './rng.ts';

const FIRST = 2110570692;

it('gives the same numbers for the same seed, on every machine', () => {
  const rng = new Rng(1);

  expect([rng.next(), rng.next(), rng.next()]).toEqual([FIRST, 216552267, -1638281034]);
  expect(new Rng(1).next()).toBe(FIRST);
  expect(new Rng(2).next()).not.toBe(FIRST);
});

it('gives each number below n equally often', () => {
  const rng = new Rng(5);
  const times = [0, 0, 0, 0, 0, 0];

  for (let i = 0; i < 60_000; i++) times[rng.below(6)]++;

  // Five standard deviations of a binomial count.
  for (const count of times) expect(Math.abs(count - 10_000)).toBeLessThan(5 * Math.sqrt((60_000 * 5) / 36));
});

it('gives units at least 0 and below 1', () => {
  const rng = new Rng(3);
  const units = Array.from({ length: 1000 }, () => rng.unit());

  expect(Math.min(...units)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...units)).toBeLessThan(1);
});

it('puts a part of an array into each order equally often and leaves the rest alone', () => {
  const rng = new Rng(4);
  const orders = new Map<string, number>();

  for (let i = 0; i < 6000; i++) {
    const cells = Int32Array.of(9, 1, 2, 3, 8);
    rng.shuffle(cells, 1, 4);
    orders.set(cells.join(''), (orders.get(cells.join('')) ?? 0) + 1);
  }

  expect([...orders.keys()].toSorted()).toEqual(['91238', '91328', '92138', '92318', '93128', '93218']);
  for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

it('begins anew with a seed, and forks into a generator that goes its own way', () => {
  const rng = new Rng(1);
  const fork = rng.fork();

  expect(fork.next()).not.toBe(rng.next());
  rng.reseed(1);
  expect(rng.next()).toBe(FIRST);
});
