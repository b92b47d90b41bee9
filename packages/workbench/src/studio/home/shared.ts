/**
 * Changes of a game in a link: packed behind `&shared=` in the hash of the address, which no server
 * sees.
 */
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { isContentPath } from '@undercroft/contract';
import type { Texts } from './home.ts';

/** Longest link, in letters: more is cut off by programs that people send links with. */
const LINK_MAX = 30_000;
/** Most that is unpacked, in bytes. */
const BYTES_MAX = 4_000_000;

/**
 * The piece of an address that holds changes.
 *
 * @param files by path, null for one that is taken away.
 * @returns null when it is too long for a link
 */
export function sharedPiece(game: string, files: Texts): string | null {
  const short = Object.fromEntries(Object.entries(files).map(([path, text]) => [path.slice(game.length + 1), text]));
  const packed = deflateSync(strToU8(JSON.stringify(short)), { level: 9 });
  const letters = btoa(Array.from(packed, (byte) => String.fromCodePoint(byte)).join(''));
  const piece = `&shared=${letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
  return piece.length > LINK_MAX ? null : piece;
}

/**
 * Reads changes out of an address. The link is not trusted: only paths of content files of
 * this game are accepted, up to a limit of size.
 *
 * @returns files by path; null when the address holds some that cannot be read; undefined when it
 *   holds none
 */
export function readShared(hash: string, game: string): Texts | null | undefined {
  const letters = /&shared=([^&]*)/.exec(hash)?.[1];
  if (letters === undefined) return undefined;
  if (letters.length > LINK_MAX) return null;
  try {
    const packed = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(packed, (letter) => letter.codePointAt(0)!);
    const found: unknown = JSON.parse(strFromU8(inflateSync(bytes, { out: new Uint8Array(BYTES_MAX) })));
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return null;
    const files = Object.entries(found).map(([path, text]: [string, unknown]): Entry => [`${game}/${path}`, text]);
    const sound = files.filter(isFile);
    return sound.length > 0 && sound.length === files.length ? Object.fromEntries(sound) : null;
  } catch {
    return null;
  }
}

type Entry = readonly [path: string, text: unknown];

function isFile(entry: Entry): entry is readonly [string, string | null] {
  const [path, text] = entry;
  return isContentPath(path) && (text === null || typeof text === 'string');
}
