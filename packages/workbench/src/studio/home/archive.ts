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
 * Unpacks the files of one game, wherever in the archive its folder lies. Of several games it takes the one that lies highest.
 *
 * @param game  under which its files stand; an archive of a folder of another name is taken as this game
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
        return isText(name) && total <= BYTES_MAX && count <= FILES_MAX;
      },
    });
    const folder = folderOfGame(Object.keys(files));
    if (folder === null) return null;
    const texts = Object.entries(files).flatMap(([path, data]) => {
      const own = `${game}/${path.slice(folder.length)}`;
      const text = strFromU8(data).replaceAll(/\r\n?/g, '\n');
      return path.startsWith(folder) && isContentPath(own) ? [[own, text] as const] : [];
    });
    return Object.fromEntries(texts);
  } catch {
    return null;
  }
}

function isText(name: string): boolean {
  return /\.(?:ya?ml|rules|md)$/.test(name);
}

/** The folder with the game, with a slash at its end; null when there is none. */
function folderOfGame(paths: readonly string[]): string | null {
  const folders = paths
    .filter((path) => /(?:^|\/)game\.yaml$/.test(path))
    .map((path) => path.slice(0, -'game.yaml'.length))
    .toSorted((one, other) => one.split('/').length - other.split('/').length || (one < other ? -1 : 1));
  return folders[0] ?? null;
}
