/**
 * Simulated series whose truth is known: without a difference at most 1 in 20 reports tells of one,
 * and a planted difference of 3 points is found in 8 of 10 at the number of games that is said
 * before they are played.
 */
import { tinyModule } from '@undercroft/engine/testing';
import { botNamed } from '@undercroft/bots';
import { Rng } from '@undercroft/engine';
import { describe, expect, it } from 'vitest';
import { simulateBalance } from './balance/balance.ts';
import { unevenness, unevennessAnytime, type Contest } from './balance/even.ts';
import { balanceOf } from './balance/report.ts';
import { WithinTally } from './balance/within.ts';
import { anytimeInterval, LOOK_FIRST, pairsFor, winsDesign } from './paired/sample-size.ts';
import type { ArmCounts, PairedShard } from './paired/paired.ts';
import { armChanges, comparisonOf } from './paired/report.ts';
import { Tally, wilson } from './statistics.ts';

const PLANTED = 0.03;

/** This package knows nothing else of Node. */
declare const console: { readonly info: (line: string) => void };
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** Set by `npm run test:long`: with two seeds, because what holds for one may be luck. */
const IS_LONG = Number(process.env['UNDERCROFT_TIMES'] ?? 1) > 1;
const SEEDS = IS_LONG ? [1, 2] : [1];

/** Simulated series of a kind: a third of them, unless `npm run test:long` asks for all. */
function fewOf(trials: number): number {
  return IS_LONG ? trials : Math.ceil(trials / 3);
}

/** Three standard errors of a share of so many trials. */
function tolerance(share: number, trials: number): number {
  return 3 * Math.sqrt((share * (1 - share)) / trials);
}

function shareOf(trials: number, happens: () => boolean): number {
  let count = 0;
  for (let trial = 0; trial < trials; trial++) count += Number(happens());
  // The guide has these figures.
  if (IS_LONG) console.info(`${expect.getState().currentTestName}: ${count} of ${trials}`);
  return count / trials;
}

/** A series between equal rivals, of whom the first wins so much more often. */
function contest(
  rng: Rng,
  { rivals, games, more, draws }: Record<'rivals' | 'games' | 'more' | 'draws', number>,
): Contest {
  const wins = Array.from({ length: rivals }, () => 0);
  const even = (1 - draws) / rivals;
  for (let game = 0; game < games; game++) {
    const lot = rng.unit();
    if (lot >= 1 - draws) continue;
    const first = even + more;
    wins[lot < first ? 0 : 1 + Math.floor(((lot - first) / (1 - draws - first)) * (rivals - 1))]!++;
  }
  const won = wins.reduce((sum, one) => sum + one, 0);
  return { even: won / games / rivals, shares: wins.map((one) => wilson(one, games)) };
}

/** States that are compared with the first one, of which one wins so much more often. */
function states(rng: Rng, { others, games, more }: Record<'others' | 'games' | 'more', number>): PairedShard {
  const values = Array.from({ length: others + 1 }, () => new Tally());
  const differences = Array.from({ length: others + 1 }, () => new Tally());
  for (let game = 0; game < games; game++) {
    const base = rng.below(2);
    for (let arm = 0; arm <= others; arm++) {
      const value = arm === 0 ? base : Number(rng.unit() < 0.5 + (arm === 1 ? more : 0));
      values[arm]!.add(value);
      if (arm > 0) differences[arm]!.add(value - base);
    }
  }
  const arms = values.map((tally, arm) => ({
    name: String(arm),
    game: 'coins',
    hash: '',
    options: [],
    unfinished: 0,
    failed: 0,
    failure: null,
    measures: [{ name: 'win 1', is: 'share' }],
    values: [tally.histogram()],
    differences: [differences[arm]!.histogram()],
    cards: [],
  })) satisfies ArmCounts[];
  return { format: 1, seed: 1, players: 1, bots: [], limit: 1, ranges: [[0, games]], games, arms };
}

/** Whole numbers from -9 to 9, counted without a map, because millions of games are drawn. */
class Counts {
  private readonly times = new Int32Array(19);

  add(value: number): void {
    this.times[value + 9]!++;
  }

  histogram(): [number, number][] {
    return [...this.times].flatMap((times, i): [number, number][] => (times > 0 ? [[i - 9, times]] : []));
  }
}

/**
 * Two states of a game of equal rivals, of whom one wins so much more often in the second.
 *
 * @param others figures that chance alone moves
 */
