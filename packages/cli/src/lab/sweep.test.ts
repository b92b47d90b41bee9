import { afterEach, beforeEach, expect, it } from 'vitest';
import { runLine, type Ran } from '../testing/run.ts';
import { tinyFolder, type TinyFolder } from '../testing/tiny-folder.ts';
import type { SweepResult } from './swept.ts';

let folder: TinyFolder;

beforeEach(() => {
  folder = tinyFolder();
});

afterEach(() => folder.remove());

const run = async (line: string): Promise<Ran> => await runLine(folder.cwd, line);

const SERIES = '--games 30 --bots random --jobs 1';
const DAYS = 'game/options/days/default';

function json({ out }: Ran): SweepResult {
  return JSON.parse(out) as SweepResult;
}

it('shows how figures move along a number, the game as it is among them', async () => {
  const { code, out } = await run(`sweep lantern ${DAYS} 2..10:4 ${SERIES}`);

  expect(code).toBe(0);
  expect(out).toContain('lantern: 30 games at each of 3 points, 2 players, random, seed 1');
  expect(out).toMatch(/\n +2 .*\n +6 .* as it is\n +10 .*\n/);
  expect(out).toMatch(/\nturns +days\/default 2 +▁.█ +10 +/);
});

it('suggests what meets a wish and is nearest to the game as it is', async () => {
  const line = `sweep lantern ${DAYS} 1..6 ${SERIES}`;
  const { points } = json(await run(`${line} --json`));
  const turnsAt = (days: number): number =>
    points.find(({ values }) => values[0] === days)!.figures.find(({ name }) => name === 'turns')!.mean;

  const { code, out } = await run(`${line} --wish turns=${turnsAt(2) - 0.1}..${turnsAt(3) + 0.1}`);
  expect(code).toBe(0);
  expect(out).toContain(`suggested: ${DAYS} 3, now 6`);
  expect(out).toMatch(/against the game as it is, surely: .*turns/);

  const fine = await run(`${line} --wish turns=${turnsAt(3) - 0.1}..${turnsAt(6) + 0.1}`);
  expect(fine.code).toBe(0);
  expect(fine.out).toContain(`meets all wishes: ${DAYS} 6 as it is`);
  expect(fine.out).not.toContain('suggested');

  const none = await run(`${line} --wish turns=500..600`);
  expect(none.code).toBe(1);
  expect(none.out).toContain('nothing meets all wishes; nearest');
});

it('says before it plays which differences it finds, and ends as soon as it is sure of every point', async () => {
  const line = `sweep lantern ${DAYS} 1..3 --bots random --jobs 1`;
  const few = await run(`${line} --games 40`);
  expect(few.err).toContain('40 pairs of games find a difference of');
  expect(few.err).toMatch(
    /points in wins at each of 3 points in 8 of 10 cases, or a smaller one; 3 points need 5,8\d\d\n/,
  );

  const sure = await run(`${line} --games 3000 --until turns=1`);
  expect(sure.out).toMatch(/\nturns=1: sure after \d+ pairs\n/);
  expect(sure.out).toMatch(/default=1 +turns .* moved\n.*default=2 +turns .* moved\n.*default=3 +turns .* moved\n/);
  expect((await run(`${line} --until turns=1 --shard 1/2`)).err).toContain('--until ends by itself');
});

it('calls sure only what is sure with all points in mind', async () => {
  const line = `sweep lantern ${DAYS} 1..6 ${SERIES}`;
  const { points } = json(await run(`${line} --json`));
  const turns = points[0]!.figures.find(({ name }) => name === 'turns')!;
  const wish = `--wish turns=${turns.low - 1e-6}..${turns.high + 1e-6}`;

  // The interval of this point by itself lies in the range, the one for six points does not.
  expect(json(await run(`${line} ${wish} --json`)).points[0]).toMatchObject({ met: [true], sure: [false] });
});

it('tries several numbers in all their combinations, once each', async () => {
  const line = `sweep lantern ${DAYS} 5,6 game/counters/oil/initial 2,4 beasts/moth/count#1 2 ${SERIES}`;

  expect(json(await run(`${line} --json`)).points.map(({ values }) => values.join())).toEqual([
    '6,2,2',
    '5,2,2',
    '5,4,2',
    '6,4,2',
  ]);
});

it('adds parts to what one run writes', async () => {
  const line = `sweep lantern ${DAYS} 4..6 --wish turns=8..12 ${SERIES}`;
  const whole = await run(`${line} --json`);

  for (const part of [1, 2]) await run(`${line} --shard ${part}/2 --out ${part}.json`);
  expect((await run('merge 2.json 1.json --wish turns=8..12 --json')).out).toBe(whole.out);
  await run(`sweep lantern ${DAYS} 4..5 ${SERIES} --out other.json`);
  expect((await run('merge 1.json other.json')).err).toContain('these parts sweep other numbers');
});

it.each([
  [`lantern ${DAYS}`, '`sweep` needs <game> <path> <values>'],
  [`lantern ${DAYS} 1..3 game/counters/oil/initial`, '`game/counters/oil/initial` needs values'],
  [`lantern ${DAYS} 3..1`, 'values are 1..6, 10..50:10 or 1,3,9'],
  [`lantern ${DAYS} 1..20 game/counters/oil/initial 1..30`, 'at most 128'],
  [`lantern ${DAYS} 1..3 --wish turn=4..5`, '`turn` is not measured, did you mean `turns`'],
  [`lantern ${DAYS} 1..3 --wish turns=5`, '--wish takes what=from..to'],
])('refuses `sweep %s`', async (words, message) => {
  const { code, err } = await run(`sweep ${words}`);

  expect(code).toBe(2);
  expect(err).toContain(message);
});

it('refuses a value that the game does not allow, with what the compiler says', async () => {
  const { code, err } = await run(`sweep lantern ${DAYS} 19..21 ${SERIES}`);

  expect(code).toBe(1);
  expect(err).toContain('lantern does not compile');
});
