import { isTestFile, lineAt, type Rule } from '../rule.ts';

/** Elements that stand in pages of other people. */
const ELEMENTS = /^packages\/(?:components|game-element)\/src\/(?!testing\/)/;
const ATTRIBUTE = /\sstyle=(?:"|\$\{(?!styled\())/g;

/** Styles in templates that a page with a strict policy ignores. */
export const styleAttributes: Rule = (files) =>
  files
    .filter(({ path }) => ELEMENTS.test(path) && path.endsWith('.ts') && !path.endsWith('.stories.ts'))
    .filter(({ path }) => !isTestFile(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(ATTRIBUTE)].map((match) => ({
        rule: 'style-attribute',
        path,
        line: lineAt(text, match.index + 1),
        message: 'a policy with `style-src self` ignores style attributes: write `style=${styled(...)}`',
      })),
    );
