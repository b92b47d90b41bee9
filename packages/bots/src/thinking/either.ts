/**
 * Thinks as the game asks. A file that holds one game takes one of the others in its place, by an
 * import condition.
 */
import { thinkingOf } from '@undercroft/contract';
import type { BotSeat } from '../bot.ts';
import * as planning from './planning.ts';
import * as pursuing from './pursuing.ts';
import * as searching from './searching.ts';
import type { SensibleOptions, Thinker } from './thinker.ts';

const WAYS = { plans: planning, pursues: pursuing, searches: searching };

export function thinkerOf(seat: BotSeat, options: SensibleOptions): Thinker {
  return WAYS[thinkingOf(seat.game.meta)].thinkerOf(seat, options);
}
