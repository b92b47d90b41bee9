import { botNamed } from '@undercroft/bots';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import type { Series } from '../play.ts';
import { simulate } from '../simulate.ts';
import { mergePaired, simulatePaired, type Arm } from './paired.ts';
import { comparisonOf, figuresOf } from './report.ts';

function arm(name: string, changes: Partial<Series> = {}): Arm {
  const bots = [{ name: 'random', make: botNamed('random')! }];
  const series = { game: tinyModule(), players: 2, options: [10, 1], seed: 7, bots, answers: 500, ...changes };
  return { name, series };
}

it('finds no difference at all, when both states are the same', () => {
  const shard = simulatePaired([arm('a'), arm('b')], { from: 0, to: 60 });

  const { measures, cards, pairs } = comparisonOf(shard, 1);
  expect(pairs).toBe(60);
  expect(measures.map(({ difference }) => difference.mean)).toEqual(measures.map(() => 0));
  expect(measures.every(({ difference: { low, high } }) => low <= 0 && high >= 0)).toBe(true);
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.every(({ p }) => p === 1)).toBe(true);
});

it('finds that games are longer, when the goal is farther', () => {
  const shard = simulatePaired([arm('near', { options: [5, 1] }), arm('far')], { from: 0, to: 60 });

  const turns = comparisonOf(shard, 1).measures.find(({ name }) => name === 'turns')!;
  expect(turns.difference.low).toBeGreaterThan(0);
  expect(turns.difference.mean).toBeCloseTo(turns.now.mean - turns.base.mean, 9);
});

it('has the figures of a simulation, for each arm', () => {
  const far = arm('far');
  const shard = simulatePaired([arm('near', { options: [5, 1] }), far], { from: 0, to: 60 });
  const { wins, draws } = simulate(far.series, { to: 60 });

  const figures = figuresOf(shard.arms[1]!).slice(0, 3);
  expect(figures.map(({ mean, count }) => mean * count)).toEqual([...wins, draws]);
});

it('adds parts to what one run counts, in any order', () => {
  const arms = (): Arm[] => [arm('near', { options: [5, 1] }), arm('far')];
  const whole = simulatePaired(arms(), { from: 0, to: 60 });
  const parts = [40, 0, 20].map((from) => simulatePaired(arms(), { from, to: from + 20 }));

  expect(JSON.stringify(mergePaired(parts))).toBe(JSON.stringify(whole));
});

it('refuses parts that do not belong together, with the reason', () => {
  const shard = simulatePaired([arm('a')], { from: 0, to: 3 });

  expect(() => mergePaired([shard, shard])).toThrow('some games are in both');
  expect(() => mergePaired([shard, simulatePaired([arm('b')], { from: 3, to: 5 })])).toThrow(
    'they compare different states of the content',
  );
  expect(() => mergePaired([])).toThrow('no shards');
});

it('leaves out pairs of which one game did not end', () => {
  const shard = simulatePaired([arm('whole'), arm('short', { answers: 3 })], {
    from: 0,
    to: 10,
  });

  expect(shard.arms[1]!.unfinished).toBe(10);
  expect(comparisonOf(shard, 1).pairs).toBe(0);
});
