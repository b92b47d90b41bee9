import type { AnswerIndex } from '@undercroft/contract';
import type { PlaySession } from '../session/play-session.ts';

/**
 * An answer that waits until more is known of its question. It outlives what is drawn anew, and is
 * dropped when another question is asked, or the connection has gone.
 */
export class HeldAnswer {
  #held: { readonly session: PlaySession; readonly place: string | undefined; readonly index: AnswerIndex } | null =
    null;

  hold(session: PlaySession, index: AnswerIndex): void {
    this.#held = { session, place: session.place, index };
  }

  drop(): void {
    this.#held = null;
  }

  get isHeld(): boolean {
    return this.#held !== null;
  }

  /** The answer that waits at the question of a session; -1 when there is none. */
  at(session: PlaySession): AnswerIndex {
    const held = this.#held;
    if (held?.session !== session || held.place !== session.place) this.drop();
    return this.#held?.index ?? -1;
  }
}
