/** Sets that are listed in the state before they are used. */
import type { Expression } from '../ast/node.ts';
import type { Context } from './context.ts';
import type { GameEmit } from './game-emit.ts';
import { fillOf } from './aggregates.ts';

/** Code that lists a set at `S[7]` and gives how many; random picks of several included. */
export function listing(game: GameEmit, context: Context, set: Expression): string {
  if (set.kind === 'choice' && set.random && set.from && set.count) {
    return `pickSome(S, ${fillOf(game, context, set.from)}, ${game.value(context, set.count)})`;
  }
  if (set.kind === 'choice' && set.random && set.from) return `pickSome(S, ${fillOf(game, context, set.from)}, 1)`;
  return fillOf(game, context, set);
}
