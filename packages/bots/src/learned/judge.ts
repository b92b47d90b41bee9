/** What a network has learned about a game, made ready to judge positions of it. */
import { HEADER, STATUS, type GameModule } from '@undercroft/contract';
import { hasNoRivals, outcomeOf } from '../evaluation.ts';
import { Network, type Weights } from './network.ts';
import { positionReader, type PositionReader } from './position-reader.ts';

/** What training leaves: what the network looks at, by name, and its weights. */
export interface Learned {
  /** names of the numbers that go in, as `positionReader` gives them */
  readonly inputs: readonly string[];
  /** Float32Array[inputs]: what each number is multiplied with before it goes in */
  readonly scale: Float32Array;
  readonly weights: Weights;
}

/** Judges positions. Its buffers are its own: one judge, one user at a time. */
export class Judge {
  readonly #game: GameModule;
  readonly #network: Network;
  readonly #read: PositionReader['read'];
  readonly #numbers: Float32Array;
  readonly #scale: Float32Array;

  constructor(game: GameModule, { inputs, scale, weights }: Learned) {
    this.#game = game;
    this.#network = new Network(weights);
    this.#read = positionReader(game.meta, inputs).read;
    this.#numbers = new Float32Array(inputs.length);
    this.#scale = scale;
  }

  /**
   * What the network looks at in a position whose question was just listed; overwritten by the next
   * call.
   */
  look(state: Int32Array, player: number): Float32Array {
    const { io } = this.#game;
    const isOpen = state[HEADER.status] === STATUS.decision;
    const numbers = this.#numbers;
    this.#read(state, player, isOpen ? io.ask : -1, isOpen ? io.player : -1, numbers);
    for (let i = 0; i < numbers.length; i++) numbers[i] *= this.#scale[i];
    return numbers;
  }

  /**
   * How good a position is for a player, 0 to 1: the chance of winning against others, where a game
   * that ended is 1, 0 or, without a winner, 0.5. Of a player without rivals it is how much of what
   * went before is worse: 1 for a game that is won, and what was learned of it for an end without
   * winning.
   */
  chance(state: Int32Array, player: number): number {
    if (state[HEADER.status] === STATUS.over) {
      const outcome = outcomeOf(state, player);
      if (!hasNoRivals(this.#game.meta, state[HEADER.players]) || outcome === 1) return outcome;
    }
    return this.chanceOf(this.look(state, player));
  }

  /** The chance of winning, as `look` has shown a position. */
  chanceOf(numbers: Float32Array): number {
    return this.#network.chance(numbers);
  }
}
