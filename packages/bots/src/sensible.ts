/** A bot that thinks: about its turn where the game keeps a score, else about how the game may go on. */
import type { Bot, Seat } from './bot.ts';
import { Planner } from './planner/planner.ts';
import { Search } from './search.ts';

export interface SensibleOptions {
  /** continuations played for one decision; default 200 */
  readonly playouts?: number;
  /** milliseconds for one decision, by the clock of the seat; ends the playouts early */
  readonly milliseconds?: number | undefined;
  /** answers that are given at random after those of the tree, before the position is judged; default 8 */
  readonly horizon?: number;
  /** most answers of one decision that are looked at; of more, a random choice; default 48 */
  readonly width?: number;
  /** answers of the games it learns from before its first decision; default 25000 in each of two rounds */
  readonly lessons?: number | undefined;
}

/** Positions that a planner looks at in the time of one continuation. */
const POSITIONS = 60;

/**
 * A bot that searches a tree of answers, its own and those of others, over deals of what it cannot see (information-set tree search). Where the
 * game keeps a score it plans its turn instead.
 */
export function sensibleBot(seat: Seat, options: SensibleOptions = {}): Bot {
  const search = seat.game.meta.score === undefined ? new Search(seat, options) : plannerOf(seat, options);
  return { name: 'sensible', choose: (turn) => search.choose(turn), considered: () => search.considered };
}

function plannerOf(seat: Seat, { playouts = 200, milliseconds = Infinity, width = 48 }: SensibleOptions): Planner {
  return new Planner(seat, { positions: playouts * POSITIONS, milliseconds, width });
}
