/** All ways in which dice can fall, instead of one that chance picks. */
import { HEADER, SCRIPT_SIZE, type GameModule } from '@undercroft/contract';
import { isGameErrorLike } from '../state/game-error.ts';
import { writeScript } from '../start/setup.ts';

/** What is done with every throw. */
export interface Throws<T> {
  /** Goes on from the position to wherever one wants to know; called once for each way the dice can fall, and some times more. */
  readonly play: (state: Int32Array) => void;
  /** What came of it; the state is used again for the next throw. */
  readonly end: (state: Int32Array) => T;
  /** What comes of a die whose faces came to these: all of them are as likely. */
  readonly mix: (ways: readonly T[]) => T;
}

/** How often `play` may still be called; several calls can share one. */
export interface ThrowBudget {
  left: number;
}

/** More would have to be tried than the budget allows. */
export class TooManyThrowsError extends Error {
  constructor() {
    super('too many throws');
    this.name = 'TooManyThrowsError';
  }
}

/**
 * Goes through all dice that fall from a position on. How many there are, and of how many sides, may depend on those that fell before.
 *
 * @param from  the position; not changed. Scripted dice and picks in it are passed over
 * @returns     what `mix` made of the first die; what `end` said where no die falls
 * @throws      TooManyThrowsError; what `play` and `end` throw
 * @cost        one call of `play` for each way the first n dice can fall, for each n, with a state that is copied
 */
export function overThrows<T>(
  module: GameModule,
  from: Int32Array,
  { play, end, mix }: Throws<T>,
  budget: ThrowBudget,
): T {
  const state = new Int32Array(from.length);
  /** @returns how many dice fall when these are the first and all others show their most; null when the last of these cannot show that */
  const fall = (fallen: readonly number[]): number | null => {
    if (budget.left-- <= 0) throw new TooManyThrowsError();
    state.set(from);
    const others = Array.from({ length: SCRIPT_SIZE - fallen.length }, () => 0);
    writeScript(module.meta, state, { dice: [...fallen, ...others] });
    try {
      play(state);
    } catch (error) {
      if (isGameErrorLike(error) && error.code === 'script' && state[HEADER.diceUsed] <= fallen.length) return null;
      throw error;
    }
    return state[HEADER.diceUsed];
  };
  const after = (fallen: readonly number[], dice: number): T => {
    if (dice <= fallen.length) return end(state);
    const ways: T[] = [];
    for (let face = 1; ; face++) {
      const next = [...fallen, face];
      const used = fall(next);
      // No die shows that much.
      if (used === null) return mix(ways);
      ways.push(after(next, used));
    }
  };
  return after([], fall([]) ?? 0);
}
