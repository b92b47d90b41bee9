/**
 * The answers of one game, and any position among them. Knows nothing of texts, saves or viewers.
 */
import {
  type OptionIndex,
  type OptionValue,
  HEADER,
  NONE,
  STATUS,
  type GameModule,
  type Status,
} from '@undercroft/contract';
import { answerMark } from './answer-name.ts';
import { Checkpoints } from './checkpoints.ts';
import { readTrace, type StepTrace } from '../state/events.ts';
import { teamAnswer } from './team-answer.ts';
import { toGameError } from '../state/game-error.ts';
import type { AnswersGiven, StandIn } from '../start/save-format.ts';
import { hashState } from '../state/hash.ts';
import { advance, applyOption, list } from './playout.ts';

/** One answer: its position in the list, the int the rules see, who gave it to which question. */
interface Given {
  readonly index: number;
  readonly value: number;
  /** who was asked */
  readonly player: number;
  /** who answered: another one only where a question is put to a side */
  readonly by: number;
  readonly ask: number;
}

/** A state, the answers that led to it and those that may follow (after an undo). */
export class Timeline {
  readonly module: GameModule;
  /** the current position; others only read it */
  readonly state: Int32Array;
  /** answers given at the current position */
  position = 0;
  /** answers known; behind `position` they are what a redo gives */
  length = 0;
  private values: Int32Array = new Int32Array(64);
  private indexes: Int32Array = new Int32Array(64);
  /** who was asked for each answer, who gave it, and to which question */
  private askedPlayers: Int32Array = new Int32Array(64);
  private givers: Int32Array = new Int32Array(64);
  private asks: Int32Array = new Int32Array(64);
  private readonly origin: Int32Array;
  private readonly before: Int32Array;
  private readonly scratch: Int32Array;
  /** position of `scratch`, -1 unknown */
  private scratchAt = -1;
  private readonly checkpoints = new Checkpoints();
  private traces: (StepTrace | undefined)[] = [];

  /**
   * @param origin a state as `init` or `call` left it, or one at a decision; copied
   * @throws what the module throws before its first decision
   */
  constructor(module: GameModule, origin: Int32Array) {
    this.module = module;
    this.origin = origin.slice();
    this.state = origin.slice();
    this.before = origin.slice();
    this.scratch = origin.slice();
    advance(module, this.state);
    this.checkpoints.record(0, this.state);
  }

  /**
   * Lists the answers of the current position in `module.io`, which other games may have used
   * meanwhile.
   */
  list(explain = false): Status {
    return list(this.module, this.state, explain);
  }

  /**
   * Gives an answer that was just listed; forgets what a redo would have given.
   *
   * @param trace keep what happens
   * @param by who answers; left out: the one who is asked
   * @throws what the module throws; the position is then as it was
   */
  answer(index: OptionIndex, value: OptionValue, trace: boolean, by = this.module.io.player): void {
    const { ask, player } = this.module.io;
    this.before.set(this.state);
    try {
      if (trace) this.logged(() => applyOption(this.module, this.state, value));
      else applyOption(this.module, this.state, value);
    } catch (error) {
      this.state.set(this.before);
      throw error;
    }
    this.forget();
    this.push({ index, value, player, by, ask });
    if (trace) this.traces[this.position] = this.read(this.state, this.position, { ask, player, by });
  }

  /** Goes to a position. @param position 0 to `length` */
  goTo(position: number): void {
    const from = this.checkpoints.before(position);
    if (position < this.position || from > this.position) {
      this.checkpoints.load(from, this.state);
      this.position = from;
    }
    while (this.position < position) {
      applyOption(this.module, this.state, this.values[this.position]);
      this.position++;
    }
  }

  /**
   * The state at a position, as a copy; the game stays where it is.
   *
   * @param position 0 to `length`
   */
  stateAt(position: number): Int32Array {
    if (position === this.position) return this.state.slice();
    this.scratchTo(position);
    return this.scratch.slice();
  }

  /**
   * What an answer that was just listed would bring about; the game stays where it is.
   *
   * @returns the state after it, as a copy, and what happens on the way
   * @throws what the module throws
   */
  try(value: number): { readonly state: Int32Array; readonly trace: StepTrace } {
    const { before, module, scratch } = this;
    const { ask, player } = module.io;
    before.set(this.state);
    scratch.set(this.state);
    this.scratchAt = -1;
    this.logged(() => applyOption(module, scratch, value));
    const trace = this.read(scratch, this.position + 1, { ask, player, by: player });
    return { state: scratch.slice(), trace };
  }

  /** Who gave an answer. @param step 1 to `length` */
  giverOf(step: number): number {
    return this.givers[step - 1];
  }

