import { HEADER } from '@undercroft/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  COUNT,
  FIXED,
  HEAD,
  IN_FORCE,
  NEXT,
  PREV,
  SHOWN,
  SIZE,
  TAIL,
  THING_PLAYER,
  ZONE_HOST,
  ZONE_OF,
  ZONE_PLAYER,
} from '../testing/small-layout.ts';
import { init } from './driver.ts';
import { io } from './memory.ts';
import { hereOf, inForce, ownerOf, placeOf } from './places.ts';
import { move, revealThing, shuffle, topOf } from './zones.ts';

vi.mock('../layout.ts', () => import('../testing/small-layout.ts'));

const [TABLE, YARD, HAND_0, HAND_1, INSIDE_6] = [0, 1, 2, 3, 4];
const S = new Int32Array(SIZE);
beforeEach(() => init(S, [1], 2, 7));

/** The things of a zone from the front, read both ways. */
function inZone(zone: number): number[] {
  const there: number[] = [];
  for (let x = S[HEAD + zone]; x >= 0; x = S[NEXT + x]) there.push(x);
  const back: number[] = [];
  for (let x = S[TAIL + zone]; x >= 0; x = S[PREV + x]) back.unshift(x);
  expect(back).toEqual(there);
  expect(S[COUNT + zone]).toBe(there.length);
  return there;
}

it('puts things where they start, unless an option or a seat that is not taken keeps them out', () => {
  expect([inZone(TABLE), inZone(YARD)]).toEqual([
    [0, 1, 2, 3],
    [4, 7],
  ]);
  init(S, [0], 1, 7);
  expect([inZone(TABLE), inZone(YARD)]).toEqual([[0, 1, 2], [4]]);
});

it('keeps links and counts right, when things come to the front, to the back, and out of the game', () => {
  move(S, 2, HAND_0, false);
  move(S, 0, HAND_0, true);
  move(S, 1, HAND_0, false);
  move(S, 3, -1, false);

  expect([inZone(HAND_0), inZone(TABLE)]).toEqual([[0, 2, 1], []]);
  move(S, 2, TABLE, false);
  expect(inZone(HAND_0)).toEqual([0, 1]);
});

it('counts what is in force, when things that act come and go', () => {
  expect(S[IN_FORCE + 1]).toBe(2);
  move(S, 4, HAND_0, false);
  expect([S[IN_FORCE + 1], inForce(S, 4), inForce(S, 7)]).toEqual([1, false, true]);
});

it('finds place and owner through what a thing lies in', () => {
  move(S, 6, HAND_1, false);
  move(S, 0, INSIDE_6, false);

  expect([placeOf(S, 0), placeOf(S, 6), placeOf(S, -1)]).toEqual([6, -1, -1]);
  expect([hereOf(S, 0), hereOf(S, 6)]).toEqual([6, 6]);
  expect([ownerOf(S, 0), ownerOf(S, 1), ownerOf(S, 5)]).toEqual([1, -1, 1]);
});

it('says of each thing whose it is as the walk from host to host does, wherever things lie', () => {
  const walked = (thing: number): number => {
    for (let at = thing; at >= 0;) {
      if (at >= FIXED) return THING_PLAYER[at] >= 0 ? THING_PLAYER[at] : THING_PLAYER[thing];
      const zone = S[ZONE_OF + at];
      if (zone < 0) return THING_PLAYER[at];
      if (ZONE_PLAYER[zone] >= 0) return ZONE_PLAYER[zone];
      if (ZONE_HOST[zone] < 0) return THING_PLAYER[thing];
      at = ZONE_HOST[zone];
    }
    return -1;
  };
  const things = Array.from({ length: FIXED }, (_, thing) => thing);
  for (const thing of things.filter((id) => id !== 6))
    for (const zone of [HAND_0, TABLE, INSIDE_6]) {
      move(S, thing, zone, false);
      for (const home of [HAND_1, TABLE]) {
        move(S, 6, home, false);
        expect(things.map((id) => ownerOf(S, id))).toEqual(things.map(walked));
      }
    }
});

it('shuffles another zone in and tells it, when there is nothing left to take', () => {
  for (const thing of [0, 1, 2, 3]) move(S, thing, HAND_0, false);
  io.log = true;
  io.eventLength = 0;

  expect([0, 1, 2, 3]).toContain(topOf(S, HAND_1, HAND_0));
  expect([inZone(HAND_0), inZone(HAND_1).toSorted((a, b) => a - b)]).toEqual([[], [0, 1, 2, 3]]);
  expect([...io.events.subarray(0, 7)]).toEqual([7, 2, -1, -1, 0, HAND_0, HAND_1]);
  expect(io.eventLength).toBe(28);
  io.log = false;
});

it('gives every order of three things equally often, and hides what was shown', () => {
  const orders = new Map<string, number>();
  for (const thing of [0, 1, 2]) move(S, thing, HAND_0, false);
  revealThing(S, 0, -1);
  revealThing(S, 1, 1);
  expect([S[SHOWN], S[SHOWN + 1]]).toEqual([511, 2]);

  for (let i = 0; i < 6000; i++) {
    shuffle(S, HAND_0);
    const order = inZone(HAND_0).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect([S[SHOWN], S[SHOWN + 1]]).toEqual([0, 0]);
  expect(orders.size).toBe(6);
  for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

it('begins with the same chance for the same seed', () => {
  const chance = (seed: number): number[] => {
    init(S, [1], 2, seed);
    return [...S.subarray(HEADER.rng, HEADER.rng + 4)];
  };

  expect(chance(5)).toEqual(chance(5));
  expect(chance(6)).not.toEqual(chance(5));
});

it('hides what was shown of what lies in a thing, when that thing is moved or shuffled', () => {
  move(S, 6, HAND_1, false);
  move(S, 0, INSIDE_6, false);
  revealThing(S, 0, -1);
  move(S, 1, HAND_1, false);
  expect(S[SHOWN]).toBe(511);

  move(S, 6, HAND_1, false);
  expect(S[SHOWN]).toBe(0);

  revealThing(S, 0, -1);
  shuffle(S, HAND_1);
  expect(S[SHOWN]).toBe(0);
});
