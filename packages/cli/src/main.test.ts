import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commands } from './commands/index.ts';
import { main } from './main.ts';
import { recordedTerminal, type RecordedTerminal } from './testing/terminal.ts';
import { tinyFolder, type TinyFolder } from './testing/tiny-folder.ts';

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

async function run(line: string, typed: readonly string[] = []): Promise<Ran> {
  const terminal: RecordedTerminal = recordedTerminal(folder.cwd, typed);
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word!);
  const code = await main(words, terminal);
  return { code, out: terminal.outText(), err: terminal.errText() };
}

it('lists the commands, and fails without one', async () => {
  const help = await run('--help');

  expect(help.code).toBe(0);
  const lines = help.out.split('\n').map((line) => line.trim().replace(/ +/, ' '));
  for (const { name, summary } of commands) expect(lines).toContain(`${name} ${summary}`);
  expect((await run('')).code).toBe(2);
});

it.each(['--version', '-v'])('tells its version and that of Node for %s', async (line) => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect(await run(line)).toEqual({ code: 0, out: `undercroft ${version}, Node ${process.versions.node}\n`, err: '' });
});

it.each(commands.map((command) => [command.name, command] as const))(
  'helps with `%s`, with an example',
  async (name, command) => {
    const { code, out } = await run(`${name} --help`);

    expect(code).toBe(0);
    expect(out).toContain(command.summary);
    // The game of an example is one that there is.
    for (const example of command.examples) expect(out).toContain(example.replaceAll('{game}', 'lantern'));
    expect(out).not.toContain('{game}');
    expect(command.examples.every((example) => example.startsWith(`undercroft ${name}`))).toBe(true);
  },
);

it.each([
  ['chekc', 'there is no command `chekc`, did you mean `check`?'],
  [
    'test content/lantern/game.yaml',
    '`content/lantern/game.yaml` is a file, and a game is a folder with a game.yaml; `undercroft test GAME --from content/lantern/game.yaml` runs the scenarios of a file',
  ],
  ['check lantren', 'there is no game `lantren`, did you mean `lantern`?'],
  ['check lantern more', '`more` is one word too many for `check`'],
  ['check --formt short', '`check` has no option `--formt`, did you mean `--format`?'],
  ['check --format loud', '--format takes pretty, short, json or sarif, not `loud`'],
  ['sim', '`sim` needs <game|folder>'],
  ['sim lantern --games many', '--games takes a whole number from 1'],
  ['sim lantern --bots clever', 'there is no bot `clever`'],
  ['sim lantern --players 5', 'Lantern is for 2 players, not 5'],
  ['sim lantern --option day=3', 'there is no option "day"'],
  ['sim lantern --option days', '--option takes name=value'],
  ['sim lantern --variant long', 'there is no variant "long"'],
  ['sim lantern --shard 4/3', '--shard takes i/n'],
  ['odds lantern content/lantern/scenarios/duel.yaml --show sparkz', 'Lantern has nothing called `sparkz`'],
  ['test lantern --from nowhere', 'there is no file or folder `nowhere`'],
  ['play lantern --seat 2', '--seat says where you sit among bots'],
  ['replay lantern --answers=*', '--answers cannot be read'],
  ['explain load/nothing-such', 'there is no error code `load/nothing-such`'],
  ['new beest lantern heron', 'no kind `beest` with files of its own, did you mean `beast`?'],
  ['new beast lantern Heron', '`Heron` is no name'],
])('refuses `%s` as wrong usage', async (line, message) => {
  const { code, err, out } = await run(line);

  expect(err).toContain(message);
  expect(code).toBe(2);
  expect(out).toBe('');
});

it('says ok, when the content is right', async () => {
  expect(await run('check')).toEqual({ code: 0, out: 'ok  lantern\n', err: '' });
});

