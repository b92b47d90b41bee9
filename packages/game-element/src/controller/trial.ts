import { newSeed } from '../session/new-seed.ts';
import type { PlaySession } from '../session/play-session.ts';
import type { Session } from '../session/session.ts';
import type { TableStore } from './table-state.ts';

/**
 * Trying answers out: a copy of the game is played, which is not saved and in which everything can
 * be taken back.
 */
export class Trial {
  readonly #table: TableStore;
  readonly #play: (session: PlaySession) => void;

  /** @param play  goes on with a copy, or with the game itself again */
  constructor(table: TableStore, play: (session: PlaySession) => void) {
    this.#table = table;
    this.#play = play;
  }

  /** Something is being tried out. */
  get on(): boolean {
    return this.#table.state.real !== null;
  }

  /** Whether the question is one of those whose plans `plans` of table.yaml names. */
  get offered(): boolean {
    return this.#isPlanned && this.#table.state.session?.whole !== null;
  }

  /**
   * Whether a person plans at a table elsewhere. No copy is played there: the rules in the middle
   * of a question hold hidden things, which a deal does not change. Steps that bring nothing to
   * light are taken back freely instead.
   */
  get replaced(): boolean {
    return this.#isPlanned && this.#table.state.session?.whole === null;
  }

  get #isPlanned(): boolean {
    const { session } = this.#table.state;
    return !this.on && session?.humanAsked === true && session.plansHere;
  }

  begin(): void {
    const { session, viewer } = this.#table.state;
    const whole = session?.whole ?? null;
    if (whole === null || this.on) return;
    const copy = whole.copyFor(viewer, newSeed());
    this.#table.set({ real: session });
    this.#play(copy);
  }

  /**
   * Looks at another position as if it were one of this game.
   *
   * @param session begun in that position
   */
  look(session: Session): void {
    const { session: now, real } = this.#table.state;
    this.#table.set({ real: real ?? now });
    this.#play(session);
  }

  /** Back to the game. */
  end(): void {
    const { real } = this.#table.state;
    this.#table.set({ real: null });
    if (real !== null) this.#play(real);
  }
}
