// Saved games whose content was edited since, in the commands that read one.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { main } from '../main.ts';
import { recordedTerminal } from '../testing/terminal.ts';
import { tinyFolder, type TinyFolder } from '../testing/tiny-folder.ts';

let folder: TinyFolder;
let save: string;

beforeEach(async () => {
  folder = tinyFolder();
  await run(['play', 'lantern', '--seed', '5', '--bots', 'random'], ['1', '1', '1', 's kept.json', 'q']);
  save = kept();
});

afterEach(() => folder.remove());

const kept = (): string => readFileSync(join(folder.cwd, 'kept.json'), 'utf8');
const answersOf = (text: string): string => (JSON.parse(text) as { readonly answers: string }).answers;

async function run(
  words: readonly string[],
  typed: readonly string[] = [],
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const terminal = recordedTerminal(folder.cwd, typed);
  const code = await main(words, terminal);
  return { code, out: terminal.outText(), err: terminal.errText() };
}

function edit(path: string, from: string, to: string): void {
  const file = `content/${folder.game}/${path}`;
  const before = folder.read(file);
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  folder.write(file, after);
}

const load = (...typed: string[]): ReturnType<typeof run> =>
  run(['play', 'lantern', '--load', 'kept.json', '--bots', 'random'], [...typed, 'q']);

it('goes on without a word, when a prompt, a title and a comment were changed', async () => {
  edit('game.yaml', 'Call a beast', 'Which beast comes?');
  edit('game.yaml', 'title: Oil', 'title: Lamp oil');
  edit('rules/play.rules', '', '-- how it is played\n');

  const played = await load('s again.json');
  const replayed = await run(['replay', 'lantern', 'kept.json']);

  expect([played.code, replayed.code, played.err + replayed.err]).toEqual([0, 0, '']);
  expect(played.out).not.toContain('have changed');
  expect(answersOf(readFileSync(join(folder.cwd, 'again.json'), 'utf8'))).toBe(answersOf(save));
});

it('says how many answers were given again, and goes on where they lead to the same position', async () => {
  edit('game.yaml', 'default: 6, min: 1, max: 20', 'default: 6, min: 1, max: 21');

  const played = await load('s again.json');
  const replayed = await run(['replay', 'lantern', 'kept.json']);

  const said = /The rules have changed since .* It stands where it stood \(answers given again: \d+\)\./;
  expect(played.out).toMatch(said);
  expect(replayed.err).toMatch(said);
  expect(answersOf(readFileSync(join(folder.cwd, 'again.json'), 'utf8'))).toBe(answersOf(save));
  expect(kept()).toBe(save);
});

it('shows a game that stands elsewhere, with the reason, and plays on only when somebody wants to', async () => {
  edit('game.yaml', 'oil: { title: Oil, icon: oil-drum, initial: 2', 'oil: { title: Oil, icon: oil-drum, initial: 9');

  const shown = await load('');
  const goneOn = await load('y', 's again.json');

  expect(shown.code).toBe(0);
  expect(shown.out).toMatch(/Answers given again: \d+ of \d+\. They lead to another position/);
  expect(shown.out).toContain('The file stays as it is. Play on from here? (y)');
  expect(shown.out).not.toContain('Your turn');
  expect(goneOn.out).toContain('Saved in again.json');
  expect(kept()).toBe(save);
});

it('stops at an answer that is not offered any more, and replays what came before', async () => {
  const { answers } = JSON.parse(save) as { readonly answers: string };
  expect(answers).not.toBe('');
  edit('game.yaml', 'default: 6, min: 1, max: 20', 'default: 6, min: 1, max: 21');
  const marks = 'AA'.repeat((JSON.parse(save) as { readonly marks: string }).marks.length / 2);
  writeFileSync(join(folder.cwd, 'kept.json'), JSON.stringify({ ...(JSON.parse(save) as object), marks }));

  const replayed = await run(['replay', 'lantern', 'kept.json', '--json']);

  expect(replayed.code).toBe(0);
  expect(replayed.err).toMatch(/Answers given again: 0 of \d+\. The next one is not offered any more\./);
  expect(JSON.parse(replayed.out)).toMatchObject({ answers: 0 });
});
