import type { GameEvent } from '../state/events.ts';
import type { UndoInfo } from './undo.ts';

/**
 * A position of a game, looked at beside the game: nothing that is done with it changes the game.
 */
export interface Peek {
  /** answers given there */
  readonly position: number;
  /** a copy */
  readonly state: Int32Array;
  readonly over: boolean;
  /** seat that is asked there, -1 when the game is over */
  readonly asked: number;
}

/** Where an answer would lead. */
export interface AnswerPeek extends Peek {
  /** what happens with the answer */
  readonly events: readonly GameEvent[];
  /** what taking it back would undo */
  readonly undo: UndoInfo;
}
