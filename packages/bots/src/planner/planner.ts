/**
 * Plans a turn of games that keep a score, by beam search over the answers of one's own turn. Of
 * the sequences of each length the best are extended, until the turn is over; then scores are
 * compared. Sequences that lead to the same position count once.
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
import { BestPlans } from './best-plans.ts';
import { Fingerprint, follow } from './fingerprint.ts';
import { Level } from './level.ts';
import { Paths } from './paths.ts';
import { roundOf } from './round.ts';
import { chanceOf, Standing } from './standing.ts';
import { Others } from '../others.ts';
import { felt, PLAIN, type Style } from '../style.ts';
import { tried } from '../tried.ts';

export interface PlannerOptions {
  /** positions that are looked at for one decision */
  readonly positions: number;
  /** milliseconds for one decision, by the clock of the seat; ends the search early */
  readonly milliseconds: number;
  /** most answers of one decision that are looked at; of more, a random choice */
  readonly width: number;
  readonly style?: Style | undefined;
}

/** Most answers of a plan. */
const LENGTH_MAX = 96;
/**
 * Most answers without a visible effect that are tried as one step with the next: a thing is chosen
 * first and used afterwards.
 */
const SILENT_MAX = 2;
/** Beam width: how many beginnings are continued, at first and at most. */
const NARROW = 6;
const WIDE = 384;
/** Most deals of what is hidden that are tried for one decision. */
const WORLDS_MAX = 24;
/** Equal scores are told apart at random, by less than a point. */
const CHANCE = 0.5;
/** Answers of others that are tried when they are asked in the middle. */
const OTHERS_MAX = 6;

/** One way on, as planned: what the position will look like, and what is answered then. */
interface Step {
  readonly print: number;
  readonly answer: number;
}

export class Planner {
  /** what the last choice rested on */
  considered: readonly Considered[] = [];
  readonly #game: GameModule;
  readonly #options: PlannerOptions;
  readonly #style: Style;
  /** what the world that is looked at is worth before anything is answered */
  #from = 0;
  /** what others have against it there */
  #against = 0;
  readonly #determinise: Determinise;
  readonly #now: (() => number) | undefined;
  readonly #rng: Rng;
  readonly #prints: Fingerprint;
  readonly #standing: Standing;
  readonly #paths = new Paths();
  readonly #position: Int32Array;
  readonly #world: Int32Array;
  /** the beams one, two ... answers ahead, while one position is expanded */
  readonly #ahead: readonly Int32Array[];
  readonly #lists: readonly Int32Array[];
  readonly #others: Others;
  #levels: [Level, Level];
  /** values of positions, and beginnings that were met in this world */
  readonly #values = new Map<number, number>();
  readonly #met = new Set<number>();
  readonly #plans: BestPlans;
  #answers: Int32Array = new Int32Array(0);
  #me = 0;
  #turn = 0;
  #isMine = false;
  /**
   * number of the round of questions to all at the same time that is answered; -1 outside of one
   */
  #round = -1;
  /** whether things are chosen by their place alone */
  #isBlind = false;
  #end = Infinity;
  #left = 0;
  /** whether something was left out because the beam was full */
  #isPruned = false;
  #steps: Step[] = [];
  /** what the plan rests on */
  #planned: Considered = { index: 0, tries: 0, chance: 0.5 };

  constructor(seat: BotSeat, options: PlannerOptions) {
    const { game } = seat;
    this.#game = game;
    this.#options = options;
    this.#style = options.style ?? PLAIN;
    this.#determinise = seat.determinise ?? determinise;
    this.#now = seat.now;
    this.#rng = new Rng(seat.seed);
    this.#prints = new Fingerprint(game.meta);
    this.#standing = new Standing(game, this.#style);
    this.#position = createState(game);
    this.#world = createState(game);
    this.#ahead = Array.from({ length: SILENT_MAX + 2 }, () => createState(game));
    this.#lists = Array.from({ length: SILENT_MAX + 1 }, () => new Int32Array(game.io.options.length));
    this.#others = new Others(game, this.#rng, OTHERS_MAX);
    const { size } = game.meta.layout;
    this.#levels = [new Level(size, options.width, WIDE), new Level(size, options.width, WIDE)];
    this.#plans = new BestPlans(options.width);
  }

