/**
 * Pages of the documents on disk. Commands import this without the server, which takes long to
 * load.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Where a page such as `docs/errors/...` lies: in the repository, or in the package made of it.
 *
 * @returns null when it does not exist
 */
export function docsFile(path: string): string | null {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const file = join(folder, path);
    if (existsSync(file)) return file;
    if (folder === dirname(folder)) return null;
  }
}
