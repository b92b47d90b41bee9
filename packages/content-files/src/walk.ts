import { lstatSync, readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { FOLDER_DEPTH_MAX, isLeftOut } from '@undercroft/contract';

/**
 * All plain files below a folder. Hidden ones, `node_modules`, `dist`, links and what is no file
 * are left out.
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
      if (isLeftOut(entry.name)) continue;
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      // An entry says what it is without following a link.
      if (entry.isDirectory() && depth < FOLDER_DEPTH_MAX) visit(path, depth + 1);
      else if (wanted(entry)) found.push(path);
    }
  };
  visit('', 0);
  return found.toSorted();
}

/**
 * Why `filesIn` of a game does not list a file, or would not once it is written.
 *
 * @param content  the content folder
 * @param path     of the file, begins with the folder of the game; it need not be there
 * @returns        a sentence that begins with the part of the path that is the reason; null when
 *                 `filesIn` lists the file
 * @throws         Error of the system when a part of the path may not be looked at
 */
export function whyLeftOut(content: string, path: string): string | null {
  const parts = path.split('/');
  // The folder of the game is the first part, and what it is called is for the compiler to judge.
  const unread = parts.find((name, index) => (index === 0 ? name.startsWith('.') : isLeftOut(name)));
  if (unread !== undefined) return `${unread} is left out when a game is read; choose another name`;
  if (parts.length > FOLDER_DEPTH_MAX + 2)
    return `${path} lies in more than ${FOLDER_DEPTH_MAX} folders; put it higher`;
  for (let count = 1; count <= parts.length; count++) {
    const shown = parts.slice(0, count).join('/');
    const found = lstatSync(join(content, shown), { throwIfNoEntry: false });
    if (found === undefined) return null;
    if (found.isSymbolicLink()) return `${shown} is a link, and links are not followed; put the file itself there`;
    if (count < parts.length && !found.isDirectory()) return `${shown} is no folder; choose another name`;
    if (count === parts.length && !found.isFile()) return `${shown} is no plain file; choose another name`;
  }
  return null;
}
