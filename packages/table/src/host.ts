/**
 * A table with the people who look at it. Nothing is told before it is stored: requests of one turn
 * of the server's loop are stored together by `flush`, and only then replies and views go out.
 */
import type { Entry } from './entry.ts';
import { Stopwatch } from './clock.ts';
import type { GameModule, OptionIndex } from '@undercroft/contract';
import { INQUIRIES, TokenBucket } from './inquiries/budget.ts';
import { answerInquiry } from './inquiries/answer-inquiry.ts';
import type { InquiryAnswer } from './inquiries/inquiry.ts';
import { shownPlace } from './outlook.ts';
import type { JsonValue } from './patch/json.ts';
import type { Patch } from './patch/patch.ts';
import type { RuleFailure } from './failure.ts';
import {
  isSamePlace,
  PROTOCOL,
  readInquiries,
  readRequest,
  type AnswerPlace,
  type InquiryBatch,
  type Reply,
  type Request,
} from './protocol.ts';
import type { Visitor } from './outcome.ts';
import { presentAt } from './seats.ts';
import { SharedOutlooks } from './shared-outlooks.ts';
import { OnlineTable } from './table.ts';

/** What a server sends. */
export type ServerMessage =
  /** all that the visitor may know; null when it is what the page has */
  | {
      readonly is: 'welcome';
      readonly protocol: number;
      readonly outlook: JsonValue;
      readonly present: readonly number[];
    }
  /** how it changes */
  | { readonly is: 'patch'; readonly patch: Patch }
  /** seats whose persons are connected */
  | { readonly is: 'present'; readonly seats: readonly number[] }
  | Reply
  /**
   * answers to inquiries, in their order; null when they were meant for another place, or were too
   * many
   */
  | { readonly is: 'told'; readonly key: string; readonly answers: readonly InquiryAnswer[] | null }
  /** the connection ends; `retry` says whether another one makes sense */
  | { readonly is: 'bye'; readonly why: 'not-stored' | 'unreadable' | 'closing' | 'damaged'; readonly retry: boolean };

/** One page that looks at a table. */
export interface Link {
  readonly visitor: Visitor;
  readonly lang: string;
  /** hash of what the page knows from before; empty when it knows nothing */
  readonly known?: string;
  /** @throws never */
  readonly send: (message: ServerMessage) => void;
  /** ends the connection; @throws never */
  readonly end: () => void;
}

/** What is known of a link besides. */
interface Linked {
  /** what was sent last; null before the welcome */
  sent: JsonValue | null;
  present: string;
  readonly replies: Reply[];
  /** inquiries that wait until what came before them is stored */
  readonly asks: InquiryBatch[];
  readonly budget: TokenBucket;
}

/** Milliseconds for which a person counts as connected to another server after it told so. */
const ELSEWHERE_FOR = 12_000;

export class TableHost {
  #table: OnlineTable;
  readonly #links = new Map<Link, Linked>();
  #unstored: Entry[] = [];
  /** requests whose replies were not sent yet */
  #turn: (() => void)[] = [];
  readonly #shared = new SharedOutlooks();
  /** whether the table has changed without entries of this host */
  #hasFollowed = false;
  /** by seat: when its person was last seen, in milliseconds of the server's clock */
  readonly #seen: number[];
  /** by seat: when another server last told that its person is connected there */
  readonly #elsewhere = new Map<number, number>();
  readonly #watch: Stopwatch;
  /** the version of the game that the server has now; null where it is the one that is played */
  #served: GameModule | null = null;

  readonly #failed: (failure: RuleFailure) => void;

  /** @param failed  hears of rules that fail over what a person does */
  constructor(table: OnlineTable, now: number, failed: (failure: RuleFailure) => void = () => {}) {
    this.#table = table;
    this.#failed = failed;
    this.#seen = table.seats.map(() => now);
    this.#watch = new Stopwatch(now);
  }

  get table(): OnlineTable {
    return this.#table;
  }

  get links(): number {
    return this.#links.size;
  }

  /** A page begins to look. It is welcomed by the next `flush`. */
  join(link: Link, now: number): void {
    // The page counts on from what it is told.
    this.#keepTime(this.#table.spend(this.#passed(now)));
    this.#links.set(link, { sent: null, present: '', replies: [], asks: [], budget: new TokenBucket(INQUIRIES, now) });
    const seat = this.#table.seatOf(link.visitor);
    if (seat < 0) return;
    this.#seen[seat] = now;
    this.#keep(this.#table.standIn(seat, false));
  }

