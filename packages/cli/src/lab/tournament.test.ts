import { afterEach, beforeEach, expect, it } from 'vitest';
import { runLine, type Ran } from '../testing/run.ts';
import { tinyFolder, type TinyFolder } from '../testing/tiny-folder.ts';
import type { TournamentResult } from './tournament.ts';

let folder: TinyFolder;

beforeEach(() => {
  folder = tinyFolder();
});

afterEach(() => folder.remove());

const run = async (line: string): Promise<Ran> => await runLine(folder.cwd, line);

const BOTS = '--bots random,sensible:1~50,sensible:1';

function json({ out }: Ran): TournamentResult {
  return JSON.parse(out) as TournamentResult;
}

it('plays every pair and rates the bots', async () => {
  const { code, out } = await run(`tournament lantern ${BOTS} --games 6 --jobs 1`);

  expect(code).toBe(0);
  expect(out).toMatch(/^\S.*: 6 games of each pair, 2 players, seed 1\n/);
  for (const pair of ['sensible:1~50 +random', 'sensible:1 +random', 'sensible:1 +sensible:1~50'])
    expect(out).toMatch(new RegExp(`\\n${pair} +[\\d.]+ +[\\d.]+ % `));
  expect(out).toMatch(/\nbot +rating +against random\nrandom +0 +50.0 %\n/);
});

it('asks neighbours alone for a step, and fails without it', async () => {
  const steps = json(await run(`tournament lantern ${BOTS} --games 6 --jobs 1 --step 50 --json`));
  expect(steps.pairs.map(({ first, second }) => `${first} ${second}`)).toEqual([
    'random sensible:1~50',
    'sensible:1~50 sensible:1',
  ]);
  for (const { isStep, secondWon } of steps.pairs) expect(isStep).toBe(secondWon.low > 0.5);

  const same = await run('tournament lantern --bots random,sensible:1~99 --games 6 --jobs 1 --step 60');
  expect(same.code).toBe(1);
  expect(same.out).toContain('no step');
});

it('adds parts to what one run writes', async () => {
  const line = `tournament lantern ${BOTS} --games 3 --jobs 1`;
  const whole = await run(`${line} --json`);

  for (const part of [1, 2, 3]) await run(`${line} --shard ${part}/3 --out ${part}.json`);
  expect((await run('merge 2.json 3.json 1.json --json')).out).toBe(whole.out);
  await run('tournament lantern --bots random,sensible:1 --games 3 --jobs 1 --out other.json');
  expect((await run('merge 1.json other.json')).err).toContain('other bots play in one of these parts');
});

it.each([
  ['--bots random', '--bots takes two or more'],
  ['--bots random,random', '--bots names one of them twice'],
  ['--bots random,sensible:4~100', 'there is no bot `sensible:4~100`'],
  ['--step 20', '--step'],
])('refuses `tournament lantern %s`', async (words, message) => {
  const { code, err } = await run(`tournament lantern ${words}`);

  expect(code).toBe(2);
  expect(err).toContain(message);
});

it.each([
  'tournament lantern --bots random,learned',
  'sim lantern --bots learned',
  'sim lantern --check --bots learned',
  'balance lantern --bots learned:50',
  'sweep lantern game/options/days/default 2 --bots learned~10',
  'play lantern --bots learned',
])('says before anything is played that a bot has learned nothing: %s', async (line) => {
  const { code, out, err } = await run(line);

  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toMatch(/^usage: `learned.*nothing was learned .* with 2: `undercroft train lantern` makes it/);
});
