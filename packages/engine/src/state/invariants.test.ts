import { HEADER, NONE, STATUS } from '@undercroft/contract';
import { expect, it } from 'vitest';
import {
  InvariantError,
  Rng,
  assertInvariants,
  checkContent,
  checkInvariants,
  createGame,
  createState,
  initState,
  playRandom,
  resolveSetup,
} from '../index.ts';
import { tinyModule } from '../testing/index.ts';

const module = tinyModule();
const { layout } = module.meta;

it('finds nothing wrong with any position of random games', () => {
  const state = createState(module);
  for (let seed = 1; seed <= 40; seed++) {
    initState(module, state, resolveSetup(module.meta, { players: 2 + (seed % 2), seed }));
    while (state[HEADER.status] !== STATUS.over) {
      playRandom(module, state, new Rng(seed), 1);
      expect(checkInvariants(module, state)).toEqual([]);
    }
  }
});

it('INV-01 misses or adds no cell', () => {
  expect(checkInvariants(module, new Int32Array(10))).toEqual(['INV-01 the state has 10 cells, not 415']);
});

it('INV-02 keeps the header in range', () => {
  expect(broken((s) => (s[HEADER.status] = STATUS.running))).toContain('INV-02 status is 0, not 1 to 2');
  expect(broken((s) => (s[HEADER.top] = 3))).toContain(
    `INV-02 top of the frame stack is 3, not ${layout.frames} to ${layout.size}`,
  );
  expect(broken((s) => (s[HEADER.frame] = 7)).join()).toContain('INV-02 innermost frame is 7');
  expect(broken((s) => (s[HEADER.answered] = 1))).toContain('INV-02 answered is 1, not 0 to 0');
  expect(broken((s) => (s[HEADER.diceUsed] = 1))).toContain('INV-02 scripted dice used is 1, not 0 to 0');
  expect(broken((s) => (s[HEADER.dice] = 5))).toContain('INV-02 dice on the table is 5, not 0 to 4');
});

it('INV-03 has an ending only when the game is over', () => {
  expect(broken((s) => (s[HEADER.ending] = 0))).toEqual(['INV-03 the game has an ending but goes on']);
});

it('INV-04 gives outcomes only to players, with reasons that exist', () => {
  expect(broken((s) => (s[HEADER.outcome] = 3))).toEqual(['INV-04 the outcome of player 1 is 3, not 0 to 2']);
  expect(broken((s) => (s[HEADER.outcomeReason + 1] = 9))).toEqual([
    'INV-04 the reason for the outcome of player 2 is 9',
  ]);
  expect(broken((s) => (s[HEADER.outcome + 5] = 1))).toEqual(['INV-04 player 6 does not play but has an outcome']);
});

it('INV-05 links each thing in the one zone it says, or in none', () => {
  const first = (s: Int32Array): number => s[layout.head];
  expect(broken((s) => (s[layout.zoneOf + first(s)] = 1)).join()).toMatch(/INV-05 .* is linked in Deck but says 1/);
  expect(broken((s) => (s[layout.zoneOf + first(s)] = 99)).join()).toMatch(
    /says it lies in zone 99, which does not exist/,
  );
  expect(broken((s) => (s[layout.head + 1] = first(s))).join()).toMatch(/is linked twice, the second time in Heap/);
  expect(broken((s) => (s[layout.next + first(s)] = 1000)).join()).toMatch(/Deck links to 1000, which is no thing/);
  expect(broken((s) => (s[layout.head] = s[layout.next + first(s)])).join()).toMatch(/lies in no zone but says 0/);
});

it('INV-06 links back, ends and counts as it links forth', () => {
  expect(broken((s) => (s[layout.prev + s[layout.tail]] = NONE)).join()).toMatch(
    /INV-06 .* in Deck has a wrong link back/,
  );
  expect(broken((s) => (s[layout.tail] = s[layout.head])).join()).toMatch(/INV-06 Deck ends with/);
  expect(broken((s) => s[layout.count]++)).toEqual(['INV-06 Deck counts 11 things, not 10']);
});

it('INV-07 lays only what a zone may hold into it', () => {
  expect(broken((s) => module.place(s, 14, 0)).join()).toMatch(/INV-07 Deck may not hold Basket \(thing 14\)/);
});

it('INV-08 keeps fields within their type and range', () => {
  const [points, wish, gambled, active, , bruised] = module.meta.fields.map(({ offset }) => offset);
  expect(broken((s) => (s[points] = -1))).toEqual(['INV-08 points of player 1 is -1']);
  expect(broken((s) => (s[wish + 1] = 7))).toEqual(['INV-08 wish of player 2 is 7']);
  expect(broken((s) => (s[gambled] = 2))).toEqual(['INV-08 gambled of player 1 is 2']);
  expect(broken((s) => (s[active] = 2))).toEqual(['INV-08 active of the game is 2']);
  expect(broken((s) => (s[bruised + 3] = -1))).toEqual(['INV-08 bruised of Plum (thing 3) is -1']);
});

it('names every violation of a state full of rubbish, without hanging', () => {
  const rng = new Rng(1);
  for (let i = 0; i < 300; i++) {
    const state = sound();
    for (let j = 0; j < 5; j++) state[rng.below(layout.frames)] = rng.below(500) - 100;
    expect(checkInvariants(module, state).every((line) => line.startsWith('INV-'))).toBe(true);
  }
});

it('INV-09: holds the state against what the content says, for each player, and names the place', () => {
  const meta = { ...module.meta, invariants: [{ name: 'first-only', site: 2 }] };
  const claims = { ...module, meta, invariant: (_: Int32Array, __: number, player: number) => player === 0 };

  expect(checkContent(claims, sound())).toEqual([
    'INV-09 first-only does not hold for player 2 (fruits/quince.yaml:4)',
  ]);
  expect(checkContent(module, sound())).toEqual([]);
  expect(() => assertInvariants(claims, sound())).toThrow(InvariantError);
  expect(() => createGame(claims, { players: 2, seed: 4, check: assertInvariants })).toThrow('INV-09');
});

function sound(): Int32Array {
  return createGame(module, { players: 2, seed: 4, options: { wishes: false } }).snapshot();
}

function broken(change: (state: Int32Array) => unknown): string[] {
  const state = sound();
  change(state);
  return checkInvariants(module, state);
}
