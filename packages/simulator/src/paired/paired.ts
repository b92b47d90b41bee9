/** The same games played under several states of the content, and compared game by game. */
import { addCards, CardTally, type CardCounts } from './cards.ts';
import { measureGame, measuresOf, type Measure } from './measures.ts';
import type { Played, Series } from '../play.ts';
import { joinRanges, rangesMeet, type GameRange } from '../ranges.ts';
import { addHistograms, exactWins, Tally, type Histogram } from '../statistics.ts';
import { sidesOfSeats } from '../sides.ts';
import { simulate } from '../simulate.ts';
import type { UseWatcher } from '../uses.ts';

/**
 * One way to play: a state of the content, with options. The first arm is what the others are
 * compared with.
 */
export interface Arm {
  readonly name: string;
  /**
   * all arms have the same seed, players and limit; and the same bots, unless these keep their
   * seats
   */
  readonly series: Series;
}

/** What was counted of one arm. Plain JSON. */
export interface ArmCounts {
  readonly name: string;
  readonly game: string;
  readonly hash: string;
  readonly options: readonly number[];
  /**
   * games that were stopped at the limit of answers, and whose rules failed: their pairs do not
   * count
   */
  readonly unfinished: number;
  readonly failed: number;
  /** what the rules of the first failed game said */
  readonly failure: string | null;
  readonly measures: readonly Measure[];
  /** by measure: of all finished games */
  readonly values: readonly Histogram[];
  /**
   * by measure: this arm's value less that of the first arm, in games that both finished; empty in
   * the first arm
   */
  readonly differences: readonly Histogram[];
  /** what players chose, by name */
  readonly cards: readonly CardCounts[];
}

/** A part of an experiment, counted. Shards of one experiment add up with `mergePaired`. */
export interface PairedShard {
  readonly format: 1;
  readonly seed: number;
  readonly players: number;
  readonly bots: readonly string[];
  readonly limit: number;
  readonly ranges: readonly GameRange[];
  readonly games: number;
  readonly arms: readonly ArmCounts[];
}

/** Result of a game; null when it did not end. */
interface Outcome {
  readonly values: readonly number[];
  /** seats as bits, by what they chose */
  readonly chosen: ReadonlyMap<string, number>;
  /** of `sidesOfSeats` */
  readonly sides: readonly number[];
}

/**
 * Plays the games of a range under each arm. Game number i has the same seed in all of them.
 *
 * @param arms one or more
 * @throws never for what rules do wrong: such games are counted
 */
export function simulatePaired(arms: readonly Arm[], { from, to }: { from: number; to: number }): PairedShard {
  const { seed, players, bots, answers } = arms[0]!.series;
  let base: readonly (Outcome | null)[] = [];
  const counts = arms.map((arm, i) => {
    const { outcomes, ...rest } = playArm(arm, from, to);
    if (i === 0) base = outcomes;
    return countArm(
      arm,
      { ...rest, outcomes, base: i === 0 ? null : base },
      measuresOf(arms[0]!.series.game.meta, players),
    );
  });
  return {
    format: 1,
    seed,
    players,
    bots: bots.map(({ name }) => name),
    limit: answers,
    ranges: [[from, Math.max(from, to)]],
    games: Math.max(0, to - from),
    arms: counts,
  };
}

interface PlayedArm {
  readonly outcomes: readonly (Outcome | null)[];
  readonly unfinished: number;
  readonly failed: number;
  readonly failure: string | null;
}

function playArm({ series }: Arm, from: number, to: number): PlayedArm {
  const outcomes: (Outcome | null)[] = [];
  const each = (played: Played, uses: UseWatcher | undefined): void => {
    if (played.error !== null || !played.finished) outcomes.push(null);
    else {
      const sides = sidesOfSeats(series.game.meta, played.state, series.players);
      outcomes.push({ values: measureGame(series.game, played), chosen: chosenIn(uses), sides });
    }
  };
  const { unfinished, failed, failures } = simulate(series, { from, to, uses: true, each });
  return { outcomes, unfinished, failed, failure: failures[0]?.message ?? null };
}

