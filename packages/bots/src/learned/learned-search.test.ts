// A tree of answers that is judged by what was learned, here by judges that are made up.
import { advance, applyOption, createState, determinise, Rng } from '@undercroft/engine';
import { STATUS } from '@undercroft/contract';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import type { Turn } from '../bot.ts';
import { Search } from '../search.ts';
import { PLAIN, STYLES, type Style } from '../style.ts';

const game = tinyModule();

/** Judges by everything there is, also by what is hidden from every player. */
const allSeeing = (state: Int32Array): number =>
  state.reduce((sum, cell, i) => (sum * 31 + cell * (i + 1)) % 9973, 0) / 9973;

function turnIn(state: Int32Array): Turn {
  advance(game, state);
  const { player, count } = game.io;
  return { state, player, options: game.io.options.slice(0, count), count };
}

/** What came of each answer of the first question. */
function weighed(state: Int32Array, playouts: number, style: Style): string {
  const search = new Search({ game, seed: 7 }, { playouts, style }, allSeeing);
  search.choose(turnIn(state));
  return JSON.stringify(search.considered);
}

it.each<[string, Style]>([['plain', PLAIN], ...Object.entries(STYLES)])(
  'comes to the same in a position with other hidden things, whatever judges it (%s)',
  (_, style) => {
    const state = createState(game);
    const rng = new Rng(3);
    let others = 0;
    game.init(state, [10, 0], 2, 3);
    let status = advance(game, state);
    for (let answers = 0; status === STATUS.decision && answers < 12; answers++) {
      const { player, count } = turnIn(state);
      const other = createState(game);
      determinise(game, state, player, new Rng(answers), other);
      if (other.some((cell, i) => cell !== state[i])) others++;
      expect(weighed(other, 60, style)).toBe(weighed(state, 60, style));
      advance(game, state);
      status = applyOption(game, state, game.io.options[rng.below(count)]);
    }
    expect(others).toBeGreaterThan(5);
  },
);

it('takes as many continuations as it is told, and judges positions whose question was just listed', () => {
  const state = createState(game);
  game.init(state, [10, 0], 2, 3);
  const turn = turnIn(state);
  let judged = 0;
  const judge = (position: Int32Array): number => {
    judged++;
    if (position[0] === STATUS.decision) expect(game.io.count).toBeGreaterThan(0);
    return 0.5;
  };
  const search = new Search({ game, seed: 7 }, { playouts: 40 }, judge);

  search.choose(turn);

  expect(judged).toBe(2 * 40);
  expect(search.considered.reduce((sum, { tries }) => sum + tries, 0)).toBe(40);
});
