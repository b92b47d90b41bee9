// How near things on maps are to each other, as bots that learn look at it: the same as the rules
// find it, whatever was looked at before.
import { compileGame } from '@undercroft/compiler';
import type { GameModule } from '@undercroft/contract';
import { advance, createState, Rng } from '@undercroft/engine';
import { beforeAll, expect, it } from 'vitest';
import { positionNames, positionReader } from '../src/learned/position-reader.ts';

const FILES = {
  'moor/game.yaml': `title: Moor
players: { min: 2, max: 3 }
start: play-game
enums: { ground: [heath, bog] }
kinds:
  beast: {}
  crow: { is: beast, folder: crows }
  hare: { is: beast, folder: hares }
  square:
    printed: { ground: { type: ground } }
    zones: { standing: { holds: beast }, burrow: { holds: beast, visible: none } }
  bed: { zones: { lying: { holds: beast } } }
  hill: { folder: hills, zones: { resting: { holds: beast } }, map: { links: [[tor, cairn], [cairn, knoll]] } }
maps:
  moor:
    spaces: { kind: square, columns: 4, rows: 3 }
    legend: { '.': { ground: heath }, '~': { ground: bog } }
    drawing:
      spaces: |
        ...~
        ....
        .~..
      walls: [r1c2|r1c3, r2c2|r2c3, r1c1|r2c1, r3c4|r2c4, r3c4|r3c3]
  garden: { of: player, spaces: { kind: bed, columns: 3, rows: 2 } }
zones:
  sky: { holds: beast }
  range: { holds: hill }
reasons: { over: It is over. }
`,
  'moor/crows/crows.table.yaml': `each: { starts: sky }
rows: { rook: { count: 3 }, jackdaw: { count: 2 } }
`,
  'moor/hares/hares.table.yaml': `each: { starts: sky }
rows: { brown: { count: 3 per player } }
`,
  'moor/hills/hills.table.yaml': `each: { starts: range }
rows: { tor: {}, cairn: {}, knoll: {}, fell: {} }
`,
  'moor/rules/play.rules': `to play-game
  choose
    option wait
      end-game because over

define steps(beast x, beast y) as distance(x, y)

define steps-to-bog(beast x) as min(squares where its ground is bog, distance(x, it))
`,
} as const;