it('shows where the content is wrong, on stderr or as JSON on stdout', async () => {
  folder.write(
    'content/lantern/beasts/heron.yaml',
    'count: 1 per player\nmight: 3\nstarts: deck\neffect: |\n  gain 3 oli\n',
  );

  const pretty = await run('check lantern');
  expect(pretty.code).toBe(1);
  expect(pretty.err).toContain('content/lantern/beasts/heron.yaml:5');
  expect(pretty.err).toContain('oil');
  expect(pretty.out).toContain('lantern: 1 error');

  const short = await run('check lantern --format short');
  expect(short.err).toMatch(/^content\/lantern\/beasts\/heron\.yaml:5:\d+/);

  const json = await run('check lantern --format json');
  expect(json).toMatchObject({ code: 1, err: '' });
  expect(JSON.parse(json.out)).toMatchObject({ version: 1, games: [{ game: 'lantern', errorCount: 1 }] });

  const sim = await run('sim lantern');
  expect(sim).toMatchObject({ code: 1, out: '' });
  expect(sim.err).toContain('lantern does not compile: 1 error');
});

it('finds a game by its folder, from anywhere', async () => {
  const { code, out } = await run(`check ${join(folder.cwd, 'content', 'lantern')}`);

  expect({ code, out }).toEqual({ code: 0, out: 'ok  lantern\n' });
});

it('builds a module with its map and metadata', async () => {
  const { code, out } = await run('build lantern --out made');

  expect(code).toBe(0);
  expect(out).toContain('made/lantern.js');
  expect(readFileSync(join(folder.cwd, 'made/lantern.js'), 'utf8')).toContain('//# sourceMappingURL=lantern.js.map');
  expect(JSON.parse(readFileSync(join(folder.cwd, 'made/lantern.js.map'), 'utf8'))).toMatchObject({ version: 3 });
  expect(JSON.parse(readFileSync(join(folder.cwd, 'made/lantern.meta.json'), 'utf8'))).toMatchObject({ id: 'lantern' });
});

it('runs the scenarios of a game', async () => {
  const { code, out, err } = await run('test lantern');

  expect(err).toBe('');
  expect(out).toContain('content/lantern/scenarios/duel.yaml');
  expect(out).toMatch(/lantern: \d+ passed, 0 failed/);
  expect(code).toBe(0);
});

it('runs scenarios from another folder and shows what failed', async () => {
  const scenario = 'given: {player 1: {oil: 2}}\n  start: duel moth with hare\n  dice: [6, 1]\n';
  folder.write('mine/a.yaml', `- it: wins\n  ${scenario}  expect: {player 1.embers: 9}\n`);

  const { code, out, err } = await run('test lantern --from mine');

  expect(code).toBe(1);
  expect(out).toContain('lantern: 0 passed, 1 failed');
  expect(err).toContain('mine/a.yaml:5:');
  expect(err).toContain('expected 9');
});

it('lists rules without a scenario, and fails for them', async () => {
  const { code, out } = await run('test lantern --coverage');

  expect(code).toBe(1);
  expect(out).toContain('Rules without a scenario:');
  expect(out).toContain('LT-TURN-01');
  expect(out).not.toMatch(/Rules without a scenario:[^:]*LT-DUEL-01/);
});

it('tells a simulation as a table with intervals', async () => {
  const { code, out } = await run('sim lantern --games 50 --jobs 1 --bots random,sensible:4 --coverage');

  expect(code).toBe(0);
  expect(out).toContain('Lantern: 50 games, 2 players, random and sensible:4, seed 1');
  expect(out).toMatch(/won by seat 1 +[\d.]+ +[\d.]+ % +[\d.]+ to [\d.]+ %/);
  expect(out).toMatch(/won by sensible:4, per seat/);
  expect(out).toMatch(/places in the rules reached: \d+ of \d+/);
});

it('tells what was scored and what was chosen, as many rows as wanted', async () => {
  const line = 'sim lantern --games 30 --jobs 1 --uses';
  const { out } = await run(`${line} 3`);

  expect(out).toMatch(/score of a player\n +all +mean [\d.]+/);
  expect(out).toMatch(/Hunting party +[\d.]+ +[\d.]+ %/);
  expect(out).toMatch(
    /points from one, for a player +mean +brought any +max +counted\nHunting party: \w+ +[\d.]+ +[\d.]+ %/,
  );
  expect(out).toMatch(
    /chosen +in +per game +of games +won by who chose it\n(.+\n){3}and \d+ more; --uses \d+ tells all/,
  );
  expect((await run(`${line} 0`)).out).not.toContain('won by who chose it');
});

it('tells of a game without a winner why it ended', async () => {
  const { out } = await run('sim lantern --games 200 --jobs 1 --option days=1');

  expect(out).toMatch(/no winner +\d+ +[\d.]+ % .+\n {2}because: dusk +\d+ +[\d.]+ %/);
  expect(out).toContain('dusk: The last day is over.');
});

