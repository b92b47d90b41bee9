import { HEADER, OUTCOME, STATUS } from '@undercroft/contract';
import { createState } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { Judge } from './judge.ts';
import { noWeights } from './network.ts';

it('takes a game that ended without a winner for half a win among several, and for what was learned of such ends of one who plays alone', () => {
  const game = tinyModule();
  const weights = noWeights(1, 1);
  weights.last[0] = Math.log(0.25 / 0.75);
  const judge = new Judge(game, { inputs: ['own turn'], scale: Float32Array.of(1), weights });
  const state = createState(game);
  const chances = [1, 2].map((players) => {
    game.init(state, [10, 0], players, 3);
    state[HEADER.status] = STATUS.over;
    const undecided = judge.chance(state, 0);
    state[HEADER.outcome] = OUTCOME.won;
    return [undecided, judge.chance(state, 0)];
  });

  expect(chances).toEqual([
    [expect.closeTo(0.25), 1],
    [0.5, 1],
  ]);
});