  choose({ state, player, options, count }: Turn): number {
    this.considered = [];
    if (count === 1) return 0;
    const planned = this.#asPlanned(state, player, options, count);
    if (planned >= 0) return planned;
    const offered = options.slice(0, count);
    return offered.indexOf(tried(this.#game.io, () => this.#search(state, player, offered)));
  }

  /** What was planned for this position, when everything has come as foreseen. */
  #asPlanned(state: Int32Array, player: number, options: Int32Array, count: number): number {
    const step = this.#steps.shift();
    if (step !== undefined && player === this.#me) {
      this.#prints.lookAs(player, state);
      const index = options.subarray(0, count).indexOf(step.answer);
      if (index >= 0 && this.#prints.of(state) === step.print) {
        this.considered = [{ ...this.#planned, index }];
        return index;
      }
    }
    this.#steps = [];
    return -1;
  }

  #search(state: Int32Array, player: number, offered: Int32Array): number {
    const { turn } = this.#game.meta;
    this.#position.set(state);
    this.#prints.lookAs(player, state);
    this.#me = player;
    this.#turn = turn < 0 ? -1 : this.#game.meta.fields[turn].offset;
    this.#isMine = this.#turn >= 0 && state[this.#turn] === player;
    this.#end = this.#now === undefined ? Infinity : this.#now() + this.#options.milliseconds;
    this.#left = this.#options.positions;
    this.#answers = this.#someOf(offered);
    advance(this.#game, this.#position);
    this.#isBlind = asksBlind(this.#game, this.#position, player);
    this.#round = this.#isMine ? -1 : roundOf(this.#game, this.#position);
    const regret = new Float64Array(this.#answers.length);
    const value = new Float64Array(this.#answers.length);
    let weight = 0;
    let plans: number[][] = [];
    let width = NARROW;
    for (let worlds = 0; worlds < WORLDS_MAX; worlds++) {
      this.#determinise(this.#game, this.#position, player, this.#rng, this.#world);
      const isWhole = this.#lookAhead(width);
      // A search that was broken off has not seen every way: it counts only when it is the first.
      if (!isWhole && weight > 0) break;
      if (!isWhole) this.#plans.finishOpen();
      const values = this.#plans.value.subarray(0, regret.length);
      const best = Math.max(...values);
      for (let i = 0; i < regret.length; i++) {
        const found = values[i] === -Infinity ? best - 100 : values[i];
        regret[i] += width * (best - found);
        value[i] += width * found;
      }
      weight += width;
      plans = Array.from(this.#plans.path.subarray(0, regret.length), (path) => this.#paths.answers(path));
      if (!isWhole || this.#left <= 0) break;
      // When the search was complete, only other determinisations can tell more.
      if (this.#isPruned) width = Math.min(WIDE, 2 * width);
    }
    const order = [...regret.keys()].toSorted((a, b) => regret[a] - regret[b]);
    this.considered = order.map((i) => ({
      index: offered.indexOf(this.#answers[i]),
      tries: weight,
      chance: chanceOf(value[i] / weight),
    }));
    this.#planned = this.considered[0];
    this.#rememberPlan(plans[order[0]]);
    return this.#answers[order[0]];
  }

  /** All answers, or a random choice when there are too many. */
  #someOf(offered: Int32Array): Int32Array {
    const some = offered.slice();
    if (some.length <= this.#options.width) return some;
    this.#rng.shuffle(some, 0, some.length);
    return some.slice(0, this.#options.width);
  }

  /**
   * Looks ahead in one world.
   *
   * @returns whether it came to its end before time or positions ran out
   */
  #lookAhead(width: number): boolean {
    this.#paths.clear();
    this.#values.clear();
    this.#met.clear();
    this.#isPruned = false;
    this.#plans.clear();
    let [now, next] = this.#levels;
    next.clear(width);
    const print = this.#prints.of(this.#world);
    const value = this.#standing.own(this.#world, this.#me);
    this.#from = this.#standing.of(this.#world, this.#me);
    this.#against = value - this.#from;
    const start = { state: this.#world, path: -1, root: -1, print, key: print, value };
    this.#tryAnswers(start, 0, next);
    for (let length = 1; length < LENGTH_MAX && !this.#isSpent(); length++) {
      [now, next] = [next, now];
      next.clear(width);
      let isAny = false;
      for (let slot = 0; slot < now.slots && !this.#isSpent(); slot++) {
        if (now.root[slot] < 0) continue;
        isAny = true;
        const state = this.#ahead[0];
        state.set(now.states[slot]);
        advance(this.#game, state);
        const at = { state, path: now.path[slot], root: now.root[slot], print: now.print[slot], key: now.key[slot] };
        this.#tryAnswers({ ...at, value: now.value[slot] }, 0, next);
      }
      if (!isAny) return true;
    }
    return !this.#isSpent();
  }

  #isSpent(): boolean {
    if (this.#now !== undefined && (this.#left & 31) === 0 && this.#now() >= this.#end) this.#left = 0;
    return this.#left <= 0;
  }

  /** Tries every answer to the question that was just listed for a position. */
  #tryAnswers(from: Begun, silent: number, next: Level): void {
    const { io } = this.#game;
    const answers = this.#lists[silent];
    let count = io.count;
    answers.set(io.options.subarray(0, count));
    if (from.root < 0 && silent === 0) this.#nameFirst(answers);
    else if (count > this.#options.width) this.#rng.shuffle(answers, 0, count);
    count = Math.min(count, this.#options.width);
    const child = this.#ahead[silent + 1];
    for (let i = 0; i < count && !this.#isSpent(); i++) {
      this.#left--;
      if (answers[i] === NOT_THERE) continue;
      child.set(from.state);
      let status: Status;
      try {
        status = this.#answer(child, answers[i]);
      } catch {
        // Rules that fail in something that is only tried are no reason for an answer, nor against
        // one.
        continue;
      }
      this.#weigh(from, child, { status, answer: answers[i], root: from.root < 0 ? i : from.root, silent }, next);
    }
  }

  /** The first answers, as they are called in the world that is looked at. */
  #nameFirst(into: Int32Array): void {
    if (this.#isBlind) answersInDeal(this.#game, this.#position, this.#world, this.#me, this.#answers, into);
    else into.set(this.#answers);
  }

  /** Evaluates a position that an answer led to, and keeps or expands it. */
  #weigh(from: Begun, child: Int32Array, { status, answer, root, silent }: Tried, next: Level): void {
    const { io } = this.#game;
    const path = this.#paths.add(from.path, answer);
    if (status !== STATUS.decision || io.player !== this.#me || this.#isPassed(child)) {
      const value = felt(this.#style, this.#standing.of(child, this.#me), this.#from) + CHANCE * this.#rng.unit();
      this.#plans.finish(root, value, path);
      return;
    }
    const print = this.#prints.of(child);
    const isSilent = print === from.print;
    const key = follow(isSilent ? from.key : print, isSilent ? answer : io.ask);
    if (this.#met.has(key)) return;
    this.#met.add(key);
    const value = isSilent ? from.value : this.#valueOf(child, print);
    this.#plans.leaveOpen(root, felt(this.#style, value - this.#against, this.#from), path);
    if (isSilent && silent < SILENT_MAX) {
      this.#tryAnswers({ state: child, path, root, print, key, value }, silent + 1, next);
      return;
    }
    const slot = next.slotFor(root, value);
    if (slot < 0) {
      this.#isPruned = true;
      return;
    }
    next.states[slot].set(child);
    next.print[slot] = print;
    next.key[slot] = key;
    next.path[slot] = path;
  }

  #valueOf(state: Int32Array, print: number): number {
    let value = this.#values.get(print);
    if (value === undefined) {
      value = this.#standing.own(state, this.#me) + CHANCE * this.#rng.unit();
      this.#values.set(print, value);
    }
    return value;
  }

  #isPassed(state: Int32Array): boolean {
    if (this.#round >= 0) return roundOf(this.#game, state) !== this.#round;
    return this.#turn >= 0 && this.#isMine !== (state[this.#turn] === this.#me);
  }

  /**
   * Answers, and goes on to the next question for this player: others who are asked in between, or
   * at the same time, take what is best for them at once. An answer to a question to all brings
   * nothing before the last of them has answered, so every seat looks on to there.
   */
  #answer(state: Int32Array, answer: number): Status {
    const { io } = this.#game;
    let status = applyOption(this.#game, state, answer);
    if (!this.#isMine && this.#round < 0) return status;
    for (let i = 0; status === STATUS.decision && io.player !== this.#me && i < LENGTH_MAX; i++) {
      if (this.#isPassed(state)) return status;
      status = applyOption(this.#game, state, this.#answerOf(state, io.player));
    }
    return status;
  }

  #answerOf(state: Int32Array, player: number): number {
    this.#left -= this.#others.tries;
    return this.#others.answer(state, (after) => this.#standing.own(after, player) + CHANCE * this.#rng.unit());
  }

  /** Remembers a plan up to the first event that could not be foreseen. */
  #rememberPlan(answers: readonly number[]): void {
    const game = this.#game;
    const state = this.#ahead[0];
    const before = this.#ahead[1];
    this.#steps = [];
    if (!this.#isMine) return;
    state.set(this.#world);
    const steps: Step[] = [];
    try {
      for (const [i, answer] of answers.entries()) {
        const print = this.#prints.of(state);
        before.set(state);
        const status = applyOption(game, state, answer);
        const isForeseen =
          status === STATUS.decision && game.io.player === this.#me && !this.#isSurprise(before, state);
        if (i > 0 && isForeseen) steps.push({ print, answer });
        if (!isForeseen) break;
      }
    } catch {
      return;
    }
    this.#steps = steps;
  }

  /** Whether chance has decided anything since, or hidden things have moved. */
  #isSurprise(before: Int32Array, after: Int32Array): boolean {
    for (let cell = 0; cell < 4; cell++) if (before[HEADER.rng + cell] !== after[HEADER.rng + cell]) return true;
    return this.#prints.hasHiddenMoved(before, after);
  }
}

/** A position that is expanded. */
interface Begun {
  readonly state: Int32Array;
  /** its answers, by number in `Paths`; -1 before the first */
  readonly path: number;
  /** number of the first answer, -1 before it */
  readonly root: number;
  /** how it looks to the player, by `Fingerprint` */
  readonly print: number;
  /** its print, with the answers since then that changed nothing in sight */
  readonly key: number;
  readonly value: number;
}

/** An answer that was tried. */
interface Tried {
  readonly status: Status;
  readonly answer: number;
  readonly root: number;
  readonly silent: number;
}
