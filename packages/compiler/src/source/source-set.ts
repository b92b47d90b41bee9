import type { SourceFile, SourceLookup } from './file.ts';
import { span, type Span } from './span.ts';

/** A place as the syntax tree keeps it: the number of a file instead of its path, because there are very many of them. */
export interface NumberedPlace {
  /** Number of the file in its source set, from 0. */
  readonly file: number;
  readonly start: number;
  readonly end: number;
}

/** The files of one run, numbered in the order in which they were added. */
export interface SourceSet {
  readonly files: readonly SourceFile[];
  /** Numbers a file; the same path gives the same number again, and the text of the first. */
  add(file: SourceFile): number;
  readonly lookup: SourceLookup;
  /** Number of a file that was added; undefined when it was not. */
  numberOf(path: string): number | undefined;
  /** The span of a numbered place; a number that was never given yields an empty path. */
  spanOf(place: NumberedPlace): Span;
}

/**
 * Makes a set of files that can be added to.
 *
 * @throws never
 */
export function sourceSet(first: Iterable<SourceFile> = []): SourceSet {
  const files: SourceFile[] = [];
  const numbers = new Map<string, number>();
  const add = (file: SourceFile): number => {
    const known = numbers.get(file.path);
    if (known !== undefined) return known;
    numbers.set(file.path, files.length);
    files.push(file);
    return files.length - 1;
  };
  for (const file of first) add(file);
  const find = (path: string): SourceFile | undefined => files[numbers.get(path) ?? -1];
  return {
    files,
    add,
    lookup: find,
    numberOf: (path) => numbers.get(path),
    spanOf: (place) => span(files[place.file]?.path ?? '', place.start, place.end),
  };
}
