import { hashText } from '@undercroft/engine';

/**
 * A result with the checksum of all else in it, so that `merge` finds a part that was damaged on
 * its way.
 */
export function withChecksum(result: object): object {
  return { ...result, checksum: checksumOf(result) };
}

/**
 * Whether a result that was read from a file is the one that was written.
 *
 * @returns null when it has no checksum
 */
export function isUndamaged(result: unknown): boolean | null {
  if (typeof result !== 'object' || result === null || !('checksum' in result)) return null;
  const { checksum, ...rest } = result;
  return checksum === checksumOf(rest);
}

/**
 * 16 hex digits. Numbers and the order of keys are the same after a way through JSON, so the text
 * is, too.
 */
function checksumOf(result: object): string {
  return hashText(JSON.stringify(result));
}
