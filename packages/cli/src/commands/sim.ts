import type { GameMeta } from '@undercroft/contract';
import { resolveSetup, seedNumber } from '@undercroft/engine';
import { mergeShards, reportOf, type Shard } from '@undercroft/simulator';
import type { CliArguments, CliCommand } from '../command.ts';
import { loadGameFolder } from '../compiled.ts';
import { EXIT, FindingError, UsageError } from '../failure.ts';
import { count } from '../figures.ts';
import { findGame, readText } from '../node-host.ts';
import { Progress } from '../progress.ts';
import { rangeOf, requireBot } from '../series.ts';
import { playSeries } from '../series-pool.ts';
import { readSetup, SETUP_OPTIONS } from '../setup.ts';
import { jsonText, type Terminal } from '../terminal.ts';
import { checkGames } from './sim-check.ts';
import { tellSimulation } from './sim-report.ts';

export const sim: CliCommand = {
  name: 'sim',
  summary: 'Plays many games and tells who wins, how long they last and how they end.',
  usage: '<game|folder> [options]',
  details:
    'Shares come with the interval that holds the true share in 19 of 20 cases. Game number i of a seed is the same on every machine, so\n' +
    'a series can be split with --shard and put together with --merge.',
  examples: [
    'undercroft sim {game} --games 10000',
    'undercroft sim {game} --games 400 --bots sensible,random',
    'undercroft sim {game} --games 200 --bots sensible,random --keep-seats --times',
    'undercroft sim {game} --players all --uses 40 --in take-turn',
    'undercroft sim {game} --games 100000 --shard 3/10 --json > part3.json',
    'undercroft sim {game} --check --games 10000',
    'undercroft sim {game} --merge part1.json --merge part2.json',
  ],
  options: {
    games: { type: 'string', value: 'n', text: 'Games of the whole series; default 1000.' },
    bots: {
      type: 'string',
      value: 'a,b',
      text: 'Who plays: random, sensible, sensible:400, sensible:50ms; they change seats from game to game.',
    },
    'keep-seats': { type: 'boolean', text: 'Bots keep their seats: the first one named plays seat 1 in every game.' },
    times: { type: 'boolean', text: 'Also tell how long bots think, in time of the processor.' },
    ...SETUP_OPTIONS,
    players: {
      type: 'string',
      value: 'n',
      many: true,
      text: 'Seats, such as 2 or 2,3,4 or all: a report for each; default the fewest of the game.',
    },
    campaign: {
      type: 'string',
      value: 'n',
      text: 'Plays campaigns of n games in a row: a report for the first games, for the second ones, and so on.',
    },
    answers: { type: 'string', value: 'n', text: 'A game with more answers counts as unfinished; default 5000.' },
    check: {
      type: 'boolean',
      text: 'Tries after every answer all that must hold for a game; plays each variant and option unless one is named.',
    },
    coverage: { type: 'boolean', text: 'Also tell which rules, cards and questions were never reached.' },
    uses: { type: 'string', value: 'n', text: 'How many rows of what players chose are told; default 20.' },
    in: {
      type: 'string',
      value: 'name',
      many: true,
      text: 'Tells only what was chosen in this procedure or card; may be given again.',
    },
    jobs: { type: 'string', value: 'n', text: 'Threads; default one for each core.' },
    shard: { type: 'string', value: 'i/n', text: 'Only the i-th of n parts of the series.' },
    merge: { type: 'string', value: 'file', many: true, text: 'Adds results written with --json instead of playing.' },
    json: { type: 'boolean', text: 'The report and the counts behind it as JSON.' },
  },
  words: [1, 1],
  run: async (terminal, args) => {
    const { module, code } = await loadGameFolder(terminal, findGame(terminal.cwd, args.words[0]));
    const { meta } = module;
    if (args.flag('check') && !args.flag('json')) return await checkGames(terminal, meta, code, args);
    const rows = args.number('uses', { min: 0, max: 100_000, otherwise: 20 });
    const within = args.texts('in');
    requireAsked(meta, within);
    const files = args.texts('merge');
    const shards = files.length > 0 ? merge(terminal, meta, files) : await playAll(terminal, meta, code, args);
    const results = shards.map((shard) => ({ report: reportOf(meta, shard), shard }));
    const [only, another] = results;
    if (args.flag('json')) terminal.out(jsonText({ version: 1, ...(another === undefined ? only : { results }) }));
    else
      for (const [i, { report, shard }] of results.entries()) {
        if (i > 0) terminal.out('\n\n');
        tellSimulation(terminal, meta, report, { options: shard.options, rows, within, called: args.words[0] });
      }
    return results.some(({ report }) => report.failed > 0) ? EXIT.findings : EXIT.clean;
  },
};

