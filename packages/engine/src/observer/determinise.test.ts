import { HEADER, STATUS, type GameModule } from '@undercroft/contract';
import {
  NOT_THERE,
  Deals,
  Rng,
  answersInDeal,
  checkInvariants,
  createGame,
  createState,
  determinise,
  ownerOf,
  playRandom,
  thingsIn,
  type Game,
} from '../index.ts';
import { tinyModule } from '../testing/index.ts';
import { expect, it } from 'vitest';

const HAND = 2;

it('determinises hidden things: same counts, own hand and open zones untouched, sound links', () => {
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

it('deals the same, whatever the hidden things are', () => {
  const module = tinyModule();
  const { state } = after(module, 4, 6);
  const [other, deal, again] = [createState(module), createState(module), createState(module)];

  for (let seed = 0; seed < 20; seed++) {
    determinise(module, state, 0, new Rng(seed), other);
    determinise(module, state, 0, new Rng(99), deal);
    determinise(module, other, 0, new Rng(99), again);
    expect(again).toEqual(deal);
  }
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

function after(module: GameModule, seed: number, answers: number, players = 2): Game {
  const game = createGame(module, { players, seed, log: false });
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

/** The tiny game, whose baskets lie hidden from every player and may belong to any. */
function hiddenBaskets(): GameModule {
  const module = tinyModule();
  const { layout } = module.meta;
  const zones = module.meta.zones.map((zone) => (zone.name === 'yard' ? { ...zone, visible: 'none' as const } : zone));
  const thingPlayer = module.meta.thingPlayer.map(() => -1);
  const marked = { ...layout, shown: layout.size, size: layout.size + layout.things };
  return { ...module, meta: { ...module.meta, zones, thingPlayer, layout: marked } };
}

const BASKETS = 14;

/** Three players, whose baskets hold two, one and no fruits. */
function filled(module: GameModule): Int32Array {
  const state = after(module, 4, 4, 3).state.slice();
  const [first, second, third] = thingsIn(module.meta, state, 0);
  const contents = module.meta.zones.find(({ name }) => name === 'contents')!.first;
  module.place(state, first, contents);
  module.place(state, second, contents);
  module.place(state, third, contents + 1);
  return state;
}

it('deals hidden baskets with what lies in them: each as likely at each place, and every fruit in every basket', () => {
  const module = hiddenBaskets();
  const { meta } = module;
  const state = filled(module);
  const contents = meta.zones.find(({ name }) => name === 'contents')!.first;
  const into = createState(module);
  const rng = new Rng(3);
  const deals = 4000;
  const at = new Map<string, number>();
  const inside = new Map<number, number>();

  for (let i = 0; i < deals; i++) {
    determinise(module, state, 'spectator', rng, into);
    if (i % 50 === 0) expect(checkInvariants(module, into)).toEqual([]);
    for (let basket = BASKETS; basket < BASKETS + 3; basket++) {
      const key = `${basket} ${into[meta.layout.zoneOf + basket]}`;
      at.set(key, (at.get(key) ?? 0) + 1);
    }
    for (let zone = contents; zone < contents + 3; zone++)
      for (const fruit of thingsIn(meta, into, zone)) inside.set(fruit, (inside.get(fruit) ?? 0) + 1);
  }

  const within = (times: Map<unknown, number>, share: number): void => {
    const spread = 5 * Math.sqrt(deals * share * (1 - share));
    for (const count of times.values()) expect(Math.abs(count - deals * share)).toBeLessThan(spread);
  };
  expect(at.size).toBe(9);
  within(at, 1 / 3);
  // All fruits but none on the table are hidden from a spectator.
  expect(inside.size).toBe(14);
  within(inside, 3 / 14);
});

it('keeps what is known to lie in a hidden basket at its place, whichever basket that turns out to be', () => {
  const module = hiddenBaskets();
  const { meta } = module;
  const state = filled(module);
  const contents = meta.zones.find(({ name }) => name === 'contents')!.first;
  const known = state[meta.layout.head + contents];
  const place = state[meta.layout.zoneOf + BASKETS];
  state[meta.layout.shown! + known] = 1;
  const into = createState(module);
  const found = new Set<number>();

  for (let seed = 0; seed < 60; seed++) {
    determinise(module, state, 0, new Rng(seed), into);
    expect(checkInvariants(module, into)).toEqual([]);
    const holder = BASKETS + into[meta.layout.zoneOf + known] - contents;
    expect(into[meta.layout.zoneOf + holder]).toBe(place);
    found.add(holder);
  }

  expect(found.size).toBe(3);
});

it('never puts a thing into itself, when hidden things lie in hidden things that may be exchanged', () => {
  const module = hiddenBaskets();
  const zones = module.meta.zones.map((zone) => ({ ...zone, holds: [0, 1], visible: 'none' as const }));
  const nested: GameModule = { ...module, meta: { ...module.meta, zones } };
  const state = filled(nested);
  const contents = zones.find(({ name }) => name === 'contents')!.first;
  nested.place(state, BASKETS + 2, contents + 1);
  const into = createState(nested);
  const outermost = new Set<number>();

  for (let seed = 0; seed < 200; seed++) {
    determinise(nested, state, 'spectator', new Rng(seed), into);
    for (let basket = BASKETS; basket < BASKETS + 3; basket++) {
      let at = basket;
      let turns = 0;
      while (into[nested.meta.layout.zoneOf + at] >= contents && turns < 9) {
        at = BASKETS + into[nested.meta.layout.zoneOf + at] - contents;
        turns++;
      }
      expect(turns).toBeLessThan(4);
    }
    outermost.add(into[nested.meta.layout.head + state[nested.meta.layout.zoneOf + BASKETS]]);
  }

  expect(outermost.size).toBeGreaterThan(1);
});

it('never puts a basket that holds something where only empty ones lay, and deals it to each place of its own sort', () => {
  const module = hiddenBaskets();
  const zones = module.meta.zones.map((zone) => ({ ...zone, holds: [0, 1], visible: 'none' as const }));
  const nested: GameModule = { ...module, meta: { ...module.meta, zones } };
  const { layout } = nested.meta;
  const state = filled(nested);
  const full = state[layout.zoneOf + BASKETS];
  nested.place(state, BASKETS + 2, 0);
  const into = createState(nested);
  const contents = zones.find(({ name }) => name === 'contents')!.first;
  const places = new Set<number>();
  const inPile = new Set<number>();
  const [once, twice] = [createState(nested), createState(nested)];

  for (let seed = 0; seed < 200; seed++) {
    determinise(nested, state, 'spectator', new Rng(seed), into);
    expect(checkInvariants(nested, into)).toEqual([]);
    determinise(nested, state, 'spectator', new Rng(99), once);
    determinise(nested, into, 'spectator', new Rng(99), twice);
    expect(twice).toEqual(once);
    for (let basket = BASKETS; basket < BASKETS + 3; basket++)
      if (thingsIn(nested.meta, into, contents + basket - BASKETS).length > 0) places.add(into[layout.zoneOf + basket]);
    for (const thing of thingsIn(nested.meta, into, 0)) inPile.add(thing);
  }

  expect([...places].toSorted((a, b) => a - b)).toEqual([full, full + 1]);
  expect(inPile.has(BASKETS + 2)).toBe(true);
  expect(inPile.has(BASKETS) || inPile.has(BASKETS + 1)).toBe(false);
});

it('says what an answer is called in a deal: what lies at the same place', () => {
  const module = hiddenBaskets();
  const { layout, zones } = module.meta;
  const game = untilBruised(module);
  const { player } = game.decision()!;
  const into = createState(module);
  const answers = Int32Array.from(game.decision()!.options, ({ value }) => value).filter((fruit) => fruit >= 0);
  const same = new Int32Array(answers.length);
  const contents = zones.find(({ name }) => name === 'contents')!.first;
  const yard = (state: Int32Array, fruit: number): number =>
    state[layout.zoneOf + BASKETS + state[layout.zoneOf + fruit] - contents];
  const places: [number, number][] = [];

  for (let seed = 0; seed < 20; seed++) {
    determinise(module, game.state, player, new Rng(seed), into);
    answersInDeal(module, game.state, into, player, answers, same);
    for (const [i, fruit] of answers.entries())
      if (same[i] !== NOT_THERE) places.push([yard(game.state, fruit), yard(into, same[i])]);
  }

  expect(places.length).toBeGreaterThan(10);
  expect(places.map(([, there]) => there)).toEqual(places.map(([here]) => here));
});

function untilBruised(module: GameModule): Game {
  for (let seed = 1; seed < 300; seed++) {
    const game = createGame(module, { players: 2, seed, log: false });
    const rng = new Rng(seed);
    for (let decision = game.decision(); decision !== null; decision = game.decision()) {
      if (decision.prompt === 'Bruise a fruit' && decision.options.length > 2) return game;
      game.answer(rng.below(decision.options.length));
    }
  }
  throw new Error('nothing is bruised');
}

it.each([tinyModule(), hiddenBaskets()])(
  'finds what is hidden once for many deals, each the same as a deal by itself',
  (module) => {
    const many = new Deals(module);
    const [deal, alone, between] = [createState(module), createState(module), createState(module)];
    for (const answers of [3, 6, 9]) {
      const { state } = after(module, answers, answers, 3);
      many.begin(state, 1);
      for (let seed = 0; seed < 10; seed++) {
        determinise(module, after(module, 5, 4).state, 0, new Rng(seed), between);
        many.deal(new Rng(seed), deal);
        determinise(module, state, 1, new Rng(seed), alone);
        expect(deal).toEqual(alone);
      }
    }
  },
);

it('refuses to deal a position that nobody took up', () => {
  const module = tinyModule();
  expect(() => new Deals(module).deal(new Rng(1), createState(module))).toThrow(/call begin first/);
});
