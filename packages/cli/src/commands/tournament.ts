import { resolveSetup, seedNumber } from '@undercroft/engine';
import type { Shard } from '@undercroft/simulator';
import type { CliArguments, CliCommand } from '../command.ts';
import { loadGameFolder } from '../compiled.ts';
import { UsageError } from '../failure.ts';
import { botNames } from '../lab/experiments.ts';
import { RESULT_OPTIONS } from '../lab/results.ts';
import { neighbours, pairsOf, putTournament, STEP_OPTION, stepOf } from '../lab/tournament.ts';
import { findGame } from '../node-host.ts';
import { playRange, RANGE_OPTIONS, readRange } from '../series/playing.ts';
import { mergeParts, requireBots, type SeriesJob } from '../series/series.ts';
import { readSetup, SETUP_OPTIONS } from '../setup.ts';

/**
 * Default bots, weakest first: those that a player can choose, the last one without a time limit.
 */
const LADDER = 'random,sensible:24~40,sensible:48,sensible:300';

export const tournament: CliCommand = {
  name: 'tournament',
  summary: 'Lets bots play each other in pairs and tells how strong each is.',
  usage: '<game|folder> [options]',
  details:
    'Every two bots play a series, each at every seat in turn, with the same seeds for all pairs. Shares come with the interval that holds the\n' +
    'true share in 19 of 20 cases; ratings are those of Bradley and Terry on the scale of Elo, the first bot at 0. With --step only neighbours\n' +
    'play, and the command ends with 1 unless each bot surely wins that share of its games against the one before it.',
  examples: [
    'undercroft tournament {game} --games 200',
    'undercroft tournament {game} --bots random,sensible:20~40,sensible:100 --step 60',
    'undercroft tournament {game} --games 4000 --shard 1/10 --out part1.json',
  ],
  options: {
    games: { type: 'string', value: 'n', text: 'Games of each pair; default 100.' },
    bots: { type: 'string', value: 'a,b,c', text: `Who plays, weakest first, as for \`sim\`; default ${LADDER}.` },
    step: STEP_OPTION,
    ...SETUP_OPTIONS,
    answers: { type: 'string', value: 'n', text: 'A game with more answers counts as unfinished; default 5000.' },
    ...RANGE_OPTIONS,
    ...RESULT_OPTIONS,
  },
  words: [1, 1],
  run: async (terminal, args) => {
    const { module, code } = await loadGameFolder(terminal, findGame(terminal.cwd, args.words[0]));
    const { meta } = module;
    const bots = rivals(args);
    const step = stepOf(args);
    const setup = readSetup(meta, args);
    const isAlone = meta.players.max < 2;
    if (meta.cooperative === true || isAlone)
      throw new UsageError(
        `in ${meta.title} ${isAlone ? 'one plays alone' : 'all win or lose together'}, so a game tells nothing between its players: let each play by itself, \`undercroft sim ${meta.id} --bots sensible\``,
      );
    if (setup.players < 2) throw new UsageError('a tournament needs two seats: --players 2');
    const range = readRange(args, args.number('games', { min: 2, max: 1_000_000_000, otherwise: 100 }));
    const base: Omit<SeriesJob, 'bots'> = {
      code,
      players: setup.players,
      options: resolveSetup(meta, setup).options,
      seed: seedNumber(setup.seed),
      answers: args.number('answers', { min: 1, max: 1_000_000, otherwise: 5000 }),
      coverage: false,
      odds: null,
    };
    requireBots(bots, meta, base);
    const shards: Shard[] = [];
    for (const pair of step === null ? pairsOf(bots.length) : neighbours(bots.length)) {
      const names = pair.map((bot) => bots[bot]!);
      terminal.err(`${names.join(' and ')}\n`);
      const { parts, stopped } = await playRange(terminal, { ...base, bots: names }, range);
      shards.push(mergeParts(parts).shard);
      if (stopped) break;
    }
    const played = bots.filter((bot) => shards.some((shard) => shard.bots.includes(bot)));
    return await putTournament(terminal, args, { title: meta.title, bots: played, shards });
  },
};

/** @throws UsageError */
function rivals(args: CliArguments): string[] {
  const bots = botNames(args, LADDER);
  if (bots.length < 2) throw new UsageError('--bots takes two or more, such as random,sensible:50');
  if (new Set(bots).size < bots.length) throw new UsageError('--bots names one of them twice');
  return bots;
}
