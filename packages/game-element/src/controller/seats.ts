import type { PlaySession } from '../session/play-session.ts';
import type { TableStore } from './table-state.ts';

/** Who sits in front of the page, and the cover between two persons who see different things. */
export class Seats {
  /** who looked before the table was covered, or -1 */
  #before = -1;
  readonly #table: TableStore;
  readonly #moved: () => void;

  /** @param moved  the viewer or the asked player has changed */
  constructor(table: TableStore, moved: () => void) {
    this.#table = table;
    this.#moved = moved;
  }

  /** A game begins, or is gone on with. */
  sit(session: PlaySession): void {
    const { humans } = session;
    const viewer = session.humanAsked ? session.asked : (humans[0] ?? -1);
    this.#before = -1;
    const covered = !session.over && humans.some((seat) => seat !== viewer && session.looks.differs(seat, viewer));
    this.#table.set({ viewer, covered });
  }

  /**
   * Another person is asked: the screen is covered, if that person sees what the one before may
   * not.
   *
   * @param open everything lies open
   */
  handOver(session: PlaySession, open: boolean): void {
    const { viewer: before, covered } = this.#table.state;
    if (!session.humanAsked || session.asked === before) return;
    this.#table.set({ viewer: session.asked });
    if (before < 0 || open || !session.looks.differs(before, session.asked)) return;
    if (!covered) this.#before = before;
    this.#table.set({ covered: true });
  }

  /** A person sits down in front of the page. @param seat  default: the one it was handed to */
  takeOver(seat = this.#table.state.viewer): void {
    this.#table.state.session?.letAnswer(seat);
    this.#table.set({ viewer: seat, covered: false });
    this.#moved();
  }

  /** Persons who are asked at the same time as the one who looks, and could answer first. */
  get others(): readonly number[] {
    const { session, viewer } = this.#table.state;
    const waiting = session?.together?.waitingFor ?? [];
    return session?.humans.filter((seat) => seat !== viewer && waiting.includes(seat)) ?? [];
  }

  /** Lets one of the others answer first. */
  handTo(seat: number): void {
    this.#table.state.session?.letAnswer(seat);
    this.#moved();
  }

  /**
   * Whose last answer can be taken back without a word: the viewer's, or the last viewer's; -1 for
   * none.
   */
  get backFor(): number {
    const { session, covered, viewer } = this.#table.state;
    const seat = covered ? this.#before : viewer;
    return session?.canTakeBack(seat) === true ? seat : -1;
  }

  /** Takes that answer back. @returns whether there was one */
  takeBack(): boolean {
    const seat = this.backFor;
    if (seat < 0 || this.#table.state.session?.takeBack(seat) !== true) return false;
    this.takeOver(seat);
    return true;
  }
}
