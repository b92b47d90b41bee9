import type { Considered, Turn } from '../bot.ts';
import type { Style } from '../style.ts';

/** What chooses the answers of a bot that thinks. */
export interface Thinker {
  choose(turn: Turn): number;
  /** what the last choice rested on */
  readonly considered: readonly Considered[];
}

export interface SensibleOptions {
  /** continuations played for one decision; default 200 */
  readonly playouts?: number;
  /** milliseconds for one decision, by the clock of the seat; ends the playouts early */
  readonly milliseconds?: number | undefined;
  /**
   * answers that are given at random after those of the tree, before the position is judged;
   * default 8
   */
  readonly horizon?: number;
  /** most answers of one decision that are looked at; of more, a random choice; default 48 */
  readonly width?: number;
  /**
   * answers of the games it learns from before its first decision; default 25000 in each of two
   * rounds
   */
  readonly lessons?: number | undefined;
  /** what it minds, beside winning; default nothing else */
  readonly style?: Style | undefined;
}
