/**
 * What answers have been worth: continuations give those that did well more often, so that they
 * look like play and not like chance.
 */
import { HEADER, STATUS, menuArgument, menuEntry, type GameModule, type Status } from '@undercroft/contract';
import { advance, applyOption, movableThings, type Rng } from '@undercroft/engine';

/** Places of the table of answers; answers that fall on one place are taken for the same. */
const BITS = 14;
/** One answer in so many of a continuation is given at random. */
const STRAY = 5;
/**
 * How much chance counts against what was learnt, in standard deviations of the results of
 * continuations.
 */
const DOUBT = 0.1;
/** Times after which what was learnt first counts half. */
const TIMES_MAX = 2000;
/** Times that an answer is taken to have been worth as much as any other, before it was tried. */
const TIMES_BEFORE = 5;
/** Most answers of others in a row. */
const OTHERS_MAX = 400;
/** Least spread, in points. */
const SPREAD_MIN = 0.5;
/** Continuations of which a mean tells. */
const MEAN_OVER = 2000;

/** Learns while it plays: one bot, one game. The same answers in the same order teach the same. */
export class Experience {
  readonly #game: GameModule;
  readonly #rng: Rng;
  /**
   * by thing: the first of its row, so that like things count as one answer; parts of maps are all
   * different
   */
  readonly #likeAs: Int32Array;
  /**
   * by question: 1 = it is a menu or a window; 1 = answers are things; and of menus, by entry: 1 =
   * its argument is a thing
   */
  readonly #isMenu: Uint8Array;
  readonly #isThing: Uint8Array;
  readonly #thingEntries: readonly Uint8Array[];
  readonly #worth = new Float64Array(1 << BITS);
  readonly #times = new Float64Array(1 << BITS);
  /** the answers of the last continuation: place in the table, and who gave it */
  #given = new Int32Array(512);
  #length = 0;
  /**
   * by player: mean result of the continuations and their number; the mean squared deviation of all
   */
  readonly #mean: Float64Array;
  readonly #count: Float64Array;
  #squares = 1;

  constructor(game: GameModule, rng: Rng) {
    this.#game = game;
    this.#rng = rng;
    const { asks, rows, things } = game.meta;
    const fixed = movableThings(game.meta);
    this.#likeAs = Int32Array.from(things, (row, id) => (row < 0 || id >= fixed ? id : rows[row].first));
    this.#isMenu = Uint8Array.from(asks, ({ what }) => (what === 'menu' || what === 'window' ? 1 : 0));
    this.#isThing = Uint8Array.from(asks, ({ type }) => (type.is === 'thing' ? 1 : 0));
    this.#thingEntries = asks.map(({ entries }) =>
      Uint8Array.from(entries, ({ argument }) => (argument?.is === 'thing' ? 1 : 0)),
    );
    this.#mean = new Float64Array(game.meta.players.max);
    this.#count = new Float64Array(game.meta.players.max);
  }

  /** How far continuations are from their mean, in points; more than 0. */
  get spread(): number {
    return Math.max(SPREAD_MIN, Math.sqrt(this.#squares));
  }

  /**
   * Plays on, for everybody.
   *
   * @param limit most answers
   * @param isFar whether to look no farther
   * @returns     answers given
   * @throws      what the module throws
   */
  playOn(state: Int32Array, limit: number, isFar: (state: Int32Array) => boolean): number {
    let status = advance(this.#game, state);
    let answers = 0;
    for (; status === STATUS.decision && answers < limit && !isFar(state); answers++) status = this.#give(state);
    return answers;
  }

  /** Forgets the answers of a continuation that taught nothing, because a rule failed. */
  begin(): void {
    this.#length = 0;
  }

  /**
   * Plays on for everybody else, until a player is asked or a continuation is over.
   *
   * @param state  at a question that was just listed
   * @returns      answers given
   * @throws       what the module throws
   */
  playTo(state: Int32Array, player: number, isFar: (state: Int32Array) => boolean): number {
    const { io } = this.#game;
    let answers = 0;
    let status: Status = STATUS.decision;
    while (status === STATUS.decision && io.player !== player && answers < OTHERS_MAX && !isFar(state)) {
      status = this.#give(state);
      answers++;
    }
    return answers;
  }

  /** Answers the question that was just listed. @returns status after it */
  #give(state: Int32Array): Status {
    const { count, options, player } = this.#game.io;
    const index = count === 1 ? 0 : this.#choose(count, DOUBT * this.spread);
    if (count > 1) this.#note(this.#placeOf(options[index]), player);
    return applyOption(this.#game, state, options[index]);
  }

  /**
   * Credits the answers of the last continuation with its result.
   *
   * @param values by player, in points
   */
  learn(state: Int32Array, values: Float64Array): void {
    for (let p = 0; p < state[HEADER.players]; p++) {
      this.#count[p] = Math.min(MEAN_OVER, this.#count[p] + 1);
      const off = values[p] - this.#mean[p];
      this.#mean[p] += off / this.#count[p];
      this.#squares += (off * off - this.#squares) / this.#count[p];
    }
    for (let i = 0; i < this.#length; i += 2) {
      const place = this.#given[i];
      const player = this.#given[i + 1];
      if (this.#times[place] >= TIMES_MAX) {
        this.#times[place] /= 2;
        this.#worth[place] /= 2;
      }
      this.#times[place]++;
      this.#worth[place] += values[player] - this.#mean[player];
    }
    this.#length = 0;
  }

  #choose(count: number, doubt: number): number {
    const rng = this.#rng;
    if (rng.below(STRAY) === 0) return rng.below(count);
    const { options } = this.#game.io;
    let best = 0;
    let bestValue = -Infinity;
    for (let i = 0; i < count; i++) {
      const place = this.#placeOf(options[i]);
      // Gumbel noise: each answer wins with the probability that the softmax of the worths gives
      // it.
      const noise = -doubt * Math.log(-Math.log(0.0005 + 0.999 * rng.unit()));
      const value = this.#worth[place] / (this.#times[place] + TIMES_BEFORE) + noise;
      if (value > bestValue) [bestValue, best] = [value, i];
    }
    return best;
  }

  /** Where an answer to the question that was just listed stands in the table. */
  #placeOf(option: number): number {
    const { ask } = this.#game.io;
    const entry = this.#isMenu[ask] === 1 && option >= 0 ? menuEntry(option) : -1;
    const value = entry < 0 ? option : menuArgument(option);
    const isThing = value >= 0 && (entry < 0 ? this.#isThing[ask] === 1 : this.#thingEntries[ask][entry] === 1);
    const what = isThing ? this.#likeAs[value] : value;
    const question = Math.imul(ask + 1, 0x9e3779b1) ^ Math.imul(entry + 2, 0xc2b2ae35);
    return (question ^ Math.imul(what + 3, 0x85ebca6b)) >>> (32 - BITS);
  }

  #note(place: number, player: number): void {
    if (this.#length === this.#given.length) {
      const longer = new Int32Array(2 * this.#length);
      longer.set(this.#given);
      this.#given = longer;
    }
    this.#given[this.#length++] = place;
    this.#given[this.#length++] = player;
  }
}
