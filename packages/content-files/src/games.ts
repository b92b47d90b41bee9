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

/** Folder `content` of a place, or of the nearest folder above; undefined when there is none. Never throws. */
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

/** Folders of games among paths as `readContent` gives them, by name. Never throws. */
export function gamesAmong(files: ReadonlyMap<string, string>): string[] {
  const ids = [...files.keys()].filter((path) => /^[^/]+\/game\.yaml$/.test(path));
  return ids.map((path) => path.slice(0, path.indexOf('/'))).toSorted();
}
