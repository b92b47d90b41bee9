import { expect, test } from 'vitest';
import { STATUS } from '@undercroft/contract';
import { advance, applyOption, createState } from '@undercroft/engine';
import { boardByHand, type BoardByHand } from './by-hand.ts';
import { boardGame, type BoardName } from './games.ts';

/** How many ways there are to give so many answers. */
function waysByHand(board: BoardByHand, depth: number): number {
  const count = board.list();
  if (depth === 1) return count;
  const moves = board.moves.slice(0, count);
  return moves.reduce((ways, move) => {
    const next = board.copy();
    next.play(move);
    return ways + waysByHand(next, depth - 1);
  }, 0);
}

async function waysOfCompiled(name: BoardName, depth: number): Promise<number> {
  const module = await boardGame(name);
  const begin = createState(module);
  module.init(begin, [], 2, 1);
  const ways = (state: Int32Array, left: number): number => {
    const status = left === depth ? advance(module, state) : module.run(state);
    if (status !== STATUS.decision) return 0;
    const options = module.io.options.slice(0, module.io.count);
    if (left === 1) return options.length;
    return options.reduce((sum, option) => {
      const next = state.slice();
      applyOption(module, next, option);
      return sum + ways(next, left - 1);
    }, 0);
  };
  return ways(begin, depth);
}

// Known counts of these games. With more depth a move may be forced, which compiled games do not
// ask.
test.each([
  ['noughts', 6, 54_720],
  ['connect-four', 5, 16_807],
  ['breakthrough', 3, 11_132],
] as const)('%s, compiled and by hand, has the known number of ways for %i moves', async (name, depth, ways) => {
  const board = boardByHand(name);
  board.begin();
  expect(waysByHand(board, depth)).toBe(ways);
  expect(await waysOfCompiled(name, depth)).toBe(ways);
});

test('all games of noughts and crosses are 255,168', () => {
  const walk = (board: BoardByHand, moves: number): number => {
    const count = moves === 9 ? 0 : board.list();
    if (count === 0) return 1;
    return board.moves.slice(0, count).reduce((games, move) => {
      const next = board.copy();
      next.play(move);
      return games + walk(next, moves + 1);
    }, 0);
  };
  const board = boardByHand('noughts');
  board.begin();
  expect(walk(board, 0)).toBe(255_168);
});
