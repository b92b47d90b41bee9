import { localise, type AnswerIndex, type GameMeta } from '@undercroft/contract';
import type { Reach, ThingPlaces } from '@undercroft/components';
import { answersFor, type AheadView, type GameView } from '@undercroft/view';
import { END_TURN, Errand, passOf, type ThingWish } from '../session/errands/errand.ts';
import { whyStopped } from '../session/errands/stopped.ts';
import { Passing } from '../session/errands/passing.ts';
import { Prepared } from '../session/errands/prepared.ts';
import { isReaction, passUnwanted } from '../session/errands/wanted.ts';
import type { PlaySession } from '../session/play-session.ts';
import type { Answering } from './answering.ts';
import type { TableContext } from './controller-host.ts';
import { HeldAnswer } from './held-answer.ts';
import { waits } from './table-state.ts';

/** An answer of the person, as far as the next one may be like it. */
interface Given {
  readonly ask: number;
  readonly entry: number;
  readonly thing: number;
}

/** What was worked out for a view. */
interface Known {
  readonly view: GameView;
  readonly ahead: AheadView;
  readonly others: ThingPlaces | null;
  readonly passesOn: boolean;
}

/** One answer, and no more. */
function once(index: number): () => number {
  let left = 1;
  return () => (left-- > 0 ? index : -1);
}

const NOWHERE: AheadView = { later: [], passes: [] };
/** Things for which it is looked up at once whether they may go to the same place. */
const MOST_ALIKE = 12;

/**
 * Says several answers at once for a person: ends the turn, goes on passing, takes what comes up
 * later, puts a thing where it was dropped, and the others there, too.
 */
export class Errands implements Reach {
  readonly #context: TableContext;
  readonly #answering: Answering;
  #errand: Errand | null = null;
  #queue: readonly ThingWish[] = [];
  /** the first wish was begun; its place was offered when it was said */
  #isFirstDone = false;
  /** position at which it last waited for the person */
  #waitsAt = -1;
  /** position at which an answer of an errand was sent; -1 when none is on its way */
  #sentAt = -1;
  /** answer of which it is not known whether it is final */
  readonly #held = new HeldAnswer();
  /** answers of the last errand, to be taken back together */
  #span: { readonly session: PlaySession; readonly from: number; to: number } | null = null;
  #passing: Passing | Prepared | null = null;
  /** position at which it passed last */
  #passedAt = -1;
  /** position at which a question was passed last that the person did not want */
  #unwantedAt = -1;
  #given: readonly Given[] = [];
  #known: Known | null = null;

  constructor(context: TableContext, answering: Answering) {
    this.#context = context;
    this.#answering = answering;
  }

  /** What comes up later in the turn of the person who is asked, and what ending it would pass. */
  get ahead(): AheadView {
    return this.#look()?.ahead ?? NOWHERE;
  }

  /**
   * Things that may go where the last one went, by the same answers; null where that is no
   * question.
   */
  get others(): ThingPlaces | null {
    return this.#look()?.others ?? null;
  }

  /** What is offered may be passed for what follows, too. */
  get passesOn(): boolean {
    return this.#look()?.passesOn ?? false;
  }

  /** Where a thing may go that an answer chooses. @param index  of `view.decision.answers` */
  readonly places = (index: AnswerIndex): readonly number[] => this.#open()?.session.placesAfter(index) ?? [];

  /** The same, only where the question comes again for others when the thing has gone there. */
  readonly carries = (index: AnswerIndex): readonly number[] => this.#open()?.session.placesAfter(index, true) ?? [];

  /** The player wants a thing used, and put at a place. */
  wish(wishes: readonly ThingWish[]): void {
    const open = this.#open();
    if (open === null) return;
    this.stop();
    this.#answering.drop();
    this.#queue = wishes;
    this.#isFirstDone = false;
    this.#span = { session: open.session, from: open.session.position, to: open.session.position };
    this.#run(open.session);
  }

  readonly endTurn = (): void => this.wish([END_TURN]);

  /** The person passes what is offered, now and as long as it stays so. */
  readonly keepPassing = (): void => this.#keepAnswering((meta, view) => new Passing(meta, view));

  /** The person takes all that a briefing recommends. @param recommended  by procedure */
  prepare(recommended: ReadonlyMap<string, readonly string[]>): void {
    this.#keepAnswering((meta, view) => new Prepared(meta, view, recommended));
  }

