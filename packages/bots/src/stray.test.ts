import { STATUS } from '@undercroft/contract';
import { advance, createState } from '@undercroft/engine';
import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import type { MakeBot, Turn } from './bot.ts';
import { strayBot } from './stray.ts';

const game = tinyModule();

/** Never says anything but the last answer. */
const last: MakeBot = () => ({
  name: 'last',
  choose: ({ count }) => count - 1,
  considered: () => [{ index: 0, tries: 1, chance: 1 }],
});

function turn(): Turn {
  const state = createState(game);
  game.init(
    state,
    game.meta.options.map(({ initial }) => initial),
    2,
    3,
  );
  expect(advance(game, state)).toBe(STATUS.decision);
  return { state, player: game.io.player, options: game.io.options.slice(0, 4), count: 4 };
}

it.each([
  [0, 0],
  [40, 0.3],
  [99, 0.74],
])('errs in %i of 100 answers, and sometimes hits the right one all the same', (percent, share) => {
  const bot = strayBot(last, percent)({ game, seed: 8 });
  const asked = turn();
  let others = 0;
  for (let i = 0; i < 2000; i++) if (bot.choose(asked) !== 3) others++;

  expect(others / 2000).toBeGreaterThan(share - 0.04);
  expect(others / 2000).toBeLessThan(share + 0.04);
});

it('gives no reasons for an answer at random', () => {
  const bot = strayBot(last, 50)({ game, seed: 8 });
  const asked = turn();
  const reasons = Array.from({ length: 60 }, () => {
    const choice = bot.choose(asked);
    return { choice, reasons: bot.considered?.().length };
  });

  expect(reasons.filter(({ choice }) => choice !== 3).every((one) => one.reasons === 0)).toBe(true);
  expect(reasons.some((one) => one.reasons === 1)).toBe(true);
});
