import type { LitElement, ReactiveController } from 'lit';

/**
 * When what has the focus is drawn no more, such as a card that was played, the focus goes to the
 * question and what is beside it.
 */
export class KeptFocus implements ReactiveController {
  readonly #host: LitElement;
  #held = false;

  constructor(host: LitElement) {
    this.#host = host;
  }

  get #root(): ShadowRoot {
    return this.#host.renderRoot as ShadowRoot;
  }

  hostUpdate(): void {
    this.#held = this.#root.activeElement !== null;
  }

  hostUpdated(): void {
    if (this.#held) void this.#keep();
  }

  async #keep(): Promise<void> {
    // The answers draw themselves after the table.
    await this.#root.querySelector('uc-prompt')?.updateComplete;
    if (document.activeElement === document.body)
      this.#root.querySelector<HTMLElement>('.side')?.focus({ preventScroll: true });
  }
}