function chosenIn(uses: UseWatcher | undefined): Map<string, number> {
  const chosen = new Map<string, number>();
  uses?.eachOfGame((name, seats) => chosen.set(name, (chosen.get(name) ?? 0) | seats));
  return chosen;
}

function countArm(
  { name, series }: Arm,
  { outcomes, base, ...lost }: PlayedArm & { readonly base: readonly (Outcome | null)[] | null },
  baseMeasures: readonly Measure[],
): ArmCounts {
  const { meta } = series.game;
  const measures = measuresOf(meta, series.players);
  // Endings may differ from one state of the content to the other.
  const inBase = measures.map((measure) => baseMeasures.findIndex((one) => one.name === measure.name));
  const values = measures.map(() => new Tally());
  const differences = measures.map(() => new Tally());
  const cards = new CardTally();
  for (const [i, outcome] of outcomes.entries()) {
    const before = base?.[i] ?? null;
    if (outcome === null) continue;
    const { values: all, sides } = outcome;
    cards.add(outcome.chosen, { wins: all.slice(0, series.players), sides }, before?.chosen ?? null);
    for (const [at, value] of outcome.values.entries()) {
      values[at]!.add(value);
      if (before !== null && inBase[at]! >= 0) differences[at]!.add(exactWins(value - before.values[inBase[at]!]!));
    }
  }
  return {
    name,
    game: meta.id,
    hash: meta.hash,
    options: series.options,
    ...lost,
    measures,
    values: values.map((tally) => tally.histogram()),
    differences: differences.map((tally) => tally.histogram()),
    cards: cards.counts(),
  };
}

/** Why two shards are not of one experiment, or null when they are. */
export function pairedDiffer(a: PairedShard, b: PairedShard): string | null {
  if (a.format !== b.format) return 'they were written by different versions';
  for (const key of ['seed', 'players', 'limit'] as const)
    if (a[key] !== b[key]) return `they differ in ${key}: ${a[key]} and ${b[key]}`;
  if (a.bots.join() !== b.bots.join()) return `they differ in bots: ${a.bots.join()} and ${b.bots.join()}`;
  const armsOf = ({ arms }: PairedShard): string =>
    JSON.stringify(arms.map(({ name, game, hash, options }) => [name, game, hash, options]));
  if (armsOf(a) !== armsOf(b)) return 'they compare different states of the content';
  return rangesMeet(a.ranges, b.ranges) ? 'some games are in both' : null;
}

/**
 * Adds shards of one experiment, in any order, to what one run would have counted.
 *
 * @throws Error when they do not belong together
 */
export function mergePaired(shards: readonly PairedShard[]): PairedShard {
  const [first, ...rest] = shards.toSorted((a, b) => a.ranges[0]![0] - b.ranges[0]![0]);
  if (first === undefined) throw new Error('there are no shards to add');
  return rest.reduce(addPaired, first);
}

function addPaired(a: PairedShard, b: PairedShard): PairedShard {
  const differ = pairedDiffer(a, b);
  if (differ !== null) throw new Error(`these shards do not belong together: ${differ}`);
  return {
    ...a,
    ranges: joinRanges([...a.ranges, ...b.ranges]),
    games: a.games + b.games,
    arms: a.arms.map((arm, i) => addArms(arm, b.arms[i]!)),
  };
}

function addArms(a: ArmCounts, b: ArmCounts): ArmCounts {
  return {
    ...a,
    unfinished: a.unfinished + b.unfinished,
    failed: a.failed + b.failed,
    failure: a.failure ?? b.failure,
    values: a.values.map((histogram, i) => addHistograms(histogram, b.values[i]!)),
    differences: a.differences.map((histogram, i) => addHistograms(histogram, b.differences[i]!)),
    cards: addCards(a.cards, b.cards),
  };
}
