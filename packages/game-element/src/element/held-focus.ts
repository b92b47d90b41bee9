/** What is to be pressed next where the table stands. */
const NEXT = '.hand-over button, uc-table';

/**
 * Keeps the focus within an element when its table comes or goes, if it was there; never takes it
 * from elsewhere.
 */
export class HeldFocus {
  readonly #host: HTMLElement;
  #held = false;
  #next: HTMLElement | null = null;

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** Before something else is drawn. */
  before(): void {
    this.#held = this.#host.matches(':focus-within');
  }

  /** When it is drawn. */
  after(): void {
    const next = this.#host.shadowRoot?.querySelector<HTMLElement>(NEXT) ?? null;
    if (next !== this.#next && this.#held && !this.#host.matches(':focus-within')) next?.focus({ preventScroll: true });
    this.#next = next;
  }
}
