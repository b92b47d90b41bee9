/** All ways in which dice can fall, instead of one that chance picks. */
import { HEADER, MOST_OF_DIE, SCRIPT_SIZE, type GameModule } from '@undercroft/contract';
import { writeScript } from '../start/setup.ts';

/** What is done with every throw. */
export interface Throws<T> {
  /**
   * Goes on from the position to wherever one wants to know; called once for each way the dice can
   * fall.
   */
  readonly play: (state: Int32Array) => void;
  /**
   * What came of it; the state is used again for the next throw. Faces come in no order: the most
   * of a die comes first.
   */
  readonly end: (state: Int32Array) => T;
  /** Combines the results of the faces of a die, from 1 on; all faces are equally likely. */
  readonly mix: (ways: readonly T[]) => T;
}

/** How often `play` may still be called; several searches can share one. */
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
 * Goes through all dice that fall from a position on. How many there are, and of how many sides,
 * may depend on those that fell before.
 *
 * @param from  the position; not changed. Scripted dice and picks in it are passed over
 * @returns     what `mix` made of the first die; what `end` said where no die falls
 * @throws      TooManyThrowsError; what `play` and `end` throw
 * @cost        one call of `play` for each way the dice can fall, with a state that is copied
 */
export function overThrows<T>(
  module: GameModule,
  from: Int32Array,
  { play, end, mix }: Throws<T>,
  budget: ThrowBudget,
): T {
  const state = new Int32Array(from.length);
  /** Plays once with these dice first, and all others at their most. */
  const fall = (fallen: readonly number[]): void => {
    if (budget.left-- <= 0) throw new TooManyThrowsError();
    state.set(from);
    const others = Array.from({ length: SCRIPT_SIZE - fallen.length }, () => MOST_OF_DIE);
    writeScript(module.meta, state, { dice: [...fallen, ...others] });
    play(state);
  };
  /** What comes of all throws that begin with dice that have just fallen. */
  const after = (fallen: readonly number[]): T => {
    if (state[HEADER.diceUsed] <= fallen.length) return end(state);
    // The next die has shown its most, and the script says how much that is.
    const most = state[module.meta.layout.diceScript + fallen.length];
    const ways: T[] = [];
    ways[most - 1] = after([...fallen, most]);
    for (let face = 1; face < most; face++) {
      fall([...fallen, face]);
      ways[face - 1] = after([...fallen, face]);
    }
    return mix(ways);
  };
  fall([]);
  return after([]);
}
