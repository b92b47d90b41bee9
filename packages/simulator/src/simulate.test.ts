import { botNamed, type MakeBot } from '@undercroft/bots';
import { HEADER, OUTCOME, type GameModule } from '@undercroft/contract';
import { replayGame } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { gameSeed, type Series } from './play.ts';
import { coverageOf, reportOf } from './report.ts';
import { mergeShards, simulate } from './simulate.ts';

function series(changes: Partial<Series> = {}): Series {
  const bots = [{ name: 'random', make: botNamed('random')! }];
  return { game: tinyModule(), players: 2, options: [10, 1], seed: 7, bots, answers: 500, ...changes };
}

/** Answers whatever stands first. */
const first: MakeBot = () => ({ name: 'first', choose: () => 0 });

it('counts every game once: won, drawn, unfinished or failed', () => {
  const shard = simulate(series(), { to: 200 });

  const won = shard.wins.reduce((sum, wins) => sum + wins, 0);
  expect(shard.games).toBe(200);
  expect(won + shard.draws + shard.unfinished + shard.failed).toBe(200);
  expect(won).toBeGreaterThan(0);
  expect(shard.endings.reduce((sum, times) => sum + times, 0)).toBe(200);
  expect(shard.answers.reduce((sum, [, times]) => sum + times, 0)).toBe(200);
});

it('tells for which reasons games ended with a winner and without', () => {
  const shard = simulate(series({ answers: 30 }), { to: 200 });

  const { endings, draws } = reportOf(tinyModule().meta, shard);
  expect(endings.reduce((sum, ending) => sum + ending.draws.count, 0)).toBe(draws.count);
  for (const { share, won, draws: without } of endings) expect(won.count + without.count).toBe(share.count);
});

it('gives the same shard again, and another one for another seed', () => {
  const once = simulate(series(), { to: 50 });

  expect(simulate(series(), { to: 50 })).toEqual(once);
  expect(simulate(series({ seed: 8 }), { to: 50 }).answers).not.toEqual(once.answers);
});

it('adds shards to what one run counts, in any order', () => {
  const whole = simulate(series(), { to: 90, coverage: true });
  const parts = [60, 0, 30].map((from) => simulate(series(), { from, to: from + 30, coverage: true }));

  expect(mergeShards(parts)).toEqual(whole);
});

it('refuses shards that do not belong together, with the reason', () => {
  const shard = simulate(series(), { to: 10 });

  expect(() => mergeShards([shard, simulate(series(), { from: 5, to: 15 })])).toThrow('some games are in both');
  expect(() => mergeShards([shard, simulate(series({ seed: 1 }), { from: 10, to: 20 })])).toThrow(
    'they differ in seed: 7 and 1',
  );
  expect(() => mergeShards([shard, { ...shard, hash: 'x', ranges: [[10, 20]] }])).toThrow('the content was changed');
  expect(() => mergeShards([])).toThrow('no shards');
});

it('plays each game so that the engine replays it from seed and answers', () => {
  const game = tinyModule();
  const trails: { seed: number; trail: number[]; end: Int32Array }[] = [];
  simulate(series({ game }), {
    to: 5,
    each: ({ seed, trail, state }) => trails.push({ seed, trail: [...trail], end: state.slice() }),
  });

  for (const { seed, trail, end } of trails) {
    const again = replayGame(tinyModule(), { players: 2, seed, options: { goal: 10, wishes: true } }, trail);
    expect([...again.state]).toEqual([...end]);
  }
});

it('counts a game as unfinished, when it has more answers than the limit', () => {
  const shard = simulate(series({ answers: 3 }), { to: 10 });

  expect(shard).toMatchObject({ unfinished: 10, draws: 0, wins: [0, 0] });
  expect(reportOf(tinyModule().meta, shard).unfinished).toMatchObject({ count: 10, of: 10 });
});

