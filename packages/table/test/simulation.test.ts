// Whole games in a seeded world in which everything goes wrong. What must hold whatever happens is
// told by `broken`.

import type { GameModule } from '@undercroft/contract';
import { beforeAll, expect, it } from 'vitest';
import { OnlineTable } from '../src/table.ts';
import { market } from './market.ts';
import { World, type Fault } from './world.ts';

let module: GameModule;
beforeAll(async () => {
  module = await market();
});

const WILD = 400;
const CALM = 4000;

/**
 * Plays a world to the end of its game.
 * @returns the first promise that was broken, null when all held
 */
function broken(seed: number, fault: Fault = 'none'): string | null {
  const world = new World(module, seed, fault);
  try {
    for (let i = 0; i < WILD; i++) world.step(true);
    for (let i = 0; i < CALM && !isQuiet(world); i++) world.step(false);
  } catch (error) {
    return `fell over: ${String(error)}`;
  }
  return promises(world);
}

function isQuiet({ host, persons }: World): boolean {
  return (
    host.table.over &&
    persons.every(({ client, wire }) => client.pending.length === 0 && wire?.isCut === false && wire.down.length === 0)
  );
}

function promises(world: World): string | null {
  const { persons, stored } = world;
  const keys = stored.map(({ key }) => key);
  if (new Set(keys).size !== keys.length) return 'something was done twice';
  for (const { confirmed } of persons) {
    const lost = confirmed.find((key) => !keys.includes(key));
    if (lost !== undefined) return 'something that was confirmed is not stored';
  }
  if (!world.host.table.over) return 'the game does not end';
  const again = OnlineTable.rebuild(module, world.setup, stored);
  if (again.game?.hash() !== world.host.table.game?.hash()) return 'what is stored makes another game';
  for (const person of persons) {
    const seen = JSON.stringify(person.client.outlook);
    if (seen !== JSON.stringify(world.truthFor(person))) return 'a page shows something else';
  }
  return null;
}

it('loses nothing, does nothing twice and ends, whatever goes wrong', () => {
  for (let seed = 1; seed <= 100; seed++) expect([seed, broken(seed)]).toEqual([seed, null]);
});

it('falls over, cuts and refuses often enough for that to mean something', () => {
  const worlds = [1, 2, 3, 4].map((seed) => {
    const world = new World(module, seed);
    for (let i = 0; i < WILD; i++) world.step(true);
    return world;
  });

  expect(worlds.reduce((sum, { crashes }) => sum + crashes, 0)).toBeGreaterThan(8);
  expect(worlds.flatMap(({ persons }) => persons.flatMap(({ refusals }) => refusals)).length).toBeGreaterThan(10);
  expect(worlds.flatMap(({ told }) => told).length).toBeGreaterThan(20);
  expect(worlds.reduce((sum, { untold }) => sum + untold, 0)).toBeGreaterThan(2);
  expect(worlds.some(({ stored }) => stored.some(({ is }) => is === 'stand-in'))).toBe(true);
  expect(worlds.some(({ stored }) => stored.some(({ is }) => is === 'take-back'))).toBe(true);
  expect(worlds.some(({ stored }) => stored.some(({ is }) => is === 'vote'))).toBe(true);
});

it.each<Fault>(['told-before-stored', 'not-stored', 'keys-ignored', 'wrong-seat', 'seat-unchecked'])(
  'notices a server that is wrong: %s',
  (fault) => {
    const found = Array.from({ length: 25 }, (_, i) => broken(i + 1, fault)).filter((what) => what !== null);

    expect(found.length).toBeGreaterThan(0);
  },
);
