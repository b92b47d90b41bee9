import { HEADER, STATUS, type GameModule } from '@undercroft/contract';
import {
  Rng,
  checkInvariants,
  createGame,
  createState,
  determinise,
  ownerOf,
  playRandom,
  thingsIn,
  type Game,
} from './index.ts';
import { tinyModule } from './testing/index.ts';
import { expect, it } from 'vitest';

const HAND = 2;

it('deals hidden things anew: same counts, own hand and open zones untouched, sound links', () => {
  const module = tinyModule();
  const { layout } = module.meta;
  const { state } = after(module, 4, 6);
  const into = createState(module);
  let changed = 0;

  for (let seed = 0; seed < 50; seed++) {
    determinise(module, state, 0, new Rng(seed), into);
    expect(checkInvariants(module, into)).toEqual([]);
    for (let zone = 0; zone < layout.zones; zone++) {
      const before = thingsIn(module.meta, state, zone);
      const now = thingsIn(module.meta, into, zone);
      expect(now.length).toBe(before.length);
      if (zone !== 0 && zone !== HAND + 1) expect(now).toEqual(before);
      else if (String(now) !== String(before)) changed++;
    }
  }

  expect(changed).toBeGreaterThan(50);
});

it('gives each hidden fruit the same chance to lie in the hand of the other', () => {
  const module = tinyModule();
  const { state } = after(module, 4, 4);
  const into = createState(module);
  const rng = new Rng(9);
  const times = new Map<number, number>();
  const deals = 6000;

  for (let i = 0; i < deals; i++) {
    determinise(module, state, 0, rng, into);
    for (const fruit of thingsIn(module.meta, into, HAND + 1)) times.set(fruit, (times.get(fruit) ?? 0) + 1);
  }

  const inHand = thingsIn(module.meta, state, HAND + 1).length;
  const hidden = inHand + thingsIn(module.meta, state, 0).length;
  const expected = (deals * inHand) / hidden;
  expect(times.size).toBe(hidden);
  // Five standard deviations of a binomial count.
  const spread = 5 * Math.sqrt(expected * (1 - inHand / hidden));
  for (const count of times.values()) expect(Math.abs(count - expected)).toBeLessThan(spread);
});

it('deals anew what comes: another generator, no scripted dice, the original untouched', () => {
  const module = tinyModule();
  const game = createGame(module, { players: 2, seed: 4, script: { dice: [6, 6], picks: [1] } });
  const before = game.state.slice();
  const into = createState(module);

  determinise(module, game.state, 0, new Rng(1), into);

  expect([...into.subarray(HEADER.rng, HEADER.rng + 4)]).not.toEqual([...before.subarray(HEADER.rng, HEADER.rng + 4)]);
  expect([into[HEADER.diceScripted], into[HEADER.picksScripted]]).toEqual([0, 0]);
  expect(game.state).toEqual(before);
});

it('gives states that can be played to the end', () => {
  const module = tinyModule();
  const into = createState(module);

  for (let seed = 1; seed <= 30; seed++) {
    const { state } = after(module, seed, seed);
    determinise(module, state, seed % 2, new Rng(seed), into);
    playRandom(module, into, new Rng(seed), 5000);
    expect(into[HEADER.status]).toBe(STATUS.over);
  }
});

it('never exchanges fruits that belong to different players from the start', () => {
  const module = tinyModule();
  const thingPlayer = module.meta.things.map((_, thing) => (thing < 14 ? thing % 2 : thing - 14));
  const owned: GameModule = { ...module, meta: { ...module.meta, thingPlayer } };
  const { state } = after(owned, 4, 8);
  const into = createState(module);
  const held = (cells: Int32Array) =>
    thingsIn(module.meta, cells, HAND + 1)
      .map((fruit) => fruit % 2)
      .toSorted((a, b) => a - b);

  for (let seed = 0; seed < 40; seed++) {
    determinise(owned, state, 0, new Rng(seed), into);
    expect(held(into)).toEqual(held(state));
  }
});

it('leaves a hidden fruit where it is, when a field names it', () => {
  const module = tinyModule();
  const fields = module.meta.fields.map((field) =>
    field.name === 'turns' ? { ...field, type: { is: 'thing' as const, of: 0 } } : field,
  );
  const naming: GameModule = { ...module, meta: { ...module.meta, fields } };
  const { state } = after(naming, 4, 6);
  const named = thingsIn(module.meta, state, HAND + 1)[0];
  state[fields[4].offset] = named;
  const into = createState(module);

  for (let seed = 0; seed < 20; seed++) {
    determinise(naming, state, 0, new Rng(seed), into);
    expect(ownerOf(module.meta, into, named)).toBe(1);
    expect(thingsIn(module.meta, into, HAND + 1)[0]).toBe(named);
  }
});

it('lets the game itself move things, when a hidden zone is in force', () => {
  const module = tinyModule();
  let moved = 0;
  const zones = module.meta.zones.map((zone) => (zone.name === 'hand' ? { ...zone, inForce: true } : zone));
  const counting: GameModule = {
    ...module,
    meta: { ...module.meta, zones },
    place: (state, thing, zone) => {
      moved++;
      module.place(state, thing, zone);
    },
  };
  const { state } = after(counting, 4, 8);
  const into = createState(module);

  determinise(counting, state, 0, new Rng(1), into);

  expect(moved).toBe(thingsIn(module.meta, state, 0).length + thingsIn(module.meta, state, HAND + 1).length);
  expect(checkInvariants(counting, into)).toEqual([]);
});

function after(module: GameModule, seed: number, answers: number): Game {
  const game = createGame(module, { players: 2, seed, log: false });
  const rng = new Rng(seed);
  while (!game.over && game.position < answers) game.answer(rng.below(game.decision()!.options.length));
  return game;
}

it('leaves a mark at the place where it was put, whatever turns out to lie there', () => {
  const module = tinyModule();
  const { state } = after(module, 4, 4);
  const bruised = module.meta.fields[5].offset;
  const marked = thingsIn(module.meta, state, HAND + 1)[1];
  state[bruised + marked] = 1;
  const into = createState(module);
  const found = new Set<number>();

  for (let seed = 0; seed < 60; seed++) {
    determinise(module, state, 0, new Rng(seed), into);
    const marks = thingsIn(module.meta, into, HAND + 1).map((fruit) => into[bruised + fruit]);
    expect(marks).toEqual([0, 1]);
    expect(thingsIn(module.meta, into, 0).some((fruit) => into[bruised + fruit] === 1)).toBe(false);
    found.add(thingsIn(module.meta, into, HAND + 1)[1]);
  }

  expect(found.size).toBeGreaterThan(5);
});
