/**
 * Beam search for games without a score that say what players want. Such wants rate a position
 * after every answer, so that few of them need to be expanded: the best ones, to the end of the
 * turn or to the look-ahead limit that the game sets (`until`).
 */
import { HEADER, STATUS, type GameModule, type Status } from '@undercroft/contract';
import {
  NOT_THERE,
  Rng,
  advance,
  answersInDeal,
  applyOption,
  asksBlind,
  createState,
  determinise,
} from '@undercroft/engine';
import type { Considered, Determinise, BotSeat, Turn } from '../bot.ts';
import { Fingerprint, follow } from '../planner/fingerprint.ts';
import { roundOf } from '../planner/round.ts';
import { Paths } from '../planner/paths.ts';
import { chanceOf, Standing } from '../planner/standing.ts';
import { Others } from '../others.ts';
import { felt, PLAIN, type Style } from '../style.ts';
import { tried } from '../tried.ts';
import { canPass, FEW, fewOf } from './answer-sorts.ts';
import { Beam, emptyBeamEntry, type BeamEntry } from './beam.ts';
import { PrincipalVariation } from './principal-variation.ts';

export interface PursuitOptions {
  /** answers that are tried for one decision */
  readonly answers: number;
  /** milliseconds for one decision, by the clock of the seat; ends the search early */
  readonly milliseconds: number;
  /** most answers of one decision that are looked at; of more, a random choice */
  readonly width: number;
  readonly style?: Style | undefined;
}

/** Most answers of a plan. */
const LENGTH_MAX = 24;
/**
 * Most answers that are tried as one step with the next: those without a visible effect, because a
 * thing is chosen first and used afterwards, and those after which an answer has to follow.
 */
const SILENT_MAX = 2;
/** Beam width: one position is kept for so many answers that may be tried; at least and at most. */
const BEAM_OF = 60;
const BEAM_MIN = 4;
const BEAM_MAX = 24;
/**
 * Fewest answers that are tried for each first one, however weak a bot is: with one for each, no
 * plan has a second step.
 */
const EACH_MIN = 2;
/** Most deals of what is hidden that are tried for one decision. */
const WORLDS_MAX = 24;
/** How often an answer is tried whose outcome depends on chance. */
const THROWS = 4;
/** Answers of others that are tried when they are asked in the middle. */
const OTHERS_MAX = 3;
/**
 * Equal positions are told apart by how many answers led there, then at random, by less than a
 * hundredth of a point.
 */
const EFFORT = 0.0005;
const CHANCE = 0.0004;
/** Points that a plan is taken to be worth less, when it was not thought to its end. */
const GIVEN_UP = 0.1;
/** Points that an answer loses against the best in a deal in which it cannot be given. */
const NOT_GIVEN = 1;

export class Pursuit {
  /** what the last choice rested on */
  considered: readonly Considered[] = [];
  readonly #game: GameModule;
  readonly #options: PursuitOptions;
  readonly #style: Style;
  readonly #determinise: Determinise;
  readonly #now: (() => number) | undefined;
  readonly #rng: Rng;
  readonly #prints: Fingerprint;
  readonly #standing: Standing;
  readonly #course: PrincipalVariation;
  readonly #paths = new Paths();
  readonly #position: Int32Array;
  /**
   * the position as it is dealt now, and as it was dealt last when all of it was looked at: the
   * plans were made there
   */
  #world: Int32Array;
  #wholeWorld: Int32Array;
  /** the beams one, two ... answers ahead, while one position is expanded */
  readonly #ahead: readonly BeamEntry[];
  readonly #lists: readonly Int32Array[];
  readonly #thrown: Int32Array;
  /**
   * seeds of other throws: the same for all answers in a determinised state, so that luck does not
   * decide between them
   */
  readonly #throws = Array.from({ length: THROWS - 1 }, () => new Int32Array(4));
  readonly #others: Others;
  #beams: [Beam, Beam];
  /** positions that were met in this world, and after how many answers */
  readonly #met = new Map<number, number>();
  /** by first answer: value, path, and the value of `until` at which the search stops */
  #best = new Float64Array(0);
  #bestPath = new Int32Array(0);
  #stages = new Int32Array(0);
  #answers: Int32Array = new Int32Array(0);
  #me = 0;
  readonly #turn: number;
  #isMine = false;
  /** as in the planner: the round of questions to all, answered outside of one's turn; -1 = none */
  #round = -1;
  #isBlind = false;
  #end = Infinity;
  #left = 0;
  /** the expansion of one position stops when so many answers are left: the rest is for others */
  #leave = 0;

