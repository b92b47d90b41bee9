/** One legal answer. */
import type { OptionIndex, OptionValue } from '@undercroft/contract';
export interface Option {
  /** position in the list; what `Game.answer` takes */
  readonly index: OptionIndex;
  /** the int the rules see */
  readonly value: OptionValue;
  /**
   * what a player reads; no two options of a decision have the same unless nothing tells them apart
   */
  readonly label: string;
  /** thing it points at, so that it can be chosen on the table; null when it points at none */
  readonly thing: number | null;
  readonly player: number | null;
  readonly number: number | null;
  /** index into `ask.entries` for menus and windows */
  readonly entry: number | null;
  /** row whose card offers it, that the thing it points at is one of, or that it names */
  readonly row: number | null;
  /** place in the content that offers it */
  readonly site: number | null;
}
