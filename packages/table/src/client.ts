/**
 * The other side of a table: what a page knows of it, and what it has asked for and not heard of
 * yet. A request that got lost is sent again with the same key, so it is done once.
 */
import type { ServerMessage } from './host.ts';
import { INQUIRIES_MAX, type Inquiry, type InquiryAnswer } from './inquiries/inquiry.ts';
import type { TableOutlook } from './outlook.ts';
import { isSameJson, type JsonValue } from './patch/json.ts';
import { knownOf } from './patch/known.ts';
import { patchJson } from './patch/patch.ts';
import { PROTOCOL, type AnswerPlace, type InquiryBatch, type Refusal, type Request } from './protocol.ts';

/** A request without its key. */
export type RequestBody = Request extends infer R ? (R extends Request ? Omit<R, 'key'> : never) : never;

/**
 * Hears what is told of inquiries, in their order; null when nothing is told, because the table
 * stands elsewhere by now, the connection is gone, or there were too many.
 */
export type InquiryHeard = (answers: readonly InquiryAnswer[] | null) => void;

/** Why a server does not talk to a page any more. */
export type TableEnd = 'unreadable' | 'outdated' | 'damaged';

/** What a page hears of. */
export interface TableEvents {
  /** the table has changed, or the connection has come or gone */
  readonly changed: () => void;
  readonly refused: (wish: RequestBody, why: Refusal) => void;
}

export class TableClient {
  readonly #events: TableEvents;
  readonly #newKey: () => string;
  readonly #pending = new Map<string, RequestBody>();
  readonly #asked = new Map<string, InquiryHeard>();
  #send: ((message: Request | InquiryBatch) => void) | null = null;
  /** whether this connection was welcomed: before that the server does not know who speaks */
  #isWelcome = false;
  #outlook: TableOutlook | null = null;
  #present: readonly number[] = [];
  #ended: TableEnd | null = null;

  /** @param newKey  a key that this page has not used before */
  constructor(events: TableEvents, newKey: () => string) {
    this.#events = events;
    this.#newKey = newKey;
  }

  /** All that is known of the table; null before the first welcome. */
  get outlook(): TableOutlook | null {
    return this.#outlook;
  }

  /**
   * Hash of what is known, for the hello of the next connection: where nothing has changed, nothing
   * is sent again. Empty before the first welcome.
   */
  get known(): string {
    return this.#outlook === null ? '' : knownOf(this.#outlook);
  }

  /** Seats whose persons are connected. */
  get present(): readonly number[] {
    return this.#present;
  }

  get isConnected(): boolean {
    return this.#send !== null;
  }

  /** Why the server does not talk to this page; null while it may. */
  get ended(): TableEnd | null {
    return this.#ended;
  }

  /** Requests that the server has not confirmed. */
  get pending(): readonly RequestBody[] {
    return [...this.#pending.values()];
  }

  /** A connection is there. What was not confirmed is sent again after the welcome. */
  connected(send: (message: Request | InquiryBatch) => void): void {
    this.#send = send;
    this.#isWelcome = false;
  }

  /** The connection is gone. */
  lost(): void {
    this.#send = null;
    this.#isWelcome = false;
    for (const heard of this.#asked.values()) heard(null);
    this.#asked.clear();
    this.#events.changed();
  }

  /**
   * Asks about the game. What gets lost is not sent again.
   *
   * @param at     the place that the inquiries are about, `TableOutlook.at`
   * @param of     at most `INQUIRIES_MAX`
   * @param heard  called once, also when nothing is told
   */
  ask(at: AnswerPlace, of: readonly Inquiry[], heard: InquiryHeard): void {
    if (!this.#isWelcome || this.#send === null || of.length > INQUIRIES_MAX) return heard(null);
    const key = this.#newKey();
    this.#asked.set(key, heard);
    this.#send({ is: 'ask', key, at, of });
  }

  /** Asks for something; it is sent now, or as soon as there is a connection. */
  request(wish: RequestBody): void {
    const key = this.#newKey();
    this.#pending.set(key, wish);
    if (this.#isWelcome) this.#send?.({ ...wish, key });
    this.#events.changed();
  }

  /**
   * Takes what the server sends.
   * @throws TypeError when it is no message of ours: the connection should end, and another begin
   */
  receive(message: ServerMessage): void {
    switch (message.is) {
      case 'welcome':
        if (message.protocol !== PROTOCOL) this.#ended = 'outdated';
        else if (message.outlook !== null) this.#know(message.outlook as unknown as TableOutlook);
        this.#present = message.present;
        this.#isWelcome = true;
        for (const [key, wish] of this.#pending) this.#send?.({ ...wish, key });
        break;
      case 'patch':
        this.#outlook = patchJson(this.#outlook as unknown as JsonValue, message.patch) as unknown as TableOutlook;
        break;
      case 'present':
        this.#present = message.seats;
        break;
      case 'done':
        this.#pending.delete(message.key);
        break;
      case 'told':
        return this.#hear(message.key, message.answers);
      case 'refused': {
        const wish = this.#pending.get(message.key);
        this.#pending.delete(message.key);
        if (wish !== undefined) this.#events.refused(wish, message.why);
        break;
      }
      case 'bye':
        if (!message.retry) this.#ended = message.why === 'damaged' ? 'damaged' : 'unreadable';
        this.#send = null;
        break;
    }
    this.#events.changed();
  }

  /**
   * A welcome tells all anew. A view that is equal stays the same object, so the page keeps what a
   * person has begun, for example pieces that are taken up.
   */
  #know(outlook: TableOutlook): void {
    const view = this.#outlook?.view ?? null;
    const isSame = isSameJson(view as unknown as JsonValue, outlook.view as unknown as JsonValue);
    this.#outlook = isSame ? { ...outlook, view } : outlook;
  }

  #hear(key: string, answers: readonly InquiryAnswer[] | null): void {
    const heard = this.#asked.get(key);
    this.#asked.delete(key);
    heard?.(answers);
  }
}
