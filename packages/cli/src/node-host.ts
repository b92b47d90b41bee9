/** Reading content from disk: the only place that does. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { didYouMean, listWords } from '@undercroft/scenario';
import { FindingError, UsageError } from './failure.ts';

/** A game on disk. */
export interface GameFolder {
  readonly id: string;
  /** absolute */
  readonly folder: string;
}

/** Texts that belong to a game; anything else in its folder is left alone. */
const EXTENSIONS = new Set(['.yaml', '.yml', '.rules']);

/** Whether a folder is a game. */
function isGame(folder: string): boolean {
  return existsSync(join(folder, 'game.yaml'));
}

/** Folder `content` of the place the command was started in, or of the nearest folder above; undefined when there is none. */
export function contentFolder(cwd: string): string | undefined {
  for (let folder = resolve(cwd); ; folder = dirname(folder)) {
    const content = join(folder, 'content');
    if (existsSync(content) && statSync(content).isDirectory()) return content;
    if (folder === dirname(folder)) return undefined;
  }
}

/** All games of a folder, by name. */
export function gamesIn(folder: string): GameFolder[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isGame(join(folder, entry.name)))
    .map((entry) => ({ id: entry.name, folder: join(folder, entry.name) }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * The games that a word means: the name of a game of `content`, the folder of a game, a folder of games, or, for no word, all of `content`.
 *
 * @throws UsageError when there is none
 */
export function findGames(cwd: string, word: string | undefined): GameFolder[] {
  const content = contentFolder(cwd);
  const known = content === undefined ? [] : gamesIn(content);
  if (word === undefined) {
    if (known.length > 0) return known;
    throw new UsageError('there is no folder `content` with games here or above; name the folder of a game');
  }
  const named = known.find(({ id }) => id === word);
  if (named !== undefined) return [named];
  const folder = resolve(cwd, word);
  if (existsSync(folder) && statSync(folder).isDirectory()) {
    if (isGame(folder)) return [{ id: basename(folder), folder }];
    const inside = gamesIn(folder);
    if (inside.length > 0) return inside;
    throw new UsageError(`\`${word}\` holds no game: a game is a folder with a game.yaml`);
  }
  const names = known.map(({ id }) => id);
  const list = names.length === 0 ? '' : `; there are ${listWords(names)}`;
  throw new UsageError(`there is no game \`${word}\`${didYouMean(word, names)}${list}`);
}

/** The one game that a word means. @throws UsageError when there is none, or several */
export function findGame(cwd: string, word: string | undefined): GameFolder {
  const games = findGames(cwd, word);
  if (games.length > 1) throw new UsageError(`name one game: ${listWords(games.map(({ id }) => id))}`);
  return games[0]!;
}

/** All texts of a game: `<game>/<path>`, with forward slashes, to text. */
export function readGame({ id, folder }: GameFolder): Map<string, string> {
  const texts = new Map<string, string>();
  for (const path of filesIn(folder)) {
    if (EXTENSIONS.has(extname(path))) texts.set(`${id}/${path}`, readFileSync(join(folder, path), 'utf8'));
  }
  return texts;
}

/** Paths of all files below a folder, relative to it, with forward slashes, in code unit order. Hidden folders and build output are left out. */
export function filesIn(folder: string): string[] {
  const found: string[] = [];
  const visit = (below: string): void => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules' || entry.name === 'dist') continue;
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile()) found.push(path);
    }
  };
  visit('');
  return found.toSorted();
}

/**
 * The text of a file that somebody named.
 *
 * @param most longest text that is of use, in letters; one that must be longer is not read at all
 * @throws FindingError when it cannot be read
 */
export function readText(cwd: string, path: string, most = Infinity): string {
  try {
    // A letter takes up to four bytes.
    if (statSync(resolve(cwd, path)).size > 4 * most) throw new Error(`it is longer than ${most} letters`);
    return readFileSync(resolve(cwd, path), 'utf8');
  } catch (error) {
    throw new FindingError(`\`${path}\` cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A path as it is shown: relative to where the command was started, when it lies below. */
export function shownPath(cwd: string, path: string): string {
  const shown = relative(cwd, path).split(sep).join('/');
  return shown.startsWith('../../..') || shown === '' ? path : shown;
}
