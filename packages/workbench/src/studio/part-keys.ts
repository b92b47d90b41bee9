import type { ReactiveController } from 'lit';

/** The parts of the studio, in the order in which F6 goes through them. */
const PARTS = '.files, .text, .view';
/** Where one goes on in a part. */
const ENTRIES = '[aria-current="true"], .cm-content, [role="tab"][aria-selected="true"]';

/**
 * F6 goes from one part of the studio to the next, Shift+F6 back, also out of the frame with the
 * table: by Tab it is a long way.
 */
export class PartKeys implements ReactiveController {
  readonly #host: HTMLElement;
  /** windows of frames that are listened to */
  readonly #frames = new WeakSet<Window>();

  /** @param host  has the parts in its shadow root */
  constructor(host: HTMLElement) {
    this.#host = host;
  }

  hostConnected(): void {
    window.addEventListener('keydown', this.#key);
    window.addEventListener('blur', this.#left);
  }

  hostDisconnected(): void {
    window.removeEventListener('keydown', this.#key);
    window.removeEventListener('blur', this.#left);
  }

  /** The focus has gone into a frame: its keys do not come here by themselves. */
  readonly #left = (): void => {
    const frame = this.#host.shadowRoot?.activeElement?.shadowRoot?.activeElement;
    const inside = frame instanceof HTMLIFrameElement ? frame.contentWindow : null;
    if (inside === null || this.#frames.has(inside)) return;
    this.#frames.add(inside);
    inside.addEventListener('keydown', this.#key);
  };

  readonly #key = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const root = this.#host.shadowRoot;
    if (key !== 'F6' || altKey || ctrlKey || metaKey || root === null) return;
    const parts = [...root.querySelectorAll(PARTS)].filter((part) => part.checkVisibility());
    const now = parts.findIndex((part) => part.contains(root.activeElement));
    const next = shiftKey ? parts.at(Math.max(now, 0) - 1) : parts[(now + 1) % parts.length];
    if (next === undefined) return;
    event.preventDefault();
    const inside = next.shadowRoot ?? next;
    const places = [...inside.querySelectorAll<HTMLElement>(ENTRIES), ...inside.querySelectorAll<HTMLElement>('input')];
    places.find((place) => place.checkVisibility())?.focus();
  };
}
