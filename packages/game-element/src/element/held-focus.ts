/** What is to be pressed next where the table stands. */
const NEXT = '.hand-over button, uc-table';

/** Keeps the focus within an element when its table comes or goes, if it was there; takes it from nobody else. */
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

/** Puts the focus on the first answer that can be given, or on the table where answers are chosen or nobody is asked. */
export function focusQuestion(root: ShadowRoot): void {
  const table = root.querySelector<HTMLElement>('uc-table');
  const prompt = table?.shadowRoot?.querySelector('uc-prompt')?.shadowRoot;
  const target = prompt?.querySelector<HTMLElement>('.answer:not([aria-disabled="true"]), .accept') ?? table;
  target?.scrollIntoView({ block: 'nearest' });
  target?.focus();
}
