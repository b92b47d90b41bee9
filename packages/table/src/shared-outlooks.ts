/**
 * What pages may know of a table, made once for all that may know the same: a table may have many
 * spectators.
 */
import { ViewMemo, ViewPool } from '@undercroft/view';
import type { Visitor } from './outcome.ts';
import { outlookOf } from './outlook.ts';
import type { JsonValue } from './patch/json.ts';
import { knownOf } from './patch/known.ts';
import { diffJson, type Patch } from './patch/patch.ts';
import type { OnlineTable } from './table.ts';

/** Most outlooks of one table: a page names its language, so it could name a new one each time. */
const SHARED_MAX = 64;

/** What pages of one seat and language may know, for all of them. */
export class SharedOutlook {
  readonly #memo: ViewMemo;
  #before: JsonValue = null;
  #outlook: JsonValue | null = null;
  #patch: Patch | null = null;
  #hash: string | null = null;

  /** @param pool  of all viewers of the table */
  constructor(pool: ViewPool) {
    this.#memo = new ViewMemo(pool);
  }

  /** Whether the table has not changed since the outlook was made. */
  get isMade(): boolean {
    return this.#outlook !== null;
  }

  /** The table has changed. */
  expire(): void {
    if (this.#outlook === null) return;
    this.#before = this.#outlook;
    this.#outlook = null;
    this.#patch = null;
    this.#hash = null;
  }

  /** The same object until the table has changed. @cost that of a view, once */
  outlook(table: OnlineTable, visitor: Visitor, lang: string): JsonValue {
    this.#outlook ??= outlookOf(table, visitor, lang, this.#memo) as unknown as JsonValue;
    return this.#outlook;
  }

  /** What a page that knows this outlook says of it. @cost  that of its text, once */
  hash(outlook: JsonValue): string {
    return (this.#hash ??= knownOf(outlook));
  }

  /** How the outlook became what it is; null when it is the same. @param sent  what a page has */
  patchFrom(sent: JsonValue, outlook: JsonValue): Patch | null {
    if (sent !== this.#before) return diffJson(sent, outlook);
    return (this.#patch ??= diffJson(sent, outlook));
  }
}

export class SharedOutlooks {
  readonly #pool = new ViewPool();
  readonly #shared = new Map<string, SharedOutlook>();

  /** The table has changed. What no page has looked at since the last change is forgotten. */
  expire(): void {
    for (const [key, one] of this.#shared) {
      if (one.isMade) one.expire();
      else this.#shared.delete(key);
    }
  }

  /** What a page looks at. */
  of(table: OnlineTable, visitor: Visitor, lang: string): SharedOutlook {
    const key = `${table.seatOf(visitor)} ${table.isHost(visitor)} ${lang}`;
    let shared = this.#shared.get(key);
    if (shared === undefined) {
      if (this.#shared.size >= SHARED_MAX) this.#shared.clear();
      this.#shared.set(key, (shared = new SharedOutlook(this.#pool)));
    }
    return shared;
  }
}
