// A whole made-up game in under two hundred lines, for tests of everything that needs one. Reads
// the disk, so it is only for tests.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const GAMES = fileURLToPath(new URL('games/tiny', import.meta.url));

/** Folder of the tiny game. */
export const TINY_GAME_ID = 'lantern';

/**
 * All files of a folder of games, as `compileGame` takes them.
 *
 * @param folder  folder that holds the folders of games
 * @param gameId  read this game only
 * @returns       path, relative to the folder, with forward slashes, to text
 * @throws        when the folder cannot be read
 */
export function readGames(folder: string, gameId = ''): Map<string, string> {
  const names = readdirSync(join(folder, gameId), { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.toSorted().map((file) => [file.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
  );
}

/**
 * Files of the tiny game: two players, cards in a hand, beasts that fight with dice, tricks that
 * interrupt.
 *
 * @throws never, as long as the checkout is whole
 */
export function tinyGame(): Map<string, string> {
  return readGames(GAMES, TINY_GAME_ID);
}
