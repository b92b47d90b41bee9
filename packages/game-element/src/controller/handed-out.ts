import { linkOf } from '../session/link.ts';
import type { Session } from '../session/session.ts';
import type { TableContext } from './controller-host.ts';
import { reportOf } from './events.ts';
import { complain } from './saying/complain.ts';
import { isSealed, realGame } from './table-state.ts';

/**
 * What the element gives of its game to pages and to people, as objects and texts. All of it holds
 * what is hidden, so a sealed game gives none.
 */
export class HandedOut {
  readonly #context: TableContext;

  constructor(context: TableContext) {
    this.#context = context;
  }

  /** Whether the page has sealed the game, and several people still play it at this screen. */
  get isSealed(): boolean {
    const { table, owner } = this.#context;
    return isSealed(table.state, owner.sealed);
  }

  /** The game in play; null before it begins, and while it is sealed. */
  get session(): Session | null {
    return this.isSealed ? null : (realGame(this.#context.table.state)?.whole ?? null);
  }

  /** The game as text. */
  save(): string {
    return this.#text('a save', (session) => session.save());
  }

  /** The piece of an address that leads to the position. */
  link(): string {
    return this.#text('a link', (session) => linkOf(session.save()));
  }

  /** Seed, answers and version. */
  report(): string {
    const { problem } = this.#context.table.state;
    return this.#text('a report', (session) => reportOf(session, problem?.message ?? ''));
  }

  #text(what: string, of: (session: Session) => string): string {
    if (this.isSealed) complain(`this game is sealed: ${what} would show what players hide from each other.`);
    return this.session === null ? '' : of(this.session);
  }
}
