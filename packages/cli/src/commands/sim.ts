import type { GameMeta } from '@undercroft/contract';
import { resolveSetup, seedNumber } from '@undercroft/engine';
import type { Shard } from '@undercroft/simulator';
import { count, counted } from '@undercroft/report';
import type { CliArguments, CliCommand } from '../command.ts';
import { loadGameFolder } from '../compiled.ts';
import { UsageError } from '../failure.ts';
import { PAGE_OPTION, RESULT_OPTIONS } from '../lab/results.ts';
import { checkGames } from '../lab/sim-check.ts';
import { putSimulation, requireAsked, USE_OPTIONS } from '../lab/sim-results.ts';
import { findGame } from '../node-host.ts';
import { playRange, RANGE_OPTIONS, readRange } from '../series/playing.ts';
import { mergeParts, requireBots } from '../series/series.ts';
import { readSetup, SETUP_OPTIONS } from '../setup.ts';
import type { Terminal } from '../terminal.ts';

export const sim: CliCommand = {
  name: 'sim',
  summary: 'Plays many games and tells who wins, how long they last and how they end.',
  usage: '<game|folder> [options]',
  details:
    'Shares come with the interval that holds the true share in 19 of 20 cases. Game number i of a seed is the same on every machine, so\n' +
    'a series can be split with --shard and put together with `undercroft merge`.',
  examples: [
    'undercroft sim {game} --games 10000',
    'undercroft sim {game} --games 400 --bots sensible,random',
    'undercroft sim {game} --games 200 --bots sensible,random --keep-seats --times',
    'undercroft sim {game} --players all --uses 40 --in take-turn',
    'undercroft sim {game} --games 100000 --shard 3/10 --out part3.json',
    'undercroft sim {game} --check --games 10000',
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
    ...USE_OPTIONS,
    ...RANGE_OPTIONS,
    ...RESULT_OPTIONS,
    html: PAGE_OPTION,
  },
  words: [1, 1],
  run: async (terminal, args) => {
    const { module, code } = await loadGameFolder(terminal, findGame(terminal.cwd, args.words[0]));
    const { meta } = module;
    if (args.flag('check') && !args.flag('json') && ['out', 'html'].every((name) => args.text(name) === undefined))
      return await checkGames(terminal, meta, code, args);
    requireAsked(meta, args.texts('in'));
    const shards = await playAll(terminal, meta, code, args);
    return await putSimulation(terminal, args, meta, { shards, called: args.words[0]! });
  },
};

/** Plays the series with each number of players that was asked for. */
async function playAll(terminal: Terminal, meta: GameMeta, code: string, args: CliArguments): Promise<Shard[]> {
  const shards: Shard[] = [];
  for (const players of playersOf(meta, args)) {
    const { shards: played, stopped } = await play(terminal, meta, code, args, players);
    shards.push(...played);
    if (stopped) break;
  }
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
): Promise<{ readonly shards: readonly Shard[]; readonly stopped: boolean }> {
  const setup = readSetup(meta, args, players);
  const bots = (args.text('bots') ?? 'random').split(',').map((name) => name.trim());
  const games = args.number('games', { min: 1, max: 1_000_000_000, otherwise: 1000 });
  const range = readRange(args, games);
  const { options } = resolveSetup(meta, setup);
  requireBots(bots, meta, { players: setup.players, options });
  const answers = args.number('answers', { min: 1, max: 1_000_000, otherwise: 5000 });
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
  const { parts, seconds, stopped } = await playRange(terminal, job, range);
  const { shard, later } = mergeParts(parts);
  const { games: played } = shard;
  terminal.err(
    `${counted(played, 'game')} in ${seconds.toFixed(1)} s, ${count(Math.round(played / seconds))} a second\n`,
  );
  return { shards: [shard, ...later], stopped };
}

/** @throws UsageError for a game without a campaign */
function gamesInARow({ title, campaign }: GameMeta, args: CliArguments): number {
  const games = args.number('campaign', { min: 1, max: 100, otherwise: 1 });
  if (games > 1 && campaign === undefined)
    throw new UsageError(`${title} has no campaign: its game.yaml says nothing of games in a row`);
  return games;
}
