// Rules that never end or grow without bound: each ends in an error of its own that names the line,
// and a line that shows it again.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { main } from './main.ts';
import { recordedTerminal } from './testing/terminal.ts';
import { tinyFolder, type TinyFolder } from './testing/tiny-folder.ts';

let folder: TinyFolder;

beforeEach(() => {
  folder = tinyFolder();
});

afterEach(() => folder.remove());

async function run(
  words: readonly string[],
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const terminal = recordedTerminal(folder.cwd);
  const code = await main(words, terminal);
  return { code, out: terminal.outText(), err: terminal.errText() };
}

const RULES = 'content/lantern/rules/more.rules';

/** What stands behind `to run-away`, the error, and the line of the file that it names. */
const RUNAWAYS: readonly (readonly [what: string, rules: string, code: string, line: number | string])[] = [
  ['a loop without end', '  repeat\n    increase day by 0\n', 'loop-limit', 5],
  [
    'a loop inside of a loop',
    '  repeat 1000000 times\n    repeat 1000000 times\n      increase day by 0\n',
    'loop-limit',
    6,
  ],
  ['a loop that asks nobody', '  repeat while day >= 0\n    draw 1 from your deck to your hand\n', 'loop-limit', 5],
  ['a procedure that calls itself', '  gain 1 oil\n  run-away\n', 'stack-limit', 4],
  ['procedures that call each other', '  there\n\nto there\n  run-away\n', 'stack-limit', '[47]'],
  ['a procedure that asks and calls itself', '  let n = a number from 1 to 2\n  run-away\n', 'stack-limit', 4],
  [
    'a define that calls itself',
    '  gain endless(1) oil\n\ndefine endless(number n) giving number\n  return endless(n) + 1\n',
    'stack-limit',
    7,
  ],
  [
    'an event that brings itself about',
    '  gain 1 embers\n\nwhen embers of a player changes\n  gain 1 embers\n',
    'stack-limit',
    7,
  ],
  [
    'a procedure that calls itself twice',
    '  fan with 40\n\nto fan with number n\n  if n > 0\n    fan with n - 1\n    fan with n - 1\n',
    'loop-limit',
    7,
  ],
  [
    'procedures that each call the next twice',
    `  p0\n\n${Array.from({ length: 30 }, (_, i) => `to p${i}\n  p${i + 1}\n  p${i + 1}\n\n`).join('')}to p30\n  gain 1 oil\n`,
    'loop-limit',
    String.raw`\d+`,
  ],
  [
    'a procedure that could ask and calls itself twice',
    '  fan with 40\n\nto fan with number n\n  if n > 0\n    fan with n - 1\n    fan with n - 1\n  if n > 50, you may gain 1 oil\n',
    'loop-limit',
    7,
  ],
  [
    'a define that calls itself twice',
    '  gain f(40) oil\n\ndefine f(number n) giving number\n  if n < 1, return 0\n  return f(n - 1) + f(n - 1)\n',
    'loop-limit',
    7,
  ],
  [
    'defines that each call the next twice',
    `  gain f0(1) oil\n\n${Array.from({ length: 40 }, (_, i) => `define f${i}(number n) giving number\n  return f${i + 1}(n) + f${i + 1}(n)\n\n`).join('')}define f40(number n) giving number\n  return n\n`,
    'loop-limit',
    String.raw`\d+`,
  ],
  [
    'a define over sets that calls itself for each thing',
    '  gain f(40) oil\n\ndefine f(number n) giving number\n  if n < 1, return 0\n  return sum(fighters, f(n - 1))\n',
    'loop-limit',
    7,
  ],
  [
    'more to look through than there is time for',
    '  repeat 400 times\n    for each b in beasts\n      for each c in beasts\n        for each d in beasts\n          increase day by 0\n',
    'loop-limit',
    String.raw`\d+`,
  ],
  [
    'a question about things within another within another, in a loop',
    '  repeat 20000 times\n    if count(beasts where count(beasts where count(beasts where its cost > 1) > 100) > 0) > 100, gain 1 oil\n',
    'loop-limit',
    String.raw`\d+`,
  ],
  ['too many dice', '  gain (day + 100)d6 oil\n', 'dice-limit', 4],
  ['too many answers', '  let n = a number from 1 to 5000\n  gain n oil\n', 'option-limit', 5],
  [
    'too many lasting effects',
    '  repeat 100 times\n    until end of play-game, your fighters have +1 might\n',
    'lasting-limit',
    6,
  ],
  ['too many events', '  repeat 90000 times\n    gain 1 embers\n    lose 1 embers\n', 'event-limit', '[67]'],
  ['a payment nobody can make', '  pay 1000 oil\n', 'require', 5],
  ['a demand that does not hold', '  require your oil > 1000\n', 'require', 5],
];

