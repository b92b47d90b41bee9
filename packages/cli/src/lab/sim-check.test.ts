import { afterEach, beforeEach, expect, it } from 'vitest';
import { runLine, type Ran } from '../testing/run.ts';
import { tinyFolder, type TinyFolder } from '../testing/tiny-folder.ts';

let folder: TinyFolder;

beforeEach(() => {
  folder = tinyFolder();
});

afterEach(() => folder.remove());

const run = async (line: string): Promise<Ran> => await runLine(folder.cwd, line);

it('checks only a part of a series, when it is asked to', async () => {
  const { out, err } = await run('sim lantern --check --games 10 --players 2 --jobs 1 --shard 2/5');

  expect(out).toMatch(/as named +2 /);
  expect(err).toBe('1 set-up, 2 games each: 2 games\n');
});

it('says how many games a check plays before it begins', async () => {
  const { out, err } = await run('sim lantern --check --games 1 --jobs 1');
  const setups = out
    .trimEnd()
    .split('\n')
    .slice(1)
    .filter((line) => /^\S/.test(line)).length;

  expect(setups).toBeGreaterThan(1);
  expect(err).toContain(`${setups} set-ups, 1 game each: ${setups} games\n`);
});
