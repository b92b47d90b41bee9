import type { AnswerIndex } from '@undercroft/contract';
import { viewAtSentence } from '@undercroft/components';
import type { GameView, Preview, SightView, ValuePart } from '@undercroft/view';
import type { PlaySession } from '../session/play-session.ts';
import type { TableContext } from './controller-host.ts';
import { seatWords } from './saying/seat-words.ts';
import { isOnlyShown } from './table-state.ts';
import { withoutAnswers } from './saying/without-answers.ts';

/** Which position is shown, and what is seen of it. */
export class Showing {
  readonly #context: TableContext;
  /** position that was shown last */
  #last = 0;

  constructor(context: TableContext) {
    this.#context = context;
  }

  /** A game as it stands, with nothing to be told of what led to it. */
  from(position: number): void {
    this.#last = position;
    this.#context.table.set({ moment: -1, nth: -1, since: position });
  }

  /** What is seen after a change of the position. */
  refresh(session: PlaySession): void {
    const { table } = this.#context;
    const { position, over } = session;
    const view = table.state.covered ? null : this.#look(session);
    table.set({ position, over, view });
  }

  #look(session: PlaySession): GameView {
    const { table, host } = this.#context;
    const { settings, moment, viewer } = table.state;
    session.speak(host.lang(), seatWords(host.words()));
    if (moment >= 0) return this.#lookBack(session);
    if (session.position !== this.#last) {
      table.set({ since: this.#last });
      this.#last = session.position;
    }
    const view = session.view(viewer, settings.open, Math.min(table.state.since, session.position));
    return isOnlyShown(table.state) ? withoutAnswers(view) : view;
  }

  /** An earlier moment; within a step, when a sentence is wanted. */
  #lookBack(session: PlaySession): GameView {
    const { moment, nth, viewer, settings } = this.#context.table.state;
    const after = session.looks.viewAt(viewer, moment, settings.open, moment - 1);
    if (nth < 0 || moment === 0) return { ...after, happened: [] };
    return viewAtSentence(session.meta, session.looks.viewAt(viewer, moment - 1, settings.open), after, nth);
  }

  /**
   * The language around the element is another, or the interface has other words: everything is
   * said again.
   */
  translate(): void {
    const { table } = this.#context;
    const { session, covered } = table.state;
    if (session !== null && !covered) table.set({ view: this.#look(session) });
  }

  /**
   * Shows an earlier moment.
   *
   * @param nth sentences of its step that have been said, -1 all
   * @returns false: that is the present
   */
  lookBack(session: PlaySession, position: number, nth = -1): boolean {
    const isPresent = position > session.position || (position === session.position && nth < 0);
    const moment = isPresent ? -1 : Math.max(0, position);
    this.#context.table.set({ moment, nth: isPresent ? -1 : nth });
    if (moment >= 0) this.#context.table.set({ view: this.#look(session) });
    return moment >= 0;
  }

  /** What an answer certainly brings, for the table. It is another function when more is known. */
  preview = (index: AnswerIndex): Preview | null => this.#preview(index);

  #preview(index: AnswerIndex): Preview | null {
    const { session, moment } = this.#context.table.state;
    return moment < 0 ? (session?.preview(index) ?? null) : null;
  }

  /**
   * Where a value comes from at the moment that is shown, or before what is shown happened; for the
   * table.
   */
  explain = (thing: number, attribute: number, before?: boolean): readonly ValuePart[] =>
    this.#explain(thing, attribute, before);

  #explain(thing: number, attribute: number, before = false): readonly ValuePart[] {
    const { session, moment, since, viewer } = this.#context.table.state;
    return session?.looks.explain(viewer, thing, attribute, before && moment < 0 ? since : moment) ?? [];
  }

  /** More is known of the position, or of the moment that is shown. */
  told(session: PlaySession): void {
    this.preview = (index) => this.#preview(index);
    this.explain = (thing, attribute, before) => this.#explain(thing, attribute, before);
    if (this.#context.table.state.moment >= 0) this.#context.table.set({ view: this.#look(session) });
  }

  /**
   * What is seen from a thing on a board at the moment that is shown, for a table on which the
   * player looks around.
   */
  sight(thing: number): SightView | null {
    const { session, moment, viewer } = this.#context.table.state;
    return session?.looks.sight(viewer, thing, moment) ?? null;
  }
}
