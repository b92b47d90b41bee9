// What a source text is. Nothing here reads a disk: callers hand texts in.

/** One text of the content, as the author wrote it. */
export interface SourceFile {
  /** Path relative to the content folder, with forward slashes; names the file in every message. */
  readonly path: string;
  /** The whole text, byte order mark and carriage returns included. */
  readonly text: string;
}

/**
 * Makes a source file.
 *
 * @param path  path relative to the content folder, forward slashes
 * @param text  the whole text as it stands on disk
 * @returns     the file; two calls give two files, even for the same path
 * @throws      never
 */
export function sourceFile(path: string, text: string): SourceFile {
  return { path, text };
}

/** Finds a file by its path; what printers need to show code. */
export type SourceLookup = (path: string) => SourceFile | undefined;

/**
 * Makes a lookup over a list of files.
 *
 * @param files  files with distinct paths; of two with the same path the later wins
 * @returns      the lookup; it answers undefined for a path that is not in the list
 * @throws       never
 */
export function sourceLookup(files: Iterable<SourceFile>): SourceLookup {
  const byPath = new Map<string, SourceFile>();
  for (const file of files) byPath.set(file.path, file);
  return (path) => byPath.get(path);
}
