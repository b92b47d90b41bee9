import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { readSettings, standardSettings } from '../settings/settings.ts';
import { standardPlan } from './plan.ts';
import { Saves } from './saves.ts';
import { Session } from './session.ts';
import { memoryStore } from './store.ts';

const module = tinyModule();
const begin = (seed: number): Session => Session.begin(module, standardPlan(module.meta, seed));

/** A clock that goes on by a second whenever it is asked. */
function clock(): () => number {
  let now = 1_000_000;
  return () => (now += 1000);
}

it('lists saved games, the last played first, and finds the last of each place', () => {
  const saves = new Saves(memoryStore(), clock());
  const [first, second] = [saves.fresh('tiny'), saves.fresh('tiny')];
  saves.write(first, 'left', begin(1));
  saves.write(second, 'right', begin(2));

  expect(saves.list().map(({ id }) => id)).toEqual([second, first]);
  expect(saves.last('left')).toBe(first);
  expect(saves.last('right')).toBe(second);
  expect(saves.last('elsewhere')).toBeNull();
});

it('gives back what was written, until it is removed', () => {
  const saves = new Saves(memoryStore(), clock());
  const session = begin(3);
  saves.write('a', 'here', session);
  expect(saves.read('a')).toBe(session.save());

  saves.remove('a');
  expect(saves.read('a')).toBeNull();
  expect(saves.last('here')).toBeNull();
});

it('gives another id each time, even at the same moment', () => {
  const store = memoryStore();
  const saves = new Saves(store, () => 5);
  const id = saves.fresh('tiny');
  saves.write(id, 'here', begin(1));

  expect(saves.fresh('tiny')).not.toBe(id);
});

it('keeps the newest dozen of a game', () => {
  const saves = new Saves(memoryStore(), clock());
  for (let i = 0; i < 20; i++) saves.write(`game-${i}`, 'here', begin(i));

  expect(saves.list()).toHaveLength(12);
  expect(saves.list()[0]?.id).toBe('game-19');
});

it('leaves out what cannot be read, when somebody else has written there', () => {
  const store = memoryStore();
  const saves = new Saves(store, clock());
  for (const text of ['', '{', '7', 'null', '{"id":3}', '{"id":"x","names":[1]}']) store.write(`game:${text}`, text);
  saves.write('good', 'here', begin(1));

  expect(saves.list().map(({ id }) => id)).toEqual(['good']);
});

it('reads settings as standard where they are missing or make no sense', () => {
  const store = memoryStore();
  expect(readSettings(store)).toEqual(standardSettings);

  for (const text of ['', '[]', 'null', '{"pace":"warp","volume":"loud","sound":1}', '{']) {
    store.write('settings', text);
    expect(readSettings(store)).toEqual(standardSettings);
  }
  store.write('settings', '{"pace":"fast","volume":9,"lang":"<b>"}');
  expect(readSettings(store)).toEqual({ ...standardSettings, pace: 'fast', volume: 1 });
});
