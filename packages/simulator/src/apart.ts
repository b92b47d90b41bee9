/**
 * Players who are asked together: the state that a bot may look at, without the answers that others
 * have given already.
 */
import type { GameModule } from '@undercroft/contract';
import { createState, released, standingApart } from '@undercroft/engine';

/** Follows one game after the other, question by question. */
export class Apart {
  readonly #game: GameModule;
  /** where the first of them was asked */
  readonly #origin: Int32Array;
  /** by seat: answers since */
  readonly #given: number[][];
  /** which block of questions it is; 0 = none */
  #block = 0;
  #isTogether = false;

  constructor(game: GameModule) {
    this.#game = game;
    this.#origin = createState(game);
    this.#given = Array.from({ length: game.meta.players.max }, () => []);
  }

  /** Another game begins. */
  begin(): void {
    this.#block = 0;
  }

  /** To be called at every question, which `module.io` holds. */
  ask(state: Int32Array): void {
    const { io, meta } = this.#game;
    const { together } = meta.layout;
    this.#isTogether = together !== undefined && meta.asks[io.ask]!.together === true;
    if (!this.#isTogether || state[together!] === this.#block) return;
    this.#block = state[together!]!;
    this.#origin.set(state);
    for (const given of this.#given) given.length = 0;
  }

  /**
   * What a seat that is asked may think about: a state in which nothing stands that others have
   * answered at the same time. `module.io` is used.
   */
  stateFor(state: Int32Array, seat: number): Int32Array {
    if (!this.#isTogether || this.#given.every(({ length }, other) => other === seat || length === 0)) return state;
    return released(this.#game, standingApart(this.#game, this.#origin, seat, this.#given[seat]!).state.slice());
  }

  /** @param value the answer as the rules see it */
  answered(seat: number, value: number): void {
    if (this.#isTogether) this.#given[seat]!.push(value);
  }
}
