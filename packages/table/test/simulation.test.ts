// Whole games in a seeded world in which everything goes wrong. What must hold whatever happens is
// told by `broken`.

import type { GameModule } from '@undercroft/contract';
import { beforeAll, expect, it } from 'vitest';
import { SMALL, versionsOfMarket } from './market.ts';
import { broken, caseOf, described, smallest } from './promises.ts';
import { MISHAPS, World, type Fault } from './world.ts';

let whole: readonly GameModule[];
let small: readonly GameModule[];
beforeAll(async () => {
  [whole, small] = [await versionsOfMarket(), await versionsOfMarket(SMALL)];
});

/** One in so many worlds plays the whole game. */
const WHOLE = 100;
/** Worlds of each run, in parts; `test:long` plays 50,000, `npm run worlds` a million. */
const PARTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const WORLDS = 200;
/** Seeds of which one has to find a fault. */
const FINDS_WITHIN = 25;

it.each(PARTS)('loses nothing, does nothing twice and ends, whatever goes wrong: part %i', (part) => {
  const seeds = Array.from({ length: WORLDS }, (_, i) => part * WORLDS + i + 1);
  const gamesOf = (seed: number): readonly GameModule[] => (seed % WHOLE === 0 ? whole : small);
  const wrong = seeds.find((seed) => broken(gamesOf(seed), caseOf(seed)) !== null);

  expect(wrong && described(gamesOf(wrong), caseOf(wrong))).toBeUndefined();
});

it('falls over, cuts and refuses often enough for that to mean something', () => {
  const worlds = [1, 4, 6, 8].map((seed) => {
    const world = new World(whole, caseOf(seed));
    for (let i = 0; i < 400; i++) world.step(true);
    return world;
  });

  expect(worlds.reduce((sum, { crashes }) => sum + crashes, 0)).toBeGreaterThan(8);
  expect(worlds.flatMap(({ persons }) => persons.flatMap(({ refusals }) => refusals)).length).toBeGreaterThan(10);
  expect(worlds.flatMap(({ told }) => told).length).toBeGreaterThan(20);
  expect(worlds.reduce((sum, { untold }) => sum + untold, 0)).toBeGreaterThan(2);
  expect(worlds.some(({ stored }) => stored.some(({ is }) => is === 'stand-in'))).toBe(true);
  expect(worlds.some(({ stored }) => stored.some(({ is }) => is === 'take-back'))).toBe(true);
  expect(worlds.some(({ stored }) => stored.some(({ is }) => is === 'vote'))).toBe(true);
  expect(worlds.some(({ stored }) => stored.some(({ is }) => is === 'renew'))).toBe(true);
  expect(worlds.some(({ hosts, servers }) => hosts[0]!.table.module !== servers.first)).toBe(true);
  expect(worlds.reduce((sum, { servers }) => sum + servers.conflicts, 0)).toBeGreaterThan(2);
});

const FAULTS: readonly Fault[] = [
  'told-before-stored',
  'not-stored',
  'keys-ignored',
  'wrong-seat',
  'seat-unchecked',
  'second-writer',
  'wrong-version',
];

it.each(FAULTS)('notices a server that is wrong: %s', (fault) => {
  const seeds = Array.from({ length: FINDS_WITHIN }, (_, i) => i + 1);
  const found = seeds.find((seed) => broken(whole, caseOf(seed, fault, 400)) !== null);
  expect(found).toBeDefined();
  const least = smallest(whole, caseOf(found!, fault, 400));

  expect(broken(whole, least)).not.toBeNull();
  expect(least.mishaps.length).toBeLessThanOrEqual(MISHAPS.length - 2);
});
