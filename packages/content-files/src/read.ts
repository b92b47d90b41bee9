import { Buffer, isUtf8 } from 'node:buffer';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isReadPath, meantPath, TEXT_LENGTH_MAX, TEXT_TOO_LONG } from '@undercroft/contract';
import { gamesIn, type GameFolder } from './games.ts';
import { filesIn } from './walk.ts';

/** No letter takes more bytes than four: more of a file is not worth its memory. */
export const TEXT_BYTES_MAX = 4 * TEXT_LENGTH_MAX;

/** A file whose text cannot be read exactly, so writing the read text back would destroy it. */
export class UnreadableText extends Error {
  readonly path: string;
  /** what is wrong and what to do, without the path */
  readonly reason: string;

  constructor(path: string, reason: string) {
    super(`${path} ${reason}`);
    this.name = 'UnreadableText';
    this.path = path;
    this.reason = reason;
  }
}

/** What is wrong with a file that is longer than the compiler takes. */
export function tooLong(path: string): UnreadableText {
  return new UnreadableText(path, `${TEXT_TOO_LONG}; split it, one file for each thing`);
}

/**
 * The beginning of a text file, up to a megabyte. Bytes that are no UTF-8 become U+FFFD. Only for
 * texts that are shown or compiled: the compiler refuses a text that is shortened or replaced here.
 * To write a text back, read it with `readExact`.
 *
 * @throws Error of the system when it cannot be read
 */
export function readTextOf(path: string): string {
  return bytesOf(path, TEXT_BYTES_MAX).toString('utf8');
}

/** A text with the bytes that it was read from. */
export interface ExactText {
  readonly text: string;
  readonly bytes: Buffer;
}

/**
 * The text of a plain file, such that writing it back gives the same bytes.
 *
 * @throws UnreadableText when it is too long or not UTF-8, Error of the system when it cannot be
 *   read
 */
export function readExact(path: string): ExactText {
  // Opening a pipe would wait for a writer for ever.
  if (!statSync(path).isFile()) throw new UnreadableText(path, 'is no plain file; move it out of the game');
  const bytes = bytesOf(path, TEXT_BYTES_MAX + 1);
  if (bytes.length > TEXT_BYTES_MAX) throw tooLong(path);
  if (!isUtf8(bytes)) throw new UnreadableText(path, encodingReason(bytes));
  return { text: bytes.toString('utf8'), bytes };
}

function encodingReason(bytes: Buffer): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return 'is UTF-16; save it as UTF-8 in your editor';
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(0x0a, start);
    const stop = end < 0 ? bytes.length : end + 1;
    if (!isUtf8(bytes.subarray(start, stop))) break;
    start = stop;
  }
  return `is not UTF-8, see line ${line}; save it as UTF-8 in your editor, and look at the letters with accents`;
}

/** @param most  bytes that are read at most */
function bytesOf(path: string, most: number): Buffer {
  const file = openSync(path, 'r');
  try {
    // The first read takes all of nearly every file.
    const parts: Buffer[] = [];
    let left = most;
    for (let size = 16_384; left > 0; size = left) {
      const part = Buffer.allocUnsafe(Math.min(size, left));
      const count = readSync(file, part);
      if (count === 0) break;
      parts.push(part.subarray(0, count));
      left -= count;
    }
    return Buffer.concat(parts);
  } finally {
    closeSync(file);
  }
}

/**
 * Paths of the texts that a game is read from, without those whose ending is only nearly right.
 *
 * @returns paths from the folder with forward slashes, in code unit order
 * @throws  Error of the system when a folder cannot be read
 */
export function textPathsIn(folder: string): string[] {
  return filesIn(folder).filter(isReadPath);
}

/**
 * All texts of a game, and files with an ending that is nearly that of one: the compiler says of
 * those that nothing reads them.
 *
 * @returns path to text; paths begin with the folder of the game and have forward slashes, in code
 *   unit order
 * @throws   Error of the system when a folder or file cannot be read
 */
export function readGame({ id, folder }: GameFolder): Map<string, string> {
  return new Map(shownIn({ id, folder }).map((path) => [`${id}/${path}`, readTextOf(join(folder, path))]));
}

/**
 * The texts of all games.
 *
 * @param folder  the content folder
 * @returns path to text, as `readGame` gives it; what vanishes or cannot be read meanwhile is left
 *   out
 * @throws        never
 */
export function readContent(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const game of orNone(() => gamesIn(folder))) {
    for (const path of orNone(() => shownIn(game))) {
      for (const text of orNone(() => [readTextOf(join(game.folder, path))])) files.set(`${game.id}/${path}`, text);
    }
  }
  return files;
}

function shownIn({ id, folder }: GameFolder): string[] {
  return filesIn(folder).filter((path) => isReadPath(path) || meantPath(`${id}/${path}`) !== null);
}

function orNone<T>(read: () => readonly T[]): readonly T[] {
  try {
    return read();
  } catch {
    return [];
  }
}
