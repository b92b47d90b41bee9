import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { PlayerScene } from '../../scene/scene.ts';
import { whenIdle } from '../../theme/when-idle.ts';

/** Where only one board fits; the width in the styles is the same. */
const NARROW = '(max-width: 760px)';

/** Where only one board fits, the others are drawn when the first question stands on the screen. */
export class LateBoards implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #state: 'first' | 'waiting' | 'all' = 'first';

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    if (this.#state !== 'waiting') return;
    this.#state = 'all';
    whenIdle(() => this.#host.requestUpdate());
  }

  /** What is drawn of the players now. @param shown  seat of the board that is shown where only one fits */
  of(players: readonly PlayerScene[], shown: number): readonly PlayerScene[] {
    if (this.#state === 'all' || !matchMedia(NARROW).matches) return players;
    this.#state = 'waiting';
    return players.map((player) => (player.seat === shown ? player : { ...player, areas: [] }));
  }
}
