/**
 * The match after training: each seat for itself, since sides of a game may have different things
 * to do.
 */
import { readGame, type GameFolder } from '@undercroft/content-files';
import type { TrainedPlays } from '@undercroft/contract';
import { comparisonOf, mergePaired, type Difference, type Figure, type MeasureChange } from '@undercroft/simulator';
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

/** Plays one of two bots against the other, each at every seat. */
export async function playAll(
  terminal: Terminal,
  ground: TrainingGround,
  args: CliArguments,
  { text, seed, games, bots }: MatchGames & { readonly bots: readonly [string, string] },
): Promise<HeldOutMatch> {
  const { options, seats } = ground;
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

/**
 * Plays the same games without a learned player, and with one at each seat in turn. A seat uses
 * what was learned when it surely wins more often: the whole interval of the difference lies above
 * 0. For a seat that hardly ever wins it is enough that its results are surely better and that it
 * does not win fewer games.
 */
export async function playSeats(
  terminal: Terminal,
  ground: TrainingGround,
  args: CliArguments,
  { text, seed, games, way }: MatchGames & { readonly way: LearnedWay },
): Promise<MatchedSeat[]> {
  const { options, seats: players } = ground;
  const against = opponentOf(args);
  const code = codeWith(terminal, ground, text);
  const arms = Array.from({ length: players + 1 }, (_, arm) => ({
    name: arm === 0 ? against : `${way} at seat ${arm}`,
    code,
    options,
    seated: Array.from({ length: players }, (__, seat) => (seat === arm - 1 ? way : against)),
  }));
  const job = { arms, players, seed, bots: [against], answers: ANSWERS_MAX };
  const { parts } = await playRange(terminal, job, readRange(args, games));
  const shard = mergePaired(parts);
  return Array.from({ length: players }, (_, seat) => {
    const { measures } = comparisonOf(shard, seat + 1);
    const { base, now, difference } = measures[seat]!;
    const times = ({ mean, count }: Figure): number => Math.round(mean * count);
    const progress = Math.max(base.mean, now.mean) < SELDOM ? progressOf(measures, seat) : null;
    const match = { ...judged(way, difference, progress), games: shard.games, won: times(now), without: times(base) };
    return { match, drawn: times(measures[players]!.now), difference, progress };
  });
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
 * By how much the results of a seat were better: by the score where one is kept, else by the goals
 * that the game declares.
 */
function progressOf(measures: readonly MeasureChange[], seat: number): Difference | null {
  const of = (name: string): MeasureChange | undefined => measures.find((one) => one.name === `${name} ${seat + 1}`);
  return (of('score') ?? of('wants'))?.difference ?? null;
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
