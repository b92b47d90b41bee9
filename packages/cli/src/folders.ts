import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those it lies in, where they are missing.
 *
 * @throws Error of the system. `mkdir` of Node with `recursive` never comes back where the system denies a folder whose own folder
 *         is there, as below /proc, so the missing ones are made one by one.
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let at = folder; !existsSync(at) && dirname(at) !== at; at = dirname(at)) missing.unshift(at);
  for (const one of missing) mkdirSync(one);
  // One that is there already is as it should be, unless it is a file.
  if (missing.length === 0) mkdirSync(folder, { recursive: true });
}
