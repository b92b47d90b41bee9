import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How long the pointer rests on a card before it is shown at reading size, in ms. */
const REST = 280;

/**
 * Which thing is looked at closer: one that the pointer rests on, or one that stays until it is put
 * away.
 */
export class Closeup implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #thing = -1;
  #pinned = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /**
   * the mouse or the focus has been moved since a button was pressed; without that, what is drawn
   * below a mouse that lies still does not count as pointed at
   */
  #moved = false;
  /** the thing that was drawn below a mouse that lies still, or -1 */
  #below = -1;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  /** The thing, or -1. */
  get thing(): number {
    return this.#thing;
  }

  get pinned(): boolean {
    return this.#pinned;
  }

  get open(): boolean {
    return this.#thing >= 0;
  }

  hostConnected(): void {
    this.#host.addEventListener('pointermove', this.#awake);
    document.addEventListener('keydown', this.#keyed);
    this.#host.addEventListener('pointerdown', this.#pressed);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#host.removeEventListener('pointermove', this.#awake);
    document.removeEventListener('keydown', this.#keyed);
    this.#host.removeEventListener('pointerdown', this.#pressed);
  }

  /** The pointer or the focus entered a thing, or left it (-1). */
  rest(thing: number): void {
    clearTimeout(this.#timer);
    this.#below = thing;
    if (this.#pinned) return;
    if (thing < 0) this.#show(-1, false);
    else if (this.#moved) this.#timer = setTimeout(() => this.#show(thing, false), REST);
  }

  /** Shows a thing until it is put away; the same once more puts it away. */
  pin(thing: number): void {
    clearTimeout(this.#timer);
    const same = this.#pinned && this.#thing === thing;
    this.#show(same ? -1 : thing, !same);
  }

  /** @returns false when nothing was open */
  close(): boolean {
    clearTimeout(this.#timer);
    if (!this.open) return false;
    this.#show(-1, false);
    return true;
  }

  readonly #awake = (): void => {
    if (this.#moved) return;
    this.#moved = true;
    if (this.#below >= 0) this.rest(this.#below);
  };

  /**
   * Keys that move the focus: its new place is told then. Others answer, and what lies below the
   * mouse by chance would hide what comes of it.
   */
  readonly #keyed = ({ key }: KeyboardEvent): void => {
    this.#moved = key === 'Tab' || key.startsWith('Arrow');
  };

  readonly #pressed = ({ pointerType }: PointerEvent): void => {
    this.#moved = false;
    if (pointerType !== 'mouse') this.#awake();
  };

  #show(thing: number, pinned: boolean): void {
    if (this.#thing === thing && this.#pinned === pinned) return;
    this.#thing = thing;
    this.#pinned = pinned && thing >= 0;
    this.#host.requestUpdate();
  }
}
