import { DISK } from './disk.ts';
import { PendingChange, type FileChange } from './pending-change.ts';
import { likeBefore } from './text-style.ts';

/**
 * Writes one file, and makes the folders that it lies in. A reader finds the old content or the new
 * one, also after a crash. Rights and owner of the file stay. A link stays a link: what it leads to
 * is written. A pipe or device is written to directly.
 *
 * @throws Error of the system, `path` names the file. Then the old content is there and nothing
 *   else is left behind.
 */
export function writeWhole(path: string, content: string | Uint8Array): void {
  writeAll([{ path, content }]);
}

/**
 * Writes a text as `writeWhole` does, with the ends of lines and the byte order mark of the file
 * that it replaces.
 *
 * @throws Error of the system, as `writeWhole`
 */
export function replaceText(path: string, text: string): void {
  writeWhole(path, DISK.existsSync(path) ? likeBefore(DISK.readFileSync(path, 'utf8'), text) : text);
}

/**
 * Makes all changes or none: what has been written is taken back when a later step fails.
 *
 * @param changes  of different files
 * @param disk     replaced in tests
 * @throws         Error of the system, `path` names the file; `ChangedMeanwhile` when a file is not
 *                 as `before` says
 */
export function writeAll(changes: readonly FileChange[], disk = DISK): void {
  const pending = changes.map((change) => new PendingChange(change, disk, changes.length > 1));
  try {
    // All that takes space on the disk comes first, so a full disk is met before any file is
    // another one.
    for (const change of pending) change.prepare();
    for (const change of pending) change.commit();
  } catch (error) {
    for (const change of pending.toReversed()) change.takeBack();
    throw error;
  }
  for (const change of pending) change.finish();
}