  /** Answers that another player gave than the one who was asked. @param position 0 to `length` */
  private standIns(position: number): StandIn[] {
    const found: StandIn[] = [];
    for (let i = 0; i < position; i++)
      if (this.givers[i] !== this.askedPlayers[i]) found.push({ step: i + 1, player: this.givers[i] });
    return found;
  }

  /**
   * What an answer brought about; works it out again when it was not kept.
   *
   * @param step 0 (the beginning) to `length`
   * @throws GameError 'event-limit' when more happened than the log holds
   */
  traceOf(step: number): StepTrace {
    try {
      return (this.traces[step] ??= this.retrace(step));
    } catch (error) {
      this.scratchAt = -1;
      throw toGameError(this.module.meta, error, { replay: null, stateHash: hashState(this.before) });
    }
  }

  /** What the answers from a step on brought about, up to the current position. */
  tracesFrom(step: number): StepTrace[] {
    const traces: StepTrace[] = [];
    for (let i = step; i <= this.position; i++) traces.push(this.traceOf(i));
    return traces;
  }

  /**
   * Marks of the answers by which content that has changed knows them again; see `answerMark`.
   * @param position 0 to `length`
   */
  private marks(position: number): number[] {
    const { asks, askedPlayers, module, values } = this;
    return Array.from({ length: position }, (_, i) => answerMark(module.meta, asks[i], askedPlayers[i], values[i]));
  }

  /** What a save holds of the answers. @param early those given early, by seat */
  given(position: number, early: AnswersGiven['early']): AnswersGiven {
    const indexes = this.answeredIndexes(position);
    return { indexes, marks: this.marks(position), standIns: this.standIns(position), early };
  }

  /** Ints answered so far. */
  answered(): Int32Array {
    return this.values.subarray(0, this.position);
  }

  /** Positions of the answers in their lists, up to a position. */
  answeredIndexes(position = this.position): Int32Array {
    return this.indexes.subarray(0, position);
  }

  private push({ index, value, player, by, ask }: Given): void {
    if (this.position === this.values.length) {
      this.values = grown(this.values);
      this.indexes = grown(this.indexes);
      this.askedPlayers = grown(this.askedPlayers);
      this.givers = grown(this.givers);
      this.asks = grown(this.asks);
    }
    this.values[this.position] = value;
    this.indexes[this.position] = index;
    this.askedPlayers[this.position] = player;
    this.givers[this.position] = by;
    this.asks[this.position] = ask;
    this.position++;
    this.length = this.position;
    this.checkpoints.record(this.position, this.state);
  }

  private forget(): void {
    if (this.length === this.position) return;
    this.checkpoints.truncate(this.position);
    this.scratchAt = -1;
    this.traces.length = Math.min(this.traces.length, this.position + 1);
    this.length = this.position;
  }

  private retrace(step: number): StepTrace {
    const { before, module, scratch } = this;
    if (step === 0) {
      before.set(this.origin);
      scratch.set(this.origin);
      this.scratchAt = 0;
      this.logged(() => advance(module, scratch));
      return readTrace(module, before, scratch, 0, NONE);
    }
    this.scratchTo(step - 1);
    before.set(scratch);
    advance(module, scratch);
    const { ask, player } = module.io;
    this.scratchAt = step;
    this.logged(() => applyOption(module, scratch, this.values[step - 1]));
    return this.read(scratch, step, { ask, player, by: this.givers[step - 1] });
  }

  /** What the answer behind `before` brought about. */
  private read(after: Int32Array, step: number, { ask, player, by }: Pick<Given, 'ask' | 'player' | 'by'>): StepTrace {
    const { before, module } = this;
    const trace = readTrace(module, before, after, step, by);
    const told = teamAnswer(module.meta, before, module.meta.asks[ask], { step, player, by });
    return told === null ? trace : { ...trace, events: [told, ...trace.events] };
  }

  /**
   * Brings the second state to a position; when the log is worked out step by step it is there
   * already.
   */
  private scratchTo(position: number): void {
    if (this.scratchAt === position) return;
    const from = this.checkpoints.before(position);
    this.scratchAt = -1;
    this.checkpoints.load(from, this.scratch);
    for (let i = from; i < position; i++) applyOption(this.module, this.scratch, this.values[i]);
    this.scratchAt = position;
  }

  private logged(run: () => Status): void {
    const { io } = this.module;
    io.log = true;
    try {
      run();
    } finally {
      io.log = false;
    }
  }

  /** Whether the current position is the end of the game. */
  get over(): boolean {
    return this.state[HEADER.status] === STATUS.over;
  }
}

function grown(cells: Int32Array): Int32Array {
  const larger = new Int32Array(cells.length * 2);
  larger.set(cells);
  return larger;
}
