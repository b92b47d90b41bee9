import type { GameModule } from '@undercroft/contract';
import { advance, createState } from '@undercroft/engine';
import { beforeAll, expect, it } from 'vitest';
import { serveBots } from '../src/serve.ts';
import { antsGame } from './ants.ts';

let game: GameModule;
beforeAll(async () => {
  game = await antsGame();
});

function begin(sweets = 0): Int32Array {
  const state = createState(game);
  game.init(state, [], 2, 1);
  advance(game, state);
  const sweet = game.meta.rows.find(({ name }) => name === 'sweet')!.first;
  const finds = game.meta.zones.find(({ name }) => name === 'finds')!.first;
  for (let i = 0; i < sweets; i++) game.place(state, sweet + i, finds);
  return state;
}

const oddsOf = (state: Int32Array) =>
  serveBots(game, () => 0)({ id: 1, is: 'odds', state, player: 0, seed: 3, games: 40 });
const meanOf = (came: readonly (readonly number[])[], seat: number): number =>
  came.reduce((sum, seats) => sum + seats[seat], 0) / came.length;

it('tells what every continuation came to for everybody', () => {
  const { chances, index, error } = oddsOf(begin());

  expect([index, error]).toEqual([-1, null]);
  expect(chances).toHaveLength(40);
  // One player wins each game of this sort, or both do.
  for (const came of chances) expect(Math.max(...came)).toBe(1);
});

it('gives whoever is ahead better odds, and the other one worse', () => {
  const [even, ahead] = [oddsOf(begin()).chances, oddsOf(begin(2)).chances];

  expect(meanOf(ahead, 0)).toBeGreaterThan(meanOf(even, 0));
  expect(meanOf(ahead, 1)).toBeLessThan(meanOf(even, 1));
});

it('tells the same of the same question, whatever was asked before, and leaves the position as it is', () => {
  const state = begin();
  const was = state.slice();
  const answers = serveBots(game, () => 0);
  const question = { id: 1, is: 'odds', state, player: 0, seed: 3, games: 10 } as const;
  const first = answers(question);
  answers({ ...question, seed: 4, games: 30 });

  expect(answers(question)).toEqual(first);
  expect(answers({ ...question, seed: 4 }).chances).not.toEqual(first.chances);
  expect(state).toEqual(was);
});

it('refuses a position of another game', () => {
  expect(oddsOf(new Int32Array(3)).error).toContain('another game');
});

it('tells what comes of an answer, when one is given first, and nothing of one that is none', () => {
  const state = begin();
  advance(game, state);
  const answers = [...game.io.options.subarray(0, game.io.count)];
  const player = game.io.player;
  const after = (first: number) =>
    serveBots(game, () => 0)({ id: 1, is: 'odds', state, player, seed: 3, games: 40, first });
  const told = answers.map((first) => JSON.stringify(after(first).chances));

  expect(answers.length).toBeGreaterThan(1);
  expect(new Set(told).size).toBeGreaterThan(1);
  for (const first of answers) expect(after(first)).toMatchObject({ error: null });
  for (const first of answers) expect(after(first).chances).toHaveLength(40);
  expect(after(123_456).chances).toEqual([]);
});
