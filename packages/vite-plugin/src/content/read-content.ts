import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What belongs to a game and is read as text. */
const wanted = /\.(yaml|yml|rules)$/;

/**
 * Reads the files of all games.
 *
 * @param folder  the content folder
 * @returns       path to text; paths begin with the folder of the game and have forward slashes. A file that vanishes
 *                or cannot be read meanwhile is left out
 * @throws        never
 */
export function readContent(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  const visit = (path: string): void => {
    for (const name of list(path)) {
      const child = join(path, name);
      if (isFolder(child)) visit(child);
      else if (wanted.test(name)) {
        const text = readText(child);
        if (text !== null) files.set(relative(folder, child).split(sep).join('/'), text);
      }
    }
  };
  visit(folder);
  return files;
}

/** Folders of games: those with a game.yaml, in the order of their names. @throws never */
export function gameIds(files: ReadonlyMap<string, string>): string[] {
  const ids = [...files.keys()]
    .filter((path) => /^[^/]+\/game\.yaml$/.test(path))
    .map((path) => path.split('/')[0] ?? '');
  return ids.toSorted();
}

function list(path: string): string[] {
  try {
    return readdirSync(path)
      .filter((name) => !name.startsWith('.'))
      .toSorted();
  } catch {
    return [];
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** A text file, or null when it cannot be read. @throws never */
export function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
