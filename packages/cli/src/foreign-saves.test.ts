// Files that are no saves, or saves of something else: refused with the reason, by every command
// that reads one.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Rng } from '@undercroft/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { main } from './main.ts';
import { recordedTerminal } from './testing/terminal.ts';
import { tinyFolder, type TinyFolder } from './testing/tiny-folder.ts';

let folder: TinyFolder;
let save: string;

beforeAll(async () => {
  folder = tinyFolder();
  await run(['play', 'lantern', '--seed', '5', '--bots', 'random'], ['1', '1', '1', 's kept.json', 'q']);
  save = readFileSync(join(folder.cwd, 'kept.json'), 'utf8');
});

afterAll(() => folder.remove());

async function run(
  words: readonly string[],
  typed: readonly string[] = [],
): Promise<{ readonly code: number; readonly err: string }> {
  const terminal = recordedTerminal(folder.cwd, typed);
  const code = await main(words, terminal);
  return { code, err: terminal.errText() };
}

/** Reads a file with each command that takes a save. */
async function readBy(
  content: string | Uint8Array,
): Promise<{ readonly codes: readonly number[]; readonly err: string }> {
  writeFileSync(join(folder.cwd, 'other.json'), content);
  const replayed = await run(['replay', 'lantern', 'other.json']);
  const played = await run(['play', 'lantern', '--load', 'other.json', '--bots', 'random'], ['q']);
  return { codes: [replayed.code, played.code], err: replayed.err + played.err };
}

function changed(change: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ ...(JSON.parse(save) as object), ...change });
}

it('takes what it saved itself', async () => {
  expect(await readBy(save)).toEqual({ codes: [0, 0], err: expect.not.stringContaining('error:') });
});

it.each<readonly [string, () => string | Uint8Array, RegExp]>([
  ['is empty', () => '', /not a saved game/],
  ['is binary', () => Uint8Array.from({ length: 5000 }, (_, i) => (i * 31) & 0xff), /not a saved game/],
  ['is cut off', () => save.slice(0, save.length / 2), /not a saved game/],
  ['is too long', () => ' '.repeat(1_000_001), /longer than 1000000 letters/],
  ['is huge', () => ' '.repeat(20_000_000), /longer than 1000000 letters/],
  ['is deep', () => '['.repeat(200_000), /not a saved game/],
  ['is a list', () => '[1, 2]', /holds no record/],
  ['is of another game', () => changed({ game: 'orchard' }), /is of (the game )?"?orchard/],
  ['is of a later version', () => changed({ format: 2 }), /only format 1/],
  ['has a key that is none', () => changed({ extra: 1 }), /"extra"/],
  ['has no seed', () => changed({ seed: undefined }), /"seed"/],
  ['has a seed that is none', () => changed({ seed: '1.5' }), /"seed"/],
  ['has too many players', () => changed({ players: 900 }), /for 2 players, not 900/],
  ['has an option that is none', () => changed({ options: { constructor: 1 } }), /no option "constructor"/],
  ['has answers that are none', () => changed({ answers: '*' }), /answers cannot be read/],
  ['has answers that are not offered', () => changed({ answers: 'AX9_f39_f38' }), /answer|Answer/],
])('is refused with the reason, when a file %s', async (_, content, reason) => {
  const { codes, err } = await readBy(content());

  for (const code of codes) expect([1, 2]).toContain(code);
  expect(err).toMatch(reason);
  expect(err).not.toContain('mistake in Undercroft');
});

it('says so, when dice or choices of a game that is loaded were decided beforehand', async () => {
  const script = { dice: [], picks: [0] };
  const { seed, players, options } = JSON.parse(save) as { seed: number; players: number; options: object };
  const line = ['replay', 'lantern', '--players', String(players), `--seed=${seed}`, '--picks=0', '--json'];
  const replayed = recordedTerminal(folder.cwd, []);
  await main(line, replayed);
  expect(replayed.errText()).toBe('');
  const { hash } = JSON.parse(replayed.outText()) as { hash: string };
  writeFileSync(
    join(folder.cwd, 'other.json'),
    changed({ script, answers: '', marks: undefined, check: hash, options }),
  );

  const played = recordedTerminal(folder.cwd, ['q']);
  await main(['play', 'lantern', '--load', 'other.json'], played);
  const { err } = await run(['replay', 'lantern', 'other.json']);

  expect(played.outText()).toMatch(/0 dice and 1 random choices were decided beforehand/);
  expect(err).toMatch(/0 dice and 1 random choices were decided beforehand/);
  expect((await readBy(save)).err).not.toMatch(/beforehand/);
});

it('never fails in any other way, when letters of a save are changed at random', async () => {
  const rng = new Rng(3);
  for (let i = 0; i < 8; i++) {
    const at = rng.below(save.length);
    const letter = String.fromCharCode(32 + rng.below(95));
    const { codes, err } = await readBy(save.slice(0, at) + letter + save.slice(at + 1));

    for (const code of codes) expect([0, 1, 2]).toContain(code);
    expect(err).not.toContain('mistake in Undercroft');
  }
});

it('refuses a file that is not there, and a folder', async () => {
  expect((await run(['replay', 'lantern', 'nothing.json'])).err).toContain('cannot be read');
  expect((await run(['replay', 'lantern', 'content'])).err).toContain('cannot be read');
});
