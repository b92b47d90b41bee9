/** Lists of things: they lie one behind the other on top of the frames. */
import { HEADER } from '@undercroft/contract';
import { SIZE, type State } from '../layout.ts';
import { fail } from './failing.ts';

export function listHas(S: State, at: number, count: number, thing: number): boolean {
  for (let i = 0; i < count; i++) if (S[at + i] === thing) return true;
  return false;
}

/** n things stand from the top on: they are kept. */
export function listed(S: State, n: number): number {
  const top = S[HEADER.top] + n;
  if (top > SIZE) fail('stack-limit', -1);
  S[HEADER.top] = top;
  return n;
}
