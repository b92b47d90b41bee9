/** Thinks about how the game may go on: for games without a score. */
import type { BotSeat } from '../bot.ts';
import { Search } from '../search.ts';
import type { SensibleOptions, Thinker } from './thinker.ts';

export function thinkerOf(seat: BotSeat, options: SensibleOptions): Thinker {
  return new Search(seat, options);
}
