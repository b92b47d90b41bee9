/** What a server has told about one place of a game, and what it is being asked. */
import {
  INQUIRIES_MAX,
  type Inquiry,
  type InquiryAnswer,
  type InquiryAnswers,
  type TableClient,
} from '@undercroft/table';

export class Told {
  readonly #client: TableClient;
  readonly #news: () => void;
  /** by inquiry as text */
  readonly #known = new Map<string, InquiryAnswer>();
  /** to be sent, by inquiry as text */
  readonly #wanted = new Map<string, Inquiry>();
  /** sent and not heard of, as text */
  readonly #sent = new Set<string>();
  /** the place that all of this is about, as text */
  #place = '';

  /** @param news  something is known that was asked before */
  constructor(client: TableClient, news: () => void) {
    this.#client = client;
    this.#news = news;
  }

  /** What is known of an inquiry; null when nothing is: then the server is asked. */
  ask<I extends Inquiry>(inquiry: I): InquiryAnswers[I['is']] | null {
    this.#follow();
    const key = JSON.stringify(inquiry);
    const known = this.#known.get(key);
    if (known !== undefined) return known as InquiryAnswers[I['is']] | null;
    if (!this.#sent.has(key)) this.#want(key, inquiry);
    return null;
  }

  /** What was told of another place, or in another language, does not count. */
  #follow(): void {
    const { outlook } = this.#client;
    const place = JSON.stringify([outlook?.at, outlook?.lang]);
    if (place === this.#place) return;
    this.#place = place;
    this.#known.clear();
    this.#wanted.clear();
    this.#sent.clear();
  }

  /** All that is asked while the page is drawn goes in as few messages as possible. */
  #want(key: string, inquiry: Inquiry): void {
    if (this.#wanted.size === 0) queueMicrotask(() => this.#send());
    this.#wanted.set(key, inquiry);
  }

  #send(): void {
    this.#follow();
    const { outlook } = this.#client;
    const place = this.#place;
    const wanted = [...this.#wanted];
    this.#wanted.clear();
    if (outlook === null) return;
    for (let from = 0; from < wanted.length; from += INQUIRIES_MAX) {
      const part = wanted.slice(from, from + INQUIRIES_MAX);
      for (const [key] of part) this.#sent.add(key);
      const of = part.map(([, inquiry]) => inquiry);
      this.#client.ask(outlook.at, of, (answers) => this.#hear(place, part, answers));
    }
  }

  #hear(place: string, asked: readonly [string, Inquiry][], answers: readonly InquiryAnswer[] | null): void {
    if (place !== this.#place) return;
    for (const [i, [key]] of asked.entries()) {
      this.#sent.delete(key);
      // What got lost, or was too much, is asked again when the page needs it again.
      if (answers !== null) this.#known.set(key, answers[i] ?? null);
    }
    if (answers !== null) this.#news();
  }
}
