import { noChange, type ElementPart } from 'lit';
import { AsyncDirective, directive } from 'lit/async-directive.js';
import { boxOf, partsOf } from '../../page/boxes.ts';

/** Height of a log with room for a line, in px. */
const LEAST = 92;

/**
 * Tells the log how much of it lies below the question, as `--uc-log-covered`, and with `covered`
 * that no line has room: after each change of size of what is asked and told.
 */
class LogBelow extends AsyncDirective {
  #log: HTMLElement | null = null;
  readonly #sizes = new ResizeObserver(() => this.#lookSoon());
  #frame = 0;
  /** Parts come and go, and a part that is empty says nothing of its size. */
  readonly #parts = new MutationObserver(() => this.#observe());

  override render(): typeof noChange {
    return noChange;
  }

  override update({ element }: ElementPart): typeof noChange {
    if (this.#log === element) return noChange;
    this.#log = element as HTMLElement;
    // What stands beside it is drawn by then.
    queueMicrotask(() => this.#observe());
    return noChange;
  }

  override disconnected(): void {
    this.#sizes.disconnect();
    this.#parts.disconnect();
    cancelAnimationFrame(this.#frame);
  }

  override reconnected(): void {
    this.#observe();
  }

  readonly #observe = (): void => {
    const asks = this.#log?.parentElement?.querySelector('.asks') ?? null;
    this.disconnected();
    if (asks === null || !this.isConnected) return;
    this.#parts.observe(asks, { childList: true });
    this.#sizes.observe(asks);
    for (const part of partsOf(asks)) this.#sizes.observe(part);
    for (const slot of asks.querySelectorAll('slot')) slot.addEventListener('slotchange', this.#observe);
  };

  /** In the next frame, because what is set changes sizes while the observer is told of some. */
  #lookSoon(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#look());
  }

  #look(): void {
    const log = this.#log;
    if (log === null || !log.checkVisibility()) return;
    const asks = log.parentElement?.querySelector('.asks');
    const parts = asks instanceof Element ? partsOf(asks) : [];
    const end = Math.max(0, ...parts.map((part) => boxOf(part).bottom));
    const { bottom, top } = boxOf(log);
    log.style.setProperty('--uc-log-covered', `${Math.max(0, end - top)}px`);
    log.toggleAttribute('covered', bottom - end < LEAST);
  }
}

/** On the log: it leaves the room free that the question takes of its place. */
export const logBelow = directive(LogBelow);
