// Bots where all are asked at the same time: no seat plays blindly because it is asked first.
import { STATUS } from '@undercroft/contract';
import { advance, applyOption, createState } from '@undercroft/engine';
import { expect, it } from 'vitest';
import { sensibleBot } from '../src/sensible.ts';
import { nutsGame } from './nuts.ts';

it('takes what is worth most once all have chosen, from every seat', async () => {
  const game = await nutsGame();
  const bots = [0, 1, 2].map((seat) => sensibleBot({ game, seed: seat + 1 }, { playouts: 10 }));
  const state = createState(game);
  game.init(state, [], 3, 1);
  let status = advance(game, state);
  while (status === STATUS.decision) {
    const { count, player } = game.io;
    const options = game.io.options.slice(0, count);
    status = applyOption(game, state, options[bots[player].choose({ state, player, options, count })]);
  }
  const scores = [0, 1, 2].map((player) => {
    const into = new Int32Array(30);
    game.score!(state, player, into);
    return into[2];
  });

  expect(scores).toEqual([25, 25, 25]);
});
