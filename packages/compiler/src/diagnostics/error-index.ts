// The list of all codes, for docs/errors/README.md.

import type { AnyEntry } from './table/define.ts';
import { tables } from './table/index.ts';

const PHASES: Readonly<Record<string, string>> = {
  load: 'reading files',
  parse: 'reading rules',
  resolve: 'finding what names mean',
  check: 'holding rules against types',
  analyse: 'finding out what rules do',
  explain: 'making text out of rules',
  emit: 'making the game',
};

/**
 * The index of all pages about diagnostics, in Markdown; made from the tables alone.
 *
 * @throws never
 */
export function errorIndex(): string {
  const sections = Object.entries(tables)
    .filter(([, table]) => Object.keys(table).length > 0)
    .map(([phase, table]) => section(phase, Object.entries(table)));
  return `${[HEAD, ...sections].join('\n\n')}\n`;
}

const HEAD = `<!-- Generated from the tables in packages/compiler/src/diagnostics/table; changes here are lost. -->

# Errors and warnings

Everything the compiler can say has a code and a page. \`undercroft explain load/unknown-key\` shows the page of a code in the terminal.

Each page has an example that is wrong and one that is right. Both are files of a small game, and both are tried in the tests. A word behind the sort of an example is the file that it stands in.`;

function section(phase: string, entries: readonly (readonly [string, AnyEntry])[]): string {
  const rows = entries.map(
    ([code, { severity, title }]) =>
      `| [\`${code}\`](${code}.md) | ${severity} | ${title.replaceAll('|', String.raw`\|`)} |`,
  );
  return [
    `## ${phase}: ${PHASES[phase] ?? phase}`,
    ['| Code | | What |', '| --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n');
}
