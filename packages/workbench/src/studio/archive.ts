/** The files of a game as one zip, and back. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** Most that is taken out of an archive, packed or not, in bytes; a game has about one megabyte. */
const BYTES_MAX = 16_000_000;
/** Most files of an archive. */
const FILES_MAX = 4000;

/** Whether a path names a file of content: folders and names as content has them, and nothing that leads out of its folder. */
export function isContentPath(path: string): boolean {
  return /^[a-z0-9][\w-]*(?:\/[a-zA-Z0-9][\w.-]*)+\.(?:ya?ml|rules|md)$/.test(path) && !path.includes('..');
}

/** Packs texts by path. The same texts give the same bytes. */
export function packed(texts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const files = Object.keys(texts)
    .toSorted()
    .map((path) => [path, strToU8(texts[path]!)] as const);
  return zipSync(Object.fromEntries(files), { mtime: new Date(1980, 0, 2) });
}

/**
 * Unpacks the files of one game.
 *
 * @param game  under which its files stand; an archive of one folder of another name is taken as this game
 * @returns     texts by path; null when it is no archive, or holds no game.yaml
 */
export function unpacked(bytes: Uint8Array, game: string): Record<string, string> | null {
  let total = 0;
  let count = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        total += originalSize;
        count++;
        return isContentPath(name) && total <= BYTES_MAX && count <= FILES_MAX;
      },
    });
    const texts = Object.entries(files).map(([path, data]) => [
      `${game}/${path.slice(path.indexOf('/') + 1)}`,
      strFromU8(data),
    ]);
    const found = Object.fromEntries(texts) as Record<string, string>;
    return found[`${game}/game.yaml`] === undefined ? null : found;
  } catch {
    return null;
  }
}
