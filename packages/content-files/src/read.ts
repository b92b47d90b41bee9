import { Buffer } from 'node:buffer';
import { closeSync, openSync, readSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gamesIn, type GameFolder } from './games.ts';
import { filesIn } from './walk.ts';

/** Texts that belong to a game; anything else in its folder is left alone. */
const EXTENSIONS: ReadonlySet<string> = new Set(['.yaml', '.yml', '.rules']);
/** Four times what the compiler takes: more of a file is not worth its memory. */
const TEXT_BYTES_MAX = 1_048_576;

/**
 * The beginning of a text file, up to a megabyte.
 *
 * @throws Error of the system when it cannot be read
 */
export function readTextOf(path: string): string {
  const file = openSync(path, 'r');
  try {
    // The first read takes all of nearly every file.
    const parts: Buffer[] = [];
    let left = TEXT_BYTES_MAX;
    for (let size = 16_384; left > 0; size = left) {
      const part = Buffer.allocUnsafe(Math.min(size, left));
      const count = readSync(file, part);
      if (count === 0) break;
      parts.push(part.subarray(0, count));
      left -= count;
    }
    return Buffer.concat(parts).toString('utf8');
  } finally {
    closeSync(file);
  }
}

/**
 * All texts of a game.
 *
 * @returns  path to text; paths begin with the folder of the game and have forward slashes, in code unit order
 * @throws   Error of the system when a folder or file cannot be read
 */
export function readGame({ id, folder }: GameFolder): Map<string, string> {
  return new Map(textsIn(folder).map((path) => [`${id}/${path}`, readTextOf(join(folder, path))]));
}

/**
 * The texts of all games.
 *
 * @param folder  the content folder
 * @returns       path to text, as `readGame` gives it; what vanishes or cannot be read meanwhile is left out
 * @throws        never
 */
export function readContent(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const game of orNone(() => gamesIn(folder))) {
    for (const path of orNone(() => textsIn(game.folder))) {
      for (const text of orNone(() => [readTextOf(join(game.folder, path))])) files.set(`${game.id}/${path}`, text);
    }
  }
  return files;
}

function textsIn(folder: string): string[] {
  return filesIn(folder).filter((path) => EXTENSIONS.has(extname(path)));
}

function orNone<T>(read: () => readonly T[]): readonly T[] {
  try {
    return read();
  } catch {
    return [];
  }
}
