import { HEADER, HEADER_SIZE } from '@undercroft/contract';
import { expect, it } from 'vitest';
import type { Bot, Turn } from './bot.ts';
import { withoutCircles } from './circles.ts';

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
  const bot = withoutCircles(stubborn);

  expect(bot.choose(asked(1, 7, 8, 9))).toBe(0);
  expect(bot.choose(asked(2, 7, 8))).toBe(0);
  expect(bot.choose(asked(1, 7, 8, 9))).toBe(1);
  expect(bot.considered!()).toEqual([{ index: 1, tries: 3, chance: 0.5 }]);
});

it('begins anew where every answer has led back, and where there is only one', () => {
  const bot = withoutCircles(stubborn);
  const chosen = (turn: () => Turn, times: number): number[] => Array.from({ length: times }, () => bot.choose(turn()));

  expect(chosen(() => asked(1, 7, 8, 9), 12)).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 2]);
  expect(chosen(() => asked(2, 5), 3)).toEqual([0, 0, 0]);
});

it('gives the only other answer late: one of another question may lead out', () => {
  const bot = withoutCircles(stubborn);

  expect(Array.from({ length: 10 }, () => bot.choose(asked(1, 7, 8)))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
});

it('goes by what an answer is, not by where it stands in the list', () => {
  const bot = withoutCircles(stubborn);
  bot.choose(asked(1, 7, 8, 9));

  expect(bot.choose(asked(1, 9, 8, 7))).toBe(0);
});

it('remembers the last positions only', () => {
  const bot = withoutCircles(stubborn);
  for (let place = 0; place <= 64; place++) bot.choose(asked(place, 7, 8, 9));

  expect(bot.choose(asked(64, 7, 8, 9))).toBe(1);
  expect(bot.choose(asked(0, 7, 8, 9))).toBe(0);
});
