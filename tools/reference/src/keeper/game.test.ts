import { Rng } from '@undercroft/engine';
import { expect, it } from 'vitest';
import * as d from './data.ts';
import * as game from './game.ts';
import * as at from './layout.ts';
import { base } from './state.ts';

/** Plays at random and looks at every decision. @returns decisions */
function play(seed: number, look: (state: Int32Array) => void = () => {}, limit = 20_000): number {
  const state = game.createState();
  const rng = new Rng(seed);
  game.init(state, seed);
  let status = game.run(state);
  let decisions = 0;
  while (status === game.DECISION && decisions < limit) {
    look(state);
    status = game.apply(state, game.options[rng.below(game.list.count)]!);
    decisions++;
  }
  look(state);
  return decisions;
}

function units(state: Int32Array): number[] {
  const found = [...state.subarray(at.BAND, at.BAND + state[at.BAND_SIZE]!)];
  for (const p of [base(0), base(1)])
    found.push(...state.subarray(p + at.P_UNIT, p + at.P_UNIT + state[p + at.P_UNITS]!));
  return found.map((unit) => unit & at.TYPE_MASK);
}

/** How many counters of each type there are anywhere. */
function counters(state: Int32Array): number[] {
  const all = Array.from({ length: d.UNIT_TYPES }, (_, type) => {
    const piles = state[base(0) + at.P_PILE + type]! + state[base(1) + at.P_PILE + type]!;
    return state[at.CUP + type]! + piles;
  });
  for (const type of units(state)) all[type]!++;
  return all;
}

/** All cards of the room deck, wherever they are. */
function cards(state: Int32Array): number[] {
  const all = [
    ...state.subarray(at.DECK, at.DECK + state[at.DECK_SIZE]!),
    ...state.subarray(at.DISCARD, at.DISCARD + state[at.DISCARD_SIZE]!),
    ...[...state.subarray(at.DOOR_AT, at.DOOR_AT + d.PLACES)].filter((card) => card >= 0),
    ...[...state.subarray(at.TRAPS, at.TRAPS + state[at.TRAPS_SIZE]!)].map((trap) => trap >> 8),
  ];
  for (const p of [base(0), base(1)]) {
    all.push(...state.subarray(p + at.P_CARD, p + at.P_CARD + state[p + at.P_HAND]!));
    const rooms = [...state.subarray(p + at.P_ROOM, p + at.P_ROOM + state[p + at.P_ROOMS]!)];
    all.push(...rooms.filter((card) => card < d.ROOM_CARDS));
  }
  return all.toSorted((a, b) => a - b);
}

function spells(state: Int32Array): number[] {
  const all = [
    ...state.subarray(at.SPELLS, at.SPELLS + state[at.SPELLS_SIZE]!),
    ...state.subarray(at.SPENT, at.SPENT + state[at.SPENT_SIZE]!),
  ];
  for (const p of [base(0), base(1)])
    all.push(...state.subarray(p + at.P_SPELL, p + at.P_SPELL + state[p + at.P_SPELLS]!));
  return all.toSorted((a, b) => a - b);
}

it('loses and makes no counter and no card, at any decision', () => {
  const total = [...d.IN_CUP];
  total[d.KEEPER] = 2;
  for (let seed = 1; seed <= 60; seed++) {
    play(seed, (state) => {
      expect(counters(state)).toEqual(total);
      expect(cards(state)).toEqual(Array.from({ length: d.DECK_CARDS }, (_, card) => card));
      expect(spells(state)).toEqual(Array.from({ length: d.SPELL_CARDS }, (_, card) => card));
    });
  }
});

it('keeps its sums right: cups, types of rooms, spells in hand', () => {
  for (let seed = 1; seed <= 40; seed++) {
    play(seed, (state) => {
      const cups = state.subarray(at.CUP, at.CUP + d.KEEPER);
      expect(cups.subarray(0, d.FIRST_HERO).reduce((a, b) => a + b)).toBe(state[at.CREATURE_CUP]);
      expect(cups.subarray(d.FIRST_HERO).reduce((a, b) => a + b)).toBe(state[at.HERO_CUP]);
      for (const p of [base(0), base(1)]) {
        const types = state.subarray(p + at.P_TYPE, p + at.P_TYPE + d.ROOM_TYPES);
        expect(types.reduce((a, b) => a + b)).toBe(state[p + at.P_ROOMS]);
        const has = state.subarray(p + at.P_HAS, p + at.P_HAS + d.SPELL_TYPES);
        expect(has.reduce((a, b) => a + b)).toBe(state[p + at.P_SPELLS]);
        expect(Math.min(state[p + at.P_GOLD]!, state[p + at.P_MANA]!)).toBeGreaterThanOrEqual(0);
      }
    });
  }
});

it('lists each answer once, and at least two of them', () => {
  for (let seed = 1; seed <= 60; seed++) {
    play(seed, (state) => {
      if (state[at.WINNER]! >= 0) return;
      const listed = [...game.options.subarray(0, game.list.count)];
      expect(listed.length).toBeGreaterThan(1);
      expect(new Set(listed).size).toBe(listed.length);
    });
  }
});

it('ends about when games of these rules end', () => {
  const games = 1000;
  let turns = 0;
  let short = 0;
  let lostAtOnce = 0;
  let decisions = 0;
  const state = game.createState();
  const rng = new Rng(1);
  for (let seed = 1; seed <= games; seed++) {
    game.init(state, seed);
    let status = game.run(state);
    while (status === game.DECISION) {
      decisions++;
      status = game.apply(state, game.options[rng.below(game.list.count)]!);
    }
    turns += state[at.TURNS]!;
    if (state[at.TURNS]! <= 4) short++;
    if (state[at.TURNS] === 1) lostAtOnce++;
  }

  expect(turns / games).toBeGreaterThan(4.3);
  expect(turns / games).toBeLessThan(6.3);
  expect(short / games).toBeCloseTo(0.62, 1);
  expect(lostAtOnce / games).toBeCloseTo(0.22, 1);
  expect(decisions / games).toBeGreaterThan(30);
  expect(decisions / games).toBeLessThan(48);
});

it('goes on in a copy exactly as in the state it was copied from', () => {
  const state = game.createState();
  const copy = game.createState();
  game.init(state, 5);
  const rng = new Rng(9);
  for (let i = 0; i < 40 && game.run(state) === game.DECISION; i++) {
    game.apply(state, game.options[rng.below(game.list.count)]!);
  }
  copy.set(state);
  const trail = [state, copy].map((from) => {
    const again = new Rng(3);
    const seen: number[] = [];
    for (let i = 0; i < 30 && game.run(from) === game.DECISION; i++) {
      seen.push(game.list.count);
      game.apply(from, game.options[again.below(game.list.count)]!);
    }
    return seen;
  });

  expect(trail[0]).toEqual(trail[1]);
  expect(copy).toEqual(state);
});

it('lists the same answers again when it is asked again', () => {
  const state = game.createState();
  game.init(state, 11);
  expect(game.run(state)).toBe(game.DECISION);
  const listed = [...game.options.subarray(0, game.list.count)];
  const before = [...state];
  game.run(state);

  expect([...game.options.subarray(0, game.list.count)]).toEqual(listed);
  expect([...state]).toEqual(before);
});
