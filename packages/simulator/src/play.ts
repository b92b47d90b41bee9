/** One game from its first decision to its end, played by bots. */
import { NONE, STATUS, type GameModule } from '@undercroft/contract';
import type { Bot, Determinise, MakeBot } from '@undercroft/bots';
import { advance, applyOption, createState, toGameError } from '@undercroft/engine';
import { Apart } from './apart.ts';

/** What a series of games has in common. */
export interface Series {
  readonly game: GameModule;
  /** seats */
  readonly players: number;
  /** one int per entry of `meta.options` */
  readonly options: readonly number[];
  /** any int; with the index of a game it decides everything about that game */
  readonly seed: number;
  /**
   * bots by name; seat s of game i is played by number (s + i) modulo their count, so that each
   * sits everywhere; in a game with sides the side takes the place of the seat
   */
  readonly bots: readonly { readonly name: string; readonly make: MakeBot }[];
  /** whether seat s is played by number s modulo their count in every game; default false */
  readonly keepSeats?: boolean;
  /** most answers in a game; one that is not over then counts as unfinished */
  readonly answers: number;
  readonly determinise?: Determinise | undefined;
  /**
   * milliseconds of a steady clock, for bots with a time budget; such series are not reproducible
   */
  readonly now?: (() => number) | undefined;
  /**
   * milliseconds of any steady clock, by which thinking times are counted; left out: they are not
   */
  readonly clock?: (() => number) | undefined;
  /**
   * prepares the state of each game instead of `init`, and its number of players; for odds and
   * campaigns
   */
  readonly begin?: ((state: Int32Array, seed: number, index: number) => void) | undefined;
}

/** How one game went. */
export interface Played {
  readonly index: number;
  readonly seed: number;
  /** Int32Array[meta.layout.size]; reused for the next game */
  readonly state: Int32Array;
  readonly answers: number;
  /**
   * number of turns, the first included, also those
   * without a question; 0 for games without turns
   */
  readonly turns: number;
  readonly finished: boolean;
  /** message when a rule failed */
  readonly error: string | null;
  /** of a game that was stopped at the limit of answers, where it goes round; null for any other */
  readonly round: Round | null;
  /** position of each answer in its list */
  readonly trail: Int32Array;
  /** bot of each seat, an index into `Series.bots` */
  readonly seats: readonly number[];
  /**
   * times of questions with more than one answer, in ms: the seat, how long, the next seat ...;
   * empty without a clock
   */
  readonly thought: readonly number[];
}

/**
 * Where a game that does not end goes round: the question that came most often among the last ones.
 */
export interface Round {
  /** index into `meta.asks` */
  readonly ask: number;
  /** how often it came, among so many */
  readonly times: number;
  readonly among: number;
}

/** Questions that tell where a game goes round. */
const LAST = 500;

/** What looks on while a game is played. */
export interface Watcher {
  /** before the first `run`: the state as it begins */
  begin?(game: GameModule, state: Int32Array): void;
  /**
   * after each `run`: `module.io` holds the decision and, when logged, what happened.
   *
   * @throws Error to end the game as failed
   */
  look(game: GameModule, state: Int32Array): void;
  /**
   * after the last `run`, with the positions of all answers.
   *
   * @throws Error to count the game as failed
   */
  end?(game: GameModule, state: Int32Array, trail: Int32Array): void;
}

/** Something that holds for every game does not hold for this one; see `AuditWatcher`. */
export class ViolationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ViolationError';
  }
}

/** Seed of one game of a series: differs for each index, and for neighbouring series seeds. */
export function gameSeed(seed: number, index: number): number {
  let z = (Math.imul(index + 1, 0x9e3779b9) + Math.imul(seed | 0, 0x85ebca6b)) | 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return (z ^ (z >>> 15)) | 0;
}

/**
 * The bot of each seat. Bots take turns from seat to seat; in a game with sides, from side to side,
 * so that partners are one bot and two bots play against each other.
 *
 * @param state the game as it begins
 */
export function seatBots(
  { game, players, bots, keepSeats }: Pick<Series, 'game' | 'players' | 'bots' | 'keepSeats'>,
  state: Int32Array,
  index: number,
): readonly number[] {
  const moved = keepSeats === true ? 0 : index;
  const team = keepSeats === true ? undefined : game.meta.fields[game.meta.team ?? NONE];
  return Array.from(
    { length: players },
    (_, seat) => ((team === undefined ? seat : state[team.offset + seat]!) + moved) % bots.length,
  );
}

