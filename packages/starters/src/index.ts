/**
 * The small games that a new game can begin with: content files, each a complete game with comments
 * that teach.
 *
 * It must not know who makes a game of them.
 *
 * @module
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn } from '@undercroft/content-files';
import { isStarter, STARTERS, type Starter } from './named.ts';

export { isStarter, named, STARTERS, titleOf, type Starter } from './named.ts';

/**
 * The texts of a starter by path inside the folder of a game.
 *
 * @throws Error of the system when they cannot be read
 */
export function textsOf(starter: Starter): Record<string, string> {
  const folder = join(fileURLToPath(new URL('../files', import.meta.url)), starter);
  return Object.fromEntries(filesIn(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

/** The texts of all starters. @throws as `textsOf` */
export function allTexts(): Record<Starter, Record<string, string>> {
  const all = Object.keys(STARTERS).filter(isStarter);
  return Object.fromEntries(all.map((starter) => [starter, textsOf(starter)])) as Record<
    Starter,
    Record<string, string>
  >;
}
