import type { Session } from '../session/session.ts';

/** The game that is played, and how it is shown again. */
export interface SeatsHost {
  readonly session: () => Session | null;
  readonly refresh: () => void;
}

/** Who sits in front of the page, and the cover between two persons who see different things. */
export class Seats {
  /** seat that looks, or -1 */
  viewer = -1;
  /** the table is handed to somebody else: nothing of it is shown until they take it over */
  covered = false;
  /** who looked before it was covered, or -1 */
  #before = -1;
  readonly #host: SeatsHost;

  constructor(host: SeatsHost) {
    this.#host = host;
  }

  /** A game begins, or is gone on with. */
  sit(session: Session): void {
    const { humans } = session;
    this.viewer = session.humanAsked ? session.asked : (humans[0] ?? -1);
    this.#before = -1;
    this.covered = !session.over && humans.some((seat) => seat !== this.viewer && session.differs(seat, this.viewer));
  }

  /** Another person is asked: the screen is covered, if that person sees what the one before may not. @param open  everything lies open */
  handOver(session: Session, open: boolean): void {
    if (!session.humanAsked || session.asked === this.viewer) return;
    const before = this.viewer;
    this.viewer = session.asked;
    if (before < 0 || open || !session.differs(before, session.asked)) return;
    if (!this.covered) this.#before = before;
    this.covered = true;
  }

  /** A person sits down in front of the page. @param seat  default: the one it was handed to */
  takeOver(seat = this.viewer): void {
    this.#host.session()?.letAnswer(seat);
    this.viewer = seat;
    this.covered = false;
    this.#host.refresh();
  }

  /** Persons who are asked at the same time as the one who looks, and could answer first. */
  get others(): readonly number[] {
    const session = this.#host.session();
    const waiting = session?.together?.waitingFor ?? [];
    return session?.humans.filter((seat) => seat !== this.viewer && waiting.includes(seat)) ?? [];
  }

  /** Lets one of the others answer first. */
  handTo(seat: number): void {
    this.#host.session()?.letAnswer(seat);
    this.#host.refresh();
  }

  /** Whose last answer can be taken back without a word: of the one who looks, or has just looked; -1 of nobody. */
  get backFor(): number {
    const seat = this.covered ? this.#before : this.viewer;
    return this.#host.session()?.canTakeBack(seat) === true ? seat : -1;
  }

  /** Takes that answer back. @returns whether there was one */
  takeBack(): boolean {
    const seat = this.backFor;
    if (seat < 0 || this.#host.session()?.takeBack(seat) !== true) return false;
    this.takeOver(seat);
    return true;
  }
}
