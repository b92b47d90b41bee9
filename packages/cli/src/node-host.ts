/** Finds the games and files that the words of a command line mean. */
import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import {
  findContentFolder,
  gamesIn,
  isGame,
  strayGamesIn,
  type GameFolder,
  type StrayGame,
} from '@undercroft/content-files';
import { nearHint, listWords } from '@undercroft/scenario';
import { FindingError, shownPath, UsageError } from './failure.ts';

/**
 * The games that a word means: the name of a game of `content`, the folder of a game, a folder of
 * games, or, for no word, all of `content`.
 *
 * @throws UsageError when there is none
 */
export function findGames(cwd: string, word: string | undefined): GameFolder[] {
  const content = findContentFolder(cwd);
  const known = content === undefined ? [] : gamesIn(content);
  if (word === undefined) {
    if (known.length > 0) return known;
    const strays = content === undefined ? '' : describeStrays(cwd, strayGamesIn(content));
    throw new UsageError(`there is no folder \`content\` with games here or above; name the folder of a game${strays}`);
  }
  const named = known.find(({ id }) => id === word);
  if (named !== undefined) return [named];
  const folder = resolve(cwd, word);
  if (isFolder(folder)) {
    if (isGame(folder)) return [{ id: basename(folder), folder }];
    const inside = gamesIn(folder);
    if (inside.length > 0) return inside;
    const strays = describeStrays(cwd, [
      ...strayGamesIn(dirname(folder)).filter(isAt(folder)),
      ...strayGamesIn(folder),
    ]);
    throw new UsageError(`\`${word}\` holds no game: a game is a folder with a game.yaml${strays}`);
  }
  const stray = content === undefined ? [] : strayGamesIn(content).filter(isAt(join(content, word)));
  if (stray.length > 0) throw new UsageError(`there is no game \`${word}\`${describeStrays(cwd, stray)}`);
  if (statSync(folder, { throwIfNoEntry: false }) !== undefined)
    throw new UsageError(
      `\`${word}\` is a file, and a game is a folder with a game.yaml; \`undercroft test GAME --from ${word}\` runs the scenarios of a file`,
    );
  const names = known.map(({ id }) => id);
  const where =
    content === undefined ? 'no folder `content` is here or above' : `\`${shownPath(cwd, content)}\` holds none`;
  const none = `: ${where}, and \`undercroft new game NAME\` begins one`;
  const list = names.length === 0 ? none : `; there are ${listWords(names)}`;
  throw new UsageError(`there is no game \`${word}\`${nearHint(word, names)}${list}`);
}

/**
 * Folders that a designer may take for games of the word, and that are none.
 *
 * @param word  as for `findGames`; the name or folder of a game gives none
 */
export function findStrayGames(cwd: string, word: string | undefined): StrayGame[] {
  const content = word === undefined ? findContentFolder(cwd) : resolve(cwd, word);
  return content === undefined || isGame(content) || !isFolder(content) ? [] : strayGamesIn(content);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function isAt(folder: string): (stray: StrayGame) => boolean {
  return ({ path }) => path === folder || dirname(path) === folder;
}

/** Lines that follow a message: each folder that is nearly a game, and why it is none. */
function describeStrays(cwd: string, strays: readonly StrayGame[]): string {
  return strays.map(({ path, reason }) => `\n${shownPath(cwd, path)} ${reason}`).join('');
}

/**
 * Name of a game for examples on the command line; a made-up one where no game is found. Never
 * throws.
 */
export function exampleGame(cwd: string): string {
  const content = findContentFolder(cwd);
  return (content === undefined ? [] : gamesIn(content)).at(-1)?.id ?? 'my-game';
}

/** The one game that a word means. @throws UsageError when there is none, or several */
export function findGame(cwd: string, word: string | undefined): GameFolder {
  const games = findGames(cwd, word);
  if (games.length > 1) throw new UsageError(`name one game: ${listWords(games.map(({ id }) => id))}`);
  return games[0]!;
}

/**
 * The text of a file that the user named.
 *
 * @param most  longest text that the caller takes, in letters; a longer file is not read at all
 * @throws FindingError when it is longer, Error of the system when it cannot be read
 */
export function readText(cwd: string, path: string, most = Infinity): string {
  const whole = resolve(cwd, path);
  const { size } = statSync(whole);
  // A letter takes up to four bytes.
  if (size > 4 * most) throw new FindingError(`\`${path}\` cannot be read: it is longer than ${most} letters`);
  return readFileSync(whole, 'utf8');
}
