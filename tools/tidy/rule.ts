/** What a rule of tidy is, and the small readings of text that several rules share. */

/** One committed text file. */
export interface TextFile {
  /** Path from the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** One thing that is not tidy. */
export interface Finding {
  readonly rule: string;
  readonly path: string;
  /** Line in the file, from 1. */
  readonly line: number;
  readonly message: string;
}

/**
 * Looks at all files at once, because a link or a noun points from one to another. Never throws for
 * any text.
 */
export type Rule = (files: readonly TextFile[]) => Finding[];

/** The line of an offset, from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

/** Whether a path holds tests, or made-up things that only tests and stories use. */
export function isTestFile(path: string): boolean {
  return /\.(test|browser|bench|stories)\.[a-z]+$/.test(path) || /(^|\/)(test|testing|fixtures|stories)\//.test(path);
}
