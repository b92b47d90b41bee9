import { HEADER, OUTCOME, STATUS, type GameModule } from '@undercroft/contract';
import { advance, createState } from '@undercroft/engine';
import { beforeAll, expect, it } from 'vitest';
import { serveBots } from '../src/serve.ts';
import { antsGame } from './ants.ts';

let game: GameModule;
beforeAll(async () => {
  game = await antsGame();
});

function begin(): Int32Array {
  const state = createState(game);
  game.init(state, [], 2, 1);
  advance(game, state);
  return state;
}

function chancesOf(...states: readonly Int32Array[]): readonly (readonly number[])[] {
  return serveBots(game, () => 0)({ id: 1, is: 'judge', states, players: 2 }).chances;
}

it('judges by the score of a game that keeps one: who is ahead has the better chance', () => {
  const even = begin();
  const ahead = even.slice();
  const sweet = game.meta.rows.find(({ name }) => name === 'sweet')!.first;
  const finds = game.meta.zones.find(({ name }) => name === 'finds')!.first;
  game.place(ahead, sweet, finds);
  const further = ahead.slice();
  game.place(further, sweet + 1, finds);

  const [start, one, two] = chancesOf(even, ahead, further);

  expect(start).toEqual([0.5, 0.5]);
  expect(one[0]).toBeGreaterThan(0.5);
  expect(one[0] + one[1]).toBeCloseTo(1);
  expect(two[0]).toBeGreaterThan(one[0]);
});

it('judges a game that ended by how it ended, whatever the points', () => {
  const over = begin();
  over[HEADER.status] = STATUS.over;
  over[HEADER.outcome] = OUTCOME.lost;
  over[HEADER.outcome + 1] = OUTCOME.won;

  expect(chancesOf(over)).toEqual([[0, 1]]);
});
