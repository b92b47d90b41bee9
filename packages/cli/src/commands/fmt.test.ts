import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { main } from '../main.ts';
import { recordedTerminal } from '../testing/terminal.ts';
import { tinyFolder, type TinyFolder } from '../testing/tiny-folder.ts';

const RULES = 'content/lantern/rules/more.rules';
const WIDE = 'to  go\n    gain 1 oil -- all of it\n';
const LAID = 'to go\n  gain 1 oil -- all of it\n';
let folder: TinyFolder;

beforeEach(async () => {
  folder = tinyFolder();
  // Its other files are laid out for people who read them here.
  await main(['fmt'], recordedTerminal(folder.cwd));
  folder.write(RULES, WIDE);
});

afterEach(() => folder.remove());

it('writes files in one layout and names them, when they have another', async () => {
  const terminal = recordedTerminal(folder.cwd);

  expect(await main(['fmt', 'lantern'], terminal)).toBe(0);
  expect(terminal.outText()).toBe(`${RULES}\n`);
  expect(folder.read(RULES)).toBe(LAID);
});

it('writes nothing and finds something, when it only checks', async () => {
  const terminal = recordedTerminal(folder.cwd);

  expect(await main(['fmt', '--check'], terminal)).toBe(1);
  expect(terminal.outText()).toBe(`${RULES}\n`);
  expect(folder.read(RULES)).toBe(WIDE);
});

it('says ok, when everything is laid out', async () => {
  folder.write(RULES, LAID);
  const terminal = recordedTerminal(folder.cwd);

  expect(await main(['fmt', '--check'], terminal)).toBe(0);
  expect(terminal.outText()).toBe('ok\n');
});

it('leaves a file as it is, when it cannot be read', async () => {
  const broken = 'title:  {a: 1\nb:   2\n';
  folder.write('content/lantern/beasts/broken.yaml', broken);

  await main(['fmt'], recordedTerminal(folder.cwd));

  expect(folder.read('content/lantern/beasts/broken.yaml')).toBe(broken);
});

it('takes line ends of Windows for no difference, and keeps them and the mark of the file', async () => {
  const windows = (text: string): string => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  folder.write(RULES, windows(LAID));
  expect(await main(['fmt', '--check'], recordedTerminal(folder.cwd))).toBe(0);

  folder.write(RULES, windows(WIDE));
  expect(await main(['fmt'], recordedTerminal(folder.cwd))).toBe(0);
  expect(folder.read(RULES)).toBe(windows(LAID));
});

it.each([6000, 20_000])('leaves a file of %i lines alone and names the limit that `check` names', async (lines) => {
  const long = `${WIDE}${'-- a line of a file that is longer than a reader takes   \n'.repeat(lines)}`;
  folder.write(RULES, long);
  const terminal = recordedTerminal(folder.cwd);

  expect(await main(['fmt', 'lantern'], terminal)).toBe(1);
  expect(terminal.errText()).toBe(
    `${RULES} has more than 262,144 characters; split it, one file for each thing; it was left as it is\n`,
  );
  expect(folder.read(RULES)).toBe(long);
  const checking = recordedTerminal(folder.cwd);
  expect(await main(['check', 'lantern'], checking)).toBe(1);
  expect(checking.errText()).toContain('This file has more than 262,144 characters');
});

it.each([
  [
    'Latin-1',
    Buffer.from('to go\n  gain  1 oil -- caf\u00E9\n', 'latin1'),
    /more\.rules is not UTF-8, see line 2; save it/,
  ],
  ['UTF-16', Buffer.from('\uFEFFto  go\n', 'utf16le'), /more\.rules is UTF-16; save it as UTF-8/],
])('leaves a file alone and names it, when it is %s', async (_, bytes, said) => {
  const file = join(folder.cwd, RULES);
  writeFileSync(file, bytes);
  const terminal = recordedTerminal(folder.cwd);

  expect(await main(['fmt', 'lantern'], terminal)).toBe(1);
  expect(terminal.errText()).toMatch(said);
  expect(readFileSync(file)).toEqual(bytes);
});

it('lays out what an editor saves meanwhile, and writes nothing over it', async () => {
  const last = 'content/lantern/rules/zz.rules';
  folder.write(last, WIDE);
  const terminal = recordedTerminal(folder.cwd);
  const edited = WIDE.replace('all', 'nearly all');
  const watching = {
    ...terminal,
    out: (text: string) => {
      terminal.out(text);
      if (text === `${RULES}\n`) folder.write(last, edited);
    },
  };

  expect(await main(['fmt', 'lantern'], watching)).toBe(0);
  expect(folder.read(RULES)).toBe(LAID);
  expect(folder.read(last)).toBe(LAID.replace('all', 'nearly all'));
});

it.skipIf(process.platform === 'win32')('keeps the rights of a file', async () => {
  const file = join(folder.cwd, RULES);
  chmodSync(file, 0o640);
  await main(['fmt'], recordedTerminal(folder.cwd));

  expect(folder.read(RULES)).toBe(LAID);
  expect(statSync(file).mode & 0o777).toBe(0o640);
});
