import type { Words } from '@undercroft/components';
import type { Session } from '../session/session.ts';
import type { Seats } from './seats.ts';
import type { SheetName } from './controller-host.ts';

/** The game that is undone, and what is told. */
export interface UndoHost {
  readonly session: () => Session | null;
  /** position that is shown instead of the present, or -1 */
  readonly moment: () => number;
  /** nobody answers here: the table is handed over, or the game is played elsewhere */
  readonly waits: () => boolean;
  /** for people who make games: everything can be taken back */
  readonly designer: () => boolean;
  readonly goTo: (position: number) => void;
  readonly seats: Seats;
  readonly show: (sheet: SheetName) => void;
  readonly words: () => Words;
}

/** Taking answers of people back: whether that may be, whether it is asked once more, and doing it. */
export class Undoing {
  readonly #host: UndoHost;

  constructor(host: UndoHost) {
    this.#host = host;
  }

  /** Why nothing can be taken back now, in words; null when something can. */
  get barred(): string | null {
    const words = this.#host.words();
    if (this.#host.moment() >= 0 || this.#host.waits()) return words.say('game.undo-later');
    // Others are asked at the same time: an own answer is taken back without a word.
    if (this.#host.seats.backFor >= 0) return null;
    const { to, reason, way } = this.#offer;
    if (to < 0) return words.say('game.undo-nothing');
    return reason === null || way !== 'never' ? null : words.say(`game.undo-${reason}`);
  }

  /** What somebody could use who takes back now, in words; empty when nothing. */
  get warning(): string {
    const { reason } = this.#offer;
    return reason === null ? '' : this.#host.words().say(`game.undo-${reason}`);
  }

  /** Why nobody may play on from the moment that is shown; null when they may. */
  get barredBranch(): string | null {
    const session = this.#host.session();
    if (session === null || session.over || this.#host.designer()) return null;
    const { reason, way } = session.undoTo(this.#host.moment());
    return reason === null || way !== 'never' ? null : this.#host.words().say(`game.undo-${reason}`);
  }

  /** Takes the last answer of a person back, or asks first where the table wants that. @returns whether it was taken back */
  undo(): boolean {
    if (this.barred !== null) return false;
    if (this.#host.seats.takeBack()) return true;
    const { to, way } = this.#offer;
    if (way === 'asked') this.#host.show('undo');
    else this.#host.goTo(to);
    return way === 'free';
  }

  /** Takes back what was asked about, or what led to a failure, whatever lies between. */
  takeBack(): void {
    const { to } = this.#offer;
    if (to >= 0) this.#host.goTo(to);
  }

  get #offer(): ReturnType<Session['undoOffer']> {
    const offer = this.#host.session()?.undoOffer() ?? { to: -1, reason: 'nothing', way: 'never' };
    return this.#host.designer() && offer.to >= 0 ? { ...offer, way: 'free' } : offer;
  }
}