let game: GameModule;
beforeAll(async () => {
  const { module, diagnostics } = compileGame(new Map<string, string>(Object.entries(FILES)), 'moor');
  if (module === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  game = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(module.code)}`)) as GameModule;
});

const FAR = 9999;
const nearBy = (steps: number): number => (steps >= FAR ? 0 : Math.round(4000 / (4 + steps)));

function begin(): Int32Array {
  const state = createState(game);
  game.init(state, [], 3, 1);
  advance(game, state);
  return state;
}

function numbersOf(read: ReturnType<typeof positionReader>, state: Int32Array, player: number): Record<string, number> {
  const into = new Float32Array(read.names.length);
  read.read(state, player, -1, -1, into);
  return Object.fromEntries(read.names.map((name, i) => [name, into[i]]));
}

interface Beast {
  readonly thing: number;
  readonly kind: string;
  /** -1 for no player */
  readonly owner: number;
}

/**
 * Beasts that all see, with whose they are: of whose garden it is, else of whom they were made for.
 */
function beastsOf(state: Int32Array): Beast[] {
  const { kinds, rows, things, zones, thingPlayer, layout } = game.meta;
  const { first, end } = kinds.find(({ name }) => name === 'beast')!;
  const [beds, burrows] = ['lying', 'burrow'].map((of) => zones.find(({ name }) => name === of)!);
  const beasts: Beast[] = [];
  for (let thing = first; thing < end; thing++) {
    const zone = state[layout.zoneOf + thing];
    if (zone >= burrows.first && zone < burrows.first + burrows.instances) continue;
    const bed = zone >= beds.first && zone < beds.first + beds.instances ? zone - beds.first : -1;
    const kind = kinds[rows[things[thing]].kind].name;
    beasts.push({ thing, kind, owner: bed < 0 ? thingPlayer[thing] : bed % game.meta.players.max });
  }
  return beasts;
}

/** What the rules say. */
function ask(state: Int32Array, name: string, ...args: number[]): number {
  const index = game.meta.functions!.findIndex((one) => one.name === name);
  return game.evaluate!(state, index, args, 0, new Int32Array(1));
}

/**
 * All that a player owns, or that belongs to no player, summed up: how near the nearest is that is
 * one of those.
 */
function sumOf(state: Int32Array, owner: number, kind: string, isOne: (one: Beast, from: Beast) => boolean): number {
  const beasts = beastsOf(state);
  const near = (from: Beast): number =>
    Math.max(
      0,
      ...beasts
        .filter((to) => to !== from && isOne(to, from))
        .map((to) => nearBy(ask(state, 'steps', from.thing, to.thing))),
    );
  return beasts.reduce((sum, one) => sum + (one.owner === owner && one.kind === kind ? near(one) : 0), 0);
}

/** Positions of things put here and there. */
function* positions(seed: number): Generator<Int32Array> {
  const state = begin();
  const rng = new Rng(seed);
  const { kinds, zones } = game.meta;
  const { first, end } = kinds.find(({ name }) => name === 'beast')!;
  const held = zones.filter(({ name }) => name !== 'range');
  for (let i = 0; i < 150; i++) {
    for (let moves = 1 + rng.below(3); moves > 0; moves--) {
      const zone = held[rng.below(held.length)];
      game.place(state, first + rng.below(end - first), zone.first + rng.below(zone.instances));
    }
    yield state;
  }
}

const RELATIONS: readonly (readonly [string, (one: Beast, from: Beast) => boolean])[] = [
  ['of the same', (one, from) => one.owner >= 0 && one.owner === from.owner],
  ['of others', (one, from) => one.owner >= 0 && one.owner !== from.owner],
  ['of nobody', (one) => one.owner < 0],
];

it('is as near as the rules find it by steps round walls, along links and on boards of players, for whoever it belongs to', () => {
  const reader = positionReader(game.meta);
  const told = new Set<string>();
  for (const state of positions(5)) {
    const seats = [0, 1, 2].map((seat) => numbersOf(reader, state, seat));
    for (const kind of ['crow', 'hare'])
      for (const other of ['crow', 'hare'])
        for (const [whose, isOne] of RELATIONS) {
          const name = `${kind} near ${other} ${whose}`;
          const sums = [0, 1, 2, -1].map((owner) =>
            sumOf(state, owner, kind, (one, from) => one.kind === other && isOne(one, from)),
          );
          expect(seats.map((numbers) => numbers[`own ${name}`])).toEqual(sums.slice(0, 3));
          expect(seats[0][`shared ${name}`]).toBe(sums[3]);
          expect(seats[0][`theirs ${name}`]).toBe((sums[1] + sums[2]) / 2);
          for (const [i, sum] of sums.entries()) if (sum > 0) told.add(`${i} ${name}`);
        }
  }
  expect(told.size).toBeGreaterThan(15);
});

it('knows how near places are on which something is printed', () => {
  const reader = positionReader(game.meta);
  for (const state of positions(6)) {
    const sum = beastsOf(state)
      .filter(({ kind, owner }) => kind === 'hare' && owner === 1)
      .reduce((all, { thing }) => all + nearBy(ask(state, 'steps-to-bog', thing)), 0);
    expect(numbersOf(reader, state, 1)['own hare near ground bog']).toBe(sum);
  }
});

it('is the same whatever was read before, and where only some of it is wanted', () => {
  const all = positionNames(game.meta).filter((name) => name.includes(' near '));
  const [long, few] = [
    positionReader(game.meta),
    positionReader(
      game.meta,
      all.filter((_, i) => i % 5 === 0),
    ),
  ];
  let seen = 0;
  for (const state of positions(7)) {
    const fresh = numbersOf(positionReader(game.meta), state, 1);
    expect(numbersOf(long, state, 1)).toEqual(fresh);
    expect(fresh).toMatchObject(numbersOf(few, state, 1));
    seen++;
  }
  expect(seen).toBe(150);
});

it('says nothing of what not all see', () => {
  const state = begin();
  const { zones, kinds } = game.meta;
  const { first } = kinds.find(({ name }) => name === 'hare')!;
  const [open, hidden] = ['standing', 'burrow'].map((of) => zones.find(({ name }) => name === of)!.first);
  game.place(state, first, open);
  const reader = positionReader(game.meta);
  const alone = numbersOf(reader, state, 0);

  game.place(state, first + 1, hidden + 1);

  const near = Object.entries(numbersOf(reader, state, 0)).filter(([name]) => name.includes(' near '));
  expect(near.length).toBeGreaterThan(20);
  for (const [name, value] of near) expect(value).toBe(alone[name]);
});
