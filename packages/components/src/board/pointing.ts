import type { ReactiveControllerHost } from 'lit';
import type { CardScene } from '../scene/card-scene.ts';
import { gateOf, numberOf } from './board-keys.ts';
import type { Camera } from './camera/camera.ts';
import type { BoardModel } from './model.ts';
import type { Lookout } from './over/looking.ts';

/** What a board lends to its pointing. */
export interface PointingActions {
  readonly squares: () => readonly CardScene[];
  readonly model: () => BoardModel | null;
  readonly camera: Camera;
  readonly looking: Lookout;
  readonly tell: (type: 'uc-press' | 'uc-hover', thing: number) => void;
}

/** What pointer and focus point at on a board, and what is pressed there. */
export class Pointing {
  /** number of the square that is pointed at, or -1 */
  square = -1;
  /** door that is pointed at, or -1 */
  gate = -1;
  /** square at which the focus was last, or -1 */
  at = -1;
  readonly #host: ReactiveControllerHost;
  readonly #actions: PointingActions;

  constructor(host: ReactiveControllerHost, actions: PointingActions) {
    this.#host = host;
    this.#actions = actions;
  }

  /**
   * A square is pressed, or a thing at it: one is chosen, or the player looks around from there.
   */
  press(n: number, thing = this.#actions.model()?.pressed(n) ?? -1): void {
    if (this.#actions.looking.on) this.#actions.looking.from(n);
    else this.#actions.tell('uc-press', thing);
  }

  readonly click = (event: Event): void => {
    const n = numberOf(event);
    const inside = event.composedPath().some((node) => (node as Element).localName === 'uc-card');
    if (n >= 0 && !inside && !this.#actions.camera.dragged) this.press(n);
  };

  /** What lies on a square and cannot be chosen gives way to the square that can. */
  readonly pressInside = (event: CustomEvent<{ thing: number }>): void => {
    const n = numberOf(event);
    const { camera, looking, model } = this.#actions;
    if (camera.dragged) return event.stopPropagation();
    const can = model()
      ?.lying(n)
      .some((one) => one.answers.length > 0 && one.things.includes(event.detail.thing));
    if (!looking.on && (can === true || model()?.choices.has(n) !== true)) return;
    event.stopPropagation();
    this.press(n);
  };

  readonly pressGate = (event: Event): void => {
    const thing = gateOf(event);
    const { camera, looking, tell } = this.#actions;
    if (thing >= 0 && !camera.dragged && !looking.on) tell('uc-press', thing);
  };

  readonly over = (event: Event): void => this.#point(numberOf(event));
  readonly left = (): void => this.#point(-1);
  readonly overGate = (event: Event): void => this.#point(-1, gateOf(event));
  readonly came = (event: Event): void => {
    const n = numberOf(event);
    if (n < 0) return;
    this.at = n;
    this.#point(n);
    this.#host.requestUpdate();
  };

  #point(n: number, gate = -1): void {
    if (n === this.square && gate === this.gate) return;
    this.square = n;
    this.gate = gate;
    this.#host.requestUpdate();
    this.#actions.tell('uc-hover', gate >= 0 ? gate : (this.#actions.squares()[n]?.thing ?? -1));
  }
}
