/**
 * A game that a server keeps, as one seat of its table may see it. What is not known yet is asked
 * of the server, and the session tells when it is.
 */
import type { AnswerIndex, GameMeta } from '@undercroft/contract';
import { resolveSetup, type AskedTogether } from '@undercroft/engine';
import { isSamePlace } from '@undercroft/table';
import type { Inquiry, InquiryAnswers, Refusal, TableClient, TableOutlook } from '@undercroft/table';
import type { AheadView, AnswerView, GameView, Preview } from '@undercroft/view';
import type { PlaySession, SessionNews } from '../session/play-session.ts';
import type { UndoOffer } from '../session/session-reports.ts';
import { isStepApart } from '../session/step-apart.ts';
import { coloursOf } from './proof.ts';
import { Told } from './told.ts';

const NOTHING_AHEAD: AheadView = { later: [], passes: [] };

/** What a session needs of the page around it. */
export interface RemoteHost {
  /** the person reads another language, in which the server must speak, too */
  readonly speak: (lang: string) => void;
  /** why something was refused, as a sentence */
  readonly refusal: (why: Refusal) => string;
}

/** A view as a page draws it, and what it was made of. */
interface DrawnView {
  readonly of: GameView;
  readonly isSent: boolean;
  readonly isEnded: boolean;
  readonly since: number;
  readonly view: GameView;
}

export class RemoteSession implements PlaySession {
  readonly meta: GameMeta;
  readonly whole = null;
  readonly seeded = true;
  readonly coached = null;
  readonly looks: PlaySession['looks'] = {
    differs: () => false,
    explain: (_viewer, thing, attribute, position) =>
      this.#ask({ is: 'explain', thing, attribute, position: position ?? -1 }) ?? [],
    sight: (_viewer, thing, position) => this.#ask({ is: 'sight', thing, position: position ?? -1 }) ?? null,
    viewAt: (_viewer, position) => this.#viewAt(position),
  };
  readonly #client: TableClient;
  readonly #host: RemoteHost;
  readonly #told: Told;
  readonly #listeners = new Set<(news: SessionNews) => void>();
  #drawn: DrawnView | null = null;
  #lang = '';

  /** @param client  of a table whose game has begun */
  constructor(meta: GameMeta, client: TableClient, host: RemoteHost) {
    this.meta = meta;
    this.#client = client;
    this.#host = host;
    this.#told = new Told(client, () => this.#tell({ is: 'told' }));
  }

  /** The page has heard something of the table. */
  changed(): void {
    this.#tell({ is: 'moved' });
  }

  /** The server has refused what was asked for. */
  refused(why: Refusal): void {
    this.#tell({ is: 'refused', why: this.#host.refusal(why) });
  }

  #tell(news: SessionNews): void {
    for (const hear of this.#listeners) hear(news);
  }

  listen(hear: (news: SessionNews) => void): () => void {
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  }

