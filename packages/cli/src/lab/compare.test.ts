import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runLine, type Ran } from '../testing/run.ts';
import { tinyFolder, type TinyFolder } from '../testing/tiny-folder.ts';
import type { CompareResult } from './results.ts';

let folder: TinyFolder;

beforeEach(() => {
  folder = tinyFolder();
});

afterEach(() => folder.remove());

const run = async (line: string): Promise<Ran> => await runLine(folder.cwd, line);

const SERIES = '--games 40 --bots random --jobs 1';
const OIL = 'content/lantern/game.yaml';

function git(...args: string[]): void {
  const who = ['-c', 'user.name=x', '-c', 'user.email=x@example.org', '-c', 'init.defaultBranch=main'];
  execFileSync('git', [...who, ...args], { cwd: folder.cwd, stdio: 'ignore' });
}

function json({ out }: Ran): CompareResult {
  return JSON.parse(out) as CompareResult;
}

it('finds nothing, when both states are the same', async () => {
  const { code, out } = await run(`compare lantern lantern ${SERIES} --fail-if win=0 --fail-if turns=0`);

  expect(code).toBe(0);
  expect(out).toContain('lantern against lantern: 40 pairs of games, 2 players, random, seed 1');
  expect(out).toMatch(/\nturns +[\d.]+ +[\d.]+ +0\.0 +0\.0 to 0\.0/);
  expect(out).toContain('choices that moved: 0 of');
  expect(out).toContain('turns=0: nothing moved more\n');
  expect(out).toContain('win=0: nothing surely moved more, but there are too few games to be sure that nothing did');
});

it('tells what a number changes, and fails when that is more than was allowed', async () => {
  const line = `compare lantern lantern --set game/options/days/default=1 ${SERIES}`;
  const { code, out } = await run(`${line} --fail-if turns=1 --fail-if chosen=5`);

  expect(code).toBe(1);
  expect(out).toContain('lantern against lantern game/options/days/default=1');
  expect(out).toContain('turns=1: moved turns');
  expect(out).toMatch(/\n\* turns +/);
  expect(out).toMatch(/\n\* moved by more than chance, with all 2 figures of wins in mind, or all \d+ others: [1-9]/);
  expect(out).toMatch(/choices that moved: [1-9]/);
  expect((await run(`${line} --fail-if turns=1000`)).code).toBe(0);
});

it('says before it plays which differences so many games find', async () => {
  const { err } = await run(`compare lantern lantern ${SERIES}`);
  expect(err).toContain(
    '40 pairs of games find a difference of 28.6 points in wins in 8 of 10 cases, or a smaller one',
  );
  expect(err).toContain('; 3 points need 4,353\n');
});

it('ends as soon as it is sure that wins moved by no more than was asked, or that turns moved', async () => {
  const random = '--games 3000 --bots random --jobs 1';
  const same = await run(`compare lantern lantern ${random} --until win=3`);
  expect(same.out).toMatch(/\nwin=3: sure after [1-9]\d\d pairs\n/);
  expect(same.out).toMatch(/\nwin 1 +0\.0 +-[12]\.\d to \+[12]\.\d +moved by no more\n/);

  const fewer = await run(`compare lantern lantern --set game/options/days/default=1 ${random} --until turns=1`);
  expect(fewer.out).toMatch(/turns=1: sure after \d+ pairs\n/);
  expect(fewer.out).toMatch(/\nturns .* moved\n/);
  expect((await run(`compare lantern lantern --until win=3 --fail-if win=3`)).err).toContain('--until ends by itself');
  expect((await run(`compare lantern lantern --until chosen=3`)).err).toContain('--until: `chosen` is not measured');
});

it('compares with what was committed, and with files laid over', async () => {
  git('init');
  git('add', '.');
  git('commit', '-m', 'first');
  const text = folder.read(OIL);
  folder.write(OIL, text.replace('initial: 2', 'initial: 9'));
  folder.write('more-oil/game.yaml', text.replace('initial: 2', 'initial: 9'));

  const commit = json(await run(`compare lantern@HEAD lantern ${SERIES} --json`));
  const overlay = json(await run(`compare lantern@HEAD lantern@HEAD+more-oil ${SERIES} --json`));
  expect(commit.report.measures.some(({ difference }) => difference.mean !== 0)).toBe(true);
  expect(overlay.report.measures).toEqual(commit.report.measures);
});

it('adds parts to what one run writes', async () => {
  const line = `compare lantern lantern --set game/counters/oil/initial=9 ${SERIES}`;
  const whole = await run(`${line} --fail-if win=3 --json`);

  for (const part of [1, 2, 3]) await run(`${line} --shard ${part}/3 --out ${part}.json`);
  expect((await run('merge 3.json 1.json 2.json --fail-if win=3 --json')).out).toBe(whole.out);
  await run('sim lantern --games 4 --jobs 1 --out sim.json');
  expect((await run('merge 1.json sim.json')).err).toContain('results of `compare` and of `sim`');
});

it.each(['compare', 'sweep', 'balance', 'take-out'])('refuses a file that only says it is of `%s`', async (is) => {
  folder.write(
    'half.json',
    JSON.stringify({ version: 1, is, shard: { format: 1, arms: [{}] }, balance: { format: 1 } }),
  );

  const { code, err } = await run('merge half.json');
  expect(code).toBe(1);
  expect(err).toContain('`half.json` holds no result');
});

it.each([
  ['lantern@nowhere lantern', 'git knows no `nowhere`'],
  ['lantern lantern+nowhere', 'there is no folder `nowhere` to lay over lantern'],
  ['lantern lantern --set beasts/moth/mightt=1', 'there is no `mightt` in `beasts/moth/mightt`, did you mean `might`'],
  ['lantern lantern --set beast/moth/might=1', 'lantern has no file for `beast/moth/might`'],
  ['lantern lantern --set beasts/moth/effect=1', '`beasts/moth/effect#1` is the first number in it'],
  ['lantern lantern --set beasts/moth=1', '`beasts/moth` is no number; there are count'],
  ['lantern lantern --set beasts/moth/might', '--set takes path=n'],
  ['lantern lantern --fail-if wins=3', '`wins` is not measured, did you mean `win`'],
  ['lantern lantern --fail-if win', '--fail-if takes what=n'],
])('refuses `compare %s`, with what there is instead', async (words, message) => {
  const { code, err } = await run(`compare ${words}`);

  expect(code).toBe(2);
  expect(err).toContain(message);
});
