import { lstatSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** A game on disk. */
export interface GameFolder {
  readonly id: string;
  /** absolute */
  readonly folder: string;
}

/** Whether a folder is a game: it has a file `game.yaml`. Never throws. */
export function isGame(folder: string): boolean {
  try {
    return lstatSync(join(folder, 'game.yaml')).isFile();
  } catch {
    return false;
  }
}

/**
 * Folder `content` of a place, or of the nearest folder above; undefined when there is none. Never
 * throws.
 */
export function findContentFolder(from: string): string | undefined {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const content = join(folder, 'content');
    if (statSync(content, { throwIfNoEntry: false })?.isDirectory() === true) return content;
    if (folder === dirname(folder)) return undefined;
  }
}

/**
 * All games of a folder, by name; links are none.
 *
 * @throws Error of the system when the folder cannot be read
 */
export function gamesIn(folder: string): GameFolder[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && isGame(join(folder, entry.name)))
    .map((entry) => ({ id: entry.name, folder: join(folder, entry.name) }))
    .toSorted((first, second) => (first.id < second.id ? -1 : 1));
}

/** A folder that a designer may take for a game, and that is read by nothing. */
export interface StrayGame {
  /** absolute, of the folder or of the file in it */
  readonly path: string;
  /** what is wrong and what to do, to follow the path */
  readonly reason: string;
}

/**
 * Folders beside games that are nearly one: linked ones, and those whose game.yaml has another
 * ending.
 *
 * @throws Error of the system when the folder cannot be read
 */
export function strayGamesIn(folder: string): StrayGame[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .toSorted((first, second) => (first.name < second.name ? -1 : 1))
    .flatMap((entry) => strayGame(join(folder, entry.name), entry.isSymbolicLink()));
}

/** @param isLink  whether the folder is a link */
function strayGame(path: string, isLink: boolean): StrayGame[] {
  const names = namesIn(path);
  if (isLink) {
    if (!names.some((name) => GAME_FILE.test(name))) return [];
    return [{ path, reason: 'is a link, and links are not followed; copy the game here, or name its own folder' }];
  }
  if (isGame(path)) return [];
  const file = names.find((name) => GAME_FILE.test(name));
  if (file === undefined) return [];
  const reason =
    file === 'game.yaml'
      ? 'is a link, and links are not followed; put the file itself there'
      : 'is not read, so this folder is no game; rename it to game.yaml';
  return [{ path: join(path, file), reason }];
}

/** What a game.yaml may be called by mistake. */
const GAME_FILE = /^game\.(?:ya?ml|json)$/i;

/** Names in a folder, in code unit order; none for what is no folder. */
function namesIn(path: string): string[] {
  try {
    return readdirSync(path).toSorted();
  } catch {
    return [];
  }
}

/** Folders of games among paths as `readContent` gives them, by name. Never throws. */
export function gamesAmong(files: ReadonlyMap<string, string>): string[] {
  const ids = [...files.keys()].filter((path) => /^[^/]+\/game\.yaml$/.test(path));
  return ids.map((path) => path.slice(0, path.indexOf('/'))).toSorted();
}
