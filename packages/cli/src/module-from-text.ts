import { Buffer } from 'node:buffer';
import type { GameModule } from '@undercroft/contract';

let loaded = 0;

/**
 * Loads a compiled game from its text. Each call gives a module of its own, with scratch memory of
 * its own.
 *
 * @param code one ES module without imports, as the compiler writes it
 */
export async function moduleFromText(code: string): Promise<GameModule> {
  // The part behind # makes every address a new one, for the loader gives the same module for the
  // same address.
  const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}#${++loaded}`;
  const namespace = (await import(address)) as { readonly default?: GameModule } & GameModule;
  return namespace.default ?? namespace;
}
