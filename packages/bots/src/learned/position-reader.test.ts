import { STATUS } from '@undercroft/contract';
import { Rng, advance, applyOption, createState } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { positionReader } from './position-reader.ts';

const game = tinyModule();
const { names, read } = positionReader(game.meta);

const state = createState(game);

/** Numbers of each seat at every question of a random game. */
function* positions(seats: number, seed: number): Generator<readonly Record<string, number>[]> {
  const rng = new Rng(seed);
  game.init(state, [10, 1], seats, seed);
  let status = advance(game, state);
  for (let answers = 0; status === STATUS.decision && answers < 200; answers++) {
    const { ask, player, count, options } = game.io;
    yield Array.from({ length: seats }, (_, seat) => {
      const into = new Float32Array(names.length);
      read(state, seat, ask, player, into);
      return Object.fromEntries(names.map((name, i) => [name, into[i]]));
    });
    status = applyOption(game, state, options[rng.below(count)]);
  }
}

it('gives every number a name of its own, the same each time', () => {
  expect(new Set(names).size).toBe(names.length);
  expect(positionReader(game.meta).names).toEqual(names);
});

it('shows two players the same position from both sides', () => {
  let seen = 0;
  for (const [first, second] of positions(2, 4)) {
    seen++;
    for (const name of names.filter((one) => one.startsWith('own ') && one !== 'own turn'))
      expect(second[name.replace('own', 'theirs')]).toBe(first[name]);
    for (const name of names.filter((one) => one.startsWith('shared '))) expect(second[name]).toBe(first[name]);
    expect(first['own turn'] + second['own turn']).toBe(1);
  }
  expect(seen).toBeGreaterThan(20);
});

it('counts each thing exactly once, wherever it lies', () => {
  const isCount = (name: string): boolean => /^\w+ things in /.test(name);
  const { things, zoneOf } = game.meta.layout;
  for (const [first] of positions(2, 9)) {
    let total = 0;
    for (const name of names.filter(isCount)) total += first[name];
    let inZones = 0;
    for (let thing = 0; thing < things; thing++) if (state[zoneOf + thing] >= 0) inZones++;
    expect(total).toBe(inZones);
  }
});

it('says who is asked, and of several others their mean', () => {
  for (const seats of positions(3, 2)) {
    const asked = seats.map(
      (numbers) => names.filter((name) => name.startsWith('asked ') && numbers[name] === 1).length,
    );
    expect(asked.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
    const own = names.filter((name) => name.startsWith('own ') && name !== 'own turn');
    if (seats[0]['others still playing'] === 2)
      for (const name of own)
        expect(seats[0][name.replace('own', 'theirs')]).toBeCloseTo((seats[1][name] + seats[2][name]) / 2, 4);
  }
});

it('gives the same whatever it has read before, though it only follows what moved, and the same for some of the numbers alone', () => {
  const some = names.filter((_, i) => i % 3 === 0);
  const few = positionReader(game.meta, [...some, 'own plums of old']);
  const [long, fresh, part] = [names, names, few.names].map(({ length }) => new Float32Array(length));
  let seen = 0;
  for (const _ of positions(3, 6)) {
    seen++;
    for (let seat = 0; seat < 3; seat++) {
      read(state, seat, 0, seat, long);
      positionReader(game.meta).read(state, seat, 0, seat, fresh);
      few.read(state, seat, 0, seat, part);
      expect(long).toEqual(fresh);
      expect([...part]).toEqual([...some.map((name) => fresh[names.indexOf(name)]), 0]);
    }
  }
  expect(seen).toBeGreaterThan(20);
});
