import { readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';

/** Folders inside each other. Deeper ones are left out. */
const DEPTH_MAX = 32;

/**
 * All plain files below a folder. Hidden ones, `node_modules`, `dist`, links and what is no file are left out.
 *
 * @param folder  may be a link itself
 * @returns       paths from the folder with forward slashes, in code unit order
 * @throws        Error of the system when a folder cannot be read
 */
export function filesIn(folder: string): string[] {
  return entriesIn(folder, (entry) => entry.isFile());
}

/**
 * Links below a folder, which `filesIn` leaves out.
 *
 * @returns  paths from the folder with forward slashes, in code unit order
 * @throws   Error of the system when a folder cannot be read
 */
export function linksIn(folder: string): string[] {
  return entriesIn(folder, (entry) => entry.isSymbolicLink());
}

function entriesIn(folder: string, wanted: (entry: Dirent) => boolean): string[] {
  const found: string[] = [];
  const visit = (below: string, depth: number): void => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules' || entry.name === 'dist') continue;
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      // An entry says what it is without following a link.
      if (entry.isDirectory() && depth < DEPTH_MAX) visit(path, depth + 1);
      else if (wanted(entry)) found.push(path);
    }
  };
  visit('', 0);
  return found.toSorted();
}