function twoStates(
  rng: Rng,
  { rivals, games, more, others }: Record<'rivals' | 'games' | 'more', number> & { readonly others: readonly string[] },
): PairedShard {
  const names = [...Array.from({ length: rivals }, (_, seat) => `win ${seat + 1}`), ...others];
  const differences = names.map(() => new Counts());
  const values = names.map(() => [new Counts(), new Counts()] as const);
  const winner = (plus: number): number => {
    const lot = rng.unit();
    const first = 1 / rivals + plus;
    return lot < first ? 0 : 1 + Math.floor(((lot - first) / (1 - first)) * (rivals - 1));
  };
  for (let game = 0; game < games; game++) {
    const [before, after] = [winner(0), winner(more)];
    for (let i = 0; i < names.length; i++) {
      const was = i < rivals ? Number(before === i) : 1 + rng.below(9);
      const is = i < rivals ? Number(after === i) : 1 + rng.below(9);
      values[i]![0].add(was);
      values[i]![1].add(is);
      differences[i]!.add(is - was);
    }
  }
  const arm = (which: 0 | 1): ArmCounts => ({
    name: String(which),
    game: 'lots',
    hash: '',
    options: [],
    unfinished: 0,
    failed: 0,
    failure: null,
    measures: names.map((name) => ({ name, is: name.startsWith('win') ? 'share' : 'number' })),
    values: values.map((both) => both[which].histogram()),
    differences: which === 0 ? names.map(() => []) : differences.map((tally) => tally.histogram()),
    cards: [],
  });
  return {
    format: 1,
    seed: 1,
    players: rivals,
    bots: [],
    limit: 1,
    ranges: [[0, games]],
    games,
    arms: [arm(0), arm(1)],
  };
}

describe.each(SEEDS)('seed %i: seats', (seed) => {
  it.each([
    { rivals: 2, draws: 0 },
    { rivals: 3, draws: 0.1 },
    { rivals: 4, draws: 0 },
  ])('$rivals rivals and $draws of all games drawn', ({ rivals, draws }) => {
    const trials = 500;
    const rng = new Rng(10 * seed + 1);
    const games = pairsFor(PLANTED, { looks: rivals === 2 ? 1 : rivals, variance: (1 / rivals) * (1 - 1 / rivals) });
    const isTold = (more: number, anyone: boolean) => (): boolean => {
      const found = unevenness(contest(rng, { rivals, games, more, draws }));
      return (anyone ? found : found.slice(0, 1)).some(({ p }) => p <= 0.05);
    };

    expect(shareOf(trials, isTold(0, true))).toBeLessThan(0.05 + tolerance(0.05, trials));
    expect(shareOf(trials, isTold(PLANTED, false))).toBeGreaterThan(0.8 - tolerance(0.8, trials));
  });

  it('looked at again and again: at most 1 false alarm in 20 series', () => {
    const trials = 200;
    const rng = new Rng(10 * seed + 2);
    const alarms = shareOf(trials, () => {
      const wins = [0, 0, 0, 0];
      let isAlarm = false;
      for (let games = 1; games <= 3000; games++) {
        wins[rng.below(4)]!++;
        if (games % LOOK_FIRST !== 0) continue;
        const shares = wins.map((one) => wilson(one, games));
        isAlarm ||= unevennessAnytime({ even: 0.25, shares }).some(({ low, high }) => low > 0 || high < 0);
      }
      return isAlarm;
    });

    expect(alarms).toBeLessThanOrEqual(0.05);
  });
});

describe.each(SEEDS)('seed %i: points of a sweep', (seed) => {
  it('nothing moved by chance, and what moved is found', () => {
    const trials = fewOf(60);
    const others = 8;
    const rng = new Rng(10 * seed + 3);
    const games = pairsFor(PLANTED, { looks: others });
    const isTold = (more: number, most: number) => (): boolean =>
      armChanges(states(rng, { others, games, more }), ['win 1']).some(({ arm, p }) => arm <= most && p <= 0.05);

    expect(shareOf(trials, isTold(0, others))).toBeLessThan(0.05 + tolerance(0.05, trials));
    expect(shareOf(trials, isTold(PLANTED, 1))).toBeGreaterThan(0.8 - tolerance(0.8, trials));
  });

  it('looked at again and again: at most 1 false alarm in 20', () => {
    const trials = fewOf(60);
    const others = 4;
    const rng = new Rng(10 * seed + 4);
    const alarms = shareOf(trials, () => {
      const differences = Array.from({ length: others }, () => new Tally());
      let isAlarm = false;
      for (let games = 1; games <= 2000; games++) {
        const base = rng.below(2);
        for (const tally of differences) tally.add(rng.below(2) - base);
        if (games % LOOK_FIRST !== 0) continue;
        isAlarm ||= differences.some((tally) => {
          const { low, high } = anytimeInterval(tally.histogram(), 'share', others);
          return low > 0 || high < 0;
        });
      }
      return isAlarm;
    });

    expect(alarms).toBeLessThanOrEqual(0.05);
  });
});

