/**
 * What holds for every game, tried while it is played: after every answer, and by playing it again
 * from the same answers.
 */
import {
  DISABLED_RECORD,
  DISABLED_SIZE,
  HEADER,
  NONE,
  OUTCOME,
  STATUS,
  type GameMeta,
  type GameModule,
} from '@undercroft/contract';
import {
  advance,
  applyOption,
  checkContent,
  checkInvariants,
  createState,
  hashState,
  isGameErrorLike,
  toGameError,
} from '@undercroft/engine';
import { ViolationError, type Watcher } from './play.ts';

/**
 * A further check of a position: null when all is well, else what is wrong. May use `module.io`,
 * must not change the state.
 */
export type StateCheck = (module: GameModule, state: Int32Array, answers: number) => string | null;

export interface AuditSettings {
  /** tries every answer and its reasons at every nth position; default 1 */
  readonly every?: number;
  /** further checks, at every `lookEvery`th position; default none */
  readonly look?: StateCheck | undefined;
  readonly lookEvery?: number;
  /** looks on as well, before `module.io` is used for anything else */
  readonly with?: Watcher | undefined;
}

/**
 * Checks each game it watches and ends it with a ViolationError at the first thing that does not
 * hold:
 *
 * - after every answer: the invariants of the engine and of the content; the lists of answers are
 *   the same when asked again and have reasons for what they leave out; every answer that is listed
 *   can be given;
 * - at the end: the same answers lead to the same state at every position, and so does a copy of
 *   the middle.
 */
export class AuditWatcher implements Watcher {
  readonly #settings: AuditSettings;
  #start: Int32Array = new Int32Array(0);
  #trial: Int32Array = new Int32Array(0);
  #hashes: string[] = [];

  constructor(settings: AuditSettings = {}) {
    this.#settings = settings;
  }

  begin(module: GameModule, state: Int32Array): void {
    this.#start = state.slice();
    this.#trial = createState(module);
    this.#hashes = [];
    this.#settings.with?.begin?.(module, state);
  }

  look(module: GameModule, state: Int32Array): void {
    this.#settings.with?.look(module, state);
    unwatched(module, () => this.#audit(module, state));
  }

  #audit(module: GameModule, state: Int32Array): void {
    const { every = 1, look, lookEvery = 16 } = this.#settings;
    const answers = this.#hashes.length;
    this.#hashes.push(hashState(state));
    const broken = [...checkInvariants(module, state), ...checkContent(module, state)];
    must(broken.length === 0, answers, broken.slice(0, 5).join('; '));
    const asking = state[HEADER.status] === STATUS.decision;
    if (asking && answers % every === 0) this.#tryAnswers(module, state, answers);
    if (look !== undefined && answers % lookEvery === 0) {
      const wrong = look(module, state, answers);
      must(wrong === null, answers, wrong ?? '');
    }
    if (asking) advance(module, state);
    must(hashState(state) === this.#hashes[answers], answers, 'looking at the position changed it');
  }

  end(module: GameModule, _state: Int32Array, trail: Int32Array): void {
    unwatched(module, () => this.#playAgain(module, trail));
  }

  #playAgain(module: GameModule, trail: Int32Array): void {
    const middle = Math.floor(trail.length / 2);
    const again = this.#trial;
    again.set(this.#start);
    advance(module, again);
    let copy = again.slice();
    for (const [position, index] of trail.entries()) {
      this.#same(again, position, 'played again');
      if (position === middle) copy = again.slice();
      applyOption(module, again, module.io.options[index]!);
    }
    this.#same(again, trail.length, 'played again');
    if (trail.length === 0) return;
    advance(module, copy);
    for (const [i, index] of trail.subarray(middle).entries()) {
      applyOption(module, copy, module.io.options[index]!);
      this.#same(copy, middle + i + 1, 'played from a copy of the middle');
    }
  }

  #same(state: Int32Array, answers: number, how: string): void {
    must(hashState(state) === this.#hashes[answers], answers, `the state is another one when ${how}`);
  }

  #tryAnswers(module: GameModule, state: Int32Array, answers: number): void {
    const { io, meta } = module;
    must(io.count > 0, answers, 'a question has no answer');
    must(meta.asks[io.ask] !== undefined && io.player >= 0, answers, `question ${io.ask} to player ${io.player}`);
    const isIn = state[HEADER.outcome + io.player] === OUTCOME.playing || meta.playsOn === true;
    must(isIn, answers, `player ${io.player + 1} is out and is asked`);
    const options = io.options.slice(0, io.count);
    const legal = new Set(options);
    must(legal.size === options.length, answers, 'an answer is listed twice');
    explain(module, state);
    must(sameList(module, options), answers, 'the list of answers is another one when asked again with reasons');
    for (let i = 0; i < io.disabledCount; i++) {
      const option = io.disabled[i * DISABLED_SIZE + DISABLED_RECORD.option]!;
      const reason = io.disabled[i * DISABLED_SIZE + DISABLED_RECORD.reason]!;
      must(!legal.has(option) || option === NONE, answers, `answer ${option} is legal and disabled`);
      must(meta.reasons[reason] !== undefined, answers, `answer ${option} is disabled without a reason`);
    }
    for (const option of options) {
      this.#trial.set(state);
      try {
        applyOption(module, this.#trial, option);
      } catch (error) {
        must(false, answers, `answer ${option} is listed and fails: ${messageOf(meta, error)}`);
      }
      must(this.#trial[HEADER.answers] === state[HEADER.answers]! + 1, answers, `answer ${option} was not counted`);
    }
    advance(module, state);
    must(sameList(module, options), answers, 'the list of answers is another one when asked again');
  }
}

/** What went wrong; of a rule that failed, its place as well. */
function messageOf(meta: GameMeta, error: unknown): string {
  if (isGameErrorLike(error)) return toGameError(meta, error, { replay: null, stateHash: '-' }).message;
  return error instanceof Error ? error.message : 'thrown';
}

/** What is only tried is neither logged nor counted as reached. */
function unwatched({ io }: GameModule, run: () => void): void {
  const { log, reached } = io;
  io.log = false;
  io.reached = null;
  try {
    run();
  } finally {
    io.log = log;
    io.reached = reached;
  }
}

function explain(module: GameModule, state: Int32Array): void {
  module.io.explain = true;
  try {
    advance(module, state);
  } finally {
    module.io.explain = false;
  }
}

function sameList({ io }: GameModule, options: Int32Array): boolean {
  return io.count === options.length && options.every((option, i) => option === io.options[i]);
}

function must(holds: boolean, answers: number, what: string): asserts holds {
  if (!holds) throw new ViolationError(`after answer ${answers}: ${what}`);
}
