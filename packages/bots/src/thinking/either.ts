/** Thinks as the game asks. A file that holds one game takes `planning.ts` or `searching.ts` in its place, by an import condition. */
import { plansTurns } from '@undercroft/contract';
import type { Seat } from '../bot.ts';
import * as planning from './planning.ts';
import * as searching from './searching.ts';
import type { SensibleOptions, Thinker } from './thinker.ts';

export function thinkerOf(seat: Seat, options: SensibleOptions): Thinker {
  return (plansTurns(seat.game.meta) ? planning : searching).thinkerOf(seat, options);
}