it('counts a game whose rules fail, and keeps how to see it again', () => {
  const game = breaksAt(4);

  const shard = simulate(series({ game }), { to: 3 });

  expect(shard).toMatchObject({ games: 3, failed: 3, draws: 0 });
  expect(shard.failures[0]).toMatchObject({ index: 0, seed: gameSeed(7, 0) });
  expect(shard.failures[0]!.message).toContain('out of fruit');
  expect(shard.failures[0]!.answers).not.toBe('');
});

/** The tiny game, failing with the answer of that number. */
function breaksAt(answers: number): GameModule {
  const game = tinyModule();
  let runs = 0;
  return {
    ...game,
    init: (...args) => {
      runs = 0;
      game.init(...args);
    },
    run: (state) => {
      if (runs++ === answers) throw Object.assign(new Error('out of fruit'), { code: 'loop-limit', site: 0 });
      return game.run(state);
    },
  };
}

/** The tiny game, in which all or one side of the seats win as soon as one seat does. */
function wonTogether(winners: (seat: number) => readonly number[]): GameModule {
  const game = tinyModule();
  return {
    ...game,
    run: (state) => {
      const status = game.run(state);
      const winner = [0, 1].find((seat) => state[HEADER.outcome + seat] === OUTCOME.won);
      if (winner !== undefined) for (const seat of winners(winner)) state[HEADER.outcome + seat] = OUTCOME.won;
      return status;
    },
  };
}

it('counts a game that all win as won by all of them together, and by each of them whole', () => {
  const shard = simulate(series({ game: wonTogether(() => [0, 1]) }), { to: 40, uses: true });
  const { together, seats, uses, draws } = reportOf(tinyModule().meta, shard);

  expect(together).toMatchObject({ always: true, sides: [{ seats: [0, 1], share: { count: 40 - draws.count } }] });
  expect(seats.map(({ count }) => count)).toEqual([40 - draws.count, 40 - draws.count]);
  expect(uses?.every(({ won }) => won.count <= won.of)).toBe(true);
  expect(uses?.some(({ won }) => won.share === 1)).toBe(true);
});

it('gives each winner a part of a game, when players win alone as well', () => {
  const shard = simulate(series({ game: wonTogether((winner) => (winner === 0 ? [0, 1] : [1])) }), { to: 40 });
  const { together, seats, draws } = reportOf(tinyModule().meta, shard);

  expect(together.always).toBe(false);
  expect(together.share.count).toBeGreaterThan(0);
  expect(seats[0]!.count).toBe(together.share.count / 2);
  expect(seats[0]!.count + seats[1]!.count).toBe(40 - draws.count);
});

it('adds the sides of parts to those of the whole', () => {
  const game = wonTogether((winner) => (winner === 0 ? [0, 1] : [1]));
  const parts = [20, 0].map((from) => simulate(series({ game }), { from, to: from + 20 }));

  expect(mergeShards(parts).sides).toEqual(simulate(series({ game }), { to: 40 }).sides);
});

it('sits each bot on each seat in turn', () => {
  const random = { name: 'random', make: botNamed('random')! };
  const shard = simulate(series({ bots: [random, { name: 'first', make: first }] }), { to: 40 });

  expect(shard.botSeats).toEqual([40, 40]);
  expect(shard.botWins[0]! + shard.botWins[1]!).toBe(shard.wins[0]! + shard.wins[1]!);
});

it('tells who won by bot and seat, and keeps bots on their seats when asked', () => {
  const bots = [
    { name: 'random', make: botNamed('random')! },
    { name: 'first', make: first },
  ];
  const changing = simulate(series({ bots }), { to: 40 });
  const keeping = simulate(series({ bots, keepSeats: true }), { to: 40 });

  expect(changing.gamesAt).toEqual([
    [20, 20],
    [20, 20],
  ]);
  expect(keeping.gamesAt).toEqual([
    [40, 0],
    [0, 40],
  ]);
  expect(keeping.winsAt).toEqual([
    [keeping.wins[0], 0],
    [0, keeping.wins[1]],
  ]);
  const { winsAt } = reportOf(tinyModule().meta, keeping);
  expect(winsAt[0]![0]).toMatchObject({ count: keeping.wins[0], of: 40 });
});