describe.each(SEEDS)('seed %i: cards held', (seed) => {
  it('of twenty that do nothing, none is told', () => {
    const trials = fewOf(80);
    const games = 200;
    const rng = new Rng(10 * seed + 5);
    const bots = [{ name: 'random', make: botNamed('random')! }];
    const game = tinyModule();
    const series = { game, players: 2, options: [10, 1], seed: 7, bots, answers: 500 };
    const balance = simulateBalance(series, { from: 0, to: 1, tries: 0 });
    const alarms = shareOf(trials, () => {
      const tally = new WithinTally();
      const wins = [0, 0];
      for (let n = 0; n < games; n++) {
        const winner = rng.below(2);
        wins[winner]!++;
        const held = new Map(Array.from({ length: 20 }, (_, card) => [`card ${card}`, 1 + rng.below(3)]));
        tally.add(held, [1 - winner, winner], null);
      }
      const shard = { ...balance.shard, games, wins, unfinished: 0, failed: 0, draws: 0, scores: null };
      return balanceOf(game.meta, { ...balance, shard, held: tally.counts() }).held.some(({ p }) => p <= 0.05);
    });

    expect(alarms).toBeLessThan(0.05 + tolerance(0.05, trials));
  });
});

describe.each(SEEDS)('seed %i: two states', (seed) => {
  it.each([2, 3, 4])('%i rivals: wins and other figures are told by chance in 1 of 20', (rivals) => {
    const trials = IS_LONG ? 3000 : 120;
    // A seed for each number of rivals, so that one unlucky series is not counted thrice.
    const rng = new Rng(100 * seed + rivals);
    const games = pairsFor(PLANTED, winsDesign(rivals));
    const isWin = (name: string): boolean => name.startsWith('win');
    const told = (more: number, others: readonly string[]): string[] =>
      comparisonOf(twoStates(rng, { rivals, games, more, others }), 1).measures.flatMap(({ name, p }) =>
        p <= 0.05 ? [name] : [],
      );

    let wins = 0;
    const others = shareOf(trials, () => {
      const names = told(0, ['turns', 'answers', 'score']);
      wins += Number(names.some(isWin));
      return names.some((name) => !isWin(name));
    });
    const alarms = wins / trials;
    if (IS_LONG) console.info(`wins without a difference: ${wins}`);

    expect(others).toBeLessThan(0.05 + tolerance(0.05, trials));
    expect(alarms).toBeLessThan(0.05 + tolerance(0.05, trials));
    expect(shareOf(trials, () => told(PLANTED, []).includes('win 1'))).toBeGreaterThan(0.8 - tolerance(0.8, trials));
  });
});

describe.each(SEEDS)('seed %i: a single choice', (seed) => {
  it.each([
    { rivals: 2, points: false },
    { rivals: 3, points: false },
    { rivals: 2, points: true },
  ])('$rivals rivals, points: $points', ({ rivals, points }) => {
    const trials = fewOf(300);
    const rng = new Rng(10 * seed + 7);
    const games = pairsFor(PLANTED, { ...winsDesign(rivals), looks: points ? 2 : 1 });
    const { meta } = tinyModule();
    const bots = [{ name: 'random', make: botNamed('random')! }];
    const series = { game: tinyModule(), players: rivals, options: [10, 1], seed: 7, bots, answers: 500 };
    const balance = simulateBalance(series, { from: 0, to: 1, tries: 0 });
    const isTold = (more: number) => (): boolean => {
      const [won, scored] = [new Tally(), new Tally()];
      for (let game = 0; game < games; game++) {
        won.add(Number(rng.unit() < 1 / rivals + more) - Number(rng.unit() < 1 / rivals));
        if (points) scored.add(rng.below(9) - rng.below(9));
      }
      const barred = [{ name: 'rest', won: won.histogram(), scored: scored.histogram() }];
      return balanceOf(meta, { ...balance, barred }).allowed[0]!.p <= 0.05;
    };

    expect(shareOf(trials, isTold(0))).toBeLessThan(0.05 + tolerance(0.05, trials));
    expect(shareOf(trials, isTold(PLANTED))).toBeGreaterThan(0.8 - tolerance(0.8, trials));
  });
});
