import type { Session } from '../session/session.ts';
import type { BotDriver } from './bot-driver.ts';
import { showCourse } from './course.ts';
import type { TableContext } from './controller-host.ts';

/** The end of a game: told once, shown when everything before it has been seen, and again whenever somebody asks. */
export class Ending {
  readonly #context: TableContext;
  readonly #bots: BotDriver;
  #told = false;

  constructor(context: TableContext, bots: BotDriver) {
    this.#context = context;
    this.#bots = bots;
  }

  /** Another game is on the table; one that was over already is not told again. */
  follow(session: Session): void {
    this.#context.table.set({ course: null });
    this.#told = session.over;
  }

  /** Looks whether the game has come to its end since. @returns seats that won, the first time; else null */
  reached(session: Session): readonly number[] | null {
    if (!session.over) this.#told = false;
    if (!session.over || this.#told) return null;
    this.#told = true;
    const { result } = session.view(-1);
    const winners = result?.winners ?? [];
    this.#context.host.tell('game-over', { winners, text: result?.text ?? '' });
    void this.#draw(session);
    void this.#showAfter(session);
    return winners;
  }

  /** Shows how the game ended, once more. */
  show(session: Session): void {
    if (this.#context.table.state.course === null) void this.#draw(session);
    this.#context.table.show('end');
  }

  /** The last sheet comes when everything has been seen, unless the game went on meanwhile. */
  async #showAfter(session: Session): Promise<void> {
    await this.#context.host.settled();
    if (session.over && this.#shown(session)) this.#context.table.show('end');
  }

  async #draw(session: Session): Promise<void> {
    await showCourse(session, this.#bots, (course) => {
      if (this.#shown(session)) this.#context.table.set({ course });
    });
  }

  /** Whether somebody still sees this game, and not its past. */
  #shown(session: Session): boolean {
    const { state } = this.#context.table;
    return state.session === session && state.moment < 0;
  }
}