/** @throws UsageError for a procedure or card in which nothing is ever asked */
function requireAsked({ id, asks }: GameMeta, names: readonly string[]): void {
  const known = new Set(asks.map(({ within }) => within));
  for (const name of names)
    if (!known.has(name))
      throw new UsageError(
        `nothing is asked in \`${name}\` of ${id}; questions are asked in ${[...known].toSorted().join(', ')}`,
      );
}

/** Plays the series with each number of players that was asked for. */
async function playAll(terminal: Terminal, meta: GameMeta, code: string, args: CliArguments): Promise<Shard[]> {
  const shards: Shard[] = [];
  for (const players of playersOf(meta, args)) shards.push(...(await play(terminal, meta, code, args, players)));
  return shards;
}

/** `--players 2,4 --players 3` as numbers; `all` = all that the game is for. @throws UsageError */
function playersOf(meta: GameMeta, args: CliArguments): number[] {
  const { min, max } = meta.players;
  const given = args.texts('players').flatMap((text) => text.split(','));
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const players = given.flatMap((text) => {
    if (text.trim() === 'all') return all;
    if (!/^\d{1,2}$/.test(text.trim()))
      throw new UsageError(`--players takes a number, several as 2,3,4, or all, not \`${text}\``);
    return [Number(text)];
  });
  return players.length === 0 ? [min] : [...new Set(players)].toSorted((a, b) => a - b);
}

async function play(
  terminal: Terminal,
  meta: GameMeta,
  code: string,
  args: CliArguments,
  players: number,
): Promise<readonly Shard[]> {
  const setup = readSetup(meta, args, players);
  const bots = (args.text('bots') ?? 'random').split(',').map((name) => name.trim());
  for (const name of bots) requireBot(name);
  const games = args.number('games', { min: 1, max: 1_000_000_000, otherwise: 1000 });
  const [from, to] = rangeOf(args.text('shard'), games);
  const { options } = resolveSetup(meta, setup);
  const answers = args.number('answers', { min: 1, max: 1_000_000, otherwise: 5000 });
  const jobs = args.text('jobs') === undefined ? undefined : args.number('jobs', { min: 1, max: 1024, otherwise: 1 });
  const progress = new Progress(terminal, to - from);
  const job = {
    code,
    players: setup.players,
    options,
    seed: seedNumber(setup.seed),
    bots,
    answers,
    coverage: args.flag('coverage'),
    uses: true,
    check: args.flag('check'),
    keepSeats: args.flag('keep-seats'),
    times: args.flag('times'),
    campaign: gamesInARow(meta, args),
    odds: null,
  };
  const { shard, later } = await playSeries(job, { from, to, jobs, progress: (done) => progress.show(done) });
  const seconds = progress.end();
  terminal.err(
    `${count(to - from)} games in ${seconds.toFixed(1)} s, ${count(Math.round((to - from) / seconds))} a second\n`,
  );
  return [shard, ...later];
}

/** @throws UsageError for a game without a campaign */
function gamesInARow({ title, campaign }: GameMeta, args: CliArguments): number {
  const games = args.number('campaign', { min: 1, max: 100, otherwise: 1 });
  if (games > 1 && campaign === undefined)
    throw new UsageError(`${title} has no campaign: its game.yaml says nothing of games in a row`);
  return games;
}

/** Adds what lies in files, for each number of players by itself. */
function merge(terminal: Terminal, meta: GameMeta, files: readonly string[]): Shard[] {
  const shards = files.flatMap((file) => shardsOf(file, readText(terminal.cwd, file)));
  const merged = [...Map.groupBy(shards, ({ players, number = 1 }) => 1000 * players + number)]
    .toSorted(([a], [b]) => a - b)
    .map(([, of]) => add(of));
  for (const { game } of merged)
    if (game !== meta.id) throw new FindingError(`these results are of ${game}, not of ${meta.id}`);
  if (merged.some(({ hash }) => hash !== meta.hash))
    terminal.err(`The content of ${meta.id} has changed since these games were played.\n`);
  return merged;
}

function add(shards: readonly Shard[]): Shard {
  try {
    return mergeShards(shards);
  } catch (error) {
    throw new FindingError(error instanceof Error ? error.message : String(error));
  }
}

function shardsOf(file: string, text: string): Shard[] {
  try {
    const { shard, results } = JSON.parse(text) as { shard?: Shard; results?: readonly { readonly shard: Shard }[] };
    const shards = results?.map((result) => result.shard) ?? [shard];
    if (shards.length > 0 && shards.every(isShard)) return shards;
  } catch {
    // Told below, as any other file that holds no result.
  }
  throw new FindingError(`\`${file}\` holds no result of \`undercroft sim --json\``);
}

function isShard(shard: Shard | undefined): shard is Shard {
  return shard?.format === 5 && Array.isArray(shard.wins) && Array.isArray(shard.ranges);
}
