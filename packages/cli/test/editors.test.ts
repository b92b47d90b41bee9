/** The server through a client that nobody here wrote: that of Neovim, where it is installed (`NVIM_PATH`, or `nvim` in the path). */
import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tinyFolder, type TinyFolder } from '../src/testing/tiny-folder.ts';

const nvim = process.env['NVIM_PATH'] ?? 'nvim';
const isThere = spawnSync(nvim, ['--version']).status === 0;
if (!isThere) process.stdout.write('Neovim is not installed: the server is not tried through its client\n');

const BIN = fileURLToPath(new URL('../bin/undercroft.js', import.meta.url));
const PROBE = fileURLToPath(new URL('editors/probe.lua', import.meta.url));
let folder: TinyFolder;

beforeEach(() => {
  folder = tinyFolder();
});
afterEach(() => folder.remove());

/** What the probe prints, by what it is about. */
async function probe(): Promise<Record<string, unknown>> {
  const { stdout } = await promisify(execFile)(
    nvim,
    ['--headless', '--clean', '-u', 'NONE', '-c', `luafile ${PROBE}`],
    {
      env: {
        ...process.env,
        GAME: join(folder.cwd, 'content', folder.game),
        UNDERCROFT: JSON.stringify([process.execPath, BIN, 'lsp', '--stdio']),
      },
    },
  );
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
  return Object.fromEntries(
    lines.map((line) => {
      const { what, value } = JSON.parse(line) as { what: string; value: unknown };
      return [what, value];
    }),
  );
}

it.skipIf(!isThere)('answers the client of Neovim, when a game is edited in it', async () => {
  const { failure, hover, completion, ...told } = await probe();

  expect(failure).toBeUndefined();
  expect(hover).toContain('The order of a zone becomes random.');
  expect(completion).toEqual(expect.arrayContaining(['oil', 'embers']));
  expect(told).toEqual({
    definition: 27,
    diagnostic: 'resolve/unknown-counter',
    repaired: true,
    renamed: 2,
    formatted: true,
  });
});
