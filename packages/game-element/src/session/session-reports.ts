import type { UndoRule } from '@undercroft/contract';
import type { Disclosure } from '@undercroft/engine';

/** What can be taken back, and how. */
export interface UndoOffer {
  /** position to go back to, -1 when there is none */
  readonly to: number;
  /**
   * what a player could use afterwards, or that there is nothing to take back; null when nothing
   * speaks against it
   */
  readonly reason: 'nothing' | Disclosure | null;
  /** at once, asked once more, not at all */
  readonly way: UndoRule;
}

/** What became of a game when its content changed. */
export interface CarriedAnswers {
  readonly replayed: number;
  readonly of: number;
  /** why it stopped before the end, or null */
  readonly stopped: string | null;
}
