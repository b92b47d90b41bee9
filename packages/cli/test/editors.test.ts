/**
 * The server through clients of other projects: those of Neovim and Emacs, where they are
 * installed (`NVIM_PATH` and `EMACS_PATH`, or `nvim` and `emacs` in the path).
 */
import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tinyFolder, type TinyFolder } from '../src/testing/tiny-folder.ts';

/** An editor: what is run, and how it is told to ask. */
interface Editor {
  readonly name: string;
  readonly command: string;
  readonly words: readonly string[];
  /** what it needs besides itself */
  readonly needs: readonly string[];
}

const probeAt = (file: string): string => fileURLToPath(new URL(`editors/${file}`, import.meta.url));
const editors: readonly Editor[] = [
  {
    name: 'Neovim',
    command: process.env['NVIM_PATH'] ?? 'nvim',
    words: ['--headless', '--clean', '-u', 'NONE', '-c', `luafile ${probeAt('probe.lua')}`],
    needs: ['--version'],
  },
  {
    name: 'Emacs',
    command: process.env['EMACS_PATH'] ?? 'emacs',
    words: ['--batch', '-q', '-l', probeAt('probe.el')],
    needs: ['--batch', '-q', '--eval', "(progn (package-initialize) (require 'eglot))"],
  },
];
const isThere = ({ command, needs }: Editor): boolean => spawnSync(command, needs).status === 0;

const BIN = fileURLToPath(new URL('../bin/undercroft.js', import.meta.url));
let folder: TinyFolder;

beforeEach(() => {
  folder = tinyFolder();
});
afterEach(() => folder.remove());

/** What the probe prints, by what it is about. */
async function probe({ command, words }: Editor): Promise<Record<string, unknown>> {
  const { stdout } = await promisify(execFile)(command, words, {
    env: {
      ...process.env,
      GAME: join(folder.cwd, 'content', folder.game),
      UNDERCROFT: JSON.stringify([process.execPath, BIN, 'lsp', '--stdio']),
    },
  });
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
  return Object.fromEntries(
    lines.map((line) => {
      const { what, value } = JSON.parse(line) as { what: string; value: unknown };
      return [what, value];
    }),
  );
}

describe.each(editors)('$name', (editor) => {
  const isHere = isThere(editor);
  if (!isHere) process.stdout.write(`${editor.name} is not installed: the server is not tried through its client\n`);

  it.skipIf(!isHere)('gets answers, when a game is edited in it', async () => {
    const { failure, hover, completion, diagnostic, ...told } = await probe(editor);

    expect(failure).toBeUndefined();
    expect(hover).toContain('The order of a zone becomes random.');
    expect(completion).toEqual(expect.arrayContaining(['oil', 'embers']));
    // One tells the code, the other the words.
    expect(diagnostic).toMatch(/unknown-counter|ember/);
    expect(told).toEqual({ definition: 27, repaired: true, renamed: 2, formatted: true });
  });
});
