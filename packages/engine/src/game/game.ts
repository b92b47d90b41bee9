/** A game in play: the public API for interfaces, scenarios and tools, to ask and to answer. */
import type { GameModule, OptionIndex, OptionValue } from '@undercroft/contract';
import {
  forSide,
  indexOffered,
  readDecision,
  readDisabled,
  readQuestion,
  type Decision,
  type DisabledOption,
  type OpenQuestion,
} from './decision.ts';
import type { GameEvent } from '../state/events.ts';
import { GameUseError, toGameError, type GameError } from '../state/game-error.ts';
import { hashState, statesEqual } from '../state/hash.ts';
import type { GameSettings } from './game-settings.ts';
import { list } from './playout.ts';
import { peekAt, type AnswerPeek, type Peek } from './peek.ts';
import { readResult, type GameResult } from '../start/result.ts';
import { replayLine, writeSave } from '../start/save-format.ts';
import type { ResolvedSetup } from '../start/setup.ts';
import { Timeline } from './timeline.ts';
import type { AskedTogether } from './together.ts';
import { Together, released } from '#together';
import { undoOf, type UndoInfo } from './undo.ts';

/** A game in play. Make one with `createGame` or `gameFromState`. */
export class Game {
  readonly module: GameModule;
  /** what it began with; null for a game that began from a given state, which cannot be saved */
  readonly setup: ResolvedSetup | null;
  private readonly timeline: Timeline;
  private readonly settings: GameSettings;
  private readonly together: Together;
  private pending: Decision | null = null;
  private open: readonly OpenQuestion[] | null = null;

  /** Use `createGame` or `gameFromState`. */
  constructor(module: GameModule, origin: Int32Array, setup: ResolvedSetup | null, settings: GameSettings) {
    this.module = module;
    this.setup = setup;
    this.settings = settings;
    try {
      this.timeline = new Timeline(module, origin);
    } catch (error) {
      const replay = replayLine(module.meta, setup, [], settings.called);
      throw toGameError(module.meta, error, { replay, stateHash: hashState(origin) });
    }
    this.together = new Together(module, this.timeline);
    this.verify();
  }

  /** The current position. Read it, never write it: `snapshot` gives a copy. */
  get state(): Int32Array {
    return this.timeline.state;
  }

  /** Answers given so far. */
  get position(): number {
    return this.timeline.position;
  }

  /** Answers known; more than `position` after an undo. */
  get length(): number {
    return this.timeline.length;
  }

  get over(): boolean {
    return this.timeline.over;
  }

  /** Who gave an answer. @param step 1 (the first answer) to `length`. @returns a seat */
  playerOf(step: number): number {
    return this.timeline.giverOf(step);
  }

  /** The answers given so far, as the ints the rules saw. */
  get answers(): readonly number[] {
    return [...this.timeline.answered()];
  }

  /**
   * The pending question with its complete list of legal answers; null when the game is over. The
   * same object until something is answered. Where players are asked together and some have
   * answered early, the question of the first who has not.
   */
  decision(): Decision | null {
    if (this.over) return null;
    if (this.together.hasEarly) return this.decisions()[0];
    return (this.pending ??= this.readPending());
  }

  /**
   * All open questions: one for each player who is waited for where players are asked together, in
   * the order of the rules; else the pending one, for each player who may answer it; none at the
   * end.
   */
  decisions(): readonly Decision[] {
    if (this.over) return [];
    const open = this.together.decisions(this.settings);
    return open.length > 0 ? open : forSide(this.module.meta, this.state, (this.pending ??= this.readPending()));
  }

  /** Who is asked what: `decisions` without the words of the answers, which cost the most. */
  questions(): readonly OpenQuestion[] {
    if (this.over) return [];
    const together = this.together.questions();
    return together.length > 0 ? together : (this.open ??= this.readOpen());
  }

  /** Who has answered, where players are asked together; null elsewhere. */
  get asked(): AskedTogether | null {
    return this.together.asked();
  }

  /**
   * What a player is to look at. Where players are asked together: own answers are given, those of
   * others are not known, and the rules go no further than to where all have answered; the same
   * whatever the others have answered. Elsewhere the current position.
   *
   * @param seat a player, or anything else for a spectator
   * @returns a state to be read, never written
   */
  stateFor(seat: number): Int32Array {
    return this.together.stateFor(seat);
  }

