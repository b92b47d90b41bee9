import { newSeed } from '../session/new-seed.ts';
import type { Session } from '../session/session.ts';

/** Where something is tried out. */
interface TrialTable {
  readonly session: Session | null;
  readonly seats: { readonly viewer: number };
}

/** Trying out what comes of answers: a copy of the game is played, in which nothing counts and everything can be taken back. */
export class Trial {
  readonly #table: TrialTable;
  readonly #play: (session: Session) => void;
  #real: Session | null = null;

  /** @param play  goes on with a copy, or with the game itself again */
  constructor(table: TrialTable, play: (session: Session) => void) {
    this.#table = table;
    this.#play = play;
  }

  /** Something is being tried out. */
  get on(): boolean {
    return this.#real !== null;
  }

  /** The game itself, also while something is tried out. */
  get real(): Session | null {
    return this.#real ?? this.#table.session;
  }

  /** Whether the question is one of those whose plans `plans` of table.yaml names. */
  get offered(): boolean {
    const session = this.#table.session;
    return !this.on && session?.humanAsked === true && session.plansHere;
  }

  begin(): void {
    const session = this.#table.session;
    if (session === null || this.on) return;
    const copy = session.copyFor(this.#table.seats.viewer, newSeed());
    this.#real = session;
    this.#play(copy);
  }

  /** Back to the game. */
  end(): void {
    const real = this.#real;
    this.#real = null;
    if (real !== null) this.#play(real);
  }

  /** Another game was begun. */
  forget(): void {
    this.#real = null;
  }
}
