import { Rng } from '@undercroft/engine';
import type { Bot, BotSeat } from './bot.ts';

/** A bot for which every legal answer is equally likely. */
export function randomBot({ seed }: Pick<BotSeat, 'seed'>): Bot {
  const rng = new Rng(seed);
  return { name: 'random', choose: ({ count }) => rng.below(count) };
}
