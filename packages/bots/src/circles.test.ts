import { HEADER, HEADER_SIZE } from '@undercroft/contract';
import { advance, applyOption, createState, determinise, Rng } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import type { Bot, Turn } from './bot.ts';
import { knownTo, withoutCircles } from './circles.ts';

/** Thinks the first answer best, always. */
const stubborn: Bot = {
  name: 'stubborn',
  choose: () => 0,
  considered: () => [{ index: 0, tries: 3, chance: 0.5 }],
};

let answers = 0;
/** A question of the same rules at another place, or again at the same one. */
function asked(place: number, ...options: number[]): Turn {
  const state = new Int32Array(HEADER_SIZE + 4);
  state[HEADER.answers] = ++answers;
  state[HEADER.answer] = answers % 3;
  state[HEADER_SIZE] = place;
  return { state, player: 0, options: Int32Array.from(options), count: options.length };
}

it('gives another answer where it comes back to the same position, and tells which it thought of', () => {
  const bot = withoutCircles(stubborn, ({ state }) => state);

  expect(bot.choose(asked(1, 7, 8, 9))).toBe(0);
  expect(bot.choose(asked(2, 7, 8))).toBe(0);
  expect(bot.choose(asked(1, 7, 8, 9))).toBe(1);
  expect(bot.considered!()).toEqual([{ index: 1, tries: 3, chance: 0.5 }]);
});

it('begins anew where every answer has led back, and where there is only one', () => {
  const bot = withoutCircles(stubborn, ({ state }) => state);
  const chosen = (turn: () => Turn, times: number): number[] => Array.from({ length: times }, () => bot.choose(turn()));

  expect(chosen(() => asked(1, 7, 8, 9), 12)).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 2]);
  expect(chosen(() => asked(2, 5), 3)).toEqual([0, 0, 0]);
});

it('gives the only other answer late: one of another question may lead out', () => {
  const bot = withoutCircles(stubborn, ({ state }) => state);

  expect(Array.from({ length: 10 }, () => bot.choose(asked(1, 7, 8)))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
});

it('goes by what an answer is, not by where it stands in the list', () => {
  const bot = withoutCircles(stubborn, ({ state }) => state);
  bot.choose(asked(1, 7, 8, 9));

  expect(bot.choose(asked(1, 9, 8, 7))).toBe(0);
});

it('remembers the last positions only', () => {
  const bot = withoutCircles(stubborn, ({ state }) => state);
  for (let place = 0; place <= 64; place++) bot.choose(asked(place, 7, 8, 9));

  expect(bot.choose(asked(64, 7, 8, 9))).toBe(1);
  expect(bot.choose(asked(0, 7, 8, 9))).toBe(0);
});

it('knows a position again when only hidden things have changed, and takes one for another when what it sees has', () => {
  const game = tinyModule();
  const known = knownTo(game);
  const positionOf = (state: Int32Array): number[] => {
    advance(game, state);
    const { player, count, options } = game.io;
    return [...known({ state, player, options: options.slice(0, count), count })];
  };
  const state = createState(game);
  const other = createState(game);
  game.init(state, [10, 0], 2, 3);
  advance(game, state);
  determinise(game, state, game.io.player, new Rng(7), other);
  const later = state.slice();
  advance(game, later);
  applyOption(game, later, game.io.options[0]);

  expect(other).not.toEqual(state);
  expect(positionOf(other)).toEqual(positionOf(state));
  expect(positionOf(later)).not.toEqual(positionOf(state));
});