  /** A page is gone. */
  leave(link: Link, now: number): void {
    const seat = this.#table.seatOf(link.visitor);
    if (this.#links.delete(link) && seat >= 0) this.#seen[seat] = now;
  }

  /** Takes a message of a page. @param message  parsed as JSON */
  receive(link: Link, message: unknown, now: number): void {
    const linked = this.#links.get(link);
    if (linked === undefined) return;
    const ask = readInquiries(message);
    if (ask !== null) {
      if (linked.budget.take(ask.of.length, now)) linked.asks.push(ask);
      else link.send({ is: 'told', key: ask.key, answers: null });
      return;
    }
    const request = readRequest(message);
    if (request === null) {
      link.send({ is: 'bye', why: 'unreadable', retry: false });
      this.leave(link, now);
      return link.end();
    }
    this.#turn.push(() => this.#request(link, request, now));
    this.#request(link, request, now);
  }

  #request(link: Link, request: Request, now: number): void {
    const linked = this.#links.get(link);
    if (linked === undefined) return;
    const { reply, entry, time, failure } = this.#table.request(link.visitor, request, this.#passed(now));
    linked.replies.push(reply);
    if (failure !== undefined) this.#failed(failure);
    this.#keepTime(time ?? null);
    this.#keep(entry);
  }

  /** Answers for a seat that a bot plays. @returns whether the table still waited for it */
  answerByBot(seat: number, at: AnswerPlace, index: OptionIndex, now?: number): boolean {
    if (now !== undefined) this.#keepTime(this.#table.spend(this.#passed(now)));
    const entry = this.#table.answerByBot(seat, at, index);
    this.#keep(entry);
    return entry !== null;
  }

  /**
   * Lets bots stand in for persons who are asked and have been away for as long as the table has
   * agreed.
   */
  tick(now: number): void {
    this.#tickClocks(now);
    const { takeOverAfter } = this.#table.terms;
    const present = this.#present();
    for (const { player: seat } of this.#table.game?.questions() ?? []) {
      // A clock that was set back must not keep a seat waiting for longer than agreed.
      this.#seen[seat] = Math.min(this.#seen[seat] ?? now, now);
      if (present.includes(seat)) this.#seen[seat] = now;
      else if (takeOverAfter !== null && now - this.#seen[seat] >= takeOverAfter)
        this.#keep(this.#table.standIn(seat, true));
    }
  }

  #tickClocks(now: number): void {
    const passed = this.#passed(now);
    const { keptWithin } = this.#table;
    if (keptWithin === null || passed === 0) return;
    const isLate = this.#table.isLate(passed);
    if (isLate || passed >= keptWithin) this.#keepTime(this.#table.spend(passed));
    if (isLate) for (const seat of this.#table.timed) this.#keep(this.#table.timeOut(seat));
  }

  /** Milliseconds of running clocks that are not kept yet. */
  #passed(now: number): number {
    return this.#watch.read(now, this.#table.timed.length > 0);
  }