it('counts how long bots think by a clock, in two digits, and adds it up', () => {
  let now = 0;
  const slow: MakeBot = () => ({
    name: 'slow',
    choose: () => {
      now += 12.345;
      return 0;
    },
  });
  const timed = series({ bots: [{ name: 'slow', make: slow }], clock: () => now });
  const shard = mergeShards([simulate(timed, { to: 5 }), simulate(timed, { from: 5, to: 9 })]);

  const { times } = reportOf(tinyModule().meta, shard);
  expect(times![0]!.map(({ median, most, max }) => [median, most, max])).toEqual([
    [12000, 12000, 12000],
    [12000, 12000, 12000],
  ]);
  expect(times![0]![0]!.count).toBeGreaterThan(9);
  expect(simulate(series(), { to: 5 }).times).toBeNull();
});

it('tells what was never reached', () => {
  const game = tinyModule();
  const bots = [{ name: 'first', make: first }];

  const { coverage } = reportOf(game.meta, simulate(series({ game, bots, answers: 8 }), { to: 2, coverage: true }));

  expect(coverage!.deadEvents).toContain('lose');
  expect(coverage!.deadEvents).not.toContain('pick');
  expect(coverage!.deadAsks).toContain('fig: Spoil a fruit of the next player?');
});

it('tells nothing of cards that the options leave out, and places in the order of the files', () => {
  const { meta } = tinyModule();
  const places = [4, 2, 3].map((line) => ({ ...meta.sites[0]!, file: 0, line, what: 'effect', rules: [] }));
  const optional = { ...meta.rows[0]!, name: 'optional', file: 0, line: 1, ifOption: 1 };
  const game = { ...meta, sites: places, rows: [optional], asks: [] };
  const reached = { sites: [0, 0, 0], asks: [], entries: [], events: meta.events.map(() => 1) };

  const out = coverageOf(game, reached, [10, 0]);
  const within = coverageOf(game, reached, [10, 1]);

  expect([out.deadRows, out.deadSites, out.sites.of]).toEqual([[], [], 0]);
  expect(within.deadRows).toEqual(['optional']);
  expect(within.deadSites.map((site) => /:(\d)/.exec(site)![1])).toEqual(['2', '3', '4']);
});

it('tells of a question without what its names stood for', () => {
  const { meta } = tinyModule();
  const asks = meta.asks.map((ask) => ({ ...ask, prompt: 'Where does {f:the} go for {n} {n|coin|coins}?' }));
  const reached = { sites: [], asks: [], entries: [], events: [] };

  expect(coverageOf({ ...meta, asks, sites: [] }, reached).deadAsks[0]).toMatch(/: Where does … go for … …\?$/);
});

it('counts turns by the player whose turn it is', () => {
  const shard = simulate(series(), { to: 20 });

  for (const [turns] of shard.turns) expect(turns).toBeGreaterThan(3);
});

it('adds games that three have won together to the same sum, however they are cut in parts', () => {
  const third = simulate(series(), { to: 1 });
  const parts = Array.from({ length: 12 }, (_, i) => ({ ...third, ranges: [[i, i + 1] as const], wins: [1 / 3, 0.1] }));

  const oneByOne = mergeShards(parts).wins;
  const inHalves = mergeShards([mergeShards(parts.slice(0, 5)), mergeShards(parts.slice(5))]).wins;
  expect(inHalves).toEqual(oneByOne);
  expect(oneByOne).toEqual([4, 1.2]);
});

it('keeps the first failed games, when parts lie between others', () => {
  const shard = simulate(series(), { to: 1 });
  const failed = (...indexes: number[]) => ({
    ...shard,
    ranges: indexes.map((index) => [index, index + 1] as const),
    failures: indexes.map((index) => ({ index, seed: 0, answers: '', message: '' })),
  });

  const { failures } = mergeShards([failed(0, 2, 4), failed(1, 3)]);
  expect(failures.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
});
