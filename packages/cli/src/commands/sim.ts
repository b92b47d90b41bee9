import type { GameMeta } from '@undercroft/contract';
import { decodeAnswers, replayLine, resolveSetup } from '@undercroft/engine';
import { mergeShards, reportOf, type Shard, type SimulationReport } from '@undercroft/simulator';
import type { Arguments, Command } from '../command.ts';
import { loadGameFolder } from '../compiled.ts';
import { EXIT, FindingError, UsageError } from '../failure.ts';
import { count, shareCells, summaryText } from '../figures.ts';
import { findGame, readText } from '../node-host.ts';
import { Progress } from '../progress.ts';
import { requireBot } from '../series.ts';
import { playSeries } from '../series-pool.ts';
import { readSetup, SETUP_OPTIONS } from '../setup.ts';
import { painter, table, type Terminal } from '../terminal.ts';
import { checkGames } from './sim-check.ts';

export const sim: Command = {
  name: 'sim',
  summary: 'Plays many games and tells who wins, how long they last and how they end.',
  usage: '<game|folder> [options]',
  details:
    'Shares come with the interval that holds the true share in 19 of 20 cases. Game number i of a seed is the same on every machine, so\n' +
    'a series can be split with --shard and put together with --merge.',
  examples: [
    'undercroft sim lantern --games 10000',
    'undercroft sim lantern --games 400 --bots sensible,random',
    'undercroft sim lantern --games 100000 --shard 3/10 --json > part3.json',
    'undercroft sim lantern --check --games 10000',
    'undercroft sim lantern --merge part1.json --merge part2.json',
  ],
  options: {
    games: { type: 'string', value: 'n', text: 'Games of the whole series; default 1000.' },
    bots: {
      type: 'string',
      value: 'a,b',
      text: 'Who plays: random, sensible, sensible:400, sensible:50ms; they change seats from game to game.',
    },
    ...SETUP_OPTIONS,
    answers: { type: 'string', value: 'n', text: 'A game with more answers counts as unfinished; default 5000.' },
    check: {
      type: 'boolean',
      text: 'Tries after every answer all that must hold for a game; plays each variant and option unless one is named.',
    },
    coverage: { type: 'boolean', text: 'Also tell which rules, cards and questions were never reached.' },
    jobs: { type: 'string', value: 'n', text: 'Threads; default one for each core.' },
    shard: { type: 'string', value: 'i/n', text: 'Only the i-th of n parts of the series.' },
    merge: { type: 'string', value: 'file', many: true, text: 'Adds results written with --json instead of playing.' },
    json: { type: 'boolean', text: 'The report and the counts behind it as JSON.' },
  },
  words: [1, 1],
  run: async (terminal, args) => {
    const { module, code } = await loadGameFolder(terminal, findGame(terminal.cwd, args.words[0]));
    if (args.flag('check') && !args.flag('json')) return await checkGames(terminal, module.meta, code, args);
    const files = args.texts('merge');
    const shard =
      files.length > 0 ? merge(terminal, module.meta, files) : await play(terminal, module.meta, code, args);
    const report = reportOf(module.meta, shard);
    if (args.flag('json')) terminal.out(`${JSON.stringify({ version: 1, report, shard })}\n`);
    else tell(terminal, module.meta, report, shard.options);
    return report.failed > 0 ? EXIT.findings : EXIT.clean;
  },
};

async function play(terminal: Terminal, meta: GameMeta, code: string, args: Arguments): Promise<Shard> {
  const setup = readSetup(meta, args);
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
    seed: setup.seed,
    bots,
    answers,
    coverage: args.flag('coverage'),
    check: args.flag('check'),
    odds: null,
  };
  const { shard } = await playSeries(job, { from, to, jobs, progress: (done) => progress.show(done) });
  const seconds = progress.end();
  terminal.err(
    `${count(to - from)} games in ${seconds.toFixed(1)} s, ${count(Math.round((to - from) / seconds))} a second\n`,
  );
  return shard;
}

