// Every command that a document shows exists, with the options that are shown.

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readArguments } from '../src/command.ts';
import { commands } from '../src/commands/index.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const pages = ['*.md', 'docs/**/*.md', 'content/*.md', 'packages/*/README.md', 'tools/*.md'].flatMap((pattern) =>
  globSync(pattern, { cwd: ROOT }),
);

/** Command lines in fences and in the text, without remarks. */
function linesOf(text: string): string[] {
  const fences = [...text.matchAll(/^ *```sh\n([^]*?)^ *```$/gm)].flatMap(([, body = '']) => body.split('\n'));
  const inline = [...text.matchAll(/`((?:npx undercroft|npm) [^`\n]+)`/g)].map(([, line = '']) => line);
  return [...fences, ...inline].map((line) => line.replace(/ +# .*$/, '').trim());
}

/** Words of a command line; quotes hold words together. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = '']) => quoted ?? plain);
}

function problemOf(line: string): string | null {
  const [first, second = '', ...rest] = wordsOf(line);
  if (first === 'npx' && second === 'undercroft') return problemOfUndercroft(rest);
  if (first !== 'npm') return null;
  const manifest = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { scripts: Record<string, string> };
  const isOfNpm = rest.includes('-w') || ['audit', 'ci', 'create', 'init', 'install', 'publish'].includes(second);
  const script = second === 'run' ? rest.find((word) => !word.startsWith('-')) : second;
  return isOfNpm || script === undefined || Object.hasOwn(manifest.scripts, script) ? null : `no script ${script}`;
}

function problemOfUndercroft([name = '', ...given]: readonly string[]): string | null {
  if (name === '…' || name === '...' || name === '') return null;
  const command = commands.find((one) => one.name === name);
  if (command === undefined) return `no command ${name}`;
  try {
    readArguments(command, given);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

it('shows only commands and options that there are, when a document shows a command', () => {
  const shown = pages.flatMap((page) =>
    linesOf(readFileSync(`${ROOT}${page}`, 'utf8')).map((line) => ({ page, line, problem: problemOf(line) })),
  );

  expect(shown.filter(({ line }) => line.startsWith('npx undercroft')).length).toBeGreaterThan(20);
  expect(shown.filter(({ problem }) => problem !== null)).toEqual([]);
});

it('lists every command on the page of commands', () => {
  const page = linesOf(readFileSync(`${ROOT}docs/commands.md`, 'utf8'));

  expect(commands.filter(({ name }) => !page.some((line) => line.startsWith(`npx undercroft ${name}`)))).toEqual([]);
});
