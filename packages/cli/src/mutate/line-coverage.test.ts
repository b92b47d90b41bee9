import { afterEach, beforeEach, expect, it } from 'vitest';
import { main } from '../main.ts';
import { recordedTerminal } from '../testing/terminal.ts';
import { tinyFolder, type TinyFolder } from '../testing/tiny-folder.ts';

let folder: TinyFolder;

beforeEach(() => {
  folder = tinyFolder();
});

afterEach(() => folder.remove());

it('lists lines and branches that no scenario runs', async () => {
  const terminal = recordedTerminal(folder.cwd);
  await main(['test', 'lantern', '--coverage'], terminal);
  const out = terminal.outText();

  expect(out).toMatch(/\d+ of \d+ lines and branches are run by a scenario/);
  expect(out).toContain('  lantern/rules/play.rules:18:18 gain 3 oil\n');
  expect(out).not.toContain('let ours, theirs = roll d6 and d6');
});
