/**
 * Games of `content` for tests of the project `content`, which is run for each game by itself.
 * Reads the disk, so it is only for tests.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folder of all games. */
export const CONTENT = fileURLToPath(new URL('../../../content', import.meta.url));

/**
 * How many times as many cases each property tries: 1, unless `npm run test:long` asks for more.
 */
export const TIMES = Number(process.env['UNDERCROFT_TIMES'] ?? 1);

/** Ids of the games that are tested in this run: all, or the one that `UNDERCROFT_GAME` names. */
export const gamesToTest: readonly string[] = readdirSync(CONTENT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => (process.env['UNDERCROFT_GAME'] ?? name) === name);