it('tells what was chosen in one procedure, and of one where nothing is asked that there is none', async () => {
  const { out } = await run('sim lantern --games 30 --jobs 1 --in strike');

  expect(out).toMatch(/chosen .+\n(.+ strike +[\d.]+ .+\n)+A player wins/);
  expect((await run('sim lantern --games 30 --jobs 1 --in set-up')).err).toContain(
    'nothing is asked in `set-up` of lantern; questions are asked in',
  );
});

it('counts how a position comes out', async () => {
  const file = 'content/lantern/scenarios/duel.yaml';

  const { code, out } = await run(
    `odds lantern ${file} --it "wins a duel" --runs 400 --jobs 1 --show "player 1.embers, count(fern#2.dwellers)"`,
  );

  expect(code).toBe(0);
  expect(out).toContain('400 runs, random, seed 1');
  expect(out).toMatch(/player 1\.embers\nmean 0\.\d/);
  expect(out).toMatch(/count\(fern#2\.dwellers\)\nmean/);
});

it('tells exactly how a position comes out, when it is asked to', async () => {
  const file = 'content/lantern/scenarios/chances.yaml';
  folder.write(
    file,
    `- it: A duel is decided by dice
  given: { player 1: { embers: 0 }, fern#1: { dwellers: [moth] }, fern#2: { dwellers: [hare] }, active: player 1 }
  start: duel moth with hare
  as: player 1
  expect: { player 1.embers: 1 }
`,
  );

  const { code, err, out } = await run(`odds lantern ${file} --exact`);

  expect({ code, err, out }).toMatchInlineSnapshot(`
    {
      "code": 0,
      "err": "",
      "out": "A duel is decided by dice
    exact: every way the dice can fall

    player 1.embers
         chance
      0    7/12  58.3 %
      1    5/12  41.7 %
    ",
    }
  `);
  expect((await run(`odds lantern ${file} --always none`)).err).toContain('--always goes with --exact');
});

it('counts how a position comes out after the answers of its scenario, when it is asked to', async () => {
  const file = 'content/lantern/scenarios/strike.yaml';
  folder.write(
    file,
    `- it: Nobody fights back
  given: { player 1: { embers: 0 }, fern#1: { dwellers: [moth] }, fern#2: { dwellers: [hare] }, active: player 1 }
  start: strike moth
  as: player 1
  do: [{ by: player 2, not offered: moth }, none]
  expect: { player 1.embers: 1 }
- it: Nobody has an owl
  given: { fern#1: { dwellers: [moth] }, fern#2: { dwellers: [hare] }, active: player 1 }
  start: strike moth
  as: player 1
  do: [owl]
`,
  );
  const odds = (words: string) => run(`odds lantern ${file} --runs 60 --jobs 1 ${words}`);

  const first = await odds('--it "fights back" --do');
  expect(first.out).toMatch(/from where `do` leads/);
  expect(first.out).toMatch(/player 1\.embers\nmean 1\.0.*\n.*\n  1 +60/);

  const left = await odds('--it "fights back"');
  expect(left.out).toMatch(/its `do` is left out, --do gives it first/);
  expect(left.out).not.toMatch(/  1 +60/);

  expect(await odds('--it owl --do')).toMatchObject({ code: 1, err: expect.stringMatching(/`owl` is not offered/) });
});

it('names a game in a line for replay as it was named, and the line plays it again', async () => {
  const { out } = await run('play content/lantern --seed 5 --bots random', ['1', 'q']);
  const [line] = /undercroft replay .*/.exec(out) ?? [];

  expect(line).toMatch(/^undercroft replay content\/lantern --players 2 --seed=5 /);
  expect((await run(line!.replace('undercroft ', ''))).code).toBe(0);
});

it('says that a person who names no seed plays another game each time', async () => {
  expect((await run('play --help')).out).toContain('another one each time when left out');
  expect((await run('sim --help')).out).toContain('default 1');
});

it('replays a game of a simulation from its seed and answers, and goes on playing a saved one', async () => {
  const played = await run('play lantern --seed 5 --bots random', ['s kept.json', 'q']);
  expect(played.code).toBe(0);
  expect(existsSync(join(folder.cwd, 'kept.json'))).toBe(true);

  const replayed = await run('replay lantern kept.json --trace');
  expect(replayed.code).toBe(0);
  expect(replayed.out).toMatch(/state [0-9a-f]{16}, open: Player 1/);

  const again = await run('play lantern --load kept.json --bots random', ['q']);
  expect(again.code).toBe(0);
});

it('prints the page of an error code', async () => {
  expect((await run('explain load/empty-file')).out).toContain('load/empty-file');
  expect((await run('explain empty-file')).out).toContain('load/empty-file');
  expect((await run('explain')).out).toContain('resolve/');
});

it('says of each example of an error code whether it is wrong or right, and in which file it stands', async () => {
  expect((await run('explain check/negative-amount')).out).toMatch(
    /\nWrong:\n {4}to doze\n {6}gain -5 oil\n\nRight:\n {4}to doze\n {6}lose 5 oil\n$/,
  );
  expect((await run('explain resolve/no-you')).out).toContain('\nWrong (changes of game.yaml):\n');
});

it('prints all that players read, when a game is named, in a language that it has', async () => {
  folder.write('content/lantern/locale/fr.yaml', 'draft: true\ntitle: Lanterne\ntitles: {moth: Phalène}\n');

  expect((await run('explain lantern')).out).toContain('Moth (Beast)');
  const french = await run('explain lantern --lang fr');
  expect(french.out).toContain('Lanterne');
  expect(french.out).toContain('Phalène');
  expect(await run('explain lantern --lang eo')).toMatchObject({
    code: 2,
    err: expect.stringContaining('lantern is not told in `eo`; its languages: en, fr'),
  });
});

it('plays in another language, when it is asked to', async () => {
  folder.write('content/lantern/locale/fr.yaml', 'draft: true\ntitles: {moth: Phalène}\n');

  const { code, out } = await run('play lantern --seed 3 --lang fr --bots random', ['q']);
  expect(code).toBe(0);
  expect(out).toMatch(/Joueur 1 pioche \d cartes?\./);
  expect(out).toMatch(/\nJoueur 1\u202F: \S/);
  expect(out).toContain('Joueur 1 doit répondre');
});

it('writes the file of a new row, which compiles', async () => {
  const made = await run('new beast lantern grey-heron');

  expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/^content\/lantern\/beasts\/grey-heron\.yaml\n/) });
  expect((await run('check lantern')).out).toBe('ok  lantern\n');
  expect((await run('new beast lantern grey-heron')).err).toContain('has a `grey-heron` already');
});

