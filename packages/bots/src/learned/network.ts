/**
 * A small network that estimates how likely a player is to win: some hidden units and a straight
 * line, over many numbers of which most are 0.
 */
import type { Rng } from '@undercroft/engine';

/** The numbers of a network, as training leaves them. */
export interface Weights {
  /** numbers that go in */
  readonly inputs: number;
  /** hidden units */
  readonly hidden: number;
  /** Float32Array[inputs * hidden], input by input */
  readonly into: Float32Array;
  /** Float32Array[hidden] */
  readonly bias: Float32Array;
  /** Float32Array[hidden] */
  readonly out: Float32Array;
  /** Float32Array[inputs]: the straight line */
  readonly line: Float32Array;
  /** Float32Array[1] */
  readonly last: Float32Array;
}

/** Names of the arrays, in the order in which they are written down. */
export const PARTS = ['into', 'bias', 'out', 'line', 'last'] as const;

/** Lengths of the arrays. */
export function lengthsOf(inputs: number, hidden: number): Record<(typeof PARTS)[number], number> {
  return { into: inputs * hidden, bias: hidden, out: hidden, line: inputs, last: 1 };
}

export function noWeights(inputs: number, hidden: number): Weights {
  const lengths = lengthsOf(inputs, hidden);
  const [into, bias, out, line, last] = PARTS.map((part) => new Float32Array(lengths[part]));
  return { inputs, hidden, into, bias, out, line, last };
}

/**
 * Small numbers by chance for the hidden units; the line and the outputs begin at 0, so that it
 * says 0.5 of everything.
 */
export function firstWeights(inputs: number, hidden: number, rng: Rng): Weights {
  const weights = noWeights(inputs, hidden);
  for (let i = 0; i < weights.into.length; i++) weights.into[i] = 0.3 * (rng.unit() - 0.5);
  for (let h = 0; h < hidden; h++) weights.out[h] = 0.3 * (rng.unit() - 0.5);
  return weights;
}

/** What a network makes of numbers. Its buffers are its own. */
export class Network {
  readonly weights: Weights;
  /** values of the hidden units for the last input, before those below 0 are cut off */
  readonly units: Float64Array;

  constructor(weights: Weights) {
    this.weights = weights;
    this.units = new Float64Array(weights.hidden);
  }

  /** @param numbers Float32Array[inputs] @returns 0 to 1 */
  chance(numbers: Float32Array): number {
    const { inputs, hidden, into, bias, out, line, last } = this.weights;
    const { units } = this;
    for (let h = 0; h < hidden; h++) units[h] = bias[h];
    let sum = last[0];
    for (let i = 0; i < inputs; i++) {
      const number = numbers[i];
      if (number === 0) continue;
      sum += number * line[i];
      for (let h = 0, at = i * hidden; h < hidden; h++, at++) units[h] += number * into[at];
    }
    for (let h = 0; h < hidden; h++) if (units[h] > 0) sum += units[h] * out[h];
    return 1 / (1 + Math.exp(-sum));
  }
}

/** Decay of the means of slopes and of their squares (Adam). */
const SLOPES = 0.9;
const SQUARES = 0.999;

/**
 * Teaches a network, one batch at a time, by Adam; weights of numbers that were 0 in a whole batch
 * stay as they are.
 */
export class Teacher {
  readonly #network: Network;
  readonly #slope: Weights;
  readonly #mean: Weights;
  readonly #square: Weights;
  /** which inputs were not 0 in this batch */
  readonly #touched: Uint8Array;
  #batches = 0;
  #size = 0;

  constructor(network: Network) {
    const { inputs, hidden } = network.weights;
    this.#network = network;
    this.#slope = noWeights(inputs, hidden);
    this.#mean = noWeights(inputs, hidden);
    this.#square = noWeights(inputs, hidden);
    this.#touched = new Uint8Array(inputs);
  }

  /** Adds what one position says. @param target what its chance should be, 0 to 1 */
  see(numbers: Float32Array, target: number): void {
    const { inputs, hidden, out } = this.#network.weights;
    const error = this.#network.chance(numbers) - target;
    const { units } = this.#network;
    const slope = this.#slope;
    this.#size++;
    slope.last[0] += error;
    for (let h = 0; h < hidden; h++) {
      if (units[h] <= 0) continue;
      slope.out[h] += error * units[h];
      slope.bias[h] += error * out[h];
    }
    for (let i = 0; i < inputs; i++) {
      const number = numbers[i];
      if (number === 0) continue;
      this.#touched[i] = 1;
      slope.line[i] += error * number;
      for (let h = 0, at = i * hidden; h < hidden; h++, at++)
        if (units[h] > 0) slope.into[at] += error * out[h] * number;
    }
  }

  /** Moves the weights by what was seen since the last time. @param rate how far, such as 0.002 */
  learn(rate: number): void {
    if (this.#size === 0) return;
    const { inputs, hidden } = this.#network.weights;
    this.#batches++;
    const step = (rate * Math.sqrt(1 - SQUARES ** this.#batches)) / (1 - SLOPES ** this.#batches);
    this.#move('last', 0, 1, step);
    this.#move('out', 0, hidden, step);
    this.#move('bias', 0, hidden, step);
    for (let i = 0; i < inputs; i++) {
      if (this.#touched[i] === 0) continue;
      this.#touched[i] = 0;
      this.#move('line', i, i + 1, step);
      this.#move('into', i * hidden, (i + 1) * hidden, step);
    }
    this.#size = 0;
  }

  #move(part: (typeof PARTS)[number], from: number, to: number, step: number): void {
    const slopes = this.#slope[part];
    const means = this.#mean[part];
    const squares = this.#square[part];
    const values = this.#network.weights[part];
    for (let i = from; i < to; i++) {
      const slope = slopes[i] / this.#size;
      slopes[i] = 0;
      means[i] = SLOPES * means[i] + (1 - SLOPES) * slope;
      squares[i] = SQUARES * squares[i] + (1 - SQUARES) * slope * slope;
      values[i] -= (step * means[i]) / (Math.sqrt(squares[i]) + 1e-7);
    }
  }
}
