/**
 * A range of games of a series, counted: what one worker, one core or one machine does of the
 * whole.
 */
import { HEADER, type GameMeta } from '@undercroft/contract';
import { encodeAnswers, placeOfSite } from '@undercroft/engine';
import { AuditWatcher, type AuditSettings } from './audit.ts';
import { addCoverage, CoverageWatcher, type CoverageCounts } from './coverage.ts';
import { teamWins, winsOf } from './paired/measures.ts';
import { Table, type Played, type Series, type Watcher } from './play.ts';
import { addScores, ScoreTally, type ScoreCounts } from './scores.ts';
import { joinRanges, rangesMeet, type GameRange } from './ranges.ts';
import { addSides, oneOfEachSide, sideNames, sidesOfSeats, SideTally, type WinningSide } from './sides.ts';
import { addHistograms, exactWins, Tally, type Histogram } from './statistics.ts';
import { addTimes, ThinkingTally, type ThinkingTimes } from './thinking.ts';
import { addUses, UseWatcher, type Use } from './uses.ts';

/** Failed games that a shard remembers with everything needed to see them again. */
const FAILURES_MAX = 20;

/** Games that do not end that a shard remembers: one shows what many would. */
const ENDLESS_MAX = 3;

/** A game whose rules failed, or that does not end. */
export interface FailedGame {
  readonly index: number;
  readonly seed: number;
  readonly answers: string;
  readonly message: string;
}

/**
 * What was counted in a range of games. Plain JSON; shards of the same series add up with
 * `mergeShards`.
 */
export interface Shard {
  readonly format: 8;
  /** id and hash of the content that was played */
  readonly game: string;
  readonly hash: string;
  readonly seed: number;
  readonly players: number;
  readonly options: readonly number[];
  readonly bots: readonly string[];
  /** whether bots kept their seats */
  readonly keepSeats: boolean;
  readonly limit: number;
  /**
   * which games of campaigns were counted: 2 for all second ones; left out for first games, and for
   * games that stand alone
   */
  readonly number?: number;
  /** ranges of indexes that are counted here: from, and up to but not including */
  readonly ranges: readonly GameRange[];
  readonly games: number;
  /** by seat: games won; of a game won together each winner has a part */
  readonly wins: readonly number[];
  /** by bot: the same, and how many seats it sat on in finished games */
  readonly botWins: readonly number[];
  readonly botSeats: readonly number[];
  /** by bot, by seat: the same again, for games whose seats are not alike */
  readonly winsAt: readonly (readonly number[])[];
  readonly gamesAt: readonly (readonly number[])[];
  /** games that several players won, by who they were */
  readonly sides: readonly WinningSide[];
  /** by side: games that it won; left out by a game without sides */
  readonly teams?: readonly number[];
  /** games that ended without a winner */
  readonly draws: number;
  /** games that were stopped at the limit of answers */
  readonly unfinished: number;
  /** games whose rules failed */
  readonly failed: number;
  /** by index into `meta.endings`: games that ended so, and those of them without a winner */
  readonly endings: readonly number[];
  readonly drawEndings: readonly number[];
  readonly answers: Histogram;
  readonly turns: Histogram;
  /** null for a game without a score sheet */
  readonly scores: ScoreCounts | null;
  /** null when it was not asked for */
  readonly uses: readonly Use[] | null;
  /** how long bots thought; null without a clock: no two runs have the same */
  readonly times: ThinkingTimes | null;
  /** the first games whose rules failed */
  readonly failures: readonly FailedGame[];
  /** the first games that were stopped at the limit of answers, each with where it goes round */
  readonly endless: readonly FailedGame[];
  readonly reached: CoverageCounts | null;
}

export interface SimulateOptions {
  /** first index; default 0 */
  readonly from?: number;
  /** index after the last */
  readonly to: number;
  /** whether to count what was reached; about half as fast; default false */
  readonly coverage?: boolean;
  /** whether to count what players chose, and who won with it; default false */
  readonly uses?: boolean;
  /**
   * checks everything that holds for every game after every answer (`AuditWatcher`); a violation
   * counts as a failed game
   */
  readonly check?: AuditSettings | undefined;
  /** looks on as well */
  readonly watch?: Watcher;
  /** plays only some of the range; default all */
  readonly only?: (index: number) => boolean;
  /** called after each game with how many of the range are done */
  readonly progress?: (done: number) => void;
  /**
   * called after each game with what was chosen in it, when that is counted; both are valid during
   * the call only
   */
  readonly each?: (played: Played, uses: UseWatcher | undefined) => void;
}

/**
 * Plays the games of a range. The same series and range give the same shard, on any machine.
 *
 * @throws never for what rules do wrong: such games are counted as failed
 */
