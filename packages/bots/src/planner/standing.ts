/** How a player stands in a game that keeps a score. */
import { HEADER, OUTCOME, STATUS, type GameModule } from '@undercroft/contract';

/** How much the best of the others counts against one's own points. */
const OTHERS = 0.5;
/** Points that winning is worth, besides those of the sheet. */
const WON = 10;

export class Standing {
  readonly #game: GameModule;
  readonly #attribute: number;

  /** @throws Error when the game keeps no score */
  constructor(game: GameModule) {
    if (game.meta.score === undefined) throw new Error(`${game.meta.id} keeps no score`);
    this.#game = game;
    this.#attribute = game.meta.score.attribute;
  }

  /** Points of a player now. */
  own(state: Int32Array, player: number): number {
    return this.#game.attribute(state, this.#attribute, player);
  }

  /** The same with what others have against it, and who has won. */
  of(state: Int32Array, player: number): number {
    let others = -Infinity;
    for (let p = 0; p < state[HEADER.players]; p++) {
      if (p === player || state[HEADER.outcome + p] === OUTCOME.lost) continue;
      others = Math.max(others, this.own(state, p));
    }
    const ahead = this.own(state, player) - (others === -Infinity ? 0 : OTHERS * others);
    if (state[HEADER.status] !== STATUS.over) return ahead;
    const outcome = state[HEADER.outcome + player];
    if (outcome === OUTCOME.playing) return ahead;
    return ahead + (outcome === OUTCOME.won ? WON : -WON);
  }
}
