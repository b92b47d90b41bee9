/**
 * Results of `tournament`: who won how much against whom, how strong each is, and whether they are
 * steps of a ladder.
 */
import { ratingsOf, wilson, type Shard, type Share } from '@undercroft/simulator';
import { count, counted, percent, shareCells } from '@undercroft/report';
import type { CliArguments, OptionSpec } from '../command.ts';
import { EXIT, FindingError } from '../failure.ts';
import { painter, table, type Terminal } from '../terminal.ts';
import { isListOf } from './experiments.ts';
import { putResult } from './results.ts';
import { addShards, isShard } from './sim-results.ts';

export const STEP_OPTION: OptionSpec = {
  type: 'string',
  value: 'percent',
  text: 'Only neighbours play, and each must surely win so much against the one before it, such as 60.',
};

/** Range of the share of wins, in percent, that counts as stronger; 50 is chance. */
const STEP_RANGE = { min: 50, max: 99 };

/** Every two, as indexes: the weaker first. */
export function pairsOf(bots: number): [number, number][] {
  return Array.from({ length: bots }, (_, i) => i).flatMap((first) =>
    Array.from({ length: bots - first - 1 }, (_, i): [number, number] => [first, first + i + 1]),
  );
}

/** Each with the one before it. */
export function neighbours(bots: number): [number, number][] {
  return pairsOf(bots).filter(([first, second]) => second === first + 1);
}

/** What was played. */
export interface Tournament {
  readonly title: string;
  /** names, weakest first */
  readonly bots: readonly string[];
  /** one for each pair that played, its two bots in the order of `bots` */
  readonly shards: readonly Shard[];
}

/** Result of a pair. */
export interface TournamentPair {
  readonly first: string;
  readonly second: string;
  /** wins of the second among the games with a winner */
  readonly secondWon: Share;
  /** games without a winner, unfinished, or whose rules failed */
  readonly undecided: number;
  /** whether the whole interval lies above the step that was asked for; null where none was */
  readonly isStep: boolean | null;
}

/** What `tournament --json` writes. */
export interface TournamentResult extends Tournament {
  readonly version: 1;
  readonly is: 'tournament';
  readonly pairs: readonly TournamentPair[];
  /** by bot, in points of Elo; the first has 0 */
  readonly ratings: readonly number[];
}

/**
 * Puts a tournament where it was asked for.
 *
 * @returns exit code: 1 when a step was asked for and is not there, or rules failed
 */
export async function putTournament(terminal: Terminal, args: CliArguments, played: Tournament): Promise<number> {
  const result = resultOf(played, stepOf(args));
  await putResult(terminal, args, result, { print: () => print(terminal, result), page: null });
  const failed = played.shards.some((shard) => shard.failed > 0);
  return failed || result.pairs.some(({ isStep }) => isStep === false) ? EXIT.findings : EXIT.clean;
}

/**
 * Adds what lies in files of `tournament --out`.
 *
 * @throws FindingError when others played in one of them
 */
export async function mergeTournaments(
  terminal: Terminal,
  args: CliArguments,
  results: readonly unknown[],
): Promise<number> {
  const parts = results as readonly TournamentResult[];
  const [{ title, bots, shards }] = parts as readonly [TournamentResult];
  const playedOf = (part: Tournament): string => JSON.stringify([part.bots, part.shards.map((shard) => shard.bots)]);
  if (parts.some((part) => playedOf(part) !== playedOf({ title, bots, shards })))
    throw new FindingError('other bots play in one of these parts');
  const added = shards.map((_, i) => addShards(parts.map((part) => part.shards[i]!)));
  return await putTournament(terminal, args, { title, bots, shards: added });
}

/** Whether a result of a file has what `tournament` writes. */
export function isTournament(result: unknown): boolean {
  const { bots, shards } = result as Partial<TournamentResult>;
  return isListOf(bots) && isListOf(shards, isShard);
}

/** The share that makes a step, 0 to 1; null without one. @throws UsageError */
export function stepOf(args: CliArguments): number | null {
  if (args.text('step') === undefined) return null;
  return args.number('step', { ...STEP_RANGE, otherwise: STEP_RANGE.min }) / 100;
}

function resultOf({ title, bots, shards }: Tournament, step: number | null): TournamentResult {
  const pairs = shards.map((shard): TournamentPair => {
    const [first, second] = shard.bots as readonly [string, string];
    const [firstWins, secondWins] = shard.botWins as readonly [number, number];
    const secondWon = wilson(secondWins, firstWins + secondWins);
    const undecided = shard.draws + shard.unfinished + shard.failed;
    return { first, second, secondWon, undecided, isStep: step === null ? null : secondWon.low > step };
  });
  const ratings = ratingsOf(
    bots.length,
    pairs.map(({ first, second, secondWon }) => ({
      first: bots.indexOf(first),
      second: bots.indexOf(second),
      firstWins: secondWon.of - secondWon.count,
      secondWins: secondWon.count,
    })),
  );
  return { version: 1, is: 'tournament', title, bots, shards, pairs, ratings };
}

function print(terminal: Terminal, { title, bots, shards, pairs, ratings }: TournamentResult): void {
  const paint = painter(terminal.outColour);
  const { games, players, seed } = shards[0]!;
  terminal.out(
    `${paint('bold', `${title}: ${counted(games, 'game')} of each pair, ${counted(players, 'player')}, seed ${seed}`)}\n\n`,
  );
  terminal.out(
    table(
      [
        ['stronger', 'weaker', 'won', 'share', '95 %', 'undecided', ''],
        ...pairs.map(({ first, second, secondWon, undecided, isStep }) => [
          second,
          first,
          // A share of no games is no figure.
          ...(secondWon.of === 0 ? ['0', '', ''] : shareCells(secondWon)),
          count(undecided),
          isStep === null ? '' : isStep ? 'a step' : 'no step',
        ]),
      ],
      [true, true, false, false, true, false, true],
    ),
  );
  if (pairs.every(({ secondWon }) => secondWon.of === 0))
    terminal.out('\nno game was won, so nothing tells who is stronger\n');
  else {
    const rows = bots.map((bot, i) => [bot, String(Math.round(ratings[i]!)), expected(ratings[i]!)]);
    terminal.out(`\n${table([['bot', 'rating', `against ${bots[0]!}`], ...rows], [true, false, false])}`);
  }
  for (const { bots: names, failed, failures } of shards)
    if (failed > 0)
      terminal.out(`\n${names.join(' and ')}: ${counted(failed, 'game')} failed: ${failures[0]!.message}\n`);
}

/** What a rating promises against the first bot. */
function expected(rating: number): string {
  return percent(1 / (1 + 10 ** (-rating / 400)));
}
