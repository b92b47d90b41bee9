// What players scored and what they chose, counted in games of the tiny game with a score sheet
// added.

import { botNamed, type MakeBot } from '@undercroft/bots';
import { HEADER, NONE, OUTCOME, type GameModule } from '@undercroft/contract';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import type { Series } from './play.ts';
import { reportOf } from './report.ts';
import { mergeShards, simulate } from './simulate.ts';

const READS = { yourZones: [], zones: [], yourFields: [], fields: [] };

/**
 * Scores the counter of each player, and 2 for each of the first two seats' numbers; seat 1 loses
 * one.
 */
function scoring(): GameModule {
  const tiny = tinyModule();
  const points = tiny.meta.fields.find(({ name }) => name === 'points')!;
  const line = (name: string) => ({ name, title: name.toUpperCase(), each: false, site: 0, reads: READS });
  const score = { attribute: 1, lines: [line('points'), { ...line('seat'), each: true }] };
  return {
    ...tiny,
    meta: { ...tiny.meta, score },
    score: (state, player, into) => {
      into.set([0, NONE, state[points.offset + player]!, 1, 0, 2, 1, 1, -3 * player]);
      return 3;
    },
  };
}

function series(game: GameModule): Series {
  return {
    game,
    players: 2,
    options: [10, 1],
    seed: 7,
    bots: [{ name: 'random', make: botNamed('random')! }],
    answers: 500,
  };
}

it('tells what was scored: by seat, by line, of those who won, and in steps', () => {
  const game = scoring();
  const totals: number[][] = [[], []];
  const won: number[] = [];
  const points = game.meta.fields.find(({ name }) => name === 'points')!;
  const shard = simulate(series(game), {
    to: 60,
    each: ({ state }) =>
      totals.forEach((list, seat) => {
        const total = state[points.offset + seat]! + 2 - 3 * seat;
        list.push(total);
        if (state[HEADER.outcome + seat] === OUTCOME.won) won.push(total);
      }),
  });
  const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length;

  const { score } = reportOf(game.meta, shard);

  expect(score!.seats.map((seat) => seat.mean)).toEqual(totals.map((list) => expect.closeTo(mean(list))));
  expect(score!.winners.mean).toBeCloseTo(mean(won));
  expect(score!.all).toMatchObject({ count: 120, max: Math.max(...totals.flat()) });
  expect(score!.lines.map(({ title }) => title)).toEqual(['POINTS', 'SEAT']);
  expect(score!.lines[1]!.points).toMatchObject({ mean: 0.5, min: -1, max: 2 });
  expect(score!.steps.reduce((sum, { count }) => sum + count, 0)).toBe(120);
  expect(score!.steps.length).toBeLessThanOrEqual(12);
  expect(score!.steps[0]!.from).toBeLessThanOrEqual(Math.min(...totals.flat()));
});

it('tells what things brought that are scored one by one', () => {
  const game = scoring();

  const { score } = reportOf(game.meta, simulate(series(game), { to: 60 }));

  // The first two things count 2 for each player, and -3 for seat 1.
  const total = score!.things.reduce((sum, { mean, some }) => sum + mean * some.of, 0);
  expect(total).toBe(60 * (2 + 2 - 3));
  expect(score!.things.every(({ line }) => line === 'SEAT')).toBe(true);
  expect(score!.things.map(({ title }) => title)).toContain(game.meta.rows[game.meta.things[0]!]!.title);
  expect(score!.things.reduce((sum, { some }) => sum + some.of - some.count, 0)).toBe(60);
});

it('has no scores of a game without a score sheet', () => {
  const game = tinyModule();

  expect(reportOf(game.meta, simulate(series(game), { to: 3 })).score).toBeNull();
});

it('tells how often each entry and each card was chosen, in how many games, and who won', () => {
  const game = tinyModule();
  const shard = simulate(series(game), { to: 80, uses: true, coverage: true });
  const { uses } = reportOf(game.meta, shard);
  const of = (label: string): readonly { times: number }[] => uses!.filter((use) => use.label === label);

  const stored = of('Store');
  expect(stored.length).toBeGreaterThan(1);
  for (const use of uses!) {
    expect(use.perGame).toBeCloseTo(use.times / 80);
    expect(use.games.of).toBe(80);
    expect(use.won.of).toBeGreaterThanOrEqual(use.games.count);
    expect(use.won.count).toBeLessThanOrEqual(use.won.of);
  }
  // Coverage counts the same entries, whatever they were used on.
  const entry = game.meta.asks.flatMap(({ entries }) => entries).findIndex(({ label }) => label === 'Store');
  expect(stored.reduce((sum, { times }) => sum + times, 0)).toBe(shard.reached!.entries[entry]);
});

it('counts things that are chosen in answer to a question by what they are', () => {
  const game = tinyModule();

  const { uses } = reportOf(game.meta, simulate(series(game), { to: 40, uses: true }));

  const asked = uses!.filter(({ label }) => game.meta.asks.some(({ prompt }) => prompt === label));
  expect(asked.length).toBeGreaterThan(0);
  for (const { row } of asked) expect(game.meta.rows.map(({ title }) => title)).toContain(row);
});

it('adds scores and uses of shards to what one run counts', () => {
  const game = scoring();
  const whole = simulate(series(game), { to: 60, uses: true });
  const parts = [40, 0, 20].map((from) => simulate(series(game), { from, to: from + 20, uses: true }));

  expect(mergeShards(parts)).toEqual(whole);
});

it('counts neither scores nor uses of games that are not over', () => {
  const game = scoring();

  const shard = simulate({ ...series(game), answers: 2 }, { to: 5, uses: true });

  expect(shard.uses).toEqual([]);
  expect(reportOf(game.meta, shard).score).toMatchObject({ all: { count: 0 }, steps: [] });
});

it('tells scores of each bot apart: their mean, their lines and how they are spread', () => {
  const game = scoring();
  const first: MakeBot = () => ({ name: 'first', choose: () => 0 });
  const bots = [...series(game).bots, { name: 'first', make: first }];
  const both = { ...series(game), bots };
  const totals: number[][] = [[], []];
  const points = game.meta.fields.find(({ name }) => name === 'points')!;
  const shard = simulate(both, {
    to: 40,
    each: ({ state, seats }) =>
      seats.forEach((bot, seat) => totals[bot]!.push(state[points.offset + seat]! + 2 - 3 * seat)),
  });
  const { score } = reportOf(game.meta, shard);

  expect(score!.bots.map(({ name }) => name)).toEqual(['random', 'first']);
  for (const [bot, { scores, lines }] of score!.bots.entries()) {
    const list = totals[bot]!;
    expect(scores).toMatchObject({ count: 40, min: Math.min(...list), max: Math.max(...list) });
    expect(lines.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(scores.mean);
    expect(score!.steps.reduce((sum, step) => sum + step.bots[bot]!, 0)).toBe(40);
    for (const step of score!.steps)
      expect(step.bots[bot]).toBe(list.filter((total) => total >= step.from && total <= step.to).length);
  }
  const parts = [0, 25].map((from, i) => simulate(both, { from, to: [25, 40][i]! }));
  expect(mergeShards(parts)).toEqual(simulate(both, { to: 40 }));
});
