import { realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** Settings of a watcher (chokidar) that sees what `filesIn` sees. */
export const WATCH_OPTIONS = { followSymlinks: false } as const;

/**
 * Whether a path lies below a folder, by its letters alone: no link is looked at.
 *
 * @throws never
 */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, resolve(folder, path));
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/**
 * Where a path leads when every link on the way is followed; what is not there yet stays as it is.
 *
 * @throws Error of the system when a link leads in a circle, or may not be read
 */
export function realPlace(path: string): string {
  const whole = resolve(path);
  try {
    return realpathSync(whole);
  } catch (error) {
    const above = dirname(whole);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === whole) throw error;
    return join(realPlace(above), basename(whole));
  }
}
