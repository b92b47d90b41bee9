/** How many entries a table may have, so that no person can fill the database. */
import type { Entry } from './entry.ts';
import type { Request } from './protocol.ts';

/** Most entries of a table, many times what a long game has. */
const ENTRIES_MAX = 50_000;
/** Entries that may come without the game getting farther than it ever was. */
const IDLE_MAX = 200;
/** Requests that can be repeated for ever without the game getting farther. */
const IDLE: ReadonlySet<Request['is']> = new Set([
  'rise',
  'bot',
  'terms',
  'free',
  'take-back',
  'ask-undo',
  'ask-end',
  'talk',
  'ready',
  'colour',
]);
/**
 * Entries that are bounded elsewhere: talk by its own count, versions by the server, the rest by
 * time.
 */
const APART: ReadonlySet<Entry['is']> = new Set(['say', 'stand-in', 'clock', 'time-out', 'offer', 'renew']);

export class EntryCap {
  #length = 0;
  /** the greatest position that the game has had, and how many entries have come since */
  #farthest = -1;
  #idle = 0;

  /** How many entries there are. */
  get length(): number {
    return this.#length;
  }

  /** Whether a request may become an entry. */
  allows(is: Request['is']): boolean {
    return this.#length < ENTRIES_MAX && (this.#idle < IDLE_MAX || !IDLE.has(is));
  }

  /** An entry has come. @param position  of the game after it; -1 before it begins */
  add(is: Entry['is'], position: number): void {
    this.#length++;
    if (!APART.has(is)) this.#idle++;
    if (position <= this.#farthest) return;
    this.#farthest = position;
    this.#idle = 0;
  }
}