/** The part of a series: `3/10` of 1000 games is 200 to 300. */
function rangeOf(shard: string | undefined, games: number): [number, number] {
  if (shard === undefined) return [0, games];
  const [part, parts] = (/^(\d+)\/(\d+)$/.exec(shard)?.slice(1) ?? []).map(Number);
  if (part === undefined || parts === undefined || part < 1 || part > parts) {
    throw new UsageError(`--shard takes i/n with i from 1 to n, not \`${shard}\``);
  }
  return [Math.floor((games * (part - 1)) / parts), Math.floor((games * part) / parts)];
}

function merge(terminal: Terminal, meta: GameMeta, files: readonly string[]): Shard {
  const shards = files.map((file) => shardOf(file, readText(terminal.cwd, file)));
  let merged: Shard;
  try {
    merged = mergeShards(shards);
  } catch (error) {
    throw new FindingError(error instanceof Error ? error.message : String(error));
  }
  if (merged.game !== meta.id) throw new FindingError(`these results are of ${merged.game}, not of ${meta.id}`);
  if (merged.hash !== meta.hash) terminal.err(`The content of ${meta.id} has changed since these games were played.\n`);
  return merged;
}

function shardOf(file: string, text: string): Shard {
  try {
    const { shard } = JSON.parse(text) as { shard?: Shard };
    if (shard?.format === 1 && Array.isArray(shard.wins) && Array.isArray(shard.ranges)) return shard;
  } catch {
    // Told below, as any other file that holds no result.
  }
  throw new FindingError(`\`${file}\` holds no result of \`undercroft sim --json\``);
}

function tell(terminal: Terminal, meta: GameMeta, report: SimulationReport, options: readonly number[]): void {
  const paint = painter(terminal.outColour);
  const head = `${meta.title}: ${count(report.games)} games, ${report.players} players, ${report.bots.join(' and ')}, seed ${report.seed}`;
  const rows: string[][] = [['', 'games', 'share', '95 % interval']];
  for (const [seat, share] of report.seats.entries()) rows.push([`won by seat ${seat + 1}`, ...shareCells(share)]);
  if (report.bots.length > 1)
    for (const { name, share } of report.botWins) rows.push([`won by ${name}, per seat`, ...shareCells(share)]);
  rows.push(['nobody won', ...shareCells(report.draws)], ['unfinished', ...shareCells(report.unfinished)]);
  for (const { name, share } of report.endings)
    if (share.count > 0) rows.push([`ended: ${name}`, ...shareCells(share)]);
  terminal.out(`${paint('bold', head)}\n\n${table(rows, [true, false, false, false])}\n`);
  terminal.out(`answers  ${summaryText(report.answers)}\n`);
  if (report.turns.max > 0) terminal.out(`turns    ${summaryText(report.turns)}\n`);
  if (report.coverage !== null) tellCoverage(terminal, report.coverage);
  if (report.failed === 0) return;
  terminal.out(`\n${paint('red', `${count(report.failed)} games failed`)}\n`);
  for (const { message, seed, answers, index } of report.failures) {
    const setup = { players: report.players, seed, options, script: null };
    terminal.out(`  game ${index}: ${message}\n    ${replayLine(meta, setup, decodeAnswers(answers) ?? [])}\n`);
  }
}

function tellCoverage(terminal: Terminal, coverage: NonNullable<SimulationReport['coverage']>): void {
  const { sites, deadRows, deadAsks, deadEntries, deadEvents, deadSites } = coverage;
  terminal.out(`\nplaces in the rules reached: ${count(sites.count)} of ${count(sites.of)}\n`);
  const list = (words: string, names: readonly string[]): void => {
    if (names.length > 0) terminal.out(`${words}\n${names.map((name) => `  ${name}\n`).join('')}`);
  };
  list('cards that never did anything', deadRows);
  list('questions never asked', deadAsks);
  list('answers never chosen', deadEntries);
  list('things that never happened', deadEvents);
  list('places never reached', deadSites);
}
