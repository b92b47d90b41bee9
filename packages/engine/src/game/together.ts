/**
 * Players who are asked at the same time. The rules ask them one after the other; but nothing that
 * one is asked depends on what another answers (the compiler has seen to it), so each of them can
 * be asked at once: on a state in which the others have answered anything. Answers are kept apart
 * until everybody has given theirs, and reach the history in the order of the rules: the order in
 * which they came leaves no trace.
 */
import { type OptionIndex, type OptionValue, HEADER, STATUS, type GameModule } from '@undercroft/contract';
import { readDecision, readQuestion, type Decision, type OpenQuestion } from './decision.ts';
import type { LabelOptions } from '../state/labels.ts';
import { advance, applyOption, list, offeredAt } from './playout.ts';
import { Rng } from '../state/rng.ts';
import type { Timeline } from './timeline.ts';

/**
 * Most answers that are made up for others before a question is given up; it is then asked when its
 * turn comes.
 */
const MADE_UP_MAX = 2000;

/** Where players are asked together. */
interface Open {
  /** answers given before it */
  readonly begin: number;
  /** the state there */
  readonly origin: Int32Array;
  /** seats in the order in which the rules ask them */
  readonly order: readonly number[];
  /** by seat: what the history holds of it already */
  readonly given: readonly (readonly number[])[];
}

/** An answer that was given early: its position in the list, and what the rules will see. */
export interface Early {
  readonly index: OptionIndex;
  readonly value: OptionValue;
}

/** Players who are asked together. Those whom the rules ask nothing are in neither list. */
export interface AskedTogether {
  /** answers given before all were asked */
  readonly begin: number;
  /** seats that have not answered everything */
  readonly waitingFor: readonly number[];
  readonly answered: readonly number[];
}

/** How one player stands who is asked together with others. */
export interface ApartStanding {
  /**
   * What the player has to do with: own answers are given, those of others are made up, or not
   * given yet. The rules stop in it when all have answered. It is the same whatever others have
   * answered
   */
  readonly state: Int32Array;
  readonly is: 'asked' | 'done' | 'absent';
}

/** The answers that are given early at one position of a game. */
export class Together {
  readonly #module: GameModule;
  readonly #timeline: Timeline;
  /** by seat, in the order given; empty when no player has answered early */
  #early: Early[][] = [];
  /** what was found out at a position; kept until something changes */
  #open: Open | null | undefined;
  #standings: (ApartStanding | undefined)[] = [];
  #decisions: readonly Decision[] | null = null;
  #questions: readonly OpenQuestion[] | null = null;

  constructor(module: GameModule, timeline: Timeline) {
    this.#module = module;
    this.#timeline = timeline;
  }

