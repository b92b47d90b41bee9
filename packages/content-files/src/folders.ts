import { dirname } from 'node:path';
import { DISK, type Disk } from './disk.ts';

/**
 * Makes a folder and those it lies in, where they are missing. Node's recursive `mkdir` never
 * returns where the system denies a folder whose parent exists, as below /proc, so the missing
 * folders are made one by one.
 *
 * @param made  gets the paths of the folders that were made, outer ones first, also when a later
 *              one fails
 * @throws      Error of the system
 */
export function makeFolder(
  folder: string,
  disk: Pick<Disk, 'existsSync' | 'mkdirSync'> = DISK,
  made: string[] = [],
): void {
  const missing: string[] = [];
  for (let at = folder; !disk.existsSync(at) && dirname(at) !== at; at = dirname(at)) missing.unshift(at);
  for (const one of missing) {
    disk.mkdirSync(one);
    made.push(one);
  }
  // Fails when the path is a file.
  if (missing.length === 0) disk.mkdirSync(folder, { recursive: true });
}
