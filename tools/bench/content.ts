/** Games of `content/`, compiled from disk as often as wanted. */
import { Buffer } from 'node:buffer';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileGame, type EmittedModule } from '@undercroft/compiler';
import { gamesIn, readGame } from '@undercroft/content-files';
import type { GameModule } from '@undercroft/contract';

const root = fileURLToPath(new URL('../../content', import.meta.url));

/** Folders of all games. */
export function gameIds(): string[] {
  return gamesIn(root).map(({ id }) => id);
}

/** Texts of a game by path, as the compiler takes them. */
export function readContent(id: string): Map<string, string> {
  return readGame({ id, folder: join(root, id) });
}

/** @throws Error when the game does not compile */
export function compileContent(id: string): EmittedModule {
  const { module, diagnostics } = compileGame(readContent(id), id);
  if (module === null) throw new Error(`${id} does not compile: ${diagnostics[0]?.message}`);
  return module;
}

let loaded = 0;

/** Loads what the compiler wrote. */
export async function loadModule({ code }: EmittedModule): Promise<GameModule> {
  const text = Buffer.from(code).toString('base64');
  return (await import(`data:text/javascript;base64,${text}#${++loaded}`)) as GameModule;
}

/** Compiles and loads a game; each call gives a module of its own. @throws Error when it does not compile */
export async function loadContent(id: string): Promise<GameModule> {
  return loadModule(compileContent(id));
}