/** Plays games of a series, one after the other, in buffers it keeps. */
export class Table {
  readonly #series: Series;
  readonly #state: Int32Array;
  readonly #trail: Int32Array;
  readonly #options: Int32Array;
  readonly #apart: Apart;
  readonly #thought: number[] = [];
  /** the last questions, by index into `meta.asks` */
  readonly #asks = new Int32Array(LAST);
  #answered = 0;

  constructor(series: Series) {
    this.#series = series;
    this.#state = createState(series.game);
    this.#trail = new Int32Array(series.answers);
    this.#options = new Int32Array(series.game.io.options.length);
    this.#apart = new Apart(series.game);
  }

  /**
   * Plays one game.
   *
   * @param index 0 or more
   * @returns how it went; never throws for what rules do wrong
   */
  play(index: number, watcher?: Watcher): Played {
    const { game, players, options, begin, seed: base } = this.#series;
    const seed = gameSeed(base, index);
    const state = this.#state;
    let seats: readonly number[] = [];
    this.#answered = 0;
    this.#thought.length = 0;
    this.#apart.begin();
    let progress: Progress = { turns: 0, finished: false };
    let error: string | null = null;
    try {
      if (begin === undefined) game.init(state, options, players, seed);
      else begin(state, seed, index);
      seats = seatBots(this.#series, state, index);
      watcher?.begin?.(game, state);
      progress = this.#run(this.#sitDown(seats, seed), watcher);
      watcher?.end?.(game, state, this.#trail.subarray(0, this.#answered));
    } catch (thrown) {
      error =
        thrown instanceof ViolationError
          ? thrown.message
          : toGameError(game.meta, thrown, { replay: null, stateHash: '-' }).message;
    }
    const answers = this.#answered;
    const trail = this.#trail.subarray(0, answers);
    const round = error === null && !progress.finished ? this.#round() : null;
    return { index, seed, state, answers, ...progress, error, round, trail, seats, thought: this.#thought };
  }

  #round(): Round | null {
    const among = Math.min(this.#answered, LAST);
    const counts = new Map<number, number>();
    for (const ask of this.#asks.subarray(0, among)) counts.set(ask, (counts.get(ask) ?? 0) + 1);
    let [most, times] = [NONE, 0];
    for (const [ask, count] of counts) if (count > times) [most, times] = [ask, count];
    return most === NONE ? null : { ask: most, times, among };
  }

  #sitDown(seats: readonly number[], seed: number): Bot[] {
    const { game, bots, determinise, now } = this.#series;
    return seats.map((bot, seat) => bots[bot]!.make({ game, seed: gameSeed(seed, 1000 + seat), determinise, now }));
  }

  #run(bots: readonly Bot[], watcher: Watcher | undefined): Progress {
    const { game, answers: limit } = this.#series;
    const { io, meta } = game;
    const state = this.#state;
    const turnCell = meta.fields[meta.turn]?.offset ?? -1;
    io.turn = NONE;
    io.turns = 0;
    let status = advance(game, state);
    // Until the rules say whose turn it is, it is that of the first player.
    let turns = turnCell >= 0 && io.turns === 0 && state[turnCell]! >= 0 ? 1 : io.turns;
    for (;;) {
      watcher?.look(game, state);
      if (status !== STATUS.decision || this.#answered >= limit) break;
      const { ask: asked, count, player } = io;
      // A bot that searches runs the same module, which overwrites its list of answers.
      for (let i = 0; i < count; i++) this.#options[i] = io.options[i]!;
      this.#apart.ask(state);
      const index = this.#choose(bots[player]!, player, count);
      this.#apart.answered(player, this.#options[index]!);
      this.#asks[this.#answered % LAST] = asked;
      this.#trail[this.#answered++] = index;
      // A bot that searches has passed turns as well.
      io.turn = turnCell < 0 ? NONE : state[turnCell]!;
      io.turns = 0;
      status = applyOption(game, state, this.#options[index]!);
      turns += io.turns;
    }
    return { turns, finished: status === STATUS.over };
  }

  /**
   * Asks a bot. Who is asked together with others does not see their answers; a bot that does not
   * look costs nothing.
   */
  #choose(bot: Bot, player: number, count: number): number {
    const [apart, real] = [this.#apart, this.#state];
    const { clock } = this.#series;
    const before = clock?.() ?? 0;
    const index = bot.choose({
      get state() {
        return apart.stateFor(real, player);
      },
      player,
      options: this.#options,
      count,
    });
    if (clock !== undefined && count > 1) this.#thought.push(player, clock() - before);
    return index;
  }
}

interface Progress {
  readonly turns: number;
  readonly finished: boolean;
}
