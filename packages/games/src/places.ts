import { fileURLToPath } from 'node:url';
import { gamesIn } from '@undercroft/content-files';

/** The content of this repository. */
export const CONTENT = fileURLToPath(new URL('../../../content', import.meta.url));

/**
 * Where compiled games lie: they are build output of the engine, which runs them and does not know
 * the compiler.
 */
export const COMPILED = fileURLToPath(new URL('../../engine/generated/games', import.meta.url));

/** Ids of all games. */
export function contentIds(): readonly string[] {
  return gamesIn(CONTENT).map(({ id }) => id);
}