it('writes nothing outside the game, when the folder of a kind leads out of it', async () => {
  folder.write(
    'content/lantern/game.yaml',
    folder.read('content/lantern/game.yaml').replace('folder: beasts', 'folder: ../../escaped'),
  );
  const { code, err } = await run('new beast lantern grey-heron');

  expect(code).toBe(1);
  expect(err).toContain('game.yaml of lantern has errors');
  expect(existsSync(join(folder.cwd, 'escaped'))).toBe(false);
});

it('writes nothing outside the game, when a link leads out of it', async () => {
  mkdirSync(join(folder.cwd, 'escaped'));
  rmSync(join(folder.cwd, 'content/lantern/beasts'), { recursive: true });
  symlinkSync(join(folder.cwd, 'escaped'), join(folder.cwd, 'content/lantern/beasts'));
  const { code, err } = await run('new beast lantern grey-heron');

  expect(code).toBe(1);
  expect(err).toContain('would lie outside the game');
  expect(readdirSync(join(folder.cwd, 'escaped'))).toEqual([]);
});

it('ends, and tells what it leaves out, when links of a game lead back to their own folder', async () => {
  for (const name of ['again', 'more']) symlinkSync('.', join(folder.cwd, 'content/lantern', name));
  const { code, out, err } = await run('check lantern');

  expect(code).toBe(0);
  expect(out).toBe('ok  lantern\n');
  expect(err).toContain('content/lantern/again is a link, and links are not followed');
});

it('says which icon does not exist, with near ones', async () => {
  folder.write('content/lantern/beasts/lost.yaml', 'count: 1\nmight: 1\nicon: broad-swordx\n');

  const { code, err } = await run('check lantern --format short');

  expect(code).toBe(1);
  expect(err).toContain('load/unknown-icon');
  expect(err).toContain('broad');
});
