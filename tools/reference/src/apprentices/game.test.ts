import { Rng } from '@undercroft/engine';
import { expect, it } from 'vitest';
import { CONTINUE } from '../machine.ts';
import * as d from './data.ts';
import * as game from './game.ts';
import * as at from './layout.ts';
import { addPart, beginParts, runParts } from './parts.ts';
import { goalScore, groupScore, score, setScore, tileScore } from './scoring.ts';
import * as s from './state.ts';
import * as step from './steps.ts';

const SEATS = game.PLAYERS;

/** Plays at random and looks at every decision. @returns decisions */
function play(seed: number, players: number, look: (state: Int32Array) => void = () => {}): number {
  const state = game.createState();
  const rng = new Rng(seed);
  game.init(state, seed, players, seed % 2 === 0);
  let status = game.run(state);
  let decisions = 0;
  while (status === game.DECISION && decisions < 20_000) {
    look(state);
    status = game.apply(state, game.options[rng.below(game.list.count)]!);
    decisions++;
  }
  look(state);
  return decisions;
}

function pile(state: Int32Array, first: number): number[] {
  return [...state.subarray(first + 1, first + 1 + state[first]!)];
}

function figures(state: Int32Array): number[] {
  return d.IN_BOX.map((_, type) => {
    let sum = state[at.RESERVE + type]!;
    for (let area = 0; area < at.AREAS; area++) sum += state[at.AREA + area * d.TYPES + type]!;
    for (let player = 0; player < 4; player++) sum += state[s.base(player) + at.P_TYPE + type]!;
    return sum;
  });
}

it.each(SEATS)('loses and makes no figure, no group and no card, at any decision of %i players', (players) => {
  for (let seed = 1; seed <= 20; seed++) {
    play(seed, players, (state) => {
      expect(figures(state)).toEqual(d.IN_BOX);
      const inDungeons = [0, 1, 2, 3].map((player) => {
        const p = s.base(player);
        return state.subarray(p + at.P_GROUP, p + at.P_GROUP + 5).reduce((a, b) => a + b);
      });
      expect(inDungeons.reduce((a, b) => a + b) + state[at.INN]!).toBe(d.GROUPS);
      const threats = [at.THREAT_DECK, at.CEMETERY, at.SIDE].flatMap((from) => pile(state, from));
      expect(new Set(threats).size).toBe(d.THREATS_FOR[players]);
      expect(threats).toHaveLength(d.THREATS_FOR[players]!);
      const mixtures = [at.MIXTURES, at.MIXTURES_OPEN, at.MIXTURES_SPENT].flatMap((from) => pile(state, from));
      expect(new Set(mixtures).size).toBe(d.MIXTURE_CARDS);
      const inns = [at.INN_DECK, at.INN_SPENT].flatMap((from) => pile(state, from));
      expect(new Set(inns).size).toBe(d.INN_CARDS);
    });
  }
});

it('keeps its sums right: by place, by type, by area', () => {
  for (let seed = 1; seed <= 8; seed++) {
    play(seed, 3, (state) => {
      for (let area = 0; area < at.AREAS; area++) {
        const first = at.AREA + area * d.TYPES;
        expect(state.subarray(first, first + d.TYPES).reduce((a, b) => a + b)).toBe(state[at.AREA_TOTAL + area]);
      }
      for (let player = 0; player < 3; player++) {
        const p = s.base(player);
        const cells = state.subarray(p, p + d.PLACES * d.TYPES);
        for (let place = 0; place < d.PLACES; place++) {
          const here = cells.subarray(place * d.TYPES, (place + 1) * d.TYPES);
          expect(here.reduce((a, b) => a + b)).toBe(state[p + at.P_PLACE + place]);
          expect(Math.min(...here)).toBeGreaterThanOrEqual(0);
        }
        const all = state.subarray(p + at.P_PLACE, p + at.P_PLACE + d.PLACES).reduce((a, b) => a + b);
        expect(state.subarray(p + at.P_TYPE, p + at.P_TYPE + d.TYPES).reduce((a, b) => a + b)).toBe(all);
        if (state[p + at.P_PLACE + d.OFFICE]! >= d.FULL_OFFICE) expect(state[p + at.P_SHOWN]).toBe(1);
      }
    });
  }
});

it.each(SEATS)('lists each answer once, and at least two of them, with %i players', (players) => {
  for (let seed = 1; seed <= 20; seed++) {
    play(seed, players, (state) => {
      if (game.isOver(state)) return;
      const listed = [...game.options.subarray(0, game.list.count)];
      expect(listed.length).toBeGreaterThan(1);
      expect(new Set(listed).size).toBe(listed.length);
    });
  }
});

