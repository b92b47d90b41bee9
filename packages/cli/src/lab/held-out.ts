/**
 * The match after training: each seat for itself, since sides of a game may have different things
 * to do. Where all win or lose together no seat wins more than another, so all seats are matched as
 * one, and each bot plays the same games by itself.
 */
import { readGame, type GameFolder } from '@undercroft/content-files';
import type { TrainedPlays } from '@undercroft/contract';
import {
  comparisonOf,
  mergePaired,
  type Difference,
  type Figure,
  type MeasureChange,
  type PairedShard,
} from '@undercroft/simulator';
import type { CliArguments } from '../command.ts';
import { compileFolder } from '../compiled.ts';
import { playRange, readRange } from '../series/playing.ts';
import { mergeParts, requireBot } from '../series/series.ts';
import type { Terminal } from '../terminal.ts';
import { TRAINED_FILE, type HeldOutMatch, type SeatMatch } from './trained-file.ts';

/** One way to play a game. */
export interface TrainingGround {
  readonly folder: GameFolder;
  readonly variant: string | undefined;
  readonly seats: number;
  /** whether no seat plays against another */
  readonly together: boolean;
  readonly options: readonly number[];
  readonly seed: number;
}

/** Games on seeds of their own, with what was learned as the text of its file. */
export interface MatchGames {
  readonly text: string;
  readonly seed: number;
  readonly games: number;
}

/** How it is gone by what was learned: one answer ahead, or in a tree of answers. */
export type LearnedWay = Exclude<TrainedPlays, 'sensible'>;

/** How a seat did, and by how much more it won than without what was learned. */
export interface MatchedSeat {
  /** from 0; all of them, where none plays against another */
  readonly seats: readonly number[];
  readonly match: SeatMatch;
  /** games without a winner, of those with what was learned */
  readonly drawn: number;
  readonly difference: Difference;
  /**
   * where hardly a game was won, with or without: by how much its results were better; null when
   * that was not compared
   */
  readonly progress: Difference | null;
}

/**
 * Share of the games that a seat wins, with what was learned and without, below which the results
 * of its games are compared.
 */
const SELDOM = 0.1;

/** Most answers in a game. */
const ANSWERS_MAX = 5000;

/**
 * Plays one of two bots against the other, each at every seat. Where all win or lose together each
 * plays the same games by itself: won are those in which the first did better.
 */
export async function playAll(
  terminal: Terminal,
  ground: TrainingGround,
  args: CliArguments,
  { text, seed, games, bots }: MatchGames & { readonly bots: readonly [string, string] },
): Promise<HeldOutMatch> {
  const { options, seats, together } = ground;
  if (together) {
    const seated = bots.toReversed().map((bot) => Array.from({ length: seats }, () => bot));
    return betterOf(await playSeated(terminal, ground, args, { text, seed, games, seated }));
  }
  const job = {
    code: codeWith(terminal, ground, text),
    players: seats,
    options,
    seed,
    bots,
    answers: ANSWERS_MAX,
    coverage: false,
    odds: null,
  };
  const { parts } = await playRange(terminal, job, readRange(args, games));
  const { shard } = mergeParts(parts);
  const [won, lost] = shard.botWins;
  const drawn = shard.games - Math.round(won!) - Math.round(lost!);
  return { games: shard.games, won: Math.round(won!), drawn };
}

/** In how many pairs of games the second arm did better than the first. */
function betterOf(shard: PairedShard): HeldOutMatch {
  const { measures } = comparisonOf(shard, 1);
  const told = progressWhereSeldom(measures, measures[0]!, null) ?? measures[0]!;
  const arm = shard.arms[1]!;
  const differences = arm.differences[arm.measures.findIndex(({ name }) => name === told.name)]!;
  const pairs = (sign: number): number =>
    differences.reduce((sum, [value, times]) => sum + (Math.sign(value) === sign ? times : 0), 0);
  return { games: shard.games, won: pairs(1), drawn: shard.games - pairs(1) - pairs(-1) };
}

