/**
 * What was learned as text, and back: one signed byte a weight. The bytes are, in this order: for
 * each part of the network how large 1 is, in quarters of the exponents of two; the scale of each
 * input, as an exponent of two; the parts.
 */
import { PARTS, lengthsOf, noWeights } from './network.ts';
import type { Learned } from './judge.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const MOST = 127;

/** What was learned, as content and metadata hold it. */
export interface Packed {
  readonly hidden: number;
  readonly inputs: readonly string[];
  /** base64, with white space anywhere */
  readonly weights: string;
}

/**
 * The scale that is written down for one: training uses it too, or what it learns would be read off
 * by up to 1.4 times.
 */
export function nearestScale(scale: number): number {
  return 2 ** exponentOf(scale);
}

/**
 * Writes down what was learned; each weight loses less than a hundredth of the largest one of its
 * part.
 */
export function packLearned({ inputs, scale, weights }: Learned): Packed {
  const quarters = PARTS.map((part) => Math.ceil(4 * Math.log2(largest(weights[part]) / MOST)));
  const bytes = [
    ...quarters,
    ...Array.from(scale, exponentOf),
    ...PARTS.flatMap((part, p) => Array.from(weights[part], (one) => Math.round(one / 2 ** (quarters[p] / 4)))),
  ];
  return { hidden: weights.hidden, inputs, weights: toBase64(Int8Array.from(bytes)) };
}

/**
 * Reads what was learned.
 *
 * @throws Error when the weights are not as many as the network has
 */
export function unpackLearned({ hidden, inputs, weights: text }: Packed): Learned {
  const bytes = fromBase64(text);
  const lengths = lengthsOf(inputs.length, hidden);
  const wanted = PARTS.length + inputs.length + PARTS.reduce((sum, part) => sum + lengths[part], 0);
  if (bytes.length !== wanted)
    throw new Error(
      `the learned weights of the game are ${bytes.length} bytes, and ${wanted} are needed: train it anew`,
    );
  const weights = noWeights(inputs.length, hidden);
  let at = PARTS.length;
  const scale = Float32Array.from(bytes.subarray(at, (at += inputs.length)), (one) => 2 ** one);
  for (const [p, part] of PARTS.entries()) {
    const step = 2 ** (bytes[p] / 4);
    for (let i = 0; i < lengths[part]; i++) weights[part][i] = bytes[at++] * step;
  }
  return { inputs, scale, weights };
}

function exponentOf(scale: number): number {
  return Math.round(Math.log2(scale));
}

/** At least what keeps the logarithm within a byte. */
function largest(values: Float32Array): number {
  return values.reduce((most, one) => Math.max(most, Math.abs(one)), 1e-6);
}

function toBase64(bytes: Int8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const three = ((bytes[i] & 255) << 16) | (((bytes[i + 1] ?? 0) & 255) << 8) | ((bytes[i + 2] ?? 0) & 255);
    const letters = Math.min(4, bytes.length - i + 1);
    for (let k = 0; k < letters; k++) text += LETTERS[(three >> (18 - 6 * k)) & 63];
  }
  return text;
}

/** Letters that are none of base64 are passed over. */
function fromBase64(text: string): Int8Array {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of text) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) continue;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 255);
  }
  return Int8Array.from(bytes);
}