it.each(SEATS)('ends with all seats having played equally often, with %i players', (players) => {
  const left: number[] = [];
  for (let seed = 1; seed <= 20; seed++) {
    play(seed, players, (state) => {
      if (game.isOver(state)) left.push(state[at.TURNS]! % players);
    });
  }

  expect(left).toEqual(Array.from({ length: 20 }, () => 0));
});

/** Puts a player's figures by place and type into an empty dungeon. */
function dungeon(state: Int32Array, figuresAt: Readonly<Record<number, readonly number[]>>): number {
  const p = s.base(0);
  for (const [place, types] of Object.entries(figuresAt))
    for (const [type, n] of types.entries()) for (let i = 0; i < n; i++) s.put(state, p, type, Number(place));
  return p;
}

/** How many different dungeons at most so many footsteps lead to. */
function reached(figuresAt: Readonly<Record<number, readonly number[]>>, footsteps: number): number {
  const state = game.createState();
  state[at.PLAYERS] = 2;
  dungeon(state, figuresAt);
  beginParts(state, step.END_TURN);
  addPart(state, 0, d.STEPS | (footsteps << 8));
  const seen = new Set<string>();
  const ends = new Set<string>();
  const walk = (now: Int32Array): void => {
    if (runParts(now) === CONTINUE) {
      ends.add(now.subarray(s.base(0), s.base(0) + at.P_PLACE).join());
      return;
    }
    const key = now.join();
    if (seen.has(key)) return;
    seen.add(key);
    for (const answer of game.options.slice(0, game.list.count)) {
      const next = now.slice();
      next[at.ANSWER] = answer;
      next[at.ANSWERED] = 1;
      walk(next);
    }
  };
  walk(state);
  return ends.size;
}

const room = (n: number): number => d.ROOM + n;

it.each([
  [{ [d.ENTRANCE]: [1] }, [1, 2, 4, 6, 8, 10, 11]],
  [{ [d.ENTRANCE]: [2] }, [1, 2, 5, 9, 16, 24, 34]],
  [{ [d.ENTRANCE]: [1, 1] }, [1, 3, 8, 16, 28, 44, 62]],
  [{ [d.ENTRANCE]: [1, 1, 1, 0, 1] }, [1, 5, 19, 55, 136]],
  [{ [room(3)]: [1] }, [1, 3, 5, 7, 9, 10, 10]],
  [{ 1: [1] }, [1, 3, 5, 7, 9, 10]],
  [{ [d.ENTRANCE]: [0, 1, 0, 1], [room(3)]: [0, 2] }, [1, 5, 19, 53, 127]],
])('reaches as many dungeons on foot as there are: %o', (figuresAt, counts) => {
  expect(counts.map((_, footsteps) => reached(figuresAt, footsteps))).toEqual(counts);
});

// Figures by type: spider, brou, dragon, vampire, skeleton, VIP.
it.each([
  {
    what: 'an example of 39 points',
    goals: [15, 3, 9, 1],
    figuresAt: {
      [room(1)]: [1, 1, 0, 1, 1],
      [room(2)]: [1, 2, 2],
      [room(3)]: [0, 1, 2, 2, 1],
      [room(4)]: [1, 2, 0, 1, 1],
      [room(5)]: [0, 0, 1, 0, 1],
      2: [0, 0, 0, 1],
      5: [0, 0, 0, 1],
    },
    groups: [1, 0, 1, 1, 0],
    tiles: 3,
    points: [6, 14, 0, 12, 21, -6, -8],
  },
  {
    what: 'goals with a star, a third dragon for nothing',
    goals: [2, 4, 10, 12],
    figuresAt: {
      0: [0, 0, 0, 3],
      [room(1)]: [1, 2, 1],
      [room(2)]: [0, 0, 3, 0, 1],
      [room(3)]: [2, 0, 2, 1, 0, 1],
      [room(4)]: [0, 1],
      [room(5)]: [1, 0, 1],
      1: [0, 0, 0, 2],
      3: [0, 0, 0, 1],
      5: [0, 0, 0, 0, 1],
    },
    groups: [0, 2, 0, 0, 1],
    tiles: 1,
    points: [12, 4, 6, 0, 7, -1, -9],
  },
  {
    what: 'nobody at home',
    goals: [6, 8, 14, 12],
    figuresAt: {},
    groups: [3, 0, 0, 0, 0],
    tiles: 0,
    points: [0, 0, 0, -12, 0, 0, -3],
  },
  {
    what: 'six types in a room, once',
    goals: [6, 8, 14, 16],
    figuresAt: {
      [room(1)]: [1, 3, 1, 0, 1],
      [room(2)]: [0, 3, 2],
      [room(3)]: [1, 3, 4, 1, 2, 1],
      [room(4)]: [1],
      [room(5)]: [0, 0, 2, 0, 1],
      1: [0, 0, 0, 1],
      2: [0, 0, 0, 1],
      3: [0, 0, 0, 1],
      4: [0, 0, 0, 1],
      5: [0, 0, 0, 1],
    },
    groups: [1, 1, 1, 1, 1],
    tiles: 1,
    points: [8, 24, 20, 18, 14, -1, -15],
  },
  {
    what: 'brous everywhere, no vampires at home',
    goals: [5, 7, 13, 15],
    figuresAt: {
      0: [0, 0, 0, 2],
      [room(1)]: [0, 1],
      [room(2)]: [0, 1],
      [room(3)]: [0, 1],
      [room(4)]: [0, 1, 2],
      [room(5)]: [0, 1],
    },
    groups: [0, 0, 0, 1, 0],
    tiles: 0,
    points: [0, 20, 0, 1, 0, 0, -4],
  },
])('adds up: $what', ({ goals, figuresAt, groups, tiles, points }) => {
  const state = game.createState();
  state[at.PLAYERS] = 2;
  const p = dungeon(state, figuresAt);
  state.set(goals, at.GOAL);
  state.set(groups, p + at.P_GROUP);
  state[p + at.P_TILES] = tiles;
  const found = goals.map((goal) => goalScore(state, p, goal));

  expect([...found, setScore(state, p), tileScore(state, p), groupScore(state, p)].map((n) => n + 0)).toEqual(points);
  expect(score(state, p)).toBe(points.reduce((a, b) => a + b));
});

