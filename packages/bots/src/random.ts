import { Rng } from '@undercroft/engine';
import type { Bot, Seat } from './bot.ts';

/** A bot for which every legal answer is equally likely. */
export function randomBot({ seed }: Pick<Seat, 'seed'>): Bot {
  const rng = new Rng(seed);
  return { name: 'random', choose: ({ count }) => rng.below(count) };
}
