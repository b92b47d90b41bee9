/** Games of `content/`: their files, and what was compiled of them. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readGame } from '@undercroft/content-files';
import type { GameModule } from '@undercroft/contract';
import { compiledGame, loadCompiled } from '@undercroft/games';

const root = fileURLToPath(new URL('../../content', import.meta.url));

/** Texts of a game by path, as the compiler takes them. */
export function readContent(id: string): Map<string, string> {
  return readGame({ id, folder: join(root, id) });
}

/**
 * Loads a game as `npm run generate` compiled it; each call gives a module of its own.
 *
 * @throws Error when it was not compiled, or has errors
 */
export async function loadContent(id: string): Promise<GameModule> {
  return loadCompiled(compiledGame(id));
}
