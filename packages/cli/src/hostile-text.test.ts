// Control characters from outside never reach the terminal, whichever command prints them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { main } from './main.ts';
import { order, painter, safeTerminal, widthOf } from './terminal.ts';
import { recordedTerminal } from './testing/terminal.ts';
import { tinyFolder, type TinyFolder } from './testing/tiny-folder.ts';

/** A title of the window, a colour, the end of a line written over, text that is turned. */
const HOSTILE = '\u001B]0;owned\u0007\u001B[31mred\r\u009B2J\u202Eback\u2028';
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const RAW = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/;

let folder: TinyFolder;

beforeEach(() => {
  folder = tinyFolder();
});

afterEach(() => folder.remove());

/** All that a command prints, and the lines typed at it. */
async function printed(words: readonly string[], typed: readonly string[] = []): Promise<string> {
  const terminal = recordedTerminal(folder.cwd, typed);
  await main(words, terminal);
  return terminal.outText() + terminal.errText();
}

it.each([
  [[HOSTILE]],
  [['check', HOSTILE]],
  [['check', `--${HOSTILE}`]],
  [['check', 'lantern', '--format', HOSTILE]],
  [['explain', HOSTILE]],
  [['new', HOSTILE, 'lantern', 'owl']],
  [['new', 'beast', 'lantern', HOSTILE]],
  [['sim', 'lantern', '--bots', HOSTILE]],
  [['sim', 'lantern', '--in', HOSTILE]],
  [['sim', 'lantern', '--option', `${HOSTILE}=1`]],
  [['test', 'lantern', '--from', HOSTILE]],
  [['odds', 'lantern', HOSTILE, '--it', HOSTILE, '--show', HOSTILE]],
  [['replay', 'lantern', HOSTILE]],
  [['replay', 'lantern', '--answers', HOSTILE]],
  [['play', 'lantern', '--variant', HOSTILE]],
])('prints letters only, when the words are %j', async (words) => {
  const text = await printed(words);

  expect(text).not.toBe('');
  expect(text).not.toMatch(RAW);
});

it.each([['pretty'], ['short'], ['json']])(
  'prints letters only in %s, when files and texts of a game are hostile',
  async (format) => {
    folder.write('content/lantern/beasts/owl.yaml', `title: ${JSON.stringify(HOSTILE)}\nmight: ${HOSTILE}\n`);
    folder.write('content/lantern/rules/more.rules', `to ${HOSTILE}\n  gain 1 ${HOSTILE}\n-- ${HOSTILE}\n`);
    folder.write('content/lantern/beasts/a\u001B[31m\u202Eb.yaml', 'might: 1\n');
    const text = await printed(['check', 'lantern', '--format', format]);

    expect(text).toContain('load/invisible-character');
    expect(text).not.toMatch(RAW);
  },
);

it('prints letters only, when the save of somebody else is hostile', async () => {
  await printed(['play', 'lantern', '--seed', '5', '--bots', 'random'], ['s kept.json', 'q']);
  const save = JSON.parse(readFileSync(join(folder.cwd, 'kept.json'), 'utf8')) as Readonly<Record<string, unknown>>;
  const changes = [
    { game: HOSTILE },
    { hash: HOSTILE },
    { [HOSTILE]: 1 },
    { options: { [HOSTILE]: 1 } },
    { answers: HOSTILE },
    { seed: HOSTILE },
    { format: HOSTILE },
  ];
  for (const change of changes) {
    writeFileSync(join(folder.cwd, 'other.json'), JSON.stringify({ ...save, ...change }));
    for (const words of [
      ['replay', 'lantern', 'other.json'],
      ['play', 'lantern', '--load', 'other.json'],
      ['merge', 'other.json'],
    ])
      expect(await printed(words, [HOSTILE, `? ${HOSTILE}`, `i ${HOSTILE}`, `s ${HOSTILE}`, 'q'])).not.toMatch(RAW);
  }
});

it('prints letters only, when scenarios and what fails in them are hostile', async () => {
  folder.write(
    'other.yaml',
    `- it: ${JSON.stringify(HOSTILE)}\n  do: [${JSON.stringify(HOSTILE)}]\n- it: plain\n  as: player 1\n  do: [x]\n  expect: { ${JSON.stringify(HOSTILE)}: 1 }\n`,
  );

  expect(await printed(['test', 'lantern', '--from', 'other.yaml'])).not.toMatch(RAW);
  expect(await printed(['test', 'lantern', '--from', 'other.yaml', '--json'])).not.toMatch(RAW);
});

it('lets colours and orders of its own through, and no others', () => {
  const recorded = recordedTerminal('');
  const terminal = safeTerminal(recorded);
  const paint = painter(true);
  terminal.out(`${paint('red', 'a\u001B[32mb')}\n\t${order('clear the line')}`);

  expect(recorded.outText()).toBe('\u001B[31ma<U+001B>[32mb\u001B[0m\n\t\r\u001B[K');
  expect(widthOf(paint('red', 'ab'))).toBe(2);
});

it('makes the code of a message lead to its page on this machine, where there are colours', async () => {
  const file = join(folder.cwd, 'content/lantern/beasts/moth.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('might:', 'mihgt:'));
  const terminal = { ...recordedTerminal(folder.cwd), errColour: true };
  await main(['check', 'lantern'], terminal);
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  const [, address = '', shown = ''] = terminal.errText().split(/\u001B\]8;;|\u001B\\/);

  expect(shown).toContain('error[load/unknown-key]');
  expect(readFileSync(new URL(address), 'utf8')).toContain('`load/unknown-key`');
});
