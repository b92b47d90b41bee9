/**
 * Frames: calls that can stop for a question. They lie one behind the other at the end of the
 * state.
 */
import { FRAME, HEADER } from '@undercroft/contract';
import { FRAME_SITE, SIZE, SIZES, type State } from '../layout.ts';
import { fail, spend } from './failing.ts';

/** @param kind its number; @returns its first cell */
export function push(S: State, f: number, kind: number, you: number): number {
  const size = SIZES[kind];
  spend(FRAME_SITE[kind]);
  const g = S[HEADER.top];
  if (g + size > SIZE) fail('stack-limit', FRAME_SITE[kind]);
  S[g + FRAME.step] = 0;
  S[g + FRAME.kind] = kind;
  S[g + FRAME.caller] = f;
  S[g + FRAME.you] = you;
  // What was worked out here before, for an answer or only for the reasons against one, is no part
  // of the position.
  for (let cell = g + FRAME.locals; cell < g + size; cell++) S[cell] = 0;
  S[HEADER.top] = g + size;
  return g;
}
