/**
 * From one board to the next where only one of them fits: by a finger, and with the arrow keys on a
 * name plate.
 */

/** Least way of a finger, in pixels, and how much farther it must go across than up or down. */
const LEAST = 48;
const STEEP = 1.6;

/** Hears fingers and keys on the boards of a table. */
export class Swipe {
  readonly #table: { readonly renderRoot: HTMLElement | DocumentFragment };
  readonly #show: (seat: number) => void;
  #from: { readonly x: number; readonly y: number } | null = null;

  /** @param show  shows the board of a seat */
  constructor(table: { readonly renderRoot: HTMLElement | DocumentFragment }, show: (seat: number) => void) {
    this.#table = table;
    this.#show = show;
  }

  readonly start = {
    handleEvent: (event: TouchEvent): void => {
      const [finger] = event.touches;
      const alone = finger !== undefined && event.touches.length === 1 && !goesAcross(event);
      this.#from = alone ? { x: finger.clientX, y: finger.clientY } : null;
    },
    passive: true,
  };

  readonly end = (event: TouchEvent): void => {
    const from = this.#from;
    const [finger] = event.changedTouches;
    this.#from = null;
    if (from === null || finger === undefined || !this.#single()) return;
    const across = finger.clientX - from.x;
    if (Math.abs(across) < Math.max(LEAST, STEEP * Math.abs(finger.clientY - from.y))) return;
    this.#go(across < 0 ? 1 : -1);
  };

  readonly key = (event: KeyboardEvent): void => {
    const tab = event.target as HTMLElement;
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (steps === undefined || !tab.matches('.tab')) return;
    event.preventDefault();
    this.#go(steps)?.querySelector<HTMLElement>('.tab')?.focus();
  };

  get #boards(): HTMLElement[] {
    return [...this.#table.renderRoot.querySelectorAll<HTMLElement>('.board')];
  }

  /** Whether only one board is seen. */
  #single(): boolean {
    return this.#boards.some((board) => board.querySelector('.areas')?.checkVisibility() === false);
  }

  /** Shows the board so many places on; the last one stays where it is. @returns that board */
  #go(steps: number): HTMLElement | undefined {
    const boards = this.#boards;
    const next = boards[boards.findIndex((board) => board.classList.contains('shown')) + steps];
    if (next === undefined) return undefined;
    next.style.setProperty('--come', `${32 * steps}px`);
    this.#show(Number(next.dataset['seat']));
    return next;
  }
}

/** Whether what lies under the finger is larger than its window: then the finger moves that. */
function goesAcross(event: TouchEvent): boolean {
  return event
    .composedPath()
    .some(
      (node) =>
        node instanceof HTMLElement &&
        node.localName !== 'html' &&
        node.scrollWidth > node.clientWidth + 1 &&
        scrolls(node),
    );
}

const scrolls = (node: HTMLElement): boolean => ['auto', 'scroll'].includes(getComputedStyle(node).overflowX);
