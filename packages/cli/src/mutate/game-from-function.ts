/** Games that are thrown away again. */
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import type { GameModule } from '@undercroft/contract';

// Else the machine keeps what it has read of a script for the next time the same text comes, which
// it never does here: 3 MB a game.
setFlagsFromString('--no-compilation-cache');

/**
 * Loads a compiled game that memory forgets with its last use, which it does not do with modules.
 *
 * @param code text of a function without parameters, as the compiler writes it
 *   (`EmittedModule.functionCode`)
 */
export function gameFromFunction(code: string): GameModule {
  const load = runInThisContext(`(${code})`) as () => GameModule & { readonly default?: GameModule };
  const game = load();
  return game.default ?? game;
}
