import { lineAt, type Finding, type Rule, type TextFile } from '../rule.ts';

/** The page with the terms of the code and the words they replaced. */
export const GLOSSARY = 'docs/glossary.md';

/**
 * Terms of the glossary that are not where it says, and words that it replaced and that have come
 * back.
 */
export const glossary: Rule = (files) => {
  const page = files.find(({ path }) => path === GLOSSARY);
  return page === undefined ? [] : [...misplaced(page, files), ...returned(page, files)];
};

/** Rows `| term | meaning | `path` |`: a term in backticks is a name that is declared there. */
function misplaced(page: TextFile, files: readonly TextFile[]): Finding[] {
  return [...page.text.matchAll(/^\| `(\w+)` +\|[^|]*\|[^|`]*`([^`|]+)`[^|]*\|$/gm)].flatMap((row) => {
    const [, term = '', path = ''] = row;
    const declared = new RegExp(`\\b(class|const|function|interface|type) ${term}\\b`);
    if (files.some((file) => file.path === path && declared.test(file.text))) return [];
    const message = `${path} declares no ${term}`;
    return [{ rule: 'glossary', path: page.path, line: lineAt(page.text, row.index), message }];
  });
}

/**
 * Rows `| ~~word~~ | term |`. Decisions tell what was, and in the rules of games words mean what
 * they say.
 */
function returned(page: TextFile, files: readonly TextFile[]): Finding[] {
  const ours = files.filter(
    ({ path }) =>
      path !== page.path &&
      /^(packages|tools|docs)\/.*\.(ts|md)$/.test(path) &&
      !/^docs\/(decisions|language)\//.test(path),
  );
  return [...page.text.matchAll(/^\| ~~([^~|]+)~~ +\| ([^|]+?) +\|$/gm)].flatMap(([, word = '', term = '']) =>
    ours.flatMap(({ path, text }) =>
      [...text.matchAll(new RegExp(`\\b${word.replaceAll(' ', '\\s+')}\\b`, 'g'))].map((match) => ({
        rule: 'glossary',
        path,
        line: lineAt(text, match.index),
        message: `"${word}" is called ${term} here`,
      })),
    ),
  );
}
