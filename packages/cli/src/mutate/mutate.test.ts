// Trying mutants of the tiny game, as the command does it.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setImmediate } from 'node:timers';
import { main } from '../main.ts';
import { findGames } from '../node-host.ts';
import { scenariosOf } from '../scenario-files.ts';
import { recordedTerminal } from '../testing/terminal.ts';
import { tinyFolder, type TinyFolder } from '../testing/tiny-folder.ts';
import { marksWithoutPlace, mutateGame } from './mutate.ts';

let folder: TinyFolder;

beforeEach(() => {
  folder = tinyFolder();
});

afterEach(() => folder.remove());

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function run(...words: readonly string[]): Promise<Ran> {
  const terminal = recordedTerminal(folder.cwd);
  const code = await main(['mutate', 'lantern', '--jobs', '1', ...words], terminal);
  return { code, out: terminal.outText(), err: terminal.errText() };
}

const MOTH = 'beasts/moth.yaml';
const mark = (line: string, change: string, more = '', file = MOTH): void =>
  folder.write(
    'content/lantern/equivalents.yaml',
    `- file: ${file}\n  line: ${JSON.stringify(line)}\n  change: ${change}\n  because: nobody counts moths\n${more}`,
  );

it('catches what a scenario expects, and lists with its place what none does', async () => {
  const { code, out } = await run('--only', MOTH);

  expect(code).toBe(1);
  expect(out).not.toContain('gain 1 embers -> require true');
  expect(out).toContain(
    'lantern/beasts/moth.yaml:3:8 1 -> 2\n  might: 1\n  No scenario notices: one is wanted that uses',
  );
  expect(out).toMatch(/lantern: \d+ of \d+ mutants caught/);
});

it('says so, when no scenario runs what was changed', async () => {
  expect((await run('--only', 'tricks/nudge.yaml')).out).toContain('No scenario runs this line');
});

it('tries what carries out one rule', async () => {
  const { out } = await run('--only', 'LT-DUEL-01', '--json');

  const { games } = JSON.parse(out) as { games: { results: { file: string; status: string }[] }[] };
  const results = games[0]!.results;
  expect(new Set(results.map(({ file }) => file))).toEqual(new Set(['rules/play.rules']));
  expect(results.filter(({ status }) => status === 'caught').length).toBeGreaterThan(0);
});

it('runs scenarios, too, in which what must hold does not, so that nothing of it is run', async () => {
  const toll = 'to ring\n  choose\n    option toll\n      chime\n    option rest\n      gain 1 embers\n';
  folder.write('content/lantern/rules/bell.rules', `${toll}\nto chime\n  require your oil >= 3\n  gain 2 embers\n`);
  const ring = (oil: number, does: string, embers: number): string =>
    `- it: rings with ${oil}\n  players: 2\n  as: player 1\n  start: ring\n  given: {player 1: {oil: ${oil}, embers: 0}}\n  do: [${does}]\n  expect: {player 1.embers: ${embers}}\n`;
  folder.write('content/lantern/scenarios/bell.yaml', `${ring(3, 'toll', 2)}\n${ring(2, '', 1)}`);

  const { out } = await run('--only', 'bell.rules');
  expect(out).not.toContain('your oil >= 3 -> true');
  expect(out).not.toContain('require your oil >= 3 -> require true');

  // What is marked is tried with those that run it alone.
  mark('require your oil >= 3', 'your oil >= 3 -> true', '', 'rules/bell.rules');
  const { out: marked, err } = await run('--only', 'bell.rules');
  expect(marked).toContain(' 1 marked as equivalent');
  expect(err).not.toContain('marks what a scenario catches');
});

it('tries the same sample for the same seed, and another for another', async () => {
  const sample = async (seed: string): Promise<string> =>
    (await run('--only', 'play.rules', '--sample', '6', '--json', '--seed', seed)).out;

  const four = await sample('4');
  expect(await sample('4')).toBe(four);
  expect(await sample('5')).not.toBe(four);
});

it('notices another number of sides, when a scenario lets a die show the most that it can', async () => {
  const change = 'rules/play.rules:55:28 6 -> 7';
  expect((await run('--only', 'LT-DUEL-01')).out).toContain(change);

  const path = 'content/lantern/scenarios/duel.yaml';
  const events = "  dice: [most, 1]\n  expect: { player 1.embers: 1, fern#2.dwellers: [], events: ['6, 1'] }\n";
  folder.write(path, `${folder.read(path).split('  dice:')[0]!}${events}`);
  expect((await run('--only', 'LT-DUEL-01')).out).not.toContain(change);
});

it('leaves out what is marked as equivalent', async () => {
  mark('might: 1', '1 -> 2');

  const { out } = await run('--only', MOTH);
  expect(out).not.toContain('moth.yaml:3:8');
  expect(out).toContain('1 marked as equivalent');
});

