import { NONE, type GameModule } from '@undercroft/contract';
import type { GameEvent } from '../state/events.ts';
import { advance, isOver } from './playout.ts';
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

/** Looks at a position. @param state  there, advanced by this */
export function peekAt(module: GameModule, position: number, state: Int32Array): Peek {
  const over = isOver(state);
  if (!over) advance(module, state);
  return { position, state, over, asked: over ? NONE : module.io.player };
}
