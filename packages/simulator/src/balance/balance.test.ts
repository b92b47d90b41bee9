import { botNamed } from '@undercroft/bots';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import type { Series } from '../play.ts';
import { simulate } from '../simulate.ts';
import { balanceOf } from './report.ts';
import { mergeBalance, simulateBalance } from './balance.ts';
import { restricted } from './restricted.ts';

function series(changes: Partial<Series> = {}): Series {
  const bots = [{ name: 'random', make: botNamed('random')! }];
  return { game: tinyModule(), players: 2, options: [10, 1], seed: 7, bots, answers: 500, ...changes };
}

it('counts the games that a simulation counts', () => {
  const { shard } = simulateBalance(series(), { from: 0, to: 40, tries: 2 });

  expect(shard).toEqual(simulate(series(), { to: 40, uses: true, coverage: true }));
});

it('adds parts to what one run counts, in any order', () => {
  const whole = simulateBalance(series(), { from: 0, to: 60, tries: 2 });
  const parts = [40, 0, 20].map((from) => simulateBalance(series(), { from, to: from + 20, tries: 2 }));

  expect(JSON.stringify(mergeBalance(parts))).toBe(JSON.stringify(whole));
});

it('plays again without one choice alone, the same games that are played without any', () => {
  const any = simulateBalance(series(), { from: 0, to: 30, tries: 100 });
  const { name } = any.barred[0]!;
  const one = simulateBalance(series(), { from: 0, to: 30, tries: 1, choice: name });

  expect(one.barred).toEqual([any.barred[0]]);
  expect(one.shard).toEqual(any.shard);
  const other = simulateBalance(series(), { from: 30, to: 31, tries: 1, choice: 'another' });
  expect(() => mergeBalance([one, other])).toThrow('they differ in the choice that is barred');
});

it('lets a player who may not choose something choose it only where nothing else is offered', () => {
  const { chosen } = simulateBalance(series(), { from: 0, to: 15, tries: 0 });
  // What is ahead in points is learned for each series anew, which takes longer than its games.
  const names = chosen.slice(0, 6).map(({ name }) => name);
  const random = botNamed('random')!;
  const used = names.map((name) => {
    const bots = [{ name: 'restricted', make: restricted(random, name) }];
    const again = simulateBalance(series({ bots }), { from: 0, to: 15, tries: 0 });
    return again.chosen.find((one) => one.name === name)?.games ?? 0;
  });

  expect(names.length).toBeGreaterThan(2);
  expect(used.filter((games) => games === 0).length).toBeGreaterThan(0);
  expect(used.every((games, i) => games <= chosen[i]!.games)).toBe(true);
});

it('tells who began and who came from behind, but not of leads that only an estimate tells', () => {
  const balance = simulateBalance(series(), { from: 0, to: 60, tries: 0 });
  const { starter, comebacks, leadChanges, simulation } = balanceOf(tinyModule().meta, balance);

  expect(starter!.of).toBe(simulation.finished);
  expect(starter!.count).toBeGreaterThan(0);
  expect(comebacks!.of).toBe(simulation.finished - simulation.draws.count);
  // The player who is ahead at half time wins more often than not, and not always.
  expect(comebacks!.share).toBeGreaterThan(0);
  expect(comebacks!.share).toBeLessThan(0.5);
  expect(leadChanges).toBeNull();
});

it('finds that winning more with something is chance, when the seat alone decides', () => {
  const balance = simulateBalance(series(), { from: 0, to: 1, tries: 0 });
  const finished = 100;
  // Seat 1 wins 90 of 100 games; it holds the card in 60 of them, seat 2 in 40, whichever seat
  // wins.
  const held = {
    name: 'x',
    games: 100,
    users: 100,
    wins: 58,
    gamesWon: 100,
    won: [
      [
        1,
        [
          [-1, 6],
          [1, 54],
        ],
      ],
      [
        2,
        [
          [-1, 36],
          [1, 4],
        ],
      ],
    ],
    scored: [],
  } as const;
  const shard = { ...balance.shard, games: finished, failed: 0, unfinished: 0, wins: [90, 10] };

  const report = balanceOf(tinyModule().meta, { ...balance, shard, held: [held] });
  expect(report.held[0]!.won.mean).toBeCloseTo(0, 9);
  expect(report.held[0]!.p).toBeGreaterThan(0.5);
});
