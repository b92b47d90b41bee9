/** Sets that are listed in the state before they are used. */
import type { Expression } from '../ast/node.ts';
import type { Context } from './context.ts';
import type { GameEmit } from './game-emit.ts';
import { fillOf } from './aggregates.ts';
import { wholeZone } from './loops.ts';

/** Code that lists a set at `S[7]` and gives how many; random picks of several included. */
export function listing(game: GameEmit, context: Context, set: Expression): string {
  if (set.kind !== 'choice' || !set.random || !set.from) return fillOf(game, context, set);
  const count = set.count ? game.value(context, set.count) : '1';
  const zone = wholeZone(game.planOf(context, set.from));
  return zone === null
    ? `pickSome(S, ${fillOf(game, context, set.from)}, ${count})`
    : `pickInZone(S, ${zone}, ${count})`;
}
