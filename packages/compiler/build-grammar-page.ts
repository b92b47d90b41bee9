/**
 * Makes `docs/language/90-grammar.md` out of `src/language/parse/grammar.peggy`: what may be
 * written, without what the parser does with it; and out of `src/language/vocabulary/verbs` what
 * each verb does. A test holds the page against the grammar.
 */

import { BUILT_IN_VERBS } from './src/language/vocabulary/verbs.ts';

/** What says nothing to a reader: spaces, looks ahead, the recovery of broken lines. */
const NOISE =
  /(?:(?<![\w"-])[&!]\((?:"[^"]*"|\[[^\]]*\]|[^()])*\)|[&!](?:"[^"]*"|\[[^\]]*\]|\.|\w+)|(?<![\w-])(?:W|_)(?![\w-]))\??/g;
const LEFT_OUT = new Set(['Edge', 'Skipped', 'SkippedBlock', 'Letter', 'W', '_', 'NL', 'IN', 'OUT', 'LEVEL']);
const HEAD = `<!-- Generated from packages/compiler/src/language/parse/grammar.peggy; changes here are lost. -->

# The grammar

All that may be written, for those who build tools. Designers do not need this page: every construct has an example on the pages before.

How to read it: \`"word"\` stands as it is, \`X?\` may be left out, \`X*\` may be repeated, \`A / B\` is the first of the two that fits, \`$(...)\` is
one piece of text. \`IN\` is the beginning of deeper lines, \`OUT\` their end, \`NL\` the next line. Words are kept apart by spaces; they are not shown.
A comment goes from \`--\` to the end of the line.`;

/**
 * The page.
 *
 * @param grammar  text of the grammar
 * @throws         never
 */
export function grammarPage(grammar: string): string {
  const sections: { title: string; rules: string[] }[] = [{ title: 'Programs', rules: [] }];
  for (const line of withoutActions(grammar).split('\n')) {
    const title = /^\/\/ -{5,} (.*)$/.exec(line)?.[1];
    const section = sections.at(-1);
    if (title !== undefined) sections.push({ title: title.replace(/^./, (letter) => letter.toUpperCase()), rules: [] });
    else if (/^[A-Z_]/.test(line)) section?.rules.push(line);
    else if (/^ +[^\s&]/.test(line) && !line.includes('Skipped') && section !== undefined && section.rules.length > 0)
      section.rules.push(`${section.rules.pop() ?? ''}\n${line}`);
  }
  const parts = sections.map(({ title, rules }) => {
    const kept = rules.filter((rule) => !LEFT_OUT.has(/^\w+/.exec(rule)?.[0] ?? ''));
    const lines = kept
      .join('\n')
      .split('\n')
      .map(readable)
      .filter((line) => line.trim() !== '');
    return `## ${title}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\``;
  });
  return `${[HEAD, ...parts, verbList()].join('\n\n')}\n`;
}

/** What each verb of the language does, as its file says. */
function verbList(): string {
  const lines = Object.values(BUILT_IN_VERBS).map(
    ({ usage, does }) => `- \`${usage}\`: ${does.replace(/^./, (letter) => letter.toLowerCase())}`,
  );
  return `## Verbs\n\n${lines.join('\n')}`;
}

/** A grammar without code in braces and comments; braces in quotes stay. Never throws. */
export function withoutActions(grammar: string): string {
  let depth = 0;
  let text = '';
  for (const [piece] of grammar.matchAll(/"(?:[^"\\\n]|\\.)*"|\/\/ -{5,}.*|\/\/.*|\/\*[^]*?\*\/|[{}]|[^{}"/]+|\//g)) {
    if (piece === '{') depth++;
    else if (piece === '}') depth--;
    else if (depth === 0 && (!/^\/[/*]/.test(piece) || piece.startsWith('// --'))) text += piece;
  }
  return text;
}

/** One line without labels, spaces and looks ahead. */
function readable(line: string): string {
  return line
    .replaceAll(/(?<=^|[\s(])[a-z]\w*:(?=[^:])/gi, '')
    .replaceAll('@', '')
    .replace(/^(\w+) "[^"]*"(\s*=)/, '$1$2')
    .replaceAll(NOISE, ' ')
    .replaceAll(/\(\s+/g, '(')
    .replaceAll(/\s+\)/g, ')')
    .replaceAll(/(?<=\S) {2,}/g, ' ')
    .replaceAll(/\((\w+)\)/g, '$1')
    .trimEnd();
}
