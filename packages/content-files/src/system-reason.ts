/** What the operating system says against reading or writing, in words. */
import { relative, sep } from 'node:path';

/** What the system says in a code, in words. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['EACCES', 'this user may not do that'],
  ['EBADF', 'it is closed'],
  ['EBUSY', 'something else is using it'],
  ['EDQUOT', 'no more of the disk is allotted to this user'],
  ['EEXIST', 'something of that name is there already'],
  ['EFBIG', 'it would be too large'],
  ['EINVAL', 'the system does not take such a name or file'],
  ['EIO', 'the device has failed'],
  ['EISDIR', 'it is a folder'],
  ['ELOOP', 'links lead in a circle'],
  ['EMFILE', 'too many files are open'],
  ['ENAMETOOLONG', 'the name is too long'],
  ['ENFILE', 'too many files are open'],
  ['ENODEV', 'there is no such device'],
  ['ENOENT', 'there is no such file or folder'],
  ['ENOMEM', 'there is not enough memory'],
  ['ENOSPC', 'the disk is full'],
  ['ENOTDIR', 'a part of the path is no folder'],
  ['ENOTEMPTY', 'the folder is not empty'],
  ['ENXIO', 'it is no file'],
  ['EPERM', 'this user may not do that'],
  ['EPIPE', 'whoever read it has gone'],
  ['EROFS', 'the disk cannot be written'],
  ['ETXTBSY', 'something else is using it'],
  ['ERR_FS_FILE_TOO_LARGE', 'it is too large'],
  ['ERR_STRING_TOO_LONG', 'it is too large'],
]);

/** What to do about it, for reasons that the designer can remove. */
const ADVICE: ReadonlyMap<string, string> = new Map([
  ['EACCES', 'give this user the right to it, or name another place'],
  ['EDQUOT', 'make room, and try again'],
  ['ENOSPC', 'make room, and try again'],
  ['EPERM', 'give this user the right to it, or name another place'],
  ['EROFS', 'name a place on another disk'],
]);

/** What was tried, by the call that failed. */
const TRIED: ReadonlyMap<string, string> = new Map([
  ...['stat', 'lstat', 'fstat', 'read', 'scandir', 'realpath', 'readlink'].map((call) => [call, 'read'] as const),
  ...['write', 'mkdir', 'rename', 'unlink', 'rm', 'ftruncate'].map((call) => [call, 'written'] as const),
]);

/**
 * Describes an error of the operating system, for example a full disk or a path that cannot be
 * read. Such an error is not a fault of the program.
 *
 * @param what  what was read or written, when the system does not say it
 * @returns     null when it is another error
 */
export function systemReason(error: unknown, cwd: string, what = 'a file'): string | null {
  if (!(error instanceof Error)) return null;
  const { code, syscall = '', path } = error as NodeJS.ErrnoException;
  if (code === undefined || !(REASONS.has(code) || (/^E[A-Z0-9]+$/.test(code) && syscall !== ''))) return null;
  const named = path === undefined ? what : `\`${shownPath(cwd, path)}\``;
  const tried = TRIED.get(syscall) ?? 'opened';
  const advice = ADVICE.get(code);
  const reason = `${named} cannot be ${tried}: ${REASONS.get(code) ?? 'the system refuses'} (${code})`;
  return advice === undefined ? reason : `${reason}; ${advice}`;
}

/** A path as it is shown: relative to where the command was started, when it lies below. */
export function shownPath(cwd: string, path: string): string {
  const shown = relative(cwd, path).split(sep).join('/');
  return shown.startsWith('../../..') || shown === '' ? path : shown;
}
