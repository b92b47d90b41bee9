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
