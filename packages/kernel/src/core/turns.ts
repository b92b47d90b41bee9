/** Whose turn it is, for games that count turns. */
import { TURN, type State } from '../layout.ts';
import { io } from './memory.ts';

/** The rules have said whose turn it is. */
export function passTurn(S: State): void {
  if (S[TURN] === io.turn) return;
  io.turn = S[TURN];
  io.turns++;
}