  /**
   * `stateFor` as a copy from which the rules go on: what a program thinks about that plays a seat.
   */
  snapshotFor(seat: number): Int32Array {
    return released(this.module, this.stateFor(seat).slice());
  }

  /**
   * What cannot be chosen now and why.
   *
   * @param player one of those who are asked; default: the player of `decision`
   */
  disabled(player = this.decision()?.player): readonly DisabledOption[] {
    const decision = this.decisions().find((one) => one.player === player);
    if (decision === undefined) return [];
    const state = this.together.hasEarly ? this.stateFor(decision.player) : this.state;
    list(this.module, state, true);
    return readDisabled(this.module, state, this.settings);
  }

  /**
   * Answers the pending decision and goes on to the next.
   *
   * @param answer position in the list of options, or the value of an option
   * @throws GameUseError 'over' | 'not-offered'; the game is as it was
   * @throws GameError when the rules break a limit; the game is as it was
   */
  answer(answer: OptionIndex | { readonly value: OptionValue }): void {
    this.mustGoOn();
    if (this.together.hasEarly) return this.answerFor(this.decision()!.player, answer);
    this.answerNow(answer);
  }

  /**
   * Answers for one of those who are asked, in any order. Where players are asked together the
   * answer is kept apart, and can be taken back, until all have answered; then the game goes on.
   *
   * @param answer as for `answer`, out of the question of this player
   * @throws GameUseError 'over' | 'not-asked' | 'not-offered'; GameError when the rules break a
   *   limit; the game is as it was
   */
  answerFor(player: number, answer: OptionIndex | { readonly value: OptionValue }): void {
    this.mustGoOn();
    if (!this.questions().some((one) => one.player === player))
      throw new GameUseError('not-asked', `player ${player + 1} is not asked anything now`);
    if (!this.together.isAsked(player)) return this.answerNow(answer, player);
    list(this.module, this.stateFor(player));
    const asked = (): Decision | undefined => this.decisions().find((one) => one.player === player);
    const index = indexOffered(this.module, answer, asked);
    this.together.keep(player, { index, value: this.module.io.options[index] });
    try {
      this.settle();
    } catch (error) {
      this.together.takeBack(player);
      throw error;
    }
    this.verify();
  }

  /** Whether a player has answered early. */
  canTakeBack(player: number): boolean {
    return this.together.canTakeBack(player);
  }

  /**
   * Takes back the last answer that a player gave early.
   *
   * @returns whether there was one: not when all have answered, and the game went on
   */
  takeBack(player: number): boolean {
    return this.together.takeBack(player);
  }

  /**
   * Where an answer to the question that the rules ask first would lead. The game stays as it is,
   * also what a redo would give.
   *
   * @param answer as for `answer`
   * @throws GameUseError 'over' | 'not-offered'; GameError when the rules break a limit
   */
  try(answer: number | { readonly value: number }): AnswerPeek {
    this.mustGoOn();
    this.timeline.list();
    const index = indexOffered(this.module, answer, () => this.decision());
    try {
      const { state, trace } = this.timeline.try(this.module.io.options[index]);
      return { ...peekAt(this.module, this.position + 1, state), events: trace.events, undo: undoOf([trace]) };
    } catch (error) {
      throw this.failure(error, [...this.timeline.answeredIndexes(), index]);
    }
  }

  /**
   * Any position among the answers known, beside the game: the game stays where it is.
   *
   * @param position 0 to `length`
   * @throws GameUseError 'no-such-position'
   * @cost as `goTo`, and a copy
   */
  peek(position: number): Peek {
    this.mustKnow(position);
    return peekAt(this.module, position, this.timeline.stateAt(position));
  }

  /** Everything that happened up to the current position, oldest first. */
  get events(): readonly GameEvent[] {
    return this.eventsSince(0);
  }

  /**
   * What happened with the answers from `step` on.
   *
   * @param step 0 is the beginning of the game, n the nth answer
   */
  eventsSince(step: number): readonly GameEvent[] {
    return this.timeline.tracesFrom(Math.max(0, step)).flatMap(({ events }) => events);
  }

  /** How the game ended; null while it goes on. */
  get result(): GameResult | null {
    return this.over ? readResult(this.module, this.state) : null;
  }

  /**
   * Goes to any position among the answers known.
   *
   * @param position 0 to `length`
   * @throws GameUseError 'no-such-position'
   * @cost one copy and at most 15 answers (31 after 4096 answers, and so on)
   */
  goTo(position: number): void {
    this.mustKnow(position);
    this.timeline.goTo(position);
    this.moved();
  }