it.each([
  { groups: [2, 0, 1, 0, 0], rooms: 2, gone: 0, after: [1, 0, 2, 0, 0], tiles: 0 },
  { groups: [0, 0, 0, 1, 0], rooms: 3, gone: 0, after: [0, 0, 0, 0, 1], tiles: 1 },
  { groups: [0, 0, 1, 0, 1], rooms: 2, gone: 2, after: [0, 0, 0, 0, 2], tiles: 3 },
  { groups: [0, 0, 0, 0, 2], rooms: 3, gone: 1, after: [0, 0, 0, 0, 2], tiles: 1 },
  { groups: [0, 0, 0, 1, 5], rooms: 1, gone: 5, after: [0, 0, 0, 0, 6], tiles: 5 },
  { groups: [0, 0, 0, 0, 0], rooms: 1, gone: 0, after: [0, 0, 0, 0, 0], tiles: 0 },
])('sends on the group that is least far: $groups by $rooms', ({ groups, rooms, gone, after, tiles }) => {
  const state = game.createState();
  const p = s.base(0);
  state.set(groups, p + at.P_GROUP);
  state[p + at.P_TILES] = gone;

  s.advance(state, p, rooms);

  expect([...state.subarray(p + at.P_GROUP, p + at.P_GROUP + 5)]).toEqual(after);
  expect(state[p + at.P_TILES]).toBe(tiles);
});

it('ends about when games of these rules end', () => {
  const games = 400;
  let turns = 0;
  let points = 0;
  const state = game.createState();
  const rng = new Rng(1);
  for (let seed = 1; seed <= games; seed++) {
    game.init(state, seed, 2);
    let status = game.run(state);
    while (status === game.DECISION) status = game.apply(state, game.options[rng.below(game.list.count)]!);
    turns += state[at.TURNS]!;
    points += score(state, s.base(0));
  }

  expect(turns / games).toBeGreaterThan(19);
  expect(turns / games).toBeLessThan(24);
  expect(points / games).toBeGreaterThan(-10);
  expect(points / games).toBeLessThan(-3);
});

it('lists the same answers again when it is asked again, and goes on in a copy as in the state itself', () => {
  const state = game.createState();
  const rng = new Rng(9);
  game.init(state, 5, 4);
  game.run(state);
  for (let i = 0; i < 200; i++) game.apply(state, game.options[rng.below(game.list.count)]!);
  const listed = [...game.options.subarray(0, game.list.count)];
  const copy = state.slice();
  game.run(state);

  expect([...game.options.subarray(0, game.list.count)]).toEqual(listed);
  expect([...state]).toEqual([...copy]);
  const trails = [state, copy].map((from) => {
    const again = new Rng(3);
    game.run(from);
    return Array.from({ length: 100 }, () => {
      const answer = game.options[again.below(game.list.count)]!;
      game.apply(from, answer);
      return answer;
    });
  });
  expect(trails[0]).toEqual(trails[1]);
  expect([...state]).toEqual([...copy]);
});