  #keepAnswering(how: (meta: GameMeta, view: GameView) => Passing | Prepared): void {
    const open = this.#open();
    if (open === null) return;
    this.stop();
    this.#passing = how(open.session.meta, open.view);
    this.#passedAt = -1;
    this.#span = { session: open.session, from: open.session.position, to: open.session.position };
    this.#passOn(open.session);
  }

  /**
   * What the person has said goes on: passing, or an errand that waited for an answer.
   *
   * @returns whether more answers were given
   */
  goOn(session: PlaySession): boolean {
    const { moment } = this.#context.table.state;
    if (moment < 0 && (this.#passOn(session) || this.#passUnwanted(session))) return true;
    if (this.#held.isHeld) return this.#goOnHeld(session);
    if (this.#sentAt >= 0) return this.#comeBack(session);
    if (this.#span?.session !== session || this.#waitsAt < 0 || moment >= 0) return false;
    const isNext = session.position === this.#waitsAt + 1;
    if (session.position === this.#waitsAt) return false;
    this.#waitsAt = -1;
    if (isNext) return this.#run(session);
    this.stop();
    return false;
  }

  /** The next answer waited until more is known of it. @returns whether answers were given */
  #goOnHeld(session: PlaySession): boolean {
    const index = this.#held.at(session);
    if (index < 0) this.stop();
    return index >= 0 && this.#isAskedAgain(session, index) !== null && this.#run(session);
  }

  /** An answer of an errand was sent. @returns whether more answers were given */
  #comeBack(session: PlaySession): boolean {
    if (this.#span?.session !== session) return false;
    if (session.isSent) return false;
    const isConfirmed = session.position > this.#sentAt;
    this.#sentAt = -1;
    if (isConfirmed) return this.#run(session);
    this.stop();
    return false;
  }

  /** Remembers an answer that the person gives. @param index  of `view.decision.answers` */
  note(index: AnswerIndex): void {
    const decision = this.#context.table.state.view?.decision;
    const answer = decision?.answers.find((one) => one.index === index);
    if (decision === undefined || decision === null || answer === undefined) return;
    this.#noted({ ask: decision.ask, entry: answer.entry, thing: answer.thing });
  }

  #noted(given: Given): void {
    this.#given = [...this.#given.slice(-3), given];
  }

  /** Passes a question for a player who goes on passing. @returns whether it did */
  #passOn(session: PlaySession): boolean {
    const passing = this.#passing;
    if (passing === null || !session.humanAsked || session.asked !== passing.viewer) return false;
    // After answers were taken back the person decides anew.
    const isBack = session.position <= this.#passedAt;
    if (session.isSent) return false;
    const index = isBack || session.together !== null ? -1 : passing.next(session.view(passing.viewer));
    if (index < 0) {
      this.#passing = null;
      return false;
    }
    this.#passedAt = session.position;
    if (this.#span !== null) this.#span.to = session.position + 1;
    this.#answering.giveAll(once(index));
    return true;
  }

  /** Passes a question that the person does not want to be asked. @returns whether it did */
  #passUnwanted(session: PlaySession): boolean {
    const { viewer, settings, session: open } = this.#context.table.state;
    const isOpen = open === session && session.humanAsked && session.asked === viewer && session.together === null;
    // After answers were taken back the person decides anew.
    if (settings.asks === 'always' || !isOpen || session.position <= this.#unwantedAt) return false;
    const index = passUnwanted(session.meta, session.view(viewer), settings.asks);
    if (index < 0) return false;
    this.#unwantedAt = session.position;
    this.#answering.giveAll(once(index));
    return true;
  }

  /** Nothing goes on by itself any more. */
  stop(): void {
    this.#passing = null;
    this.#errand = null;
    this.#queue = [];
    this.#waitsAt = -1;
    this.#sentAt = -1;
    this.#held.drop();
  }

  /** Ends an errand whose next answer waits until more is known of it. */
  drop(): void {
    if (this.#held.isHeld) this.stop();
  }

  /** More of the position is known, so what was worked out for the view is dropped. */
  forget(): void {
    this.#known = null;
  }

  /**
   * Where an errand began of which the answer at a position was part; that position where there was
   * none.
   */
  startOf(session: PlaySession, position: number): number {
    const span = this.#span;
    return span?.session === session && position >= span.from && position < span.to ? span.from : position;
  }

  /** The person is asked at this table, now. */
  #open(): { readonly session: PlaySession; readonly view: GameView } | null {
    const { table } = this.#context;
    const { session, view, moment } = table.state;
    if (session === null || view === null || moment >= 0 || waits(table.state)) return null;
    return session.humanAsked && session.together === null ? { session, view } : null;
  }

  #run(session: PlaySession): boolean {
    const before = session.position;
    this.#answering.giveAll(() => this.#next(session));
    if (session.isSent) this.#sentAt = before;
    return session.position > before;
  }

  /** Index of the next answer, -1 to stop. */
  #next(session: PlaySession): number {
    const { table } = this.#context;
    const { viewer } = table.state;
    if (this.#span !== null) this.#span.to = session.position;
    if (!session.humanAsked || session.asked !== viewer) return this.#stop();
    const view = session.view(viewer);
    const held = this.#held.at(session);
    if (held >= 0) return this.#mayGive(session, view, held);
    for (;;) {
      if (this.#errand === null) {
        const [wish, ...rest] = this.#queue;
        if (wish === undefined) return this.#stop();
        this.#queue = rest;
        if (this.#isFirstDone && this.#isBarred(session, view, wish)) return this.#tellWhy(session, view, wish);
        this.#isFirstDone = true;
        this.#errand = new Errand(session.meta, view, wish);
      }
      const step = this.#errand.next(view);
      if (step.is === 'answer') return this.#mayGive(session, view, step.index);
      if (step.is === 'wait') {
        this.#waitsAt = session.position;
        return -1;
      }
      const { wish } = this.#errand;
      this.#errand = null;
      if (step.done) continue;
      return this.#tellWhy(session, view, wish);
    }
  }

  /**
   * Whether the rules would send a thing elsewhere: where one place is left they ask for none. At a
   * table elsewhere that is not known in time.
   */
  #isBarred(session: PlaySession, view: GameView, { place, thing }: ThingWish): boolean {
    const [index] = answersFor(session.meta, view, thing);
    if (place < 0 || index === undefined || session.whole === null) return false;
    return !session.placesAfter(index).includes(place);
  }

  #tellWhy(session: PlaySession, view: GameView, wish: ThingWish): number {
    const { host, table } = this.#context;
    const meta = localise(session.meta, host.lang());
    if (wish.thing >= 0) table.set({ notice: whyStopped(meta, view, wish, host.words()) });
    return this.#stop();
  }

  /** What would be asked once more is left to the person. */
  #mayGive(session: PlaySession, { decision }: GameView, index: AnswerIndex): AnswerIndex {
    const isAskedAgain = this.#isAskedAgain(session, index);
    this.#held.drop();
    if (isAskedAgain === null) {
      this.#held.hold(session, index);
      return -1;
    }
    if (isAskedAgain) return this.#stop();
    const answer = decision?.answers.find((one) => one.index === index);
    if (decision !== null && answer !== undefined)
      this.#noted({ ask: decision.ask, entry: answer.entry, thing: answer.thing });
    return index;
  }

  /** Whether the person has to say an answer twice; null while that is not known. */
  #isAskedAgain(session: PlaySession, index: AnswerIndex): boolean | null {
    return this.#context.table.state.settings.confirm ? session.isFinal(index) : session.isLastStep(index);
  }

  #stop(): number {
    this.stop();
    return -1;
  }

  /** Worked out once for each view. */
  #look(): Known | null {
    const open = this.#open();
    if (open === null) return null;
    const { session, view } = open;
    if (this.#known?.view === view) return this.#known;
    const { decision } = view;
    const passes = decision !== null && passOf(session.meta, decision) !== null;
    const ahead = passes ? session.lookOn() : NOWHERE;
    const passesOn = this.#passesOnIn(session, view);
    return (this.#known = { view, ahead, others: this.#othersIn(session, view), passesOn });
  }

  #passesOnIn(session: PlaySession, view: GameView): boolean {
    return view.decision !== null && isReaction(session.meta, view, view.decision);
  }

  /** The same question is asked again for others, after one of them was put somewhere. */
  #othersIn(session: PlaySession, { decision }: GameView): ThingPlaces | null {
    const place = this.#given.at(-1);
    const first = this.#given.findLast(({ ask, thing }) => thing >= 0 && ask === decision?.ask);
    if (decision === null || place === undefined || first === undefined || place === first || place.thing < 0)
      return null;
    const same = decision.answers
      .filter(({ thing, entry }) => thing >= 0 && entry === first.entry)
      .slice(0, MOST_ALIKE);
    const things = same
      .filter(({ index }) => session.placesAfter(index).includes(place.thing))
      .map(({ thing }) => thing);
    return things.length < 2 ? null : { things, place: place.thing };
  }
}