  /** The position has changed: what was kept apart belonged to another. */
  forget(): void {
    // Each answer of each game comes through here, and hardly any is given early.
    if (this.#early.length > 0) this.#early = [];
    if (this.#standings.length > 0) this.#standings = [];
    this.#open = undefined;
    this.#decisions = null;
    this.#questions = null;
  }

  /** Whether any player has answered early. */
  get hasEarly(): boolean {
    return this.#early.some(({ length }) => length > 0);
  }

  /** Who is waited for; null where players are not asked together. */
  asked(): AskedTogether | null {
    const open = this.#block();
    if (open === null) return null;
    const seats = (is: ApartStanding['is']): number[] =>
      open.order.filter((seat) => this.#standing(open, seat).is === is);
    return { begin: open.begin, waitingFor: seats('asked'), answered: seats('done') };
  }

  /** Whether a player is one of several who are asked now. */
  isAsked(seat: number): boolean {
    return this.asked()?.waitingFor.includes(seat) === true;
  }

  /** The questions of all who are waited for; empty where players are not asked together. */
  decisions(words: LabelOptions): readonly Decision[] {
    return (this.#decisions ??= (this.asked()?.waitingFor ?? []).map((seat) => {
      const state = this.stateFor(seat);
      list(this.#module, state);
      return readDecision(this.#module, state, this.#timeline.position, words);
    }));
  }

  /** The same without words. */
  questions(): readonly OpenQuestion[] {
    return (this.#questions ??= (this.asked()?.waitingFor ?? []).map((seat) => {
      list(this.#module, this.stateFor(seat));
      return readQuestion(this.#module);
    }));
  }

  /** See `Game.stateFor`. */
  stateFor(seat: number): Int32Array {
    const open = this.#block();
    if (open === null) return this.#timeline.state;
    return open.order.includes(seat) ? this.#standing(open, seat).state : open.origin;
  }

  /**
   * Positions in their lists of the answers that were given early, by seat; empty when there are
   * none.
   */
  indexes(): readonly (readonly number[])[] {
    return this.hasEarly ? this.#early.map((answers) => answers.map(({ index }) => index)) : [];
  }

  /** Keeps an answer apart. @param answer one that is offered to the player */
  keep(seat: number, answer: Early): void {
    if (this.#early.length === 0) this.#early = Array.from({ length: this.#players }, () => []);
    this.#early[seat].push(answer);
    this.#changed(seat);
  }

  /** Seats of which something is kept apart. */
  givers(): number[] {
    return [...this.#early.keys()].filter((seat) => this.canTakeBack(seat));
  }

  /** Whether something is kept apart of a player. */
  canTakeBack(seat: number): boolean {
    return this.#early[seat]?.length > 0;
  }

  /** Takes back the last answer that was kept apart. @returns whether there was one */
  takeBack(seat: number): boolean {
    const taken = this.#early[seat]?.pop() !== undefined;
    if (taken) this.#changed(seat);
    return taken;
  }

  get #players(): number {
    return this.#timeline.state[HEADER.players];
  }

  #changed(seat: number): void {
    this.#standings[seat] = undefined;
    this.#decisions = null;
    this.#questions = null;
  }

  #block(): Open | null {
    if (this.#open === undefined) this.#open = this.#find();
    return this.#open;
  }

  #standing(open: Open, seat: number): ApartStanding {
    const given = [...(open.given[seat] ?? []), ...(this.#early[seat] ?? []).map(({ value }) => value)];
    return (this.#standings[seat] ??= standingApart(this.#module, open.origin, seat, given));
  }

  /**
   * All early answers in the order of the rules, as the history takes them once
   * every asked player has answered. The answers are tried on a copy of the state.
   *
   * @param failed makes an error out of what the module throws, and the positions of the answers
   *   that led to it
   */
  ordered(failed: (error: unknown, indexes: readonly number[]) => Error): readonly Early[] {
    const module = this.#module;
    const left = this.#early.map((answers) => [...answers]);
    const state = this.#timeline.state.slice();
    const given: Early[] = [];
    try {
      for (let status = advance(module, state); status === STATUS.decision;) {
        const answer = left[module.io.player].shift();
        if (answer === undefined) break;
        const index = offeredAt(module, answer.value);
        if (index < 0) break;
        given.push({ ...answer, index });
        status = applyOption(module, state, answer.value);
      }
    } catch (error) {
      const indexes = given.map(({ index }) => index);
      throw failed(error, indexes);
    }
    return given;
  }

  #find(): Open | null {
    const { layout, asks } = this.#module.meta;
    const timeline = this.#timeline;
    if (layout.together === undefined || timeline.list() !== STATUS.decision) return null;
    if (asks[this.#module.io.ask].together !== true) return null;
    const run = timeline.state[layout.together];
    let begin = timeline.position;
    let origin: Int32Array = timeline.state.slice();
    while (begin > 0) {
      const before = timeline.stateAt(begin - 1);
      if (before[layout.together] !== run) break;
      origin = before;
      begin--;
    }
    const given: number[][] = [];
    const answers = timeline.answered();
    for (let i = begin; i < timeline.position; i++) (given[timeline.giverOf(i + 1)] ??= []).push(answers[i]);
    advance(this.#module, origin);
    const players = origin[HEADER.players];
    const order = Array.from({ length: players }, (_, i) => (this.#module.io.player + i) % players);
    return { begin, origin, given, order };
  }
}

/**
 * The state of one player who is asked together with others: own answers are given, all others have
 * answered anything, always the same, until the player is asked what has no answer yet. `module.io`
 * is used.
 *
 * @param origin the state in which the first of them is asked, advanced; not changed
 * @param own answers that the player has given since, as the rules see them
 * @returns a state in which the rules stop when all have answered (see `released`); never throws
 */
export function standingApart(
  module: GameModule,
  origin: Int32Array,
  seat: number,
  own: readonly number[],
): ApartStanding {
  const { io } = module;
  const state = origin.slice();
  const rng = new Rng(1);
  let next = 0;
  state[module.meta.layout.together!] *= -1;
  try {
    let status = advance(module, state);
    for (let made = 0; status === STATUS.decision && made < MADE_UP_MAX; made++) {
      if (io.player === seat && next === own.length) return { state, is: 'asked' };
      if (io.player !== seat && next > 0 && next === own.length) break;
      const value = io.player === seat ? own[next++] : io.options[rng.below(io.count)];
      status = applyOption(module, state, value);
    }
    if (next > 0) return { state, is: 'done' };
  } catch {
    // A rule failed over an answer that is made up: the player is asked when the turn comes.
  }
  return { state: origin, is: 'absent' };
}

/** Lets the rules of a state go on when all have answered. @returns the state */
export function released({ meta }: GameModule, state: Int32Array): Int32Array {
  const { together } = meta.layout;
  if (together !== undefined) state[together] = Math.abs(state[together]);
  return state;
}