  get #outlook(): TableOutlook {
    return this.#client.outlook!;
  }

  get #view(): GameView {
    return this.#outlook.view!;
  }

  get colours(): readonly number[] | undefined {
    return coloursOf(this.#outlook);
  }

  get names(): readonly string[] {
    return this.#outlook.names;
  }

  speak(lang: string): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    this.#host.speak(lang);
  }

  get over(): boolean {
    return this.#outlook.revealed !== null;
  }

  get position(): number {
    return this.#view.position;
  }

  get options(): readonly number[] {
    const { terms, seats } = this.#outlook;
    const { options, variant } = terms;
    const setup = { players: seats.length, seed: 0, options, ...(variant === null ? {} : { variant }) };
    return resolveSetup(this.meta, setup).options;
  }

  get asked(): number {
    const { decision, together } = this.#view;
    return this.over ? -1 : (decision?.player ?? together?.waitingFor[0] ?? -1);
  }

  get together(): AskedTogether | null {
    const { together, position } = this.#view;
    return together === undefined ? null : { ...together, begin: position };
  }

  get isSent(): boolean {
    const { at } = this.#outlook;
    return this.#client.pending.some((wish) => wish.is === 'answer' && isSamePlace(wish.at, at));
  }

  get place(): string {
    return JSON.stringify([this.#outlook.at, this.#client.isConnected]);
  }

  get choices(): number {
    return this.#answers.length;
  }

  get #answers(): readonly AnswerView[] {
    return this.isSent || this.over ? [] : (this.#view.decision?.answers ?? []);
  }

  get humanAsked(): boolean {
    const { seat } = this.#outlook;
    return seat >= 0 && this.asked === seat && this.#answers.length > 0;
  }

  /** The person in front of this page; none for a spectator. */
  get humans(): readonly number[] {
    const { seat } = this.#outlook;
    return seat < 0 ? [] : [seat];
  }

  get botSeats(): readonly number[] {
    return this.#outlook.seats.flatMap(({ is }, seat) => (is === 'bot' ? [seat] : []));
  }

  /** One person sits in front of this page. */
  letAnswer(): void {}

  view(_viewer: number, _all = false, since = Infinity): GameView {
    const { isSent } = this;
    const { isEnded } = this.#outlook;
    const of = this.#view;
    const drawn = this.#drawn;
    if (drawn?.of === of && drawn.isSent === isSent && drawn.isEnded === isEnded && drawn.since === since)
      return drawn.view;
    const happened = of.happened.filter(({ step }) => step > since);
    const asked = isEnded ? null : of.decision;
    const decision = asked !== null && isSent ? { ...asked, answers: [], disabled: [] } : asked;
    const view = { ...of, happened, decision };
    this.#drawn = { of, isSent, isEnded, since, view };
    return view;
  }

  /** Until the server has told it, the present without a question. */
  #viewAt(position: number): GameView {
    const now = this.#view;
    const then = this.#ask({ is: 'look', position }) ?? { ...now, position, decision: null, happened: [] };
    return { ...then, log: now.log };
  }

  #ask<I extends Inquiry>(inquiry: I): InquiryAnswers[I['is']] | null {
    return this.#told.ask(inquiry);
  }

  preview(index: AnswerIndex): Preview | null {
    return this.humanAsked ? this.#ask({ is: 'preview', index }) : null;
  }

  lookOn(): AheadView {
    return this.#ask({ is: 'ahead' }) ?? NOTHING_AHEAD;
  }

  placesAfter(index: AnswerIndex, again = false): readonly number[] {
    return this.#ask({ is: again ? 'again' : 'places', index }) ?? [];
  }

  get plansHere(): boolean {
    const within = this.meta.asks[this.#view.decision?.ask ?? -1]?.within ?? '';
    return this.meta.extras.table?.plans?.[within] !== undefined;
  }

  isFinal(index: AnswerIndex): boolean | null {
    const commitment = this.#ask({ is: 'commitment', index });
    return commitment === null ? null : commitment.discloses;
  }

  isLastStep(index: AnswerIndex): boolean | null {
    const { decision } = this.#view;
    if (!isStepApart(this.meta, this.meta.asks[decision?.ask ?? -1], () => decision?.answers[index])) return false;
    const commitment = this.#ask({ is: 'commitment', index });
    return commitment === null ? null : commitment.discloses || commitment.leaves;
  }

  answer(index: AnswerIndex): void {
    if (this.humanAsked) this.#client.request({ is: 'answer', at: this.#outlook.at, index });
  }

  canTakeBack(seat: number): boolean {
    return seat === this.#outlook.seat && this.#view.together?.takeBack === true;
  }

  takeBack(seat: number): boolean {
    if (!this.canTakeBack(seat)) return false;
    this.#client.request({ is: 'take-back' });
    return true;
  }

  /** The others are asked when it is wished, so nothing is asked here. */
  undoOffer(): UndoOffer {
    const { lastOwn, seat } = this.#outlook;
    const isOffered = seat >= 0 && lastOwn >= 0 && !this.over;
    return isOffered ? { to: lastOwn, reason: null, way: 'free' } : { to: -1, reason: 'nothing', way: 'never' };
  }

  undoTo(): { readonly reason: null; readonly way: 'free' } {
    return { reason: null, way: 'free' };
  }

  /** Asks the others whether the game may go back. */
  goTo(position: number): void {
    this.#client.request({ is: 'ask-undo', at: this.#outlook.at, to: position });
  }
}
