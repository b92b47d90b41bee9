import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes `fonts.conf` of an unpacked browser, which wants the full paths of its letters. Does nothing where they are right: it is
 * asked at each start, since a folder may have been moved or copied, and a browser without letters ends itself.
 *
 * @param dir  where the browser was unpacked
 */
export async function writeFontPaths(dir: string): Promise<void> {
  const file = join(dir, 'fonts.conf');
  const paths = `<dir>${dir}/fonts/fonts</dir><cachedir>${dir}/fonts-cache</cachedir>`;
  const text = `<?xml version="1.0"?>\n<fontconfig>${paths}</fontconfig>\n`;
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) return;
  // Another browser may be reading it.
  await writeFile(`${file}.${process.pid}`, text);
  await rename(`${file}.${process.pid}`, file);
}
