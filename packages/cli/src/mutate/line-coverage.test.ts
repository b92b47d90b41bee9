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

it('lists conditions that come out the same in every scenario, until one comes out otherwise', async () => {
  const always = 'lantern/rules/play.rules:57:3 if margin >= 0, banish foe because duel by b\n';
  const listed = async (): Promise<string> => {
    const terminal = recordedTerminal(folder.cwd);
    await main(['test', 'lantern', '--coverage'], terminal);
    return terminal.outText().split('Always the same way:')[1]!;
  };

  expect(await listed()).toContain(always);
  const duel = folder.read('content/lantern/scenarios/duel.yaml');
  const lost = duel.replace('dice: [6, 1]', 'dice: [1, 6]').replace(/expect:.*/, 'expect: { player 1.embers: 0 }');
  folder.write('content/lantern/scenarios/lost.yaml', lost);
  expect(await listed()).not.toContain(always);
});
