import type { PlaySession } from '../session/play-session.ts';
import type { TableContext } from './controller-host.ts';
import type { Errands } from './errands.ts';
import type { Seats } from './seats.ts';
import { waits } from './table-state.ts';

/**
 * Taking answers of people back: whether that may be, whether it is asked once more, and doing it.
 */
export class Undoing {
  readonly #context: TableContext;
  readonly #seats: Seats;
  readonly #goTo: (position: number) => void;

  /** where what was said at once with an answer began */
  readonly #startOf: Errands['startOf'];

  constructor(
    context: TableContext,
    seats: Seats,
    errands: Pick<Errands, 'startOf'>,
    goTo: (position: number) => void,
  ) {
    this.#context = context;
    this.#startOf = (session, position) => errands.startOf(session, position);
    this.#seats = seats;
    this.#goTo = goTo;
  }

  /** Why nothing can be taken back now, in words; null when something can. */
  get barred(): string | null {
    const words = this.#context.host.words();
    const { state } = this.#context.table;
    if (state.moment >= 0 || waits(state)) return words.say('game.undo-later');
    // Others are asked at the same time: an own answer is taken back without a word.
    if (this.#seats.backFor >= 0) return null;
    const { to, reason, way } = this.#offer;
    if (to < 0) return words.say('game.undo-nothing');
    return reason === null || way !== 'never' ? null : words.say(`game.undo-${reason}`);
  }

  /** What a player could use after taking back now, in words; empty when nothing. */
  get warning(): string {
    const { reason } = this.#offer;
    return reason === null ? '' : this.#context.host.words().say(`game.undo-${reason}`);
  }

  /** Why no player may play on from the moment that is shown; null when they may. */
  get barredBranch(): string | null {
    const { session, moment } = this.#context.table.state;
    if (session === null || session.over || this.#context.owner.designer) return null;
    const { reason, way } = session.undoTo(moment);
    return reason === null || way !== 'never' ? null : this.#context.host.words().say(`game.undo-${reason}`);
  }

  /**
   * Takes the last answer of a person back, or asks first where the table wants that.
   *
   * @returns whether it was taken back
   */
  undo(): boolean {
    if (this.barred !== null) return false;
    if (this.#seats.takeBack()) return true;
    const { to, way } = this.#offer;
    if (way === 'asked') this.#context.table.show('undo');
    else this.#goTo(to);
    return way === 'free';
  }

  /** Takes back to the answer that was asked about, or that led to a failure. */
  takeBack(): void {
    const { to } = this.#offer;
    if (to >= 0) this.#goTo(to);
  }

  get #offer(): ReturnType<PlaySession['undoOffer']> {
    const { session } = this.#context.table.state;
    if (session === null) return { to: -1, reason: 'nothing', way: 'never' };
    const offer = this.#whole(session, session.undoOffer());
    return this.#context.owner.designer && offer.to >= 0 ? { ...offer, way: 'free' } : offer;
  }

  /** Answers that were said at once are taken back at once, if they may be. */
  #whole(session: PlaySession, offer: ReturnType<PlaySession['undoOffer']>): ReturnType<PlaySession['undoOffer']> {
    const to = offer.to < 0 ? offer.to : this.#startOf(session, offer.to);
    if (to === offer.to) return offer;
    const whole = { to, ...session.undoTo(to) };
    return whole.way === 'never' && offer.way !== 'never' ? offer : whole;
  }
}
