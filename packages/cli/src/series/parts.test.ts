import { Rng } from '@undercroft/engine';
import { expect, it } from 'vitest';
import { paceOf, Parts, type Part } from './parts.ts';

/**
 * Plays games of known lengths on threads that never wait for anything but a part.
 * @returns the parts, and when the last thread was done
 */
function played(costs: readonly number[], threads: number): { readonly parts: Part[]; readonly end: number } {
  const source = new Parts(0, costs.length, threads);
  const clocks = Array.from({ length: threads }, () => 0);
  const paces: (number | null)[] = clocks.map(() => null);
  const parts: Part[] = [];
  for (;;) {
    const thread = clocks.indexOf(Math.min(...clocks));
    const part = source.next(paces[thread]!);
    if (part === null) return { parts, end: Math.max(...clocks) };
    const took = costs.slice(part[0], part[1]).reduce((sum, cost) => sum + cost, 0);
    clocks[thread]! += took;
    paces[thread] = paceOf(part, took);
    parts.push(part);
  }
}

it('hands out each game once, in order', () => {
  const { parts } = played(
    Array.from({ length: 1000 }, (_, i) => 1 + (i % 7)),
    3,
  );

  expect(parts[0]![0]).toBe(0);
  expect(parts.at(-1)![1]).toBe(1000);
  for (const [i, [from, to]] of parts.entries()) {
    expect(to).toBeGreaterThan(from);
    if (i > 0) expect(from).toBe(parts[i - 1]![1]);
  }
});

it('lets the other thread play on, when one game takes as long as all others', () => {
  const costs = Array.from({ length: 100 }, () => 12);
  costs[71] = 6000;
  costs[75] = 15_000;

  expect(played(costs, 2).end).toBeLessThan(15_000 + (75 * 12) / 2 + 100);
});

it('leaves no thread without work for longer than the longest game, whichever games are long', () => {
  const rng = new Rng(5);
  for (let series = 0; series < 200; series++) {
    const threads = 2 + rng.below(7);
    const games = 60 + rng.below(940);
    const costs = Array.from({ length: games }, () =>
      rng.below(60) === 0 ? 500 + rng.below(10_000) : 1 + rng.below(40),
    );
    const sum = costs.reduce((all, cost) => all + cost, 0);

    expect(played(costs, threads).end).toBeLessThan(sum / threads + 1.2 * Math.max(...costs) + 200);
  }
});

it('hands out quick games by the hundred', () => {
  expect(
    played(
      Array.from({ length: 10_000 }, () => 0.1),
      2,
    ).parts.length,
  ).toBeLessThan(100);
});
