import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Notices that the player has done nothing for a while. */
export class Idle implements ReactiveController {
  readonly #host: ReactiveControllerHost & { readonly idle: number };
  readonly #noticed: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param noticed called after `host.idle` seconds without `restart` */
  constructor(host: ReactiveControllerHost & { readonly idle: number }, noticed: () => void) {
    this.#host = host;
    this.#noticed = noticed;
    host.addController(this);
  }

  hostConnected(): void {
    this.restart();
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  /** The player is active. */
  restart(): void {
    clearTimeout(this.#timer);
    if (this.#host.idle > 0) this.#timer = setTimeout(this.#noticed, this.#host.idle * 1000);
  }
}
