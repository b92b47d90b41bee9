import type { ElementPart } from 'lit';
import { AsyncDirective, directive } from 'lit/async-directive.js';

/** What the Tab key stops at. */
const STOPS = 'a[href], button:not([disabled]), input, select, textarea, summary, [tabindex]:not([tabindex^="-"])';

/** Pixels that are cut off without anything to read in them: rounding. */
const ROUNDING = 1;

function holdsStop(root: ParentNode): boolean {
  if ([...root.querySelectorAll(STOPS)].some((one) => one.checkVisibility({ visibilityProperty: true }))) return true;
  return [...root.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot !== null && holdsStop(shadowRoot));
}

function overflows(element: HTMLElement): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
  return (
    (scrolls(overflowY) && element.scrollHeight > element.clientHeight + ROUNDING) ||
    (scrolls(overflowX) && element.scrollWidth > element.clientWidth + ROUNDING)
  );
}

class ScrollRegion extends AsyncDirective {
  #element: HTMLElement | null = null;
  #label = '';
  /** whether this directive has given the element its role */
  #named = false;
  #watched: ReadonlySet<Element> = new Set();
  readonly #observer = new ResizeObserver(() => this.#check());

  override render(_label: string): void {}

  override update({ element }: ElementPart, [label]: [string]): void {
    this.#element = element as HTMLElement;
    this.#label = label;
    // The children of the element are drawn after this.
    queueMicrotask(() => this.#watch());
  }

  /** What lies in the element can grow while its own box stays as it is. */
  #watch(): void {
    if (this.#element === null || !this.isConnected) return;
    const wanted = new Set<Element>([this.#element, ...this.#element.children]);
    for (const one of this.#watched) if (!wanted.has(one)) this.#observer.unobserve(one);
    for (const one of wanted) if (!this.#watched.has(one)) this.#observer.observe(one);
    this.#watched = wanted;
    if (this.#named) this.#element.setAttribute('aria-label', this.#label);
  }

  #check(): void {
    const element = this.#element;
    if (element === null) return;
    const isStop = overflows(element) && !holdsStop(element);
    if (!isStop) return element.removeAttribute('tabindex');
    element.setAttribute('tabindex', '0');
    // A list with a name of its own stays a list.
    if (this.#named || element.hasAttribute('role') || element.hasAttribute('aria-label')) return;
    this.#named = true;
    element.setAttribute('role', 'group');
    element.setAttribute('aria-label', this.#label);
  }

  override disconnected(): void {
    this.#observer.disconnect();
    this.#watched = new Set();
  }

  override reconnected(): void {
    queueMicrotask(() => this.#watch());
  }
}

/**
 * Lets the keyboard reach an element that scrolls: while it overflows and holds nothing that the
 * Tab key stops at, it is such a stop itself, with a role and a name. Not every browser does this
 * alone.
 *
 * @param label  what a screen reader calls it
 */
export const scrollRegion = directive(ScrollRegion);
