import { isTestFile, lineAt, type Rule } from '../rule.ts';

const folders = ['work', 'tmp', 'home', 'root', 'Users'];
const machinePath = new RegExp(`(?<![\\w.:/*@}-])(/(?:${folders.join('|')})/[\\w.-]+|[A-Z]:\\\\\\\\?Users\\\\)`, 'g');

/** Absolute paths that exist on the machine of one person only. */
export const machinePaths: Rule = (files) =>
  files
    .filter(({ path }) => !isTestFile(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(machinePath)].map((match) => ({
        rule: 'machine-path',
        path,
        line: lineAt(text, match.index),
        message: `${match[0]} exists on one machine only: use a path from the root of the repository`,
      })),
    );
