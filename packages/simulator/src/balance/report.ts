/** Report of a balance series, in the words of the game. */
import type { GameMeta } from '@undercroft/contract';
import { firstEntries } from '../coverage.ts';
import {
  benjaminiHochberg,
  greatestFirst,
  pairedMeans,
  pairedShares,
  shareDifference,
  type Difference,
} from '../paired/intervals.ts';
import { reportOf, type SimulationReport } from '../report.ts';
import { summarise, wilson, type Histogram, type Share, type Summary } from '../statistics.ts';
import type { BalanceShard } from './balance.ts';
import { between, type WithinCounts } from './within.ts';

/** A card, rule or choice, and its effect on the player who has it. */
export interface Worth {
  readonly name: string;
  /** finished games in which a player had it */
  readonly games: Share;
  /** part of games won, more or less than without */
  readonly won: Difference;
  /**
   * points, more or less than without; null for a game without a score, and for less than 10 games
   */
  readonly scored: Difference | null;
  /**
   * p of `won` and of `scored`, the less of the two, with everything in the list in mind; 0.05 or
   * less: more than chance
   */
  readonly p: number;
}

export interface BalanceReport {
  readonly simulation: SimulationReport;
  /** games that the player won who began; null for a game without turns or for one player */
  readonly starter: Share | null;
  /** games whose winner was behind at half time; null for a game without turns or for one player */
  readonly comebacks: Share | null;
  /** whether that is told by points; else by the chance of winning, as it is learned from games */
  readonly isScored: boolean;
  /** null for a game without a score */
  readonly leadChanges: Summary | null;
  /**
   * who held a card against who did not, in the same game; games with it against games without,
   * where all win or lose together
   */
  readonly held: readonly Worth[];
  /** the same of who chose something */
  readonly chosen: readonly Worth[];
  /** the same player in the same game, once allowed to choose it and once not */
  readonly allowed: readonly Worth[];
  /**
   * cards that were never held or chosen, or whose effects never
   * ran, although those of other cards of their kind did
   */
  readonly neverHeld: readonly string[];
  readonly neverChosen: readonly string[];
  readonly neverFired: readonly string[];
}

/** Fewest games of which a mean is told. */
const FEW = 10;

/** Reads a shard (one, or all of a series merged) as a report. Never throws. */
export function balanceOf(meta: GameMeta, balance: BalanceShard): BalanceReport {
  const { shard } = balance;
  const simulation = reportOf(meta, shard);
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const { finished } = simulation;
  const isContest = shard.players > 1;
  const isBetween = !isContest || meta.cooperative === true;
  const within = (counts: readonly WithinCounts[]): Worth[] =>
    effects(counts.map((one) => (isBetween ? betweenGames(one, simulation) : withinGames(one, shard, finished))));
  const chosenIn = new Map(balance.chosen.map(({ name, games }) => [name, games]));
  return {
    simulation,
    starter: isContest && sum(balance.began) > 0 ? wilson(sum(balance.beganWon), sum(balance.began)) : null,
    comebacks: isContest && balance.decided > 0 ? wilson(balance.comebacks, balance.decided) : null,
    isScored: meta.score !== undefined,
    leadChanges: isContest && balance.changes.length > 0 ? summarise(balance.changes) : null,
    held: within(balance.held),
    chosen: within(balance.chosen),
    allowed: effects(
      balance.barred.map(({ name, won, scored }) => ({
        name,
        games: wilson(chosenIn.get(name) ?? 0, finished),
        won: pairedShares(won),
        scored: meansOf(scored),
      })),
    ),
    neverHeld: unused(meta, shard.options, new Set(balance.held.map(({ name }) => name))),
    neverChosen: unused(meta, shard.options, chosenTitles(meta, shard.uses ?? [])),
    neverFired: inPlay(meta, shard.options)
      .filter(({ name }) => simulation.coverage?.deadRows.includes(name) === true)
      .map(({ title }) => title),
  };
}

type Uncorrected = Omit<Worth, 'p'>;

function effects(found: readonly Uncorrected[]): Worth[] {
  const least = found.map(({ won, scored }) => (scored === null ? won.p : Math.min(1, 2 * Math.min(won.p, scored.p))));
  const ps = benjaminiHochberg(least);
  return greatestFirst(
    found.map((effect, i) => ({ ...effect, p: ps[i]! })),
    ({ won }) => won,
  );
}

/** Where all win or lose together, games with it are compared with games without it. */
function betweenGames({ name, games, gamesWon }: WithinCounts, { finished, draws }: SimulationReport): Uncorrected {
  const without = wilson(finished - draws.count - gamesWon, finished - games);
  return { name, games: wilson(games, finished), won: shareDifference(without, wilson(gamesWon, games)), scored: null };
}

function withinGames(counts: WithinCounts, shard: BalanceShard['shard'], finished: number): Uncorrected {
  const { name, games } = counts;
  const of = wilson(games, finished);
  const rates = shard.wins.map((won) => won / Math.max(1, finished));
  const points = shard.scores?.seats.map((seat) => summarise(seat).mean) ?? [];
  return {
    name,
    games: of,
    won: inRange(pairedShares(adjusted(counts.won, rates))),
    scored: meansOf(adjusted(counts.scored, points)),
  };
}

/**
 * Differences less what the seats make: one that wins more anyway says nothing for what it holds.
 */
function adjusted(bySeats: WithinCounts['won'], rates: readonly number[]): Histogram {
  return bySeats.flatMap(([seats, histogram]) => {
    const expected = between(seats, rates);
    return histogram.map(([value, times]) => [value - expected, times] as const);
  });
}

/** Where the seats were taken into account, a mean of few games may lie outside what can be. */
function inRange(difference: Difference): Difference {
  return { ...difference, mean: Math.max(-1, Math.min(1, difference.mean)) };
}

function meansOf(histogram: Histogram): Difference | null {
  const means = pairedMeans(histogram);
  return means.count < FEW ? null : means;
}

/**
 * Titles of what was chosen from a menu or a window, as it is to be played; answers to questions,
 * as when something is discarded, are left out.
 */
function chosenTitles(meta: GameMeta, uses: NonNullable<BalanceShard['shard']['uses']>): Set<string> {
  const entries = firstEntries(meta).at(-1)!;
  return new Set(uses.flatMap(([what, row]) => (row < 0 || what >= entries ? [] : [meta.rows[row]!.title])));
}

/** Titles that are missing in a set, of kinds of which some are there. */
function unused(meta: GameMeta, options: readonly number[], used: ReadonlySet<string>): string[] {
  const rows = inPlay(meta, options);
  const kinds = new Set(rows.filter(({ title }) => used.has(title)).map(({ kind }) => kind));
  const missing = rows.filter(({ kind, title, first, end }) => kinds.has(kind) && end > first && !used.has(title));
  return [...new Set(missing.map(({ title }) => title))].toSorted();
}

/** Rows of files that take part with these options; spaces that a map makes are no cards. */
function inPlay({ rows }: GameMeta, options: readonly number[]): GameMeta['rows'] {
  return rows.filter(
    ({ ifOption, file, spot }) => file >= 0 && spot === undefined && (ifOption < 0 || options[ifOption] !== 0),
  );
}