export function simulate(series: Series, options: SimulateOptions): Shard {
  const { from = 0, to } = options;
  const table = new Table(series);
  const counts = new Counts(series);
  const counter = options.coverage === true ? new CoverageWatcher(series.game) : undefined;
  const uses = options.uses === true ? new UseWatcher(series.game) : undefined;
  const { check } = options;
  const watching = together(together(counter, uses), options.watch);
  const watcher = check === undefined ? watching : new AuditWatcher({ ...check, with: watching });
  counter?.start();
  for (let index = from; index < to; index++) {
    if (options.only?.(index) === false) continue;
    const played = table.play(index, watcher);
    counts.add(played);
    if (played.error === null && played.finished) {
      const { meta } = series.game;
      const { state, seats } = played;
      uses?.add(winsOf(meta, state, seats.length), sidesOfSeats(meta, state, seats.length));
    }
    options.each?.(played, uses);
    options.progress?.(index - from + 1);
  }
  return { ...counts.shard([from, Math.max(from, to)], counter?.finish() ?? null), uses: uses?.uses() ?? null };
}

/** Lets both look on. */
function together(a: Watcher | undefined, b: Watcher | undefined): Watcher | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return {
    begin: (game, state) => {
      a.begin?.(game, state);
      b.begin?.(game, state);
    },
    look: (game, state) => {
      a.look(game, state);
      b.look(game, state);
    },
  };
}

class Counts {
  readonly #series: Series;
  readonly #wins: number[];
  readonly #botWins: number[];
  readonly #botSeats: number[];
  readonly #winsAt: number[][];
  readonly #gamesAt: number[][];
  readonly #times: ThinkingTally | null;
  readonly #sides = new SideTally();
  readonly #teams: number[];
  readonly #endings: number[];
  readonly #drawEndings: number[];
  readonly #answers = new Tally();
  readonly #turns = new Tally();
  readonly #scores: ScoreTally | null;
  readonly #failures: FailedGame[] = [];
  readonly #endless: FailedGame[] = [];
  #games = 0;
  #draws = 0;
  #unfinished = 0;
  #failed = 0;

  constructor(series: Series) {
    this.#series = series;
    this.#wins = zeros(series.players);
    this.#teams = zeros(sideNames(series.game.meta).length);
    this.#botWins = zeros(series.bots.length);
    this.#botSeats = zeros(series.bots.length);
    this.#winsAt = series.bots.map(() => zeros(series.players));
    this.#gamesAt = series.bots.map(() => zeros(series.players));
    this.#times = series.clock === undefined ? null : new ThinkingTally(series.bots.length, series.players);
    this.#endings = zeros(series.game.meta.endings.length);
    this.#drawEndings = zeros(series.game.meta.endings.length);
    this.#scores = ScoreTally.of(series.game, series.players, series.bots.length);
  }