  #keepTime(entry: Entry | null): void {
    if (entry === null) return;
    this.#keep(entry);
    this.#watch.reset();
  }

  #keep(entry: Entry | null): void {
    if (entry !== null) this.#unstored.push(entry);
  }

  #present(): number[] {
    const seats = [...this.#links.keys()].map(({ visitor }) => this.#table.seatOf(visitor));
    return [...new Set(seats)].filter((seat) => seat >= 0).toSorted((one, other) => one - other);
  }

  /**
   * Entries that have to be stored before anything is told. Until `tell` or `goBackTo` is called,
   * nothing may be asked of the host, because what is told then must hold no entry besides these.
   */
  takeEntries(): readonly Entry[] {
    const entries = this.#unstored;
    this.#unstored = [];
    return entries;
  }

  /**
   * Another server has stored entries: the table goes on from them, and what was asked of this host
   * and not stored is asked again.
   *
   * @throws TableError when what is stored is damaged
   */
  goOnFrom(stored: readonly Entry[], now: number): void {
    this.#table = this.#table.again(stored);
    // The time until now is in what the other server has stored.
    this.#watch.read(now, false);
    this.#watch.reset();
    this.#unstored = [];
    this.#hasFollowed = true;
    for (const { replies } of this.#links.values()) replies.length = 0;
    for (const again of this.#turn) again();
    for (const seat of this.#present()) this.#keep(this.#table.standIn(seat, false));
    this.#offerServed();
  }

  /**
   * The server has this version of the game. Those who are at the table decide, unless a designer
   * changes it.
   */
  offerContent(module: GameModule, asks = true): void {
    this.#served = module;
    this.#keep(this.#table.offerContent(module, asks));
  }

  #offerServed(): void {
    if (this.#served !== null) this.#keep(this.#table.offerContent(this.#served));
  }

  /** Persons who are connected to this host. */
  get presentSeats(): readonly number[] {
    return this.#present();
  }

  /** Persons are connected to another server. */
  sees(seats: readonly number[], now: number): void {
    for (const seat of seats) {
      if (!(seat in this.#seen)) continue;
      this.#seen[seat] = now;
      this.#elsewhere.set(seat, now);
    }
  }

  /** Seats of persons who are asked and play themselves, and are connected to no server. */
  absentAsked(now: number): number[] {
    const { game, over, seats } = this.#table;
    const asked = over ? [] : (game?.questions() ?? []).map(({ player }) => player);
    const connected = this.#present();
    const isElsewhere = (seat: number): boolean => now - (this.#elsewhere.get(seat) ?? -Infinity) < ELSEWHERE_FOR;
    return presentAt(seats).filter((seat) => asked.includes(seat) && !connected.includes(seat) && !isElsewhere(seat));
  }

  /**
   * Entries could not be stored, so nothing of them has happened: the table goes back to what is
   * stored, and all pages are asked to come again.
   *
   * @throws TableError when what is stored is damaged
   */
  goBackTo(stored: Iterable<Entry>): void {
    this.#table = this.#table.again(stored);
    this.#turn = [];
    this.#shared.expire();
    this.dismiss('not-stored');
    this.#offerServed();
  }

  /**
   * `takeEntries`, and then `tell` or `goBackTo`.
   *
   * @param append  stores entries behind those that are stored, all or none; throws when it cannot
   * @param stored  gives what is stored
   * @returns       whether it was stored
   */
  flush(append: (entries: readonly Entry[]) => void, stored: () => Iterable<Entry>): boolean {
    const entries = this.takeEntries();
    if (entries.length > 0) {
      try {
        append(entries);
      } catch {
        this.goBackTo(stored());
        return false;
      }
    }
    this.tell(entries.length > 0);
    return true;
  }

  /** Ends all connections. */
  dismiss(why: 'not-stored' | 'closing' | 'damaged'): void {
    const links = [...this.#links.keys()];
    this.#links.clear();
    for (const link of links) {
      link.send({ is: 'bye', why, retry: why !== 'damaged' });
      link.end();
    }
  }

  /** Tells all pages what is stored. @param isStored  whether entries of this host were stored */
  tell(isStored: boolean): void {
    const isChanged = isStored || this.#hasFollowed;
    this.#hasFollowed = false;
    this.#turn = [];
    if (isChanged) this.#shared.expire();
    const present = this.#present();
    for (const [link, linked] of this.#links) {
      // A view goes out before the reply, so a page that is told "done" shows what was done.
      if (isChanged || linked.sent === null) this.#show(link, linked, present);
      if (present.join() !== linked.present) link.send({ is: 'present', seats: present });
      linked.present = present.join();
      for (const reply of linked.replies.splice(0)) link.send(reply);
      for (const ask of linked.asks.splice(0)) link.send(this.#answer(link, ask));
    }
  }

  #answer({ visitor, lang }: Link, { key, at, of }: InquiryBatch): ServerMessage {
    const table = this.#table;
    if (!isSamePlace(at, shownPlace(table, table.seatOf(visitor)))) return { is: 'told', key, answers: null };
    return { is: 'told', key, answers: of.map((inquiry) => answerInquiry(table, visitor, lang, inquiry)) };
  }

  #show(link: Link, linked: Linked, present: readonly number[]): void {
    const { visitor, lang, known = '' } = link;
    const shared = this.#shared.of(this.#table, visitor, lang);
    const outlook = shared.outlook(this.#table, visitor, lang);
    if (linked.sent === null) {
      const isKnown = known !== '' && shared.hash(outlook) === known;
      link.send({ is: 'welcome', protocol: PROTOCOL, outlook: isKnown ? null : outlook, present });
      linked.present = present.join();
    } else {
      const patch = shared.patchFrom(linked.sent, outlook);
      if (patch !== null) link.send({ is: 'patch', patch });
    }
    linked.sent = outlook;
  }
}

/**
 * A table as it is stored, with the module that it began with.
 *
 * @param failed    hears of rules that fail over what a person does
 * @param versions  of the game, by hash of their content: those of `versionsIn(entries)`
 * @throws TableError when what is stored is damaged
 */
export function hostOf(
  module: GameModule,
  setup: OnlineTable['setup'],
  entries: Iterable<Entry>,
  now: number,
  { failed, versions }: { failed?: (failure: RuleFailure) => void; versions?: ReadonlyMap<string, GameModule> } = {},
): TableHost {
  return new TableHost(OnlineTable.rebuild(module, setup, entries, versions), now, failed);
}
