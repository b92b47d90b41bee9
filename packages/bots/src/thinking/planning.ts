/** Thinks about its turn: for games that keep a score. */
import type { BotSeat } from '../bot.ts';
import { Planner } from '../planner/planner.ts';
import type { SensibleOptions, Thinker } from './thinker.ts';

/** Positions that a planner looks at in the time of one continuation. */
const POSITIONS = 60;

export function thinkerOf(
  seat: BotSeat,
  { playouts = 200, milliseconds = Infinity, width = 48, style }: SensibleOptions,
): Thinker {
  return new Planner(seat, { positions: playouts * POSITIONS, milliseconds, width, style });
}
