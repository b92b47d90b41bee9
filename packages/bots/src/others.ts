import type { GameModule } from '@undercroft/contract';
import { applyOption, createState, type Rng } from '@undercroft/engine';

/** Guesses what another player answers who is asked in the middle of the bot's own turn. */
export class Others {
  readonly #game: GameModule;
  readonly #rng: Rng;
  readonly #most: number;
  readonly #after: Int32Array;

  /** @param most  answers that are tried; of more, a random choice */
  constructor(game: GameModule, rng: Rng, most: number) {
    this.#game = game;
    this.#rng = rng;
    this.#most = most;
    this.#after = createState(game);
  }

  /** How many answers are tried for the question that is open; of one nothing has to be tried. */
  get tries(): number {
    const { count } = this.#game.io;
    return count === 1 ? 0 : Math.min(count, this.#most);
  }

  /**
   * The best of the answers that are tried, looked one answer ahead.
   *
   * @param state  the position in which they are asked; stays as it is
   * @param worth  what a position is worth to them
   */
  answer(state: Int32Array, worth: (after: Int32Array) => number): number {
    const { io } = this.#game;
    if (io.count === 1) return io.options[0];
    const answers = io.options.slice(0, io.count);
    this.#rng.shuffle(answers, 0, answers.length);
    let best = answers[0];
    let bestValue = -Infinity;
    for (const answer of answers.subarray(0, this.#most)) {
      this.#after.set(state);
      applyOption(this.#game, this.#after, answer);
      const value = worth(this.#after);
      if (value > bestValue) [bestValue, best] = [value, answer];
    }
    return best;
  }
}
