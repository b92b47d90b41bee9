import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { boxOf, partsOf } from '../page/boxes.ts';

/** A part of an answer that must be seen for the answer to count as seen. */
const SEEN = 0.5;

/** Space above an answer that is left out, in px: its outline lies there. */
const ABOVE = 4;

/**
 * Lets the list of answers end between two of them, and counts those below its edge: after each
 * drawing, scrolling and change of size. What stands beside the list leaves it more room when it
 * goes, of which the list itself hears nothing while its end is set.
 */
export class OutOfSight implements ReactiveController {
  /** answers below the edge */
  count = 0;
  readonly #host: ReactiveControllerHost & HTMLElement;
  #sizes: ResizeObserver | null = null;
  #frame = 0;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#sizes = new ResizeObserver(() => this.hostUpdated());
    this.#sizes.observe(this.#host);
    // Scrolling does not bubble, but it can be heard on its way down.
    this.#host.shadowRoot?.addEventListener('scroll', this.look, { capture: true, passive: true });
  }

  hostDisconnected(): void {
    cancelAnimationFrame(this.#frame);
    this.#sizes?.disconnect();
    this.#host.shadowRoot?.removeEventListener('scroll', this.look, { capture: true });
  }

  /** Looks when it is laid out anyway. */
  hostUpdated(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      for (const part of partsOf(this.#host.parentElement)) this.#sizes?.observe(part);
      const list = this.#host.shadowRoot?.querySelector<HTMLElement>('.groups');
      if (list) endBetweenAnswers(list);
      this.look();
    });
  }

  /** Looks once more; the host is drawn again when another number lies out of sight. */
  readonly look = (): void => {
    const root = this.#host.shadowRoot;
    const edges = [...(root?.querySelectorAll('.prompt, .groups') ?? [])].map((box) => boxOf(box).bottom);
    const answers = [...(root?.querySelectorAll('.groups .answer') ?? [])];
    const edge = Math.min(...edges);
    const below = answers.filter((answer) => {
      const { bottom, height } = boxOf(answer);
      return height > 0 && answer.checkVisibility() && bottom - edge > height * (1 - SEEN);
    }).length;
    if (below === this.count) return;
    this.count = below;
    this.#host.requestUpdate();
  };
}

/**
 * Makes a list that is scrolled so much lower that its lower edge cuts no answer, as long as one is
 * left.
 */
function endBetweenAnswers(list: HTMLElement): void {
  list.style.maxHeight = '';
  const edge = list.clientHeight;
  if (list.scrollHeight <= edge + 1) return;
  const start = boxOf(list).top - list.scrollTop;
  const answers = [...list.querySelectorAll('.answer')]
    .filter((answer) => answer.checkVisibility())
    .map((answer) => {
      const { top, bottom } = boxOf(answer);
      return { top: top - start, bottom: bottom - start };
    });
  const cut = answers.filter(({ top, bottom }) => top < edge && bottom > edge);
  const end = Math.min(...cut.map(({ top }) => top)) - ABOVE;
  if (cut.length > 0 && answers.some(({ bottom }) => bottom <= end)) list.style.maxHeight = `${end}px`;
}
