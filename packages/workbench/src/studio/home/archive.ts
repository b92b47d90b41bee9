/** The files of a game as one zip, and back. */
import { strToU8, unzipSync, zipSync } from 'fflate';
import { isContentPath, isLeftOut, meantPath } from '@undercroft/contract';
import type { StudioWord } from '../words/words.ts';
import { checksum, checksumsIn } from './checksums.ts';

/** Most bytes of texts that are taken out of an archive; a game has about one megabyte. */
const BYTES_MAX = 16_000_000;
/** Most texts of an archive. The server of `npm start` saves as many at once. */
const FILES_MAX = 4000;

/** Packs texts by path. The same texts give the same bytes. */
export function packed(texts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const files = Object.keys(texts)
    .toSorted()
    .map((path) => [path, strToU8(texts[path]!)] as const);
  return zipSync(Object.fromEntries(files), { mtime: new Date(1980, 0, 2) });
}

/** What an archive holds: texts by path, or the sentence that says why nothing of it is taken. */
export type Unpacked =
  | { readonly texts: Readonly<Record<string, string>>; readonly refused: null }
  | { readonly texts: null; readonly refused: StudioWord; readonly slots: Readonly<Record<string, string | number>> };

/**
 * Unpacks the files of one game from any folder of the archive; of several games it
 * takes the one nearest to the root. It takes all texts of the game, or none.
 * Pictures and other files that are no texts are left out and do not count.
 *
 * @param game under which its files stand; an archive of a folder of another name is taken as this
 *   game
 * @throws      never
 */
export function unpacked(bytes: Uint8Array, game: string): Unpacked {
  try {
    const entries = entriesOf(bytes);
    const folder = folderOfGame(entries.map(({ name }) => name));
    if (folder === null) return refused('not-an-archive');
    const pathOf = (name: string): string => `${game}/${name.slice(folder.length)}`;
    const own = entries.filter(({ name }) => name.startsWith(folder) && isText(pathOf(name)));
    const stray = own.find(({ name }) => meantPath(pathOf(name)) !== null);
    if (stray !== undefined) {
      const meant = folder + meantPath(pathOf(stray.name))!.slice(game.length + 1);
      return refused('archive-ending', { path: stray.name, meant });
    }
    const odd = own.find(({ name }) => !isContentPath(pathOf(name)));
    if (odd !== undefined) return refused('archive-name', { path: odd.name });
    if (own.length > FILES_MAX) return refused('archive-many', { n: own.length, most: FILES_MAX });
    const size = own.reduce((sum, { originalSize }) => sum + originalSize, 0);
    if (size > BYTES_MAX) return refused('archive-large', { n: megabytes(size), most: megabytes(BYTES_MAX) });
    return textsOf(bytes, new Set(own.map(({ name }) => name)), pathOf);
  } catch {
    return refused('not-an-archive');
  }
}

function refused(why: StudioWord, slots: Readonly<Record<string, string | number>> = {}): Unpacked {
  return { texts: null, refused: why, slots };
}

function megabytes(size: number): number {
  return Math.ceil(size / 1_000_000);
}

interface Entry {
  readonly name: string;
  readonly originalSize: number;
}

/** What lies in an archive. Nothing is unpacked. */
function entriesOf(bytes: Uint8Array): Entry[] {
  const entries: Entry[] = [];
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      entries.push({ name, originalSize });
      return false;
    },
  });
  return entries;
}

/** @param names  texts of the game, as the archive names them */
function textsOf(bytes: Uint8Array, names: ReadonlySet<string>, pathOf: (name: string) => string): Unpacked {
  const files = unzipSync(bytes, { filter: ({ name }) => names.has(name) });
  const checksums = checksumsIn(bytes);
  const texts: Record<string, string> = {};
  for (const [name, data] of Object.entries(files)) {
    // What says that it is shorter than it is comes out shortened.
    if (checksums.get(name) !== checksum(data)) return refused('archive-damaged', { path: name });
    const text = textOf(data);
    if (text === null) return refused('archive-encoding', { path: name });
    texts[pathOf(name)] = text.replaceAll(/\r\n?/g, '\n');
  }
  return { texts, refused: null };
}

/** Null for bytes that are no UTF-8. */
function textOf(data: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(data);
  } catch {
    return null;
  }
}

/**
 * Whether a file of a game is one of its texts, or nearly has the ending of one.
 *
 * @param path begins with the game
 */
function isText(path: string): boolean {
  return /\.(?:ya?ml|rules?|md)$/i.test(path) && !path.split('/').some(isLeftOut);
}

/** The folder with the game, with a slash at its end; null when there is none. */
function folderOfGame(paths: readonly string[]): string | null {
  const folders = paths
    .filter((path) => /(?:^|\/)game\.yaml$/.test(path))
    .map((path) => path.slice(0, -'game.yaml'.length))
    .toSorted((one, other) => one.split('/').length - other.split('/').length || (one < other ? -1 : 1));
  return folders[0] ?? null;
}
