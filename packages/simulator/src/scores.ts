/** Points of games that have a score sheet, as they stand at the end. */
import { HEADER, NONE, OUTCOME, type GameMeta, type GameModule } from '@undercroft/contract';
import { scoreSheet } from '@undercroft/engine';
import { sideNames } from './sides.ts';
import { summarise, Tally, wilson, type Histogram, type Share, type Summary } from './statistics.ts';

/** Final scores of finished games. Plain JSON. */
export interface ScoreCounts {
  /** by seat */
  readonly seats: readonly Histogram[];
  /** by bot: its scores, and its points by line of the sheet */
  readonly bots: readonly { readonly scores: Histogram; readonly lines: readonly Histogram[] }[];
  /** by side of the game, of all its players together; left out by a game without sides */
  readonly sides?: readonly Histogram[];
  /** of those who won */
  readonly winners: Histogram;
  /** by line of the sheet: points of each player, those of all things of the line together */
  readonly lines: readonly Histogram[];
  /** by line and row, for lines that count things one by one */
  readonly things: readonly ScoredThing[];
}

/**
 * Points from all things of a row: how many of them counted for a player, in how many of these they
 * brought or cost any, and the greatest.
 */
type ScoredThing = readonly [line: number, row: number, times: number, points: number, some: number, max: number];

/** Collects final scores. */
export class ScoreTally {
  readonly #game: GameModule;
  readonly #seats: readonly Tally[];
  readonly #lines: readonly Tally[];
  readonly #bots: readonly { readonly scores: Tally; readonly lines: readonly Tally[] }[];
  readonly #sides: readonly Tally[];
  readonly #winners = new Tally();
  readonly #points: number[];
  readonly #things = new Map<string, ScoredThing>();

  private constructor(game: GameModule, players: number, bots: number, lines: number) {
    this.#game = game;
    this.#seats = tallies(players);
    this.#lines = tallies(lines);
    this.#sides = tallies(sideNames(game.meta).length);
    this.#bots = Array.from({ length: bots }, () => ({ scores: new Tally(), lines: tallies(lines) }));
    this.#points = Array.from({ length: lines }, () => 0);
  }

  /** Null for a game without a score sheet. */
  static of(game: GameModule, players: number, bots: number): ScoreTally | null {
    const { score } = game.meta;
    if (score === undefined || game.score === undefined) return null;
    return new ScoreTally(game, players, bots, score.lines.length);
  }

