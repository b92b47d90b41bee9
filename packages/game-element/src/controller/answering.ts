import type { AnswerIndex, OptionIndex } from '@undercroft/contract';
import type { PlaySession } from '../session/play-session.ts';
import type { BotDriver } from './bot-driver.ts';
import type { TableContext } from './controller-host.ts';
import type { Cues } from './cues.ts';
import { HeldAnswer } from './held-answer.ts';
import { findingOf } from './saying/problem.ts';
import { isSealed, waits } from './table-state.ts';

/** Who answers next, and giving the answers of people and bots to the game. */
export class Answering {
  readonly #context: TableContext;
  readonly #bots: BotDriver;
  readonly #cues: Cues;
  /** the position is another */
  readonly #moved: () => void;
  /** answer that was pressed, of which it is not known whether it is final */
  readonly #held = new HeldAnswer();
  /** answer that waits for a yes on the sheet `confirm` */
  readonly #asking = new HeldAnswer();
  #forced: ReturnType<typeof setTimeout> | undefined;

  constructor(context: TableContext, bots: BotDriver, cues: Cues, moved: () => void) {
    this.#context = context;
    this.#bots = bots;
    this.#cues = cues;
    this.#moved = moved;
  }

  /**
   * Stops bots and automatic answers. What was pressed waits on while its question is open, and so
   * does the sheet that asks for a yes.
   */
  stop(): void {
    const { table } = this.#context;
    const { session, sheet } = table.state;
    if (session !== null) {
      this.#held.at(session);
      if (sheet === 'confirm' && this.#asking.at(session) < 0) table.show('none');
    }
    this.#bots.cancel();
    clearTimeout(this.#forced);
  }

  /** Forgets what was pressed and waits. */
  drop(): void {
    this.#held.drop();
  }

  /**
   * Lets the asked player go on: a bot thinks, a person is called, a single answer is given if the
   * player wants that.
   */
  next(session: PlaySession): void {
    const { state } = this.#context.table;
    if (session.over || state.problem !== null || state.moment >= 0 || waits(state)) return;
    if (!session.humanAsked) {
      this.#cues.end();
      if (session.humans.length > 0 || !state.paused) this.#bots.begin(session);
      return;
    }
    // Bots that are asked at the same time do not wait for people, nor people for them.
    if (session.whole?.botAsk() == null) this.#bots.warm(session);
    else this.#bots.begin(session);
    this.#cues.call();
    if (state.settings.forced && session.choices === 1)
      this.#forced = setTimeout(() => this.answer(0), Math.max(60, this.#context.owner.pause));
    // What was asked about it may have got lost.
    this.goOn();
  }

  /** One move of a bot while the game is paused. */
  readonly step = (): void => {
    const { session } = this.#context.table.state;
    if (session !== null) this.#bots.begin(session);
  };

  /** A person has pressed an answer: a final one may have to be said twice. */
  asked(index: AnswerIndex): void {
    this.drop();
    const { table } = this.#context;
    const { session, settings } = table.state;
    if (session === null) return;
    const isFinal = settings.confirm ? session.isFinal(index) : session.isLastStep(index);
    if (isFinal === null) this.#held.hold(session, index);
    else if (isFinal) {
      this.#asking.hold(session, index);
      table.set({ asking: index });
      table.show('confirm');
    } else this.answer(index);
  }

  /** More is known of the position, so an answer that waited for that is asked again. */
  goOn(): void {
    const { session } = this.#context.table.state;
    const index = session === null ? -1 : this.#held.at(session);
    if (index >= 0) this.asked(index);
  }

  /** @param index  of `view.decision.answers` */
  answer(index: AnswerIndex): void {
    const { table } = this.#context;
    const { session, moment } = table.state;
    if (session?.humanAsked !== true || moment >= 0 || waits(table.state)) return;
    table.set({ notice: '', problem: null });
    this.#give(index);
  }

  /** Gives an answer of the person who is asked. */
  #give(index: AnswerIndex): void {
    const { session } = this.#context.table.state;
    if (session === null) return;
    const { asked, position } = session;
    if (!this.#attempt(() => session.answer(index))) return;
    this.#context.host.tell('game-answer', { player: asked, position, bot: false });
    this.#cues.sound('answer');
  }

  /** Gives an answer of a bot. */
  giveBot(index: OptionIndex, player: number): void {
    const { session } = this.#context.table.state;
    if (session === null) return;
    const { position } = session;
    if (!this.#attempt(() => session.whole?.botAnswer(index, player))) return;
    this.#context.host.tell('game-answer', { player, position, bot: true });
    if (session.humanAsked && session.position > position) this.#cues.sound('turn');
  }

  /**
   * Gives answers of the person who is asked one after the other, and shows what came of all of
   * them.
   *
   * @param next index of the next answer, -1 when that was all
   */
  giveAll(next: () => AnswerIndex): void {
    const { session } = this.#context.table.state;
    if (session === null) return;
    this.#context.table.set({ notice: '', problem: null });
    this.#attempt(() => {
      for (let index = next(); index >= 0; index = session.isSent ? -1 : next()) {
        const { asked, position } = session;
        session.answer(index);
        this.#context.host.tell('game-answer', { player: asked, position, bot: false });
      }
    });
    this.#cues.sound('answer');
  }

  /** Takes answers back, or gives them again. */
  readonly goTo = (position: number): void => {
    const { table } = this.#context;
    table.set({ moment: -1, nth: -1, problem: null });
    table.show('none');
    this.#attempt(() => table.state.session?.goTo(position));
  };

  #attempt(action: () => void): boolean {
    try {
      action();
    } catch (error) {
      this.fail(error);
    }
    this.#moved();
    return this.#context.table.state.problem === null;
  }

  /** A rule failed: the game stays where it was, and the failing line is shown. */
  fail(error: unknown): void {
    if (!(error instanceof Error)) throw error;
    const { table, owner } = this.#context;
    // The line that plays to the same place again holds seed and answers.
    const isSealedGame = isSealed(table.state, owner.sealed);
    table.set({ problem: findingOf(error, isSealedGame ? null : (table.state.session?.whole?.replayLine() ?? '')) });
  }
}
