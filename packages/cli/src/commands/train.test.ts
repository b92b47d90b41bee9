import { chmodSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { runLine, type Ran } from '../testing/run.ts';
import { tinyFolder, type TinyFolder } from '../testing/tiny-folder.ts';

let folder: TinyFolder;
/** One short training, and the file that it wrote: most tests begin with it. */
let trained: { readonly ran: Ran; readonly file: string };

const run = async (line: string): Promise<Ran> => await runLine(folder.cwd, line);
const path = (): string => `content/${folder.game}/trained.yaml`;
const file = (): string => folder.read(path());

/**
 * Bots match each other in the variant with the shortest games, because their answers take the
 * time.
 */
const SHORT = '--variant short --answers 1000 --games 4 --hidden 4 --attempts 1 --against random --jobs 1';

beforeAll(async () => {
  folder = tinyFolder();
  trained = { ran: await run(`train lantern ${SHORT}`), file: file() };
  folder.remove();
});

beforeEach(() => {
  folder = tinyFolder();
});

afterEach(() => folder.remove());

/** The folder as the short training left it. */
function learnFirst(): void {
  folder.write(path(), trained.file);
}

it('writes what was learned and how the match went, in a file that is right and laid out', async () => {
  const { code, out } = trained.ran;
  learnFirst();

  expect(out).toMatch(
    /^Lantern.*: \d+ games learned from\.\nSeat 1 won \d of 4 games of the match, and \d without what was learned: .* points/,
  );
  expect(out).toContain(`\nSee content/${folder.game}/trained.yaml.\n`);
  expect(code).toBe(0);
  expect(file()).toMatch(
    /\n {2}- variant: short\n {4}seats: 2\n {4}plays: (learned|learned-tree|sensible)\n {4}answers: 10\d\d\n {4}match: \{games: 8, won: \d/,
  );
  expect(file()).toMatch(
    /\n {4}by-seat:(\n {6}- \{plays: (learned|learned-tree|sensible), games: 4, won: \d, without: \d\}){2}\n {4}hidden/,
  );
  expect((await run('check lantern')).code).toBe(0);
  expect((await run('fmt lantern --check')).out).not.toContain('trained.yaml');
});

it('matches each seat for itself, and says of each who plays there', async () => {
  const { out, err } = await run(`train lantern ${SHORT.replace('--games 4', '--games 6')}`);
  const told = [
    ...out.matchAll(/^Seat \d won (\d+) of 6 .* and (\d+) without .* \(([-+.\d]+) to .*does (better|not)/gm),
  ];
  const seats = [...file().matchAll(/- \{plays: (\S+), games: 6, won: (\d+), without: (\d+)\}/g)];

  const [, trees, of] = /a tree of answers won (\d+) of (\d+) decided games against one answer ahead/.exec(err) ?? [];
  const way = Number(trees) >= 0.55 * Number(of) ? 'learned-tree' : 'learned';

  expect(told).toHaveLength(2);
  expect(seats.map(([, plays, won, without]) => [won, without, plays])).toEqual(
    told.map(([, won, without, low]) => [won, without, Number(low) > 0 ? way : 'sensible']),
  );
  // The games without what was learned are the same for both.
  expect(seats.reduce((sum, [, , , without]) => sum + Number(without), 0)).toBeLessThanOrEqual(6);
  expect(file()).toContain(`plays: ${seats.some(([, plays]) => plays === way) ? way : 'sensible'}\n`);
  expect(out.includes('in a tree of answers')).toBe(file().includes('plays: learned-tree'));
  expect((await run('sim lantern --variant short --games 2 --bots learned-tree,sensible --jobs 1')).code).toBe(0);
});

it('matches all seats as one where all win or lose together, each bot by itself', async () => {
  folder.write(
    `content/${folder.game}/game.yaml`,
    `${folder.read(`content/${folder.game}/game.yaml`)}\ncooperative: true\n`,
  );
  const { code, out, err } = await run(`train lantern ${SHORT.replace('--attempts 1', '--attempts 2')}`);

  expect(code).toBe(0);
  expect(err).toMatch(/training 2 of 2: did better in \d of \d decided games\n/);
  expect(out).toMatch(/^All 2 seats together won (\d) of 4 games of the match, and \d without what was learned/m);
  expect(file()).toMatch(/\n {4}match: \{games: 4, won: \d/);
  const seats = [...file().matchAll(/- (\{plays: .*, games: 4, .*\})/g)].map(([, seat]) => seat);
  expect(seats).toHaveLength(2);
  expect(seats[1]).toBe(seats[0]);
  expect((await run('check lantern')).code).toBe(0);
});

it('writes over what was learned before with its ends of lines and rights, and leaves nothing beside it', async () => {
  const place = join(folder.cwd, path());
  folder.write(path(), trained.file.replaceAll('\n', '\r\n'));
  chmodSync(place, 0o600);
  const names = readdirSync(dirname(place));

  expect((await run(`train lantern ${SHORT} --fresh --seed 9`)).code).toBe(0);
  expect(file()).toMatch(/^(?:[^\n]*\r\n)+$/);
  expect(statSync(place).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600);
  expect(readdirSync(dirname(place))).toEqual(names);
});

it('goes on from what was learned before, unless it is told to begin anew', async () => {
  learnFirst();
  await run(`train lantern ${SHORT}`);
  expect(file()).toMatch(/answers: 2\d\d\d\n/);

  await run(`train lantern ${SHORT} --fresh`);
  expect(file()).toBe(trained.file);
});

it('trains several times and keeps what did best in games that choose between them', async () => {
  const { err } = await run(
    `train lantern ${SHORT.replace('--attempts 1', '--attempts 3').replace('--games 4', '--games 8')}`,
  );
  // Games without a winner count half.
  const shares = [...err.matchAll(/training (\d) of 3: won (\d+) of (\d+)/g)].map(
    ([, , won, of]) => Number(won) - Number(of) / 2,
  );
  expect(shares).toHaveLength(3);
  const kept = file();

  const first = shares.indexOf(Math.max(...shares));
  await run(`train lantern ${SHORT} --fresh --seed ${1 + first * 104_729}`);
  const weights = (text: string): string => text.slice(text.indexOf('inputs:'));
  expect(weights(kept)).toBe(weights(file()));
});

it('keeps what did best so far, when Ctrl-C comes while trainings are compared', async () => {
  const before = process.listenerCount('SIGINT');
  const ran = run(`train lantern ${SHORT.replace('--attempts 1', '--attempts 20')}`);
  // Two listen once the first training is done: the choice among all, and what it plays.
  while (process.listenerCount('SIGINT') < before + 2) await setImmediate();
  process.emit('SIGINT');
  const { code, err } = await ran;

  expect(code).toBe(0);
  expect(err).not.toContain('training 2 of 20');
  expect(file()).toContain('weights: |-');
});

it('keeps what was learned for other ways to play', async () => {
  learnFirst();
  await run(`train lantern ${SHORT.replace('--variant short ', '')}`);

  expect(file().startsWith(trained.file)).toBe(true);
  expect(file()).toContain('\n  - seats: 2\n');
});

it('lets what was learned be played by name', async () => {
  const line = 'sim lantern --variant short --bots learned,random --jobs 1';
  expect((await run(`${line} --games 2`)).err).toMatch(/nothing was learned/);

  learnFirst();
  const { code, out } = await run(`${line} --games 4`);
  expect(code).toBe(0);
  expect(out).toMatch(/learned .*\d %/);
});

it('learns whole variants only, and says so', async () => {
  const { code, err } = await run('train lantern --option days=3');

  expect(code).toBe(2);
  expect(err).toContain('bots learn a variant as it is');
});
