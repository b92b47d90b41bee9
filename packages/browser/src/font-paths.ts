import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Font folders on Linux: those of the system and those of the current user. */
const SYSTEM = [
  '<dir>/usr/share/fonts</dir><dir>/usr/local/share/fonts</dir>',
  '<dir prefix="xdg">fonts</dir><dir>~/.fonts</dir>',
].join('');

/**
 * Which fonts a browser may use: its own alone, so that pictures are the same everywhere, or those
 * of the system too.
 */
export type FontChoice = 'own' | 'system';

/**
 * The file of an unpacked browser that names its fonts.
 * @param dir  where the browser was unpacked
 */
export const fontsFile = (dir: string, fonts: FontChoice): string =>
  join(dir, fonts === 'own' ? 'fonts.conf' : 'system-fonts.conf');

/**
 * Writes the files that name the fonts of an unpacked browser, which wants the full paths of its
 * letters. Does nothing where they are right: it is asked at each start, since a folder may have
 * been moved or copied, and a browser without letters ends itself.
 *
 * @param dir  where the browser was unpacked
 */
export async function writeFontPaths(dir: string): Promise<void> {
  await Promise.all([writePaths(dir, 'own', ''), writePaths(dir, 'system', SYSTEM)]);
}

async function writePaths(dir: string, fonts: FontChoice, more: string): Promise<void> {
  const file = fontsFile(dir, fonts);
  const paths = `<dir>${dir}/fonts/fonts</dir>${more}<cachedir>${dir}/fonts-cache</cachedir>`;
  const text = `<?xml version="1.0"?>\n<fontconfig>${paths}</fontconfig>\n`;
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) return;
  // Another browser may be reading it.
  await writeFile(`${file}.${process.pid}`, text);
  await rename(`${file}.${process.pid}`, file);
}
