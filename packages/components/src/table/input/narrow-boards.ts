import type { GameView } from '@undercroft/view';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isStill } from '../../board/camera/pressing.ts';
import { lyingOn } from '../../board/squares.ts';
import { measureSoon } from '../../card/fit.ts';
import { boxOf } from '../../page/boxes.ts';
import type { CardScene } from '../../scene/card-scene.ts';
import type { PlayerScene } from '../../scene/scene.ts';
import { whenIdle } from '../../theme/when-idle.ts';

/** Most pixels of a table in which only one board fits; the width in the styles is the same. */
const NARROW = 760;

/** What a table lends it. */
interface NarrowTable extends ReactiveControllerHost {
  readonly clientWidth: number;
  readonly renderRoot: ParentNode;
  readonly view: GameView | null;
}

/**
 * Boards where there is little room. Where only one fits, the others are drawn when the first
 * question stands on the screen. Where the table scrolls, the board on which a question is answered
 * is scrolled to when the question comes.
 */
export class NarrowBoards implements ReactiveController {
  readonly #host: NarrowTable;
  #state: 'first' | 'waiting' | 'all' = 'first';
  /** answers given before the question that was seen last; -1: none was */
  #asked = -1;

  constructor(host: NarrowTable) {
    this.#host = host;
    host.addController(this);
  }

  /**
   * Its own width and not that of the window: a page may give it a column. Read only until all
   * boards are drawn, because reading it lays the page out.
   */
  get #isNarrow(): boolean {
    return this.#host.clientWidth <= NARROW;
  }

  hostUpdated(): void {
    this.#bring();
    if (this.#state !== 'waiting') return;
    this.#state = 'all';
    whenIdle(() => this.#host.requestUpdate());
  }

  /**
   * What is drawn of the players now.
   *
   * @param shown seat of the board that is shown where only one fits
   */
  of(players: readonly PlayerScene[], shown: number): readonly PlayerScene[] {
    if (this.#state === 'first') this.#state = this.#isNarrow ? 'waiting' : 'all';
    if (this.#state === 'all') return players;
    return players.map((player) => (player.seat === shown ? player : { ...player, areas: [] }));
  }

  /**
   * Finds the board that holds all answers to a new question; of the first question when all boards
   * are drawn, because their height is unknown before. Sizes are read when all is drawn, since each
   * time they are read before that the page is laid out for nothing.
   */
  #bring(): void {
    const { renderRoot, view } = this.#host;
    const decision = view?.decision ?? null;
    const position = view === null || decision?.player !== view.viewer ? -1 : view.position;
    if (position === this.#asked || (this.#state === 'waiting' && this.#isNarrow)) return;
    this.#asked = position;
    const things = (decision?.answers ?? []).filter(({ none }) => !none).map(({ thing }) => thing);
    if (position < 0 || things.length === 0) return;
    const boards = [...renderRoot.querySelectorAll('uc-board')].filter((one) =>
      things.every((thing) => one.squares.some((square) => holds(square, thing))),
    );
    if (boards.length > 0) void measureSoon(async () => this.#scrollTo(boards.find((one) => one.checkVisibility())));
  }

  /** Scrolls to a board as far as its top stays in sight. */
  async #scrollTo(board: Element | undefined): Promise<void> {
    const field = this.#host.renderRoot.querySelector('.field');
    if (board === undefined || field === null || field.scrollHeight <= field.clientHeight) return;
    const [box, seen] = [boxOf(board), boxOf(field)];
    const by = Math.min(box.top - seen.top, Math.max(0, box.bottom - seen.bottom));
    field.scrollBy({ top: by, behavior: isStill() ? 'instant' : 'smooth' });
  }
}

/** Whether it is the square, or lies on it. */
const holds = (square: CardScene, thing: number): boolean =>
  [square, ...lyingOn(square)].some((card) => card.thing === thing);