  /** Adds a game that is over. @param bots by seat: who played there */
  add(state: Int32Array, bots: readonly number[]): void {
    const ofSides = new Map<number, number>();
    for (const [seat, tally] of this.#seats.entries()) {
      const total = this.#read(state, seat);
      const side = this.#sideOf(state, seat);
      ofSides.set(side, (ofSides.get(side) ?? 0) + total);
      const bot = this.#bots[bots[seat]!]!;
      tally.add(total);
      bot.scores.add(total);
      for (const [line, points] of this.#points.entries()) bot.lines[line]!.add(points);
      if (state[HEADER.outcome + seat] === OUTCOME.won) this.#winners.add(total);
      for (const [line, points] of this.#points.entries()) this.#lines[line]!.add(points);
    }
    for (const [side, total] of ofSides) this.#sides[side]?.add(total);
  }

  /** The side of a seat; NONE in a game without sides. */
  #sideOf(state: Int32Array, seat: number): number {
    const { fields, team } = this.#game.meta;
    return team === undefined ? NONE : state[fields[team]!.offset + seat]!;
  }

  /** Fills the points of each line. @returns their sum */
  #read(state: Int32Array, seat: number): number {
    this.#points.fill(0);
    let total = 0;
    for (const { line, thing, points } of scoreSheet(this.#game, state, seat)) {
      this.#points[line]! += points;
      total += points;
      const row = this.#game.meta.things[thing] ?? NONE;
      if (row >= 0) addThing(this.#things, [line, row, 1, points, points === 0 ? 0 : 1, points]);
    }
    return total;
  }

  counts(): ScoreCounts {
    return {
      seats: this.#seats.map((tally) => tally.histogram()),
      bots: this.#bots.map(({ scores, lines }) => ({
        scores: scores.histogram(),
        lines: lines.map((tally) => tally.histogram()),
      })),
      ...(this.#sides.length === 0 ? {} : { sides: this.#sides.map((tally) => tally.histogram()) }),
      winners: this.#winners.histogram(),
      lines: this.#lines.map((tally) => tally.histogram()),
      things: inOrder(this.#things),
    };
  }
}

function tallies(count: number): Tally[] {
  return Array.from({ length: count }, () => new Tally());
}

function addThing(sums: Map<string, ScoredThing>, thing: ScoredThing): void {
  const [line, row, times, points, some, max] = thing;
  const key = `${line} ${row}`;
  const sum = sums.get(key);
  if (sum === undefined) sums.set(key, thing);
  else sums.set(key, [line, row, sum[2] + times, sum[3] + points, sum[4] + some, Math.max(sum[5], max)]);
}

function inOrder(sums: ReadonlyMap<string, ScoredThing>): ScoredThing[] {
  return [...sums.values()].toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** Both together; of the same game and number of players. */
export function addScores(a: ScoreCounts, b: ScoreCounts): ScoreCounts {
  const things = new Map<string, ScoredThing>();
  for (const thing of [...a.things, ...b.things]) addThing(things, thing);
  return {
    seats: a.seats.map((histogram, seat) => together([histogram, b.seats[seat]!])),
    bots: a.bots.map(({ scores, lines }, bot) => ({
      scores: together([scores, b.bots[bot]!.scores]),
      lines: lines.map((histogram, line) => together([histogram, b.bots[bot]!.lines[line]!])),
    })),
    ...(a.sides === undefined
      ? {}
      : { sides: a.sides.map((histogram, side) => together([histogram, b.sides?.[side] ?? []])) }),
    winners: together([a.winners, b.winners]),
    lines: a.lines.map((histogram, line) => together([histogram, b.lines[line]!])),
    things: inOrder(things),
  };
}

/** Distribution of final scores. */
export interface ScoreReport {
  /** of all players */
  readonly all: Summary;
  readonly winners: Summary;
  readonly seats: readonly Summary[];
  /** of each side of the game, all its players together; empty for a game without sides */
  readonly sides: readonly { readonly name: string; readonly scores: Summary }[];
  /** of each bot, and its points from each line, in the order of `lines` */
  readonly bots: readonly { readonly name: string; readonly scores: Summary; readonly lines: readonly Summary[] }[];
  /** points of a player from each line */
  readonly lines: readonly { readonly name: string; readonly title: string; readonly points: Summary }[];
  /** what the things of lines that count them one by one brought, by row */
  readonly things: readonly ThingPoints[];
  /** scores of all players in up to 12 equal steps */
  readonly steps: readonly ScoreStep[];
}

/** Number of players with a score from `from` to `to`, both included. */
export interface ScoreStep {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** by bot: how many of them it played */
  readonly bots: readonly number[];
}

/** Points that things of a row brought. */
export interface ThingPoints {
  /** title of the line of the score sheet */
  readonly line: string;
  readonly title: string;
  /** of one thing for one player, on average; the greatest */
  readonly mean: number;
  readonly max: number;
  /** how often it brought or cost any points, of the times it was counted */
  readonly some: Share;
}

/** @param bots their names */
export function scoreReport(meta: GameMeta, counts: ScoreCounts | null, bots: readonly string[]): ScoreReport | null {
  if (counts === null || meta.score === undefined) return null;
  const { lines } = meta.score;
  const all = together(counts.seats);
  return {
    all: summarise(all),
    winners: summarise(counts.winners),
    seats: counts.seats.map(summarise),
    sides: sideNames(meta).map((name, side) => ({ name, scores: summarise(counts.sides?.[side] ?? []) })),
    bots: counts.bots.map((of, i) => ({
      name: bots[i]!,
      scores: summarise(of.scores),
      lines: of.lines.map(summarise),
    })),
    things: counts.things.map(([line, row, times, points, some, max]) => ({
      line: lines[line]!.title,
      title: meta.rows[row]!.title,
      mean: points / times,
      max,
      some: wilson(some, times),
    })),
    lines: lines.map(({ name, title }, line) => ({ name, title, points: summarise(counts.lines[line]!) })),
    steps: stepsOf(
      all,
      counts.bots.map(({ scores }) => scores),
    ),
  };
}

const STEPS_MAX = 12;

function stepsOf(histogram: Histogram, bots: readonly Histogram[]): ScoreStep[] {
  if (histogram.length === 0) return [];
  const least = histogram[0]![0];
  const greatest = histogram.at(-1)![0];
  const width = roundWidth(greatest - least + 1);
  const begin = Math.floor(least / width) * width;
  const steps = Array.from({ length: Math.floor((greatest - begin) / width) + 1 }, (_, i) => ({
    from: begin + i * width,
    to: begin + (i + 1) * width - 1,
    count: 0,
    bots: bots.map(() => 0),
  }));
  const stepAt = (value: number) => steps[Math.floor((value - begin) / width)]!;
  for (const [value, times] of histogram) stepAt(value).count += times;
  for (const [bot, of] of bots.entries()) for (const [value, times] of of) stepAt(value).bots[bot]! += times;
  return steps;
}

/** Width of a step that people can read: 1, 2, 5, 10, 20 ... */
function roundWidth(range: number): number {
  for (let power = 1; ; power *= 10) {
    const width = [1, 2, 5].find((digit) => range / (digit * power) <= STEPS_MAX - 1);
    if (width !== undefined) return width * power;
  }
}

function together(histograms: readonly Histogram[]): Histogram {
  const tally = new Tally();
  for (const histogram of histograms) tally.addAll(histogram);
  return tally.histogram();
}
