import type { Session } from '../session/session.ts';
import type { Course } from '../sheets/course-chart.ts';
import type { BotDriver } from './bot-driver.ts';
import { showCourse } from './course.ts';
import type { ControllerHost } from './controller-host.ts';

/** The end of a game: told once, shown when everything before it has been seen, and again whenever somebody asks. */
export class Ending {
  /** how the game went; null until it is drawn */
  course: Course | null = null;
  readonly #host: ControllerHost;
  readonly #bots: BotDriver;
  /** the game that is shown, and whether somebody still sees it and not its past */
  readonly #shown: (session: Session) => boolean;
  #told = false;

  constructor(host: ControllerHost, bots: BotDriver, shown: (session: Session) => boolean) {
    this.#host = host;
    this.#bots = bots;
    this.#shown = shown;
  }

  /** Another game is on the table; one that was over already is not told again. */
  follow(session: Session): void {
    this.course = null;
    this.#told = session.over;
  }

  /** Looks whether the game has come to its end since. @returns seats that won, the first time; else null */
  reached(session: Session): readonly number[] | null {
    if (!session.over) this.#told = false;
    if (!session.over || this.#told) return null;
    this.#told = true;
    const { result } = session.view(-1);
    const winners = result?.winners ?? [];
    this.#host.tell('game-over', { winners, text: result?.text ?? '' });
    void this.#draw(session);
    void this.#showAfter(session);
    return winners;
  }

  /** Shows how the game ended, once more. */
  show(session: Session): void {
    if (this.course === null) void this.#draw(session);
    this.#host.show('end');
  }

  /** The last sheet comes when everything has been seen, unless the game went on meanwhile. */
  async #showAfter(session: Session): Promise<void> {
    await this.#host.settled();
    if (session.over && this.#shown(session)) this.#host.show('end');
  }

  async #draw(session: Session): Promise<void> {
    await showCourse(session, this.#bots, (course) => {
      if (!this.#shown(session)) return;
      this.course = course;
      this.#host.changed();
    });
  }
}