  add(played: Played): void {
    this.#games++;
    const { thought, seats } = played;
    for (let i = 0; i < thought.length; i += 2) this.#times?.add(seats[thought[i]!]!, thought[i]!, thought[i + 1]!);
    if (played.error !== null) {
      this.#failed++;
      if (this.#failures.length < FAILURES_MAX) this.#failures.push(remembered(played, played.error));
      return;
    }
    if (!played.finished) {
      this.#unfinished++;
      if (this.#endless.length < ENDLESS_MAX)
        this.#endless.push(remembered(played, roundText(this.#series.game.meta, played)));
      return;
    }
    this.#answers.add(played.answers);
    this.#turns.add(played.turns);
    this.#scores?.add(played.state, played.seats);
    const ending = played.state[HEADER.ending]!;
    if (ending >= 0) this.#endings[ending]!++;
    const { meta } = this.#series.game;
    const won = winsOf(meta, played.state, played.seats.length);
    for (const [side, games] of teamWins(meta, played.state, played.seats.length).entries())
      this.#teams[side]! += games;
    if (!won.some((share) => share > 0)) {
      this.#draws++;
      if (ending >= 0) this.#drawEndings[ending]!++;
    }
    this.#sides.add(won);
    this.#addWins(played, won);
  }

  #addWins(played: Played, won: readonly number[]): void {
    const { seats, state } = played;
    const sides = sidesOfSeats(this.#series.game.meta, state, seats.length);
    for (const bot of new Set(seats)) {
      const own = seats.reduce((mask, one, seat) => (one === bot ? mask | (1 << seat) : mask), 0);
      const counted = oneOfEachSide(own, sides);
      for (const [seat, share] of won.entries()) {
        if ((counted & (1 << seat)) === 0) continue;
        this.#botWins[bot]! += share;
        this.#botSeats[bot]!++;
      }
    }
    for (const [seat, bot] of seats.entries()) {
      this.#wins[seat]! += won[seat]!;
      this.#winsAt[bot]![seat]! += won[seat]!;
      this.#gamesAt[bot]![seat]!++;
    }
  }

  shard(range: readonly [number, number], reached: CoverageCounts | null): Shard {
    const { game, seed, players, options, bots, keepSeats = false, answers: limit } = this.#series;
    return {
      format: 8,
      game: game.meta.id,
      hash: game.meta.hash,
      seed,
      players,
      options,
      bots: bots.map(({ name }) => name),
      keepSeats,
      limit,
      ranges: [range],
      games: this.#games,
      wins: this.#wins.map(exactWins),
      botWins: this.#botWins.map(exactWins),
      botSeats: this.#botSeats,
      winsAt: this.#winsAt.map((row) => row.map(exactWins)),
      gamesAt: this.#gamesAt,
      sides: this.#sides.sides(),
      ...(this.#teams.length === 0 ? {} : { teams: this.#teams }),
      draws: this.#draws,
      unfinished: this.#unfinished,
      failed: this.#failed,
      endings: this.#endings,
      drawEndings: this.#drawEndings,
      answers: this.#answers.histogram(),
      turns: this.#turns.histogram(),
      scores: this.#scores?.counts() ?? null,
      uses: null,
      times: this.#times?.times() ?? null,
      failures: this.#failures,
      endless: this.#endless,
      reached,
    };
  }
}

/** A game with everything needed to see it again. */
function remembered({ index, seed, trail }: Played, message: string): FailedGame {
  return { index, seed, answers: encodeAnswers(trail), message };
}

/** Where a game goes round, as a sentence that begins with the place in the content. */
function roundText(meta: GameMeta, { answers, round }: Played): string {
  const ask = round === null ? undefined : meta.asks[round.ask];
  if (round === null || ask === undefined) return `not over after ${answers} answers`;
  const { file, line } = placeOfSite(meta, ask.site) ?? {};
  const place = file === undefined ? '' : `${file}:${line}: `;
  const what = ask.within === '' ? ask.prompt : ask.within;
  return `${place}not over after ${answers} answers: ${round.times} of the last ${round.among} questions were "${ask.prompt}" (${what})`;
}

function zeros(length: number): number[] {
  return Array.from({ length }, () => 0);
}

/** Why two shards do not belong together, or null when they do. */
export function shardsDiffer(a: Shard, b: Shard): string | null {
  if (a.format !== b.format) return 'they were written by different versions';
  if (a.game !== b.game) return `one is of ${a.game}, one of ${b.game}`;
  if (a.hash !== b.hash) return 'the content was changed between them';
  for (const key of ['seed', 'players', 'limit', 'number'] as const) {
    if (a[key] !== b[key]) return `they differ in ${key}: ${a[key]} and ${b[key]}`;
  }
  if (a.keepSeats !== b.keepSeats) return 'bots kept their seats in one of them only';
  if (a.bots.join() !== b.bots.join()) return `they differ in bots: ${a.bots.join()} and ${b.bots.join()}`;
  if (a.options.join() !== b.options.join()) return 'they differ in the options of the game';
  return rangesMeet(a.ranges, b.ranges) ? 'some games are in both' : null;
}

/**
 * Adds shards of one series, in any order, to what one run of all their games would have counted.
 *
 * @param shards at least one
 * @throws Error when they do not belong together, with the reason
 */
export function mergeShards(shards: readonly Shard[]): Shard {
  const sorted = shards.toSorted((a, b) => a.ranges[0]![0] - b.ranges[0]![0]);
  const [first, ...rest] = sorted;
  if (first === undefined) throw new Error('there are no shards to add');
  return rest.reduce(addShards, first);
}

function addShards(a: Shard, b: Shard): Shard {
  const differ = shardsDiffer(a, b);
  if (differ !== null) throw new Error(`these shards do not belong together: ${differ}`);
  const sum = (x: readonly number[], y: readonly number[]): number[] => x.map((value, i) => value + (y[i] ?? 0));
  const sums = (x: readonly (readonly number[])[], y: readonly (readonly number[])[]): number[][] =>
    x.map((row, i) => sum(row, y[i] ?? []));
  return {
    ...a,
    ranges: joinRanges([...a.ranges, ...b.ranges]),
    games: a.games + b.games,
    wins: sum(a.wins, b.wins).map(exactWins),
    botWins: sum(a.botWins, b.botWins).map(exactWins),
    botSeats: sum(a.botSeats, b.botSeats),
    winsAt: sums(a.winsAt, b.winsAt).map((row) => row.map(exactWins)),
    gamesAt: sums(a.gamesAt, b.gamesAt),
    sides: addSides(a.sides, b.sides),
    ...(a.teams === undefined ? {} : { teams: sum(a.teams, b.teams ?? []) }),
    draws: a.draws + b.draws,
    unfinished: a.unfinished + b.unfinished,
    failed: a.failed + b.failed,
    endings: sum(a.endings, b.endings),
    drawEndings: sum(a.drawEndings, b.drawEndings),
    answers: addHistograms(a.answers, b.answers),
    turns: addHistograms(a.turns, b.turns),
    scores: a.scores === null || b.scores === null ? null : addScores(a.scores, b.scores),
    uses: a.uses === null || b.uses === null ? (a.uses ?? b.uses) : addUses(a.uses, b.uses),
    times: a.times === null || b.times === null ? (a.times ?? b.times) : addTimes(a.times, b.times),
    failures: [...a.failures, ...b.failures].toSorted((x, y) => x.index - y.index).slice(0, FAILURES_MAX),
    endless: [...a.endless, ...b.endless].toSorted((x, y) => x.index - y.index).slice(0, ENDLESS_MAX),
    reached: a.reached === null || b.reached === null ? (a.reached ?? b.reached) : addCoverage(a.reached, b.reached),
  };
}
