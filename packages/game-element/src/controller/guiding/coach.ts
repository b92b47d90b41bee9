import type { MomentMeta } from '@undercroft/contract';
import type { TableStore } from '../table-state.ts';

/** What the coach says to the viewer. */
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
  readonly #table: TableStore;

  constructor(table: TableStore) {
    this.#table = table;
  }

  /** What a lesson says now; null when nothing. */
  get saying(): Saying | null {
    const { session, moment: past, covered, real, coach } = this.#table.state;
    const coached = past >= 0 || covered || real !== null || coach.ended ? null : (session?.coached ?? null);
    if (coached === null) return null;
    const { moments, said, of } = coached;
    const read = Math.min(this.#read, moments.length - 1);
    const moment = moments[read];
    if (moment === undefined) return null;
    const n = said - moments.length + read + 1;
    return { moment, n, of, earlier: read > 0, more: read < moments.length - 1 };
  }

  get #read(): number {
    const { coach, position } = this.#table.state;
    return coach.at === position ? coach.read : 0;
  }

  /** Reads the next sentence, or the last one again. */
  turn(by: number): void {
    const { coach, position } = this.#table.state;
    this.#table.set({ coach: { ...coach, at: position, read: Math.max(0, this.#read + by) } });
  }

  /** Nothing more of the lesson is wanted in this game. */
  end(): void {
    this.#table.set({ coach: { ...this.#table.state.coach, ended: true } });
  }
}
