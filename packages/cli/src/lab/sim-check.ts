/** `sim --check`: games in which everything that must hold is tried after every answer. */
import type { GameMeta } from '@undercroft/contract';
import { decodeAnswers, replayLine, resolveSetup, seedNumber } from '@undercroft/engine';
import {
  addCoverage,
  coverageOf,
  setupsOf,
  type CoverageCounts,
  type NamedSetup,
  type Shard,
} from '@undercroft/simulator';
import { count, counted } from '@undercroft/report';
import type { CliArguments } from '../command.ts';
import { EXIT } from '../failure.ts';
import { playRange, readRange } from '../series/playing.ts';
import { mergeParts, requireBots } from '../series/series.ts';
import { readSetup } from '../setup.ts';
import { painter, table, type Terminal } from '../terminal.ts';

/** Games of all set-ups together before what was never reached is worth saying. */
const ENOUGH = 60;

/**
 * Plays the games of every set-up, or of the one that was named, and tells what did not hold.
 *
 * @returns exit code
 */
export async function checkGames(
  terminal: Terminal,
  meta: GameMeta,
  code: string,
  args: CliArguments,
): Promise<number> {
  const { seed } = readSetup(meta, args);
  const bots = (args.text('bots') ?? 'random').split(',').map((name) => name.trim());
  const games = args.number('games', { min: 1, max: 1_000_000_000, otherwise: 1000 });
  const answers = args.number('answers', { min: 1, max: 1_000_000, otherwise: 20_000 });
  const range = readRange(args, games);
  const rows = [['', 'games', 'answers', 'longest', 'failed', 'unfinished']];
  const failures: string[] = [];
  let reached: CoverageCounts | null = null;
  let played = 0;
  const setups = setupsToCheck(meta, args);
  for (const { options, setup } of setups) requireBots(bots, meta, { players: setup.players, options });
  const each = range.to - range.from;
  terminal.err(
    `${counted(setups.length, 'set-up')}, ${counted(each, 'game')} each: ${counted(setups.length * each, 'game')}\n`,
  );
  for (const { name, setup, options } of setups) {
    const job = {
      code,
      players: setup.players,
      options,
      seed: seedNumber(seed),
      bots,
      answers,
      coverage: true,
      check: true,
      odds: null,
    };
    const { parts, stopped } = await playRange(terminal, job, range);
    const { shard } = mergeParts(parts);
    rows.push([name, ...figures(shard)]);
    played += shard.games;
    if (shard.reached !== null) reached = reached === null ? shard.reached : addCoverage(reached, shard.reached);
    failures.push(...shard.failures.map((failure) => failureText(meta, shard, failure, args.words[0])));
    if (shard.unfinished > 0)
      failures.push(`${name}: ${counted(shard.unfinished, 'game')} not over after ${counted(answers, 'answer')}`);
    failures.push(...shard.endless.map((endless) => failureText(meta, shard, endless, args.words[0])));
    if (stopped) break;
  }
  terminal.out(`${table(rows, [true, false, false, false, false, false])}\n`);
  const paint = painter(terminal.outColour);
  for (const failure of failures) terminal.out(`${paint('red', 'failed')} ${failure}\n`);
  // No position shows what never happens: the place is told, and nothing has failed by it.
  if (reached !== null && played >= ENOUGH)
    for (const site of coverageOf(meta, reached).deadSites)
      terminal.out(`${paint('yellow', 'never happened')} ${site}\n`);
  return failures.length > 0 ? EXIT.findings : EXIT.clean;
}

function setupsToCheck(meta: GameMeta, args: CliArguments): readonly Pick<NamedSetup, 'name' | 'setup' | 'options'>[] {
  const isNamed = ['players', 'variant', 'option'].some((name) => args.text(name) !== undefined);
  if (!isNamed) return setupsOf(meta);
  const setup = readSetup(meta, args);
  return [{ name: 'as named', setup, options: resolveSetup(meta, setup).options }];
}

function figures(shard: Shard): string[] {
  const given = shard.answers.reduce((sum, [length, times]) => sum + length * times, 0);
  const longest = Math.max(0, ...shard.answers.map(([length]) => length));
  return [shard.games, given, longest, shard.failed, shard.unfinished].map(count);
}

function failureText(
  meta: GameMeta,
  shard: Shard,
  { seed, answers, message }: Shard['failures'][number],
  called: string | undefined,
): string {
  const setup = { players: shard.players, seed, options: shard.options, script: null, legacy: null };
  return `${message}\n  npx ${replayLine(meta, setup, decodeAnswers(answers) ?? [], called)}`;
}
