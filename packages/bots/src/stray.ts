/** Bots that err: they give some of their answers at random, as people do who are new to a game. */
import { Rng } from '@undercroft/engine';
import type { Bot, MakeBot } from './bot.ts';

/** Keeps the chance of erring apart from what the bot itself leaves to chance. */
const APART = 0x5eed;

/**
 * A bot that gives so many of a hundred answers at random.
 *
 * @param percent 0 to 100; an answer at random may be the best one, too
 */
export function strayBot(make: MakeBot, percent: number): MakeBot {
  return (seat) => {
    const bot = make(seat);
    const rng = new Rng(seat.seed ^ APART);
    let strayed = false;
    return {
      name: bot.name,
      choose: (turn) => {
        strayed = rng.below(100) < percent;
        return strayed ? rng.below(turn.count) : bot.choose(turn);
      },
      // What was not weighed rests on nothing.
      considered: () => (strayed ? [] : (bot.considered?.() ?? [])),
    } satisfies Bot;
  };
}
