/** Strives for what the game says that its players want: for games without a score that say so. */
import type { BotSeat } from '../bot.ts';
import { Pursuit } from '../pursuit/pursuit.ts';
import type { SensibleOptions, Thinker } from './thinker.ts';

/** Answers that are tried in the time of one continuation. */
const ANSWERS = 4;

export function thinkerOf(
  seat: BotSeat,
  { playouts = 200, milliseconds = Infinity, width = 64, style }: SensibleOptions,
): Thinker {
  return new Pursuit(seat, { answers: playouts * ANSWERS, milliseconds, width, style });
}
