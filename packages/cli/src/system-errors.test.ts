// What the operating system refuses ends every command with a sentence and exit code 2, and never
// with a stack.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commands } from './commands/index.ts';
import { main } from './main.ts';
import { recordedTerminal } from './testing/terminal.ts';
import { tinyFolder, type TinyFolder } from './testing/tiny-folder.ts';

const BIN = fileURLToPath(new URL('../bin/undercroft.js', import.meta.url));
const LONG = 'x'.repeat(5000);

let folder: TinyFolder;

beforeAll(() => {
  folder = tinyFolder();
  symlinkSync('loop', join(folder.cwd, 'loop'));
  folder.write('file', '');
});

afterAll(() => folder.remove());

it('keeps what Node has compiled for the next start, and starts without a place for it', () => {
  const kept = join(folder.cwd, 'kept');
  mkdirSync(kept);
  const started = (temporary: string): string =>
    execFileSync(process.execPath, [BIN, '--help'], {
      cwd: folder.cwd,
      encoding: 'utf8',
      env: { ...process.env, NODE_COMPILE_CACHE: undefined, TMPDIR: temporary },
    });

  const said = started(kept);
  expect(readdirSync(kept)).toEqual(['node-compile-cache']);
  expect(started(join(folder.cwd, 'file'))).toBe(said);
});

async function run(
  words: readonly string[],
  typed: readonly string[] = [],
): Promise<{ code: number; err: string; out: string }> {
  const terminal = recordedTerminal(folder.cwd, typed);
  const code = await main(words, terminal);
  return { code, err: terminal.errText(), out: terminal.outText() };
}

it.each<readonly [string, readonly string[], RegExp]>([
  ['check', ['check', LONG], /the name is too long \(ENAMETOOLONG\)/],
  ['check', ['check', 'loop'], /`loop` cannot be read: links lead in a circle \(ELOOP\)/],
  ['build', ['build', 'loop'], /ELOOP/],
  ['build', ['build', 'lantern', '--out', 'file'], /`file` cannot be written: something of that name is there already/],
  ['build', ['build', 'lantern', '--out', 'file/deeper'], /a part of the path is no folder \(ENOTDIR\)/],
  ['build', ['build', 'lantern', '--out', LONG], /ENAMETOOLONG/],
  ['test', ['test', 'lantern', '--from', LONG], /ENAMETOOLONG/],
  ['test', ['test', 'loop'], /ELOOP/],
  ['play', ['play', LONG], /ENAMETOOLONG/],
  ['play', ['play', 'lantern', '--load', 'nothing.json'], /`nothing.json` cannot be read: there is no such file/],
  ['play', ['play', 'lantern', '--load', 'content'], /it is a folder \(EISDIR\)/],
  ['sim', ['sim', 'loop'], /ELOOP/],
  ['merge', ['merge', 'file/deeper'], /ENOTDIR/],
  ['sim', ['sim', 'lantern', '--games', '2', '--jobs', '1', '--out', 'file/deeper'], /ENOTDIR|EEXIST/],
  ['odds', ['odds', 'lantern', LONG, '--it', 'x', '--show', '1'], /ENAMETOOLONG/],
  ['replay', ['replay', 'lantern', 'content'], /EISDIR/],
  ['replay', ['replay', 'lantern', LONG], /ENAMETOOLONG/],
  ['explain', ['explain', 'loop', '--lang', 'en'], /ELOOP/],
  ['new', ['new', 'beast', 'loop', 'owl'], /ELOOP/],
  ['new', ['new', 'beast', 'lantern', LONG], /ENAMETOOLONG/],
])('ends %s with a sentence and exit code 2, when the system refuses a path', async (name, words, sentence) => {
  const { code, err } = await run(words);

  expect(commands.map((command) => command.name)).toContain(name);
  expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(sentence) });
  expect(err).not.toMatch(/mistake in Undercroft|\n\s+at /);
});

// In a process of its own, since the fault was that it never came back.
it.skipIf(process.platform !== 'linux')('ends, when the system denies a folder whose own folder is there', () => {
  const words = [BIN, 'build', 'lantern', '--out', '/proc/nothing/deeper'];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: folder.cwd, encoding: 'utf8' });

  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('cannot be written') });
});

it.each(['-5', 'abc', ''])('ends with a sentence, when an editor sends `Content-Length: %s`', (length) => {
  const input = `Content-Length: ${length}\r\n\r\n{}`;
  const { status, stderr } = spawnSync(process.execPath, [BIN, 'lsp', '--stdio'], { input, encoding: 'utf8' });

  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringContaining(`Content-Length must be a whole number of bytes, not "${length}"`),
  });
  expect(stderr).not.toMatch(/\n\s+at /);
});

it('makes a folder with all that it lies in', async () => {
  const { code } = await run(['build', 'lantern', '--out', 'one/two/three']);

  expect([code, existsSync(join(folder.cwd, 'one/two/three/lantern.js'))]).toEqual([0, true]);
});

it('goes on with the game, when it cannot be saved', async () => {
  const { code, out } = await run(['play', 'lantern', '--bots', 'random'], ['s file/deeper', 's content', 'q']);

  expect(code).toBe(0);
  expect(out).toContain('a part of the path is no folder (ENOTDIR)');
  expect(out).toContain('it is a folder (EISDIR)');
});

const LINES: readonly (readonly string[])[] = [
  ['check', 'lantern'],
  ['play', 'lantern', '--bots', 'random'],
  ['sim', 'lantern', '--games', '2', '--jobs', '1'],
  ['explain'],
];

it.skipIf(process.platform !== 'linux').each(LINES)(
  'ends with a sentence and exit code 2, when what `undercroft %s %s` writes finds the disk full',
  (...words) => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [BIN, ...words.filter((word) => word !== undefined)], {
      cwd: folder.cwd,
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });

    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('the disk is full (ENOSPC)') });
    expect(stderr).not.toMatch(/\n\s+at /);
  },
);

it.skipIf(process.platform === 'win32')('ends without a word, when the reader of the output has read enough', () => {
  const line = `(${process.execPath} ${BIN} explain; echo "code $?" >&2) | true`;
  const { stderr } = spawnSync('sh', ['-c', line], { cwd: folder.cwd, encoding: 'utf8' });

  expect(stderr).toBe('code 0\n');
});

it.skipIf(process.platform === 'win32')(
  'ends with a sentence and exit code 2, when the folder it was started in is gone',
  () => {
    mkdirSync(join(folder.cwd, 'gone'));
    const line = `rmdir ${join(folder.cwd, 'gone')}; ${process.execPath} ${BIN} check`;
    const { status, stderr } = spawnSync('sh', ['-c', line], { cwd: join(folder.cwd, 'gone'), encoding: 'utf8' });
    rmSync(join(folder.cwd, 'gone'), { recursive: true, force: true });

    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringMatching(/^error: the current folder cannot be/),
    });
  },
);
