import { HEADER } from '@undercroft/contract';
import type { AnswerIndex, GameMeta, GameModule, OptionIndex, UndoRule } from '@undercroft/contract';
import {
  carryOver,
  createGame,
  gameFromState,
  openSave,
  disclosedTo,
  undoRuleOf,
  type AskedTogether,
  type CarriedSave,
  type Decision,
  type Game,
  type Disclosure,
  type Seed,
} from '@undercroft/engine';
import {
  optionIndexOf,
  lookOn,
  mayDisclose,
  mayLeave,
  placesAfter,
  type AheadView,
  type AnswerView,
  type GameView,
  type Preview,
} from '@undercroft/view';
import type { Ask } from './ask.ts';
import { nextPlan, planOf, setupOf } from './begin.ts';
import { coachedIn, type Coached } from './coach.ts';
import { namesOf, standardPlan, type Plan, type Seat, type SeatWords } from './plan.ts';
import { copyOf } from './copy.ts';
import { askOfBot, inFront, lastOfPeople } from './at-once.ts';
import { Looks } from './looks.ts';
import { readRecord, writeRecord } from './record.ts';
import type { CarriedAnswers, UndoOffer } from './session-reports.ts';
import { isStepApart } from './step-apart.ts';

/** A saved game that can be gone on with. */
export type Loaded =
  | {
      readonly ok: true;
      readonly session: Session;
      /** what became of its answers when the rules have changed since; else null */
      readonly carried: CarriedSave | null;
    }
  /** `code` of the engine, for words of other languages; left out when the text is no save */
  | { readonly ok: false; readonly message: string; readonly code?: string };

/**
 * One game in play with the people and programs who play it. It knows nothing of the page: callers
 * ask for a view, give answers, let bots think elsewhere, save.
 */
export class Session {
  readonly plan: Plan;
  readonly colours: Plan['colours'];
  /** this: everything of the game is here */
  readonly whole: Session = this;
  /** an answer takes effect at once */
  readonly isSent: boolean = false;
  /** what can be seen of the game, also of its past */
  readonly looks = new Looks(() => ({
    module: this.#module,
    game: this.#game,
    names: this.#names,
    lang: this.#lang,
  }));
  #module: GameModule;
  #game: Game;
  /** what players are called, also those who were given no name */
  #names: readonly string[];
  /** seat of a person who answers first, of several who are asked at the same time */
  #wanted = -1;
  #lang = 'en';

  private constructor(module: GameModule, plan: Plan, game: Game) {
    this.#module = module;
    this.plan = plan;
    this.colours = plan.colours;
    this.#game = game;
    this.#names = namesOf(plan);
  }

  /**
   * Begins a game.
   *
   * @throws GameUseError when an option does not fit, GameError when the rules fail before the
   *   first question
   */
  static begin(module: GameModule, plan: Plan): Session {
    return new Session(module, plan, createGame(module, setupOf(plan)));
  }

  /**
   * A game that begins in the middle, with people in all seats. It cannot be saved.
   *
   * @param state  as the rules leave it, with a question or at the end; it stays as it is
   * @throws       GameError when the rules fail before the first question
   */
  static at(module: GameModule, state: Int32Array): Session {
    const seats: Seat[] = Array.from({ length: state[HEADER.players]! }, () => ({ is: 'human' }));
    const plan = { ...standardPlan(module.meta, 0), seats, names: seats.map(() => ''), undo: 'free' } as const;
    return new Session(module, plan, gameFromState(module, state.slice()));
  }

  /**
   * Goes on with a saved game or a replay file. When the rules have changed since, it stands where
   * its answers still lead.
   *
   * @param text  what `save` gave
   * @throws      never: a text that does not fit is refused with the reason
   */
  static load(module: GameModule, text: string): Loaded {
    try {
      return Session.#loaded(module, text);
    } catch {
      return { ok: false, message: 'The saved game is damaged: it cannot be played.' };
    }
  }