  /** Takes back one answer. @returns false at the beginning */
  undo(): boolean {
    if (this.position === 0) return false;
    this.goTo(this.position - 1);
    return true;
  }

  /** Gives an answer again that was taken back. @returns false when there is none */
  redo(): boolean {
    if (this.position === this.length) return false;
    this.goTo(this.position + 1);
    return true;
  }

  /**
   * What taking back all answers behind a position would undo, early ones included.
   *
   * @param position 0 to the current one; default: one back
   */
  undoInfo(position = this.position - 1): UndoInfo {
    return undoOf(this.timeline.tracesFrom(Math.max(0, position) + 1), this.together.givers());
  }

  /**
   * A copy of the state.
   *
   * @param into a buffer as long as the state, filled and given back; made anew when left out
   */
  snapshot(into?: Int32Array): Int32Array {
    if (into === undefined) return this.state.slice();
    into.set(this.state);
    return into;
  }

  /** Hash of the current position: 16 hex digits. */
  hash(): string {
    return hashState(this.state);
  }

  /** Whether another game stands in the same position. */
  equals(other: Game): boolean {
    return statesEqual(this.state, other.state);
  }

  /**
   * The game as text; `loadGame` reads it. Answers behind the position are not saved.
   *
   * @param position 0 to `length`; default: the current one
   * @throws GameUseError 'no-seed' when the game began from a given state, 'no-such-position'
   */
  save(position = this.position): string {
    this.mustKnow(position);
    const check = hashState(this.timeline.stateAt(position));
    const early = position === this.position ? this.together.indexes() : [];
    return writeSave(this.module.meta, this.seeded(), this.timeline.given(position, early), check);
  }

  /**
   * One line for a terminal that plays the same game again; null when the game began from a given
   * state or goes on a campaign.
   */
  replayLine(): string | null {
    return replayLine(this.module.meta, this.setup, this.timeline.answeredIndexes(), this.settings.called);
  }

  private mustKnow(position: number): void {
    if (Number.isInteger(position) && position >= 0 && position <= this.length) return;
    throw new GameUseError('no-such-position', `there are positions 0 to ${this.length}, not ${position}`);
  }

  private moved(): void {
    this.pending = null;
    this.open = null;
    this.together.forget();
  }

  private mustGoOn(): void {
    if (this.over) throw new GameUseError('over', `${this.module.meta.title} is over; nothing is asked any more`);
  }

  private readOpen(): readonly OpenQuestion[] {
    this.timeline.list();
    return forSide(this.module.meta, this.state, readQuestion(this.module));
  }

  private readPending(): Decision {
    this.timeline.list();
    return readDecision(this.module, this.state, this.position, this.settings);
  }

  private answerNow(answer: OptionIndex | { readonly value: OptionValue }, by?: number): void {
    this.timeline.list();
    this.give(
      indexOffered(this.module, answer, () => this.decision()),
      by,
    );
    this.verify();
  }

  /** Gives an answer that was just listed. @param by who answers; left out: the one who is asked */
  private give(index: OptionIndex, by?: number): void {
    const value = this.module.io.options[index];
    try {
      this.timeline.answer(index, value, this.settings.log !== false, by);
    } catch (error) {
      this.pending = null;
      throw this.failure(error, [...this.timeline.answeredIndexes(), index]);
    }
    this.moved();
  }

  /** Gives the early answers in the order of the rules, once every asked player has answered. */
  private settle(): void {
    if (this.together.asked()?.waitingFor.length !== 0) return;
    const answers = this.together.ordered((error, given) =>
      this.failure(error, [...this.timeline.answeredIndexes(), ...given]),
    );
    for (const { index } of answers) {
      this.timeline.list();
      this.give(index);
    }
  }

  private seeded(): ResolvedSetup {
    if (this.setup === null) throw new GameUseError('no-seed', 'only a game that began from a seed can be saved');
    return this.setup;
  }

  private verify(): void {
    if (this.settings.check) this.settings.check(this.module, this.state, this.replayLine());
  }

  private failure(error: unknown, indexes: readonly number[]): GameError {
    const replay = replayLine(this.module.meta, this.setup, indexes, this.settings.called);
    return toGameError(this.module.meta, error, { replay, stateHash: this.hash() });
  }
}
