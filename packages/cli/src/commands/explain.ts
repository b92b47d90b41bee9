import { readFileSync } from 'node:fs';
import { allCodes, docsPath, entryOf } from '@undercroft/compiler';
import { docsFile } from '@undercroft/language-server/docs-file';
import { nearHint } from '@undercroft/scenario';
import type { CliCommand } from '../command.ts';
import { loadGameFolder } from '../compiled.ts';
import { EXIT, UsageError } from '../failure.ts';
import { gameTexts, metaIn } from '../game-texts.ts';
import { findGame } from '../node-host.ts';
import { painter, table, type Terminal } from '../terminal.ts';

export const explain: CliCommand = {
  name: 'explain',
  summary: 'Prints the page of an error code, with a wrong and a right example; or all that players of a game read.',
  usage: '[code|game|folder]',
  details: 'Without a word it lists all codes.',
  examples: ['undercroft explain resolve/unknown-name', 'undercroft explain {game} --lang fr'],
  options: { lang: { type: 'string', value: 'tag', text: 'Of a game: the language; default en.' } },
  words: [0, 1],
  run: async (terminal, args) => {
    const code = args.words[0];
    if (code === undefined)
      terminal.out(
        table(
          allCodes.map((one) => [one, entryOf(one)?.title ?? '']),
          [true, true],
        ),
      );
    else if (args.text('lang') !== undefined || namesGame(terminal.cwd, code)) {
      const { module } = await loadGameFolder(terminal, findGame(terminal.cwd, code));
      terminal.out(gameTexts(terminal, metaIn(module.meta, args.text('lang') ?? 'en')));
    } else terminal.out(pageOf(terminal, code));
    return EXIT.clean;
  },
};

/** Is the word a game, and no code? */
function namesGame(cwd: string, word: string): boolean {
  if ((allCodes as readonly string[]).some((code) => code === word || code.endsWith(`/${word}`))) return false;
  try {
    return findGame(cwd, word).id !== '';
  } catch {
    return false;
  }
}

function pageOf(terminal: Terminal, word: string): string {
  const codes = allCodes as readonly string[];
  const ending = codes.filter((code) => code.endsWith(`/${word}`));
  const code = codes.includes(word) ? word : ending.length === 1 ? ending[0]! : undefined;
  if (code === undefined) {
    const near = nearHint(word, codes);
    throw new UsageError(`there is no error code \`${word}\`${near}; \`undercroft explain\` lists them`);
  }
  const page = docsFile(docsPath(code));
  if (page !== null) return colourPage(terminal, readFileSync(page, 'utf8'));
  const entry = entryOf(code);
  return `${code}: ${entry?.title ?? ''}\n`;
}

/** What stands over an example, by the word of its fence. */
const ROLES: ReadonlyMap<string, string> = new Map([
  ['wrong', 'Wrong'],
  ['right', 'Right'],
  ['with', 'With each example'],
]);

/**
 * The line over an example, such as `Wrong (rules/more.rules):`.
 *
 * @param fence  first line of the block
 * @returns null for a block that is no example
 */
function exampleLabel(fence: string): string | null {
  const [, role = '', ...options] = fence.slice(3).split(' ');
  const label = ROLES.get(role);
  if (label === undefined) return null;
  const file = options.find((option) => /^[^=]*[./][^=]*$/.test(option));
  if (fence.startsWith('```missing')) return `${label} (without ${file ?? 'game.yaml'}):`;
  if (fence.startsWith('```diff')) return `${label} (changes of ${file ?? 'game.yaml'}):`;
  return file === undefined ? `${label}:` : `${label} (${file}):`;
}

/** Headings bold, code blocks indented without their fences, examples with a label. */
function colourPage(terminal: Terminal, text: string): string {
  const paint = painter(terminal.outColour);
  let inCode = false;
  const lines: string[] = [];
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('```')) {
      inCode = !inCode;
      const label = inCode ? exampleLabel(line) : null;
      if (label !== null) lines.push(label);
      continue;
    }
    if (inCode) lines.push(`    ${line}`);
    else lines.push(line.startsWith('#') ? paint('bold', line.replace(/^#+ /, '')) : line.replaceAll('`', ''));
  }
  return `${lines.join('\n')}\n`;
}
