import { sourceLookup, type SourceFile, type SourceLookup } from './file.ts';

/** The files of one run, in their order. */
export interface SourceSet {
  readonly files: readonly SourceFile[];
  readonly lookup: SourceLookup;
}

/**
 * Makes a set of files, each with a path of its own.
 *
 * @throws never
 */
export function sourceSet(files: readonly SourceFile[]): SourceSet {
  return { files, lookup: sourceLookup(files) };
}