it.each(RUNAWAYS)('ends in an error that names the line, when there is %s', async (_, rules, code, line) => {
  folder.write(RULES, `when take-turn begins\n  run-away\n\nto run-away\n${rules}`);

  const { code: exit, out } = await run(['sim', 'lantern', '--games', '1', '--jobs', '1', '--coverage']);
  const shown = /game 0: (?<message>.*)\n {4}(?<replay>undercroft .*)\n/.exec(out)?.groups;
  expect([exit, shown?.['message']]).toEqual([
    1,
    expect.stringMatching(new RegExp(String.raw`^lantern/rules/more.rules:${line}: [^[]+ \[${code}, `)),
  ]);

  // The line that it prints shows the same again.
  const again = await run((shown?.['replay'] ?? '').split(' ').slice(1));
  expect([again.code, again.err]).toEqual([
    1,
    expect.stringMatching(new RegExp(String.raw`lantern/rules/more.rules:${line}: `)),
  ]);
  expect(again.err).toContain(`[${code}, `);
});

it('prints one line that shows it again, when a game breaks what its content says always holds', async () => {
  const path = 'content/lantern/game.yaml';
  folder.write(path, `${readFileSync(join(folder.cwd, path), 'utf8')}invariants:\n  little-oil: your oil < 6\n`);

  const { code, out } = await run([
    'sim',
    'lantern',
    '--check',
    '--games',
    '20',
    '--option',
    'windfall=true',
    '--jobs',
    '1',
  ]);

  expect(code).toBe(1);
  const shown =
    /failed after answer (\d+): INV-09 little-oil does not hold for player \d \((.*)\)\n {2}npx undercroft (.*)\n/.exec(
      out,
    );
  expect(shown?.[2]).toMatch(/^lantern\/game\.yaml:\d+$/);
  expect(shown?.[3]).toContain('--option windfall=1');
  const again = await run((shown?.[3] ?? '').split(' '));
  expect([again.code, again.out]).toEqual([
    0,
    expect.stringMatching(new RegExp(String.raw`^${shown?.[1]} answers?, state `, 'm')),
  ]);
});

it('tells where a game goes round that does not end, with the line that plays it to there, and what never happens', async () => {
  folder.write(
    RULES,
    'when take-turn begins\n  circle\n\nto circle\n  repeat\n    let n = a number from 1 to 2\n    if n > 9, stop\n',
  );
  const { code, out } = await run([
    'sim',
    'lantern',
    '--check',
    '--games',
    '60',
    '--answers',
    '60',
    '--players',
    '2',
    '--jobs',
    '1',
  ]);

  expect(code).toBe(1);
  const shown =
    /failed (lantern\/rules\/more\.rules:6): not over after 60 answers: (\d+) of the last 60 questions were ".*" \(circle\)\n {2}npx undercroft (.*)\n/.exec(
      out,
    );
  expect(Number(shown?.[2])).toBeGreaterThan(50);
  expect(out).toContain('never happened lantern/');
  const again = await run((shown?.[3] ?? '').split(' '));
  expect([again.code, again.out]).toEqual([0, expect.stringContaining('\n60 answers, state ')]);
});

it('says nothing but the figures of each set-up, when all that must hold does', async () => {
  const { code, out } = await run(['sim', 'lantern', '--check', '--games', '4', '--jobs', '1']);

  expect(code).toBe(0);
  expect(out.match(/^2 players/gm)).toHaveLength(7);
  expect(out).not.toContain('INV');
});

it('does not begin, when rules throw more dice than there are', async () => {
  folder.write(RULES, 'to more\n  gain (100)d6 oil\n');

  expect((await run(['sim', 'lantern', '--games', '1'])).err).toContain('check/dice-count');
});
