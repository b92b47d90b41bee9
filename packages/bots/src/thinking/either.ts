/**
 * Chooses how a bot thinks by the game. A file that holds one game has one of the ways in place of
 * this file, by an import condition.
 */
import { thinkingOf } from '@undercroft/contract';
import type { BotSeat } from '../bot.ts';
import * as planning from './planning.ts';
import * as pursuing from './pursuing.ts';
import * as searching from './searching.ts';
import type { SensibleOptions, Thinker } from './thinker.ts';

const WAYS = { plans: planning, pursues: pursuing, searches: searching };

/** The thinker of a seat, of the way that suits its game. */
export function thinkerOf(seat: BotSeat, options: SensibleOptions): Thinker {
  return WAYS[thinkingOf(seat.game.meta)].thinkerOf(seat, options);
}