/**
 * Plays the same games without a learned player, and with one at each seat in turn, or at all where
 * none plays against another. A seat uses what was learned when it surely wins more often: the
 * whole interval of the difference lies above 0. For a seat that hardly ever wins it is enough that
 * its results are surely better and that it does not win fewer games.
 */
export async function playSeats(
  terminal: Terminal,
  ground: TrainingGround,
  args: CliArguments,
  { text, seed, games, way }: MatchGames & { readonly way: LearnedWay },
): Promise<MatchedSeat[]> {
  const { seats: players, together } = ground;
  const against = opponentOf(args);
  const all = Array.from({ length: players }, (_, seat) => seat);
  const groups = together ? [all] : all.map((seat) => [seat]);
  const seated = [[], ...groups].map((group: readonly number[]) =>
    all.map((seat) => (group.includes(seat) ? way : against)),
  );
  const shard = await playSeated(terminal, ground, args, { text, seed, games, seated });
  return groups.map((seats, group): MatchedSeat => {
    const { measures } = comparisonOf(shard, group + 1);
    const won = measures[seats[0]!]!;
    const { base, now, difference } = won;
    const times = ({ mean, count }: Figure): number => Math.round(mean * count);
    const progress = progressWhereSeldom(measures, won, together ? null : seats[0]!)?.difference ?? null;
    const match = { ...judged(way, difference, progress), games: shard.games, won: times(now), without: times(base) };
    return { seats, match, drawn: times(measures[players]!.now), difference, progress };
  });
}

/** @param seated  by arm: the bot of each seat */
async function playSeated(
  terminal: Terminal,
  ground: TrainingGround,
  args: CliArguments,
  { text, seed, games, seated }: MatchGames & { readonly seated: readonly (readonly string[])[] },
): Promise<PairedShard> {
  const { options, seats: players } = ground;
  const code = codeWith(terminal, ground, text);
  const arms = seated.map((bots, arm) => ({ name: `${arm + 1} ${bots.join()}`, code, options, seated: bots }));
  const job = { arms, players, seed, bots: [...new Set(seated[0])], answers: ANSWERS_MAX };
  const { parts } = await playRange(terminal, job, readRange(args, games));
  return mergePaired(parts);
}

/**
 * Who plays at a seat.
 *
 * @param won by how much more it won
 * @param progress by how much its results were better, where hardly a game was won
 */
export function judged(
  way: LearnedWay,
  won: Difference,
  progress: Difference | null,
): Pick<SeatMatch, 'plays' | 'judged-by'> {
  if (won.low > 0) return { plays: way };
  if (won.mean >= 0 && progress !== null && progress.low > 0) return { plays: way, 'judged-by': 'progress' };
  return { plays: 'sensible' };
}

/**
 * The results of a seat that hardly ever wins, with and without: the score where one is kept, else
 * the goals that the game declares; null for a seat that wins, and where nothing else is measured.
 *
 * @param won what it wins
 * @param seat null: all of them
 */
function progressWhereSeldom(
  measures: readonly MeasureChange[],
  { base, now }: MeasureChange,
  seat: number | null,
): MeasureChange | null {
  if (Math.max(base.mean, now.mean) >= SELDOM) return null;
  const of = (name: string): MeasureChange | undefined => measures.find((one) => one.name === name);
  const [score, wants] = seat === null ? ['score', 'wants 1'] : [`score ${seat + 1}`, `wants ${seat + 1}`];
  return of(score) ?? of(wants) ?? null;
}

/** @throws UsageError when there is no such bot */
export function opponentOf(args: CliArguments): string {
  const against = args.text('against') ?? 'untrained';
  requireBot(against);
  return against;
}

function codeWith(terminal: Terminal, { folder }: TrainingGround, text: string): string {
  const files = new Map(readGame(folder)).set(`${folder.id}/${TRAINED_FILE}`, text);
  const { module } = compileFolder(terminal.cwd, folder, files);
  if (module === null) throw new Error(`the game does not compile with its new ${TRAINED_FILE}`);
  return module.code;
}
