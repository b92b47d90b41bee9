import { afterEach, beforeEach, expect, it } from 'vitest';
import { main } from '../main.ts';
import { recordedTerminal } from '../testing/terminal.ts';
import { tinyFolder, type TinyFolder } from '../testing/tiny-folder.ts';

let folder: TinyFolder;

beforeEach(() => {
  folder = tinyFolder();
});

afterEach(() => folder.remove());

async function tested(
  moments: string,
  seed = 1,
  args: readonly string[] = [],
): Promise<{ code: number; out: string; err: string }> {
  folder.write(
    'content/lantern/lessons/first.yaml',
    `title: The first evening\ntext: How a day goes.\nseed: ${seed}\nmoments:\n${moments}`,
  );
  const terminal = recordedTerminal(folder.cwd);
  const code = await main(['test', 'lantern', ...args], terminal);
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

it('names seeds that work where the deal breaks a lesson', async () => {
  const moments = '  two: { say: Two wolves at once., when: day is 1 and count(wolves in your hand) >= 2 }\n';
  const broken = await tested(moments, 1);
  expect(broken.err).toMatch(/never said, to a player who follows it: two\n/);
  const seed = /with another deal it goes through; write `seed: (\d+)`/.exec(broken.err)?.[1];
  expect((await tested(moments, Number(seed))).code).toBe(0);
});

it('says that no deal helps where none does', async () => {
  const { err } = await tested('  never: { say: Never., when: your oil < 0 }\n');
  expect(err).toContain('no seed from 1 to 20 goes through, so the deal is hardly the cause');
});

it('plays the lessons that `--only` names, and no others', async () => {
  const moments = '  hello: { say: Good evening. }\n';
  const { code, out } = await tested(moments, 1, ['--only', 'lessons/first']);
  expect(out).toContain('ok  lantern/lessons/first.yaml');
  expect(out).toContain('lantern: 1 passed');
  expect(code).toBe(0);
  expect((await tested(moments, 1, ['--only', 'first EVENING'])).out).toContain('lantern: 1 passed');
  expect((await tested(moments, 1, ['--only', 'duel.yaml'])).out).not.toContain('lessons');
});
