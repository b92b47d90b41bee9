import { HEADER, STATUS } from '@undercroft/contract';
import { advance, createState, Rng } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { Experience } from './experience.ts';

const never = (): boolean => false;

/**
 * Plays so many continuations from the start of one game, each worth to its first answer what
 * `worth` says.
 *
 * @returns first answers
 */
function continued(times: number, seed: number, worth: (answer: number) => number): number[] {
  const game = tinyModule();
  const start = createState(game);
  game.init(start, [10, 0], 2, 3);
  advance(game, start);
  const { player } = game.io;
  const state = createState(game);
  const values = new Float64Array(game.meta.players.max);
  const firsts: number[] = [];
  const watched = {
    ...game,
    run: (of: Int32Array) => {
      if (firsts.at(-1) === -9 && of[HEADER.answered] === 1) firsts[firsts.length - 1] = of[HEADER.answer];
      return game.run(of);
    },
  };
  const experience = new Experience(watched, new Rng(seed));
  for (let i = 0; i < times; i++) {
    state.set(start);
    firsts.push(-9);
    experience.playOn(state, 1, never);
    values.fill(0);
    values[player] = worth(firsts.at(-1)!);
    experience.learn(state, values);
  }
  return firsts;
}

const countOf = (list: readonly number[], value: number): number => list.filter((one) => one === value).length;

it('comes to give the answers that did well, and still tries the others', () => {
  const answers = [...new Set(continued(200, 1, () => 0))];
  expect(answers.length).toBeGreaterThan(1);

  for (const best of answers) {
    const later = continued(600, 2, (answer) => (answer === best ? 10 : 0)).slice(300);
    expect(countOf(later, best)).toBeGreaterThan(300 * 0.7);
    expect(countOf(later, best)).toBeLessThan(300);
  }
});

it('plays the same again, and stops after so many answers or at the end', () => {
  expect(continued(50, 4, (answer) => answer)).toEqual(continued(50, 4, (answer) => answer));

  const game = tinyModule();
  const state = createState(game);
  game.init(state, [10, 0], 2, 3);
  const experience = new Experience(game, new Rng(1));
  expect(experience.playOn(state, 3, never)).toBe(3);
  expect(experience.playOn(state, 5000, never)).toBeLessThan(5000);
  expect(state[HEADER.status]).toBe(STATUS.over);

  game.init(state, [10, 0], 2, 3);
  const turns: number[] = [];
  const given = experience.playOn(state, 5000, (at) => turns.push(at[HEADER.answer]) === 5);
  expect([given, turns.length]).toEqual([4, 5]);
});

it('plays for others until a player is asked, and not at all when that player is', () => {
  const game = tinyModule();
  const state = createState(game);
  game.init(state, [10, 0], 2, 3);
  advance(game, state);
  const first = game.io.player;
  const experience = new Experience(game, new Rng(1));
  expect(experience.playTo(state, first, never)).toBe(0);
  expect(experience.playTo(state, 1 - first, never)).toBeGreaterThan(0);
  expect(game.io.player).toBe(1 - first);
  expect(experience.playTo(state, first, () => true)).toBe(0);
});

it('tells how far continuations are from their mean', () => {
  const game = tinyModule();
  const state = createState(game);
  const spreadOf = (step: number): number => {
    const experience = new Experience(game, new Rng(1));
    for (let i = 0; i < 400; i++) {
      game.init(state, [10, 0], 2, 3);
      experience.playOn(state, 1, never);
      experience.learn(state, Float64Array.from([i % 2 === 0 ? step : -step, 0]));
    }
    return experience.spread;
  };

  expect(spreadOf(8)).toBeCloseTo(2 * spreadOf(4), 0);
  expect(spreadOf(0)).toBeGreaterThan(0);
});
