import type { MomentMeta } from '@undercroft/contract';
import type { Coached } from '../session/coach.ts';
import type { Session } from '../session/session.ts';

/** What the coach says to whoever looks. */
export interface Saying {
  readonly moment: MomentMeta;
  /** the how-manieth it is of all that the lesson has */
  readonly n: number;
  readonly of: number;
  /** one before it can be read again, one waits behind it */
  readonly earlier: boolean;
  readonly more: boolean;
}

/** Which sentence of a lesson is read, and whether anything is still to be said. */
export class Coach {
  readonly #changed: () => void;
  #ended: Session | null = null;
  #session: Session | null = null;
  #position = -1;
  #read = 0;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** @returns null when nothing is said now */
  saying(session: Session | null): Saying | null {
    const coached = this.#coached(session);
    if (coached === null || session === null) return null;
    if (session !== this.#session || session.position !== this.#position) this.#read = 0;
    this.#session = session;
    this.#position = session.position;
    const { moments, said, of } = coached;
    const read = Math.min(this.#read, moments.length - 1);
    const moment = moments[read];
    if (moment === undefined) return null;
    const n = said - moments.length + read + 1;
    return { moment, n, of, earlier: read > 0, more: read < moments.length - 1 };
  }

  #coached(session: Session | null): Coached | null {
    return session === null || session === this.#ended ? null : session.coached;
  }

  /** Reads the next sentence, or the last one again. */
  turn(by: number): void {
    this.#read = Math.max(0, this.#read + by);
    this.#changed();
  }

  /** Nothing more of the lesson is wanted in this game. */
  end(): void {
    this.#ended = this.#session;
    this.#changed();
  }
}
