import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runLine, type Ran } from '../testing/run.ts';
import { tinyFolder, type TinyFolder } from '../testing/tiny-folder.ts';

let folder: TinyFolder;

beforeEach(() => {
  folder = tinyFolder();
});

afterEach(() => folder.remove());

const run = async (line: string): Promise<Ran> => await runLine(folder.cwd, line);

it('simulates the same on one thread and on several, whole or in parts', async () => {
  const line = 'sim lantern --games 60 --seed 4 --json';

  const whole = await run(`${line} --jobs 1`);
  const several = await run(`${line} --jobs 2`);
  expect(whole.code).toBe(0);
  expect(several.out).toBe(whole.out);

  for (const part of [1, 2, 3]) await run(`${line} --jobs 1 --shard ${part}/3 --out part${part}.json`);
  const merged = await run('merge part2.json part3.json part1.json --out whole.json --json');
  expect(merged).toMatchObject({ code: 0, out: whole.out });
  expect(folder.read('whole.json')).toBe(whole.out);
});

it('says how results are added whose game lies elsewhere', async () => {
  await run('sim lantern --games 4 --jobs 1 --out part.json');
  folder.write('elsewhere/part.json', folder.read('part.json'));
  folder.write('elsewhere/content/none.txt', '');
  const here = async (line: string): Promise<Ran> => await runLine(join(folder.cwd, 'elsewhere'), line);

  expect((await here('merge part.json')).err).toContain('where it lies elsewhere, --game names its folder');
  expect(await here('merge part.json --game ../content/lantern')).toMatchObject({ code: 0 });
});

it('adds parts to what one run tells', async () => {
  const line = 'sim lantern --games 40 --jobs 1';
  for (const part of [1, 2]) await run(`${line} --shard ${part}/2 --out parts/${part}.json`);

  expect(await run('merge parts/1.json parts/2.json')).toMatchObject({ code: 0, out: (await run(line)).out });
});

it('reports each number of players by itself, and adds such reports', async () => {
  const path = 'content/lantern/game.yaml';
  const text = readFileSync(join(folder.cwd, path), 'utf8');
  folder.write(path, text.replace('{ min: 2, max: 2 }', '{ min: 2, max: 3 }'));

  const both = await run('sim lantern --games 8 --jobs 1 --players 3,2');
  expect(both.out).toMatch(/8 games, 2 players[^]*8 games, 3 players[^]*won by seat 3/);
  expect((await run('sim lantern --games 8 --jobs 1 --players all')).out).toBe(both.out);
  expect((await run('sim lantern --players 2,many')).err).toContain(
    '--players takes a number, several as 2,3,4, or all',
  );
  expect((await run('sim lantern --players 2,4')).err).toContain('Lantern is for 2 to 3 players, not 4');

  const line = 'sim lantern --games 8 --jobs 1 --json --players 2,3';
  folder.write('first.json', (await run(`${line} --shard 1/2`)).out);
  folder.write('second.json', (await run(`${line} --shard 2/2`)).out);
  const merged = JSON.parse((await run('merge --json first.json second.json')).out) as {
    results: { report: { players: number; games: number } }[];
  };
  expect(merged.results.map(({ report }) => [report.players, report.games])).toEqual([
    [2, 8],
    [3, 8],
  ]);
});

it('refuses to merge what does not belong together', async () => {
  folder.write('one.json', (await run('sim lantern --games 3 --jobs 1 --json')).out);
  folder.write('two.txt', 'no JSON');

  expect((await run('merge one.json one.json')).err).toContain('some games are in both');
  expect((await run('merge two.txt')).err).toContain('`two.txt` holds no result');
  expect((await run('merge three.json')).err).toContain('`three.json` cannot be read');
});

it('refuses a part of which one digit is another one, wherever it stands', async () => {
  await run('sim lantern --games 3 --jobs 1 --seed 8 --out part.json');
  const text = folder.read('part.json');
  const digits = [...text.matchAll(/\d/g)].map(({ index }) => index);
  const places = Array.from({ length: 40 }, (_, i) => digits[Math.floor((i * (digits.length - 1)) / 39)]!);
  const accepted: string[] = [];
  for (const at of new Set(places)) {
    const flipped = `${text.slice(0, at)}${(Number(text[at]) + 1) % 10}${text.slice(at + 1)}`;
    // The last digit of a fraction may mean nothing to a number of 64 bits.
    if (JSON.stringify(JSON.parse(flipped)) === JSON.stringify(JSON.parse(text))) continue;
    folder.write('part.json', flipped);
    const { code, err } = await run('merge part.json');
    if (code !== 1 || !/`part.json` (is damaged|holds no result)/.test(err)) accepted.push(text.slice(at - 20, at + 5));
  }

  expect(accepted).toEqual([]);
  folder.write('part.json', text);
  expect((await run('merge part.json')).code).toBe(0);
});

it('refuses a result without a checksum, and says what to do', async () => {
  await run('sim lantern --games 3 --jobs 1 --out part.json');
  folder.write('part.json', folder.read('part.json').replace(/,"checksum":"\w+"/, ''));

  expect(await run('merge part.json')).toMatchObject({
    code: 1,
    err: expect.stringContaining('`part.json` has no checksum, so an older version wrote it; copy it again, or play'),
  });
});