  constructor(seat: BotSeat, options: PursuitOptions) {
    const { game } = seat;
    const { layout, turn, fields } = game.meta;
    this.#game = game;
    this.#options = options;
    this.#style = options.style ?? PLAIN;
    this.#determinise = seat.determinise ?? determinise;
    this.#now = seat.now;
    this.#rng = new Rng(seat.seed);
    this.#prints = new Fingerprint(game.meta);
    this.#standing = new Standing(game, this.#style);
    this.#course = new PrincipalVariation(game, this.#prints);
    this.#turn = turn < 0 ? -1 : fields[turn].offset;
    this.#position = createState(game);
    this.#world = createState(game);
    this.#wholeWorld = createState(game);
    this.#ahead = Array.from({ length: SILENT_MAX + 2 }, () => emptyBeamEntry(layout.size));
    this.#lists = Array.from({ length: SILENT_MAX + 1 }, () => new Int32Array(game.io.options.length));
    this.#thrown = createState(game);
    this.#others = new Others(game, this.#rng, OTHERS_MAX);
    this.#beams = [new Beam(layout.size), new Beam(layout.size)];
  }

  choose({ state, player, options, count }: Turn): number {
    this.considered = [];
    if (count === 1) return 0;
    const planned = this.#course.next(state, player, options.subarray(0, count));
    if (planned !== null) {
      this.considered = [planned];
      return planned.index;
    }
    const offered = options.slice(0, count);
    return offered.indexOf(tried(this.#game.io, () => this.#search(state, player, offered)));
  }

  #search(state: Int32Array, player: number, offered: Int32Array): number {
    this.#position.set(state);
    this.#prints.lookAs(player, state);
    this.#me = player;
    this.#isMine = this.#turn < 0 || state[this.#turn] === player;
    this.#end = this.#now === undefined ? Infinity : this.#now() + this.#options.milliseconds;
    this.#answers = offered.slice();
    const isScarce = FEW * offered.length > this.#options.answers;
    // Where answers do not last for what follows each of them, it is not always what stands last
    // that is not followed.
    if (isScarce || offered.length > this.#options.width) this.#rng.shuffle(this.#answers, 0, offered.length);
    this.#answers = this.#answers.slice(0, this.#options.width);
    this.#left = Math.max(this.#options.answers, EACH_MIN * this.#answers.length);
    advance(this.#game, this.#position);
    this.#isBlind = asksBlind(this.#game, this.#position, player);
    this.#round = this.#isMine ? -1 : roundOf(this.#game, this.#position);
    const sums = new Float64Array(this.#answers.length);
    let worlds = 0;
    let plans: number[][] = [];
    while (worlds < WORLDS_MAX && (worlds === 0 || this.#left > 0)) {
      this.#determinise(this.#game, this.#position, player, this.#rng, this.#world);
      for (const cells of this.#throws) for (let cell = 0; cell < 4; cell++) cells[cell] = this.#rng.next();
      const isWhole = this.#lookAhead();
      // A search that was broken off has not seen every way: it counts only when it is the first.
      if (!isWhole && worlds > 0) break;
      const best = this.#best.reduce((most, value) => Math.max(most, value), -Infinity);
      for (let i = 0; i < sums.length; i++) sums[i] += this.#best[i] === -Infinity ? best - NOT_GIVEN : this.#best[i];
      worlds++;
      plans = Array.from(this.#bestPath, (path) => this.#paths.answers(path));
      [this.#world, this.#wholeWorld] = [this.#wholeWorld, this.#world];
    }
    const order = [...sums.keys()].toSorted((a, b) => sums[b] - sums[a]);
    this.considered = order.map((i) => ({
      index: offered.indexOf(this.#answers[i]),
      tries: worlds,
      chance: chanceOf(sums[i] / worlds),
    }));
    if (this.#isMine) this.#course.set(this.#wholeWorld, player, plans[order[0]], this.considered[0]);
    return this.#answers[order[0]];
  }

  /** Looks ahead in one world. @returns whether time and answers sufficed */
  #lookAhead(): boolean {
    const count = this.#answers.length;
    this.#paths.clear();
    this.#met.clear();
    this.#best = new Float64Array(count).fill(-Infinity);
    this.#bestPath = new Int32Array(count).fill(-1);
    this.#stages = new Int32Array(count);
    const width = Math.max(BEAM_MIN, Math.min(BEAM_MAX, Math.floor(this.#options.answers / BEAM_OF)));
    let [now, next] = this.#beams;
    // After the first answer little can be told yet.
    next.clear(2 * width);
    const print = this.#prints.of(this.#world);
    const value = this.#standing.of(this.#world, this.#me);
    this.#met.set(follow(print, this.#game.io.ask), 0);
    this.#goOn({ state: this.#world, path: -1, length: 0, root: -1, print, key: print, value, luck: 0 }, 0, next);
    for (let length = 1; length < LENGTH_MAX && !this.#isSpent(); length++) {
      [now, next] = [next, now];
      next.clear(width);
      const kept = now.kept.toSorted((a, b) => b.value - a.value);
      if (kept.length === 0) return true;
      const from = this.#ahead[0];
      for (const [i, reached] of kept.entries()) {
        if (this.#isSpent()) break;
        this.#leave = this.#left - Math.max(EACH_MIN, Math.floor(this.#left / (2 * (kept.length - i))));
        from.state.set(reached.state);
        advance(this.#game, from.state);
        this.#goOn({ ...reached, state: from.state }, 0, next);
      }
    }
    return !this.#isSpent();
  }

  #isSpent(): boolean {
    if (this.#now !== undefined && this.#now() >= this.#end) this.#left = 0;
    return this.#left <= 0;
  }

  /**
   * Tries answers to the question that was just listed for a position: of the first one all, later
   * some of each sort.
   */
  #goOn(from: BeamEntry, silent: number, next: Beam): void {
    const answers = this.#lists[silent];
    const count = this.#pick(from, silent, answers);
    for (let i = 0; i < count; i++) {
      if (answers[i] === NOT_THERE) continue;
      // Every first answer is tried at least once.
      if (from.root >= 0 && (this.#isSpent() || this.#left <= this.#leave)) return;
      const child = this.#ahead[silent + 1];
      child.root = from.root < 0 ? i : from.root;
      let status: Status;
      try {
        status = this.#try(from, answers[i], child);
      } catch {
        // Rules that fail in what is only tried speak neither for an answer nor against it.
        continue;
      }
      this.#weigh(from, child, { status, answer: answers[i], silent }, next);
    }
  }

  #pick(from: BeamEntry, silent: number, into: Int32Array): number {
    const { io } = this.#game;
    if (from.root < 0 && silent === 0) {
      if (this.#isBlind) answersInDeal(this.#game, this.#position, this.#world, this.#me, this.#answers, into);
      else into.set(this.#answers);
      return this.#answers.length;
    }
    const { count, ask, options } = io;
    into.set(options.subarray(0, count));
    this.#rng.shuffle(into, 0, count);
    const { what } = this.#game.meta.asks[ask];
    return fewOf(into, count, what === 'menu' || what === 'window');
  }

  /**
   * Gives an answer. Where its outcome depends on chance, several throws are tried, and the one
   * nearest to their mean is expanded.
   */
  #try(from: BeamEntry, answer: number, child: BeamEntry): Status {
    child.state.set(from.state);
    let status = this.#answer(child.state, answer);
    child.value = this.#standing.of(child.state, this.#me);
    child.luck = from.luck;
    if (!isThrown(from.state, child.state)) return status;
    const values = [child.value];
    let { ask, player } = this.#game.io;
    const states = [child.state.slice()];
    const asked = [{ status, ask, player }];
    for (let i = 1; i < THROWS; i++) {
      this.#thrown.set(from.state);
      this.#thrown.set(this.#throws[i - 1], HEADER.rng);
      status = this.#answer(this.#thrown, answer);
      values.push(this.#standing.of(this.#thrown, this.#me));
      ({ ask, player } = this.#game.io);
      states.push(this.#thrown.slice());
      asked.push({ status, ask, player });
    }
    const mean = values.reduce((sum, value) => sum + felt(this.#style, value, from.value), 0) / values.length;
    let near = 0;
    for (let i = 1; i < values.length; i++) if (Math.abs(values[i] - mean) < Math.abs(values[near] - mean)) near = i;
    child.state.set(states[near]);
    child.value = values[near];
    child.luck += mean - values[near];
    if (asked[near].status === STATUS.decision) advance(this.#game, child.state);
    return asked[near].status;
  }

  /** Evaluates a position that an answer led to, and keeps or expands it. */
  #weigh(from: BeamEntry, child: BeamEntry, { status, answer, silent }: Tried, next: Beam): void {
    const { io } = this.#game;
    const { state } = child;
    child.path = this.#paths.add(from.path, answer);
    child.length = from.length + 1;
    child.luck -= EFFORT;
    const value = child.value + child.luck + CHANCE * this.#rng.unit();
    if (status !== STATUS.decision || io.player !== this.#me || this.#isPassed(from, child)) {
      this.#count(child, value);
      return;
    }
    child.print = this.#prints.of(state);
    const isSilent = child.print === from.print;
    child.key = follow(isSilent ? from.key : child.print, isSilent ? answer : io.ask);
    // A detour must not take away what a shorter way leads to.
    if ((this.#met.get(child.key) ?? LENGTH_MAX) <= child.length) return;
    this.#met.set(child.key, child.length);
    // An abandoned plan counts less than a finished one of the same value: a turn has to end. Where
    // the next question can be passed, the plan is as good as finished.
    const isFinished = canPass(io);
    if (!isSilent) this.#count(child, isFinished ? value : value - GIVEN_UP);
    // A question that cannot be passed is the second half of what was chosen: a position between
    // the halves is worth nothing by itself.
    if ((isSilent || !isFinished) && silent < SILENT_MAX) {
      this.#goOn({ ...child }, silent + 1, next);
      return;
    }
    next.add({ ...child, value });
  }

  #count({ root, path }: BeamEntry, value: number): void {
    if (value <= this.#best[root]) return;
    this.#best[root] = value;
    this.#bestPath[root] = path;
  }

  /** Whether another player has the turn, or `until` of the game stops the search here. */
  #isPassed(from: BeamEntry, { root, state }: BeamEntry): boolean {
    if (this.#round >= 0) return roundOf(this.#game, state) !== this.#round;
    if (this.#turn >= 0 && this.#isMine !== (state[this.#turn] === this.#me)) return true;
    const stage = this.#game.until?.(state, this.#me) ?? 0;
    if (from.root < 0) this.#stages[root] = stage;
    return this.#stages[root] !== 0 && this.#stages[root] !== stage;
  }

  /**
   * Answers, and goes on to the next question for this player: others who are asked in between take
   * what is best for them at once.
   */
  #answer(state: Int32Array, answer: number): Status {
    const { io } = this.#game;
    this.#left--;
    let status = applyOption(this.#game, state, answer);
    for (let i = 0; status === STATUS.decision && io.player !== this.#me && i < LENGTH_MAX; i++) {
      const isOver = !this.#isMine || (this.#turn >= 0 && state[this.#turn] !== this.#me);
      if (this.#round < 0 ? isOver : roundOf(this.#game, state) !== this.#round) return status;
      this.#left--;
      status = applyOption(this.#game, state, this.#answerOf(state, io.player));
    }
    return status;
  }

  #answerOf(state: Int32Array, player: number): number {
    this.#left -= this.#others.tries;
    return this.#others.answer(state, (after) => this.#standing.of(after, player) + CHANCE * this.#rng.unit());
  }
}

/** Whether chance has decided anything since. */
function isThrown(before: Int32Array, after: Int32Array): boolean {
  for (let cell = 0; cell < 4; cell++) if (before[HEADER.rng + cell] !== after[HEADER.rng + cell]) return true;
  return false;
}

/** An answer that was tried. */
interface Tried {
  readonly status: Status;
  readonly answer: number;
  readonly silent: number;
}