  static #loaded(module: GameModule, text: string): Loaded {
    const record = readRecord(text);
    if (!record.ok) return record;
    const loaded = openSave(module, record.save, { names: record.names });
    if (!loaded.ok) return loaded;
    const { setup } = loaded.game;
    if (setup === null || setup.players !== record.seats.length)
      return { ok: false, message: 'The saved game is damaged: its seats do not fit.' };
    const plan = planOf(module.meta, record, setup);
    return { ok: true, session: new Session(module, plan, loaded.game), carried: loaded.carried };
  }

  get module(): GameModule {
    return this.#module;
  }

  get meta(): GameMeta {
    return this.#module.meta;
  }

  /** Nothing happens elsewhere. @returns a function that does nothing */
  readonly listen = (): (() => void) => () => {};

  /** What the players are called, in the language that is spoken. */
  get names(): readonly string[] {
    return this.#names;
  }

  /**
   * Speaks a language from now on.
   *
   * @param lang   language tag; one that the game does not have is English
   * @param words  how players are called who were given no name
   */
  speak(lang: string, words: SeatWords): void {
    this.#lang = lang;
    this.#names = namesOf(this.plan, words);
  }

  /** Whether it has a seed: a game that began in the middle cannot be saved and has no secrets. */
  get seeded(): boolean {
    return this.#game.setup !== null;
  }

  /** Whether dice or picks were decided before the game began. */
  get scripted(): boolean {
    const { dice = [], picks = [] } = this.#game.setup?.script ?? {};
    return dice.length + picks.length > 0;
  }

  get over(): boolean {
    return this.#game.over;
  }

  /** Next game of the campaign, still with the seed of this one; null when none follows. */
  get next(): Plan | null {
    return nextPlan(this.plan, this.#game);
  }

  /** Answers given so far. */
  get position(): number {
    return this.#game.position;
  }

  /** What it is played with, by index into `meta.options`. */
  get options(): readonly number[] {
    return this.#game.setup?.options ?? [];
  }

  /** Positions of the answers given so far in their lists. */
  get answers(): readonly number[] {
    return this.#game.answers;
  }

  /** Seat that is asked, of several at once the first person; -1 when the game is over. */
  get asked(): number {
    return this.#decision?.player ?? -1;
  }

  get #decision(): Decision | null {
    return inFront(this.#game.decisions(), this.humans, this.#wanted);
  }

  /** Who has answered, where several are asked at the same time; null elsewhere. */
  get together(): AskedTogether | null {
    return this.#game.asked;
  }

  /** Lets a person answer first, of those who are asked at the same time. */
  letAnswer(seat: number): void {
    this.#wanted = seat;
  }

  /** How many answers there are to the pending question. */
  get choices(): number {
    return this.#decision?.options.length ?? 0;
  }

  /** Whether a person is asked. */
  get humanAsked(): boolean {
    return this.plan.seats[this.asked]?.is === 'human';
  }

  get humans(): readonly number[] {
    return this.plan.seats.flatMap((seat, index) => (seat.is === 'human' ? [index] : []));
  }

  /** Seats that bots play. */
  get botSeats(): readonly number[] {
    return this.plan.seats.flatMap((seat, index) => (seat.is === 'bot' ? [index] : []));
  }

  /**
   * The game as a viewer may see it now; everything else that can be seen of it is in `looks`.
   *
   * @param viewer  a seat, -1 for a spectator
   * @param all     shows everything, for people who make games; questions stay those of the viewer
   * @param since   what happened after this position is told event by event; nothing when left out
   */
  view(viewer: number, all = false, since?: number): GameView {
    return this.looks.view(viewer, all, since);
  }

  /**
   * What an answer certainly brings, and the plan that it belongs to.
   *
   * @param index  of the view of the seat that is asked; -1 for the plan as it stands
   */
  preview(index: AnswerIndex): Preview | null {
    return this.looks.preview(this.asked, this.#decision?.ask.within ?? '', index);
  }

  /** Whether the question is one in which a player plans, as `plans` of table.yaml says. */
  get plansHere(): boolean {
    return this.#module.meta.extras.table?.plans?.[this.#decision?.ask.within ?? ''] !== undefined;
  }

  /** What the lesson that is played says at the question; null when none is. */
  get coached(): Coached | null {
    return coachedIn(this.#game, this.plan, this.#lang);
  }

  /** A copy for one person to try something out; see `copyOf`. */
  copyFor(seat: number, deal: Seed): Session {
    const { plan, game } = copyOf(this.#game, { ...this.plan, names: this.#names }, seat, deal);
    return new Session(this.#module, plan, game);
  }

  /**
   * A person answers.
   *
   * @param index  of the view of the seat that is asked
   * @throws GameError when the rules fail; the game is as it was
   */
  answer(index: AnswerIndex): void {
    const { asked } = this;
    const at = optionIndexOf(this.#module, this.#game.stateFor(asked), asked, index);
    if (at >= 0) this.#game.answerFor(asked, at);
  }

  /** What comes up when the asked player passes all that may be passed; see `lookOn`. */
  lookOn(): AheadView {
    const passes = this.#module.meta.extras.table?.passes ?? [];
    return lookOn(this.#module, this.#game.stateFor(this.asked), this.asked, passes);
  }

  /**
   * Where a thing may go that an answer chooses; see `placesAfter` of the view.
   *
   * @param index  of the view of the seat that is asked
   */
  placesAfter(index: AnswerIndex, again = false): readonly number[] {
    return placesAfter(this.#module, this.#game.stateFor(this.asked), this.asked, index, again);
  }

  /** Whether a person has answered while others are still asked, and may take that back freely. */
  canTakeBack(seat: number): boolean {
    return this.#game.canTakeBack(seat);
  }

  /** Takes back the early answer of a person, who is asked next. @returns whether there was one */
  takeBack(seat: number): boolean {
    const taken = this.#game.takeBack(seat);
    if (taken) this.#wanted = seat;
    return taken;
  }

  /**
   * Whether others go on after an answer that is a step of those that `confirm` of table.yaml
   * names, or an option of `apart`. @throws never
   */
  isLastStep(index: AnswerIndex): boolean {
    const step = (): AnswerView | undefined => this.view(this.asked).decision?.answers[index];
    return isStepApart(this.meta, this.#decision?.ask, step) && this.isFinal(index, true);
  }

  /**
   * Whether an answer could not be taken back, as far as the person who gives it can know.
   *
   * @param leaves  also when another player may be asked after it
   * @throws never: an answer that fails counts as final
   */
  isFinal(index: AnswerIndex, leaves = false): boolean {
    const { asked, humans, together } = this;
    const state = this.#game.stateFor(asked);
    if (together !== null) return together.waitingFor.length === 1 && mayLeave(this.#module, state, asked, index);
    if (mayDisclose(this.#module, state, asked, index, humans)) return true;
    return leaves && mayLeave(this.#module, state, asked, index);
  }

  /** What the program whose turn it is has to decide; null when no program is asked. */
  botAsk(): Extract<Ask, { is: 'choose' }> | null {
    return askOfBot(this.#game, this.plan);
  }

  /**
   * A program answers.
   * @param index   of the list in `botAsk`
   * @param player  of `botAsk`
   * @throws GameError when the rules fail; the game is as it was
   */
  botAnswer(index: OptionIndex, player = this.asked): void {
    this.#game.answerFor(player, index);
  }

  /** Whether the last answer of a person can be taken back. */
  undoOffer(): UndoOffer {
    const to = lastOfPeople(this.#game, this.plan.seats);
    if (to < 0) return { to, reason: 'nothing', way: 'never' };
    return { to, ...this.undoTo(to) };
  }

  /**
   * What a player could use by going on from an earlier position, and whether that is allowed.
   *
   * @param position  answers given by then, 0 to `position`
   */
  undoTo(position: number): { readonly reason: Disclosure | null; readonly way: UndoRule } {
    const { humans, meta, plan } = this;
    const reason = disclosedTo(humans, this.#game.undoInfo(position));
    return { reason, way: reason === null ? 'free' : undoRuleOf(meta, humans.length, plan.undo) };
  }

  /**
   * Goes to a moment; the answers behind it can be given again until another is given.
   *
   * @param position  answers given by then, 0 to `length`
   */
  goTo(position: number): void {
    this.#game.goTo(position);
  }

  /**
   * Goes on with changed content by giving the same answers again.
   *
   * @throws GameError when the changed rules fail before the first question
   */
  carryTo(module: GameModule): CarriedAnswers {
    const before = this.#game.position;
    const { game, replayed, stopped } = carryOver(this.#game, module, { names: this.plan.names });
    this.#module = module;
    this.#game = game;
    return { replayed, of: before, stopped };
  }

  /** The game as text, for `load`, for a file, for another person. */
  readonly save = (): string => this.saveAt(this.position);

  /** The game up to a moment as text. @param position 0 to `position` */
  saveAt(position: number): string {
    return writeRecord(this.plan, this.#game.save(position));
  }

  /** One line with which the same game can be played again elsewhere. */
  replayLine(): string {
    return this.#game.replayLine() ?? '';
  }
}
