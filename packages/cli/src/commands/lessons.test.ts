import { afterEach, beforeEach, expect, it } from 'vitest';
import { main } from '../main.ts';
import { recordedTerminal } from '../testing/terminal.ts';
import { tinyFolder, type TinyFolder } from '../testing/tiny-folder.ts';

let folder: TinyFolder;

beforeEach(() => {
  folder = tinyFolder();
});

afterEach(() => folder.remove());

async function tested(moments: string): Promise<{ code: number; out: string; err: string }> {
  folder.write(
    'content/lantern/lessons/first.yaml',
    `title: The first evening\ntext: How a day goes.\nseed: 1\nmoments:\n${moments}`,
  );
  const terminal = recordedTerminal(folder.cwd);
  const code = await main(['test', 'lantern'], terminal);
  return { code, out: terminal.outText(), err: terminal.errText() };
}

it('follows a lesson and counts its moments', async () => {
  const { code, out } = await tested('  hello: { say: Good evening. }\n  hand: { say: Your hand., at: hand }\n');
  expect(out).toMatch(/ok {2}lantern\/lessons\/first\.yaml {2}2 of 2 moments/);
  expect(code).toBe(0);
});

it('fails for a moment that never comes, and for what is recommended and not offered', async () => {
  const { code, err } = await tested(
    '  hello: { say: Good evening. }\n  end: { say: Take the moth., choose: wolf }\n  never: { say: Never., when: your oil < 0 }\n',
  );
  expect(err).toContain('lantern/lessons/first.yaml: never said, to a player who follows it:');
  expect(err).toContain('lantern/lessons/first.yaml: recommends what is not offered: end');
  expect(code).toBe(1);
});
