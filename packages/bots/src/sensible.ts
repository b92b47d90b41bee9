/** A bot that thinks: about its turn where the game keeps a score, else about how the game may go on. */
import { thinkerOf } from '#thinking';
import type { Bot, BotSeat } from './bot.ts';
import type { SensibleOptions } from './thinking/thinker.ts';

export type { SensibleOptions } from './thinking/thinker.ts';

/**
 * A bot that searches a tree of answers, its own and those of others, over deals of what it cannot see (information-set tree search). Where the
 * game keeps a score it plans its turn instead.
 */
export function sensibleBot(seat: BotSeat, options: SensibleOptions = {}): Bot {
  const thinker = thinkerOf(seat, options);
  return { name: 'sensible', choose: (turn) => thinker.choose(turn), considered: () => thinker.considered };
}
