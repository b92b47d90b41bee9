/**
 * What the log says of a failure. Messages of the engine hold the seed, and those of a JSON reader
 * hold what it read.
 */

/** Errors whose messages hold nothing but what is wrong with a file or an entry. */
const PLAIN: ReadonlySet<string> = new Set(['TableError', 'StoreError']);

/** The kind of an error, and its message where that tells no secret. */
export function describeError(error: unknown): { readonly error: string } {
  if (!(error instanceof Error)) return { error: 'unknown' };
  const isPlain = PLAIN.has(error.name) || (error as NodeJS.ErrnoException).code === 'ERR_SQLITE_ERROR';
  return { error: isPlain ? `${error.name}: ${error.message}` : error.name };
}
