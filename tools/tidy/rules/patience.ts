import { lineAt, type Rule } from '../rule.ts';

const tests = /\.(test|browser|stories|setup)\.ts$|^vitest(\.browser)?\.config\.ts$/;

/**
 * What hangs on how fast the machine is. Each word with one letter in brackets, so that this file
 * does not report itself.
 */
const hurried: readonly (readonly [what: RegExp, instead: string])[] = [
  [/\bvi\.wai[t](?:For|Until)\b/g, 'waits a second at most: say `expect.poll`, which is patient'],
  [/\bperformanc[e]\.now\(\)/g, 'no test measures time: what hangs runs out of the time of its test'],
  [/\b(?:test|hook)?[tT]imeou[t]: ?\d/g, 'how long tests wait is said once, in tools/patience.ts'],
  [/\bretr[y]: ?\d/g, 'a test that fails by chance is wrong: find out why'],
];

/** Tests that fail on a machine that is slow or busy, or that hide that they do. */
export const patience: Rule = (files) =>
  files
    .filter(({ path }) => tests.test(path))
    .flatMap(({ path, text }) =>
      hurried.flatMap(([what, instead]) =>
        [...text.matchAll(what)].map((match) => ({
          rule: 'patience',
          path,
          line: lineAt(text, match.index),
          message: `${match[0]}: ${instead}`,
        })),
      ),
    );