it('takes none that is marked into a sample, so that it tells only what is new', async () => {
  const statuses = async (...words: readonly string[]): Promise<string[]> => {
    const { out } = await run('--only', MOTH, '--json', ...words);
    return (JSON.parse(out) as { games: { results: { status: string }[] }[] }).games[0]!.results.map(
      ({ status }) => status,
    );
  };
  mark('might: 1', '1 -> 2');

  const whole = await statuses();
  expect(whole.filter((status) => status === 'marked')).toHaveLength(1);
  expect(await statuses('--sample', '1000')).toEqual(whole.filter((status) => status !== 'marked'));
});

it.each([
  ['marks nothing any more', 'might: 3', '3 -> 4'],
  [
    'marks what a scenario catches',
    'effect: when a beast is banished because duel by this, gain 1 embers',
    'gain 1 embers -> require true',
  ],
])('is an error, when an entry %s', async (message, line, change) => {
  mark(line, change);

  const { code, err } = await run('--only', MOTH);
  expect(err).toContain(`lantern/equivalents.yaml:1 ${message}`);
  expect(code).toBe(1);
});

it('means a line in each of its places, or below one line, and says so when it means more than it says', async () => {
  const BELL = 'rules/bell.rules';
  folder.write(`content/lantern/${BELL}`, 'to ring-once\n  gain 2 embers\n\nto ring-again\n  gain 2 embers\n');
  const ring = async (more: string): Promise<Ran> => {
    mark('gain 2 embers', '2 -> 3', more, BELL);
    return await run('--only', BELL);
  };

  expect((await ring('')).err).toContain('equivalents.yaml:1 speaks of 2 places');
  expect((await ring('  places: 2\n')).out).toContain('2 marked as equivalent');
  expect((await ring('  places: 3\n')).err).toContain('equivalents.yaml:1 speaks of 2 places');
  const one = await ring('  above: to ring-again\n');
  expect(one.err).not.toContain('mark');
  expect(one.out).toContain('bell.rules:2:8 2 -> 3');
  expect(one.out).not.toContain('bell.rules:5:8 2 -> 3');
});

it('means one of the same changes on a line, from the left', async () => {
  const BELL = 'rules/bell.rules';
  folder.write(`content/lantern/${BELL}`, 'to ring-twice\n  gain 2 * 2 embers\n');
  mark('gain 2 * 2 embers', '2 -> 3', '  nth: 2\n', BELL);

  const { out, err } = await run('--only', BELL);
  expect(err).not.toContain('mark');
  expect(out).toContain('bell.rules:2:8 2 -> 3');
  expect(out).not.toContain('bell.rules:2:12 2 -> 3');
});

it('finds marks without a place by one compile, and runs no scenario for it', () => {
  mark('might: 3', '3 -> 4');
  const [game] = findGames(folder.cwd, 'lantern');

  expect(marksWithoutPlace(game!)).toEqual(['equivalents.yaml:1 marks nothing any more; take it out']);
  mark('might: 1', '1 -> 2');
  expect(marksWithoutPlace(game!)).toEqual([]);
});

it.each([
  ['- {file: a, line: b, change: c, because: d, places: 0}\n', 'a number from 1 on'],
  ['- {file: a, line: b, change: c, because: d, nth: first}\n', '`nth` says which of the same changes'],
  ['- {file: a, line: b, change: c, because: d, below: e}\n', ':1: a mark has no `below`'],
  ['- file: beasts/moth.yaml\n', ':1: a mark needs file, line, change, because; `line` is missing'],
  ['file: 3\n', ': a list of marks'],
  ['- [\n', 'is no YAML'],
])('refuses marks that cannot be read: %j', async (text, message) => {
  folder.write('content/lantern/equivalents.yaml', text);

  const { code, err } = await run('--sample', '1');
  expect(err).toContain(message);
  expect(code).toBe(1);
});

it('ends early when it is stopped, also where few are tried', async () => {
  const game = findGames(folder.cwd, 'lantern')[0]!;
  let stopped = false;
  let all = 0;
  const { tried } = await mutateGame(game, scenariosOf(folder.cwd, game).scenarios, {
    sample: null,
    seed: 1,
    additions: false,
    only: MOTH,
    jobs: 1,
    progress: (done, total) => {
      all = total;
      // As a signal comes: when the program has a moment for it.
      if (done === 1) setImmediate(() => (stopped = true));
    },
    isStopped: () => stopped,
  });

  expect(tried.length).toBeGreaterThan(0);
  expect(tried.length).toBeLessThan(all);
});

it('needs scenarios that pass', async () => {
  const path = 'content/lantern/scenarios/duel.yaml';
  folder.write(path, folder.read(path).replace('embers: 1', 'embers: 2'));

  const { code, err } = await run('--sample', '1');
  expect(err).toContain('duel.yaml:1 fails as it is');
  expect(code).toBe(1);
});

it('refuses to look where nothing is', async () => {
  const { code, err } = await run('--only', 'LT-NOTHING-01');

  expect(err).toContain('nothing to change');
  expect(code).toBe(2);
});
