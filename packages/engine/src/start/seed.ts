/**
 * Seeds of games: short ones that people type and benchmarks use, and
 * long ones that cannot be found by trying.
 */
import { HEADER } from '@undercroft/contract';
import { hashText } from '../state/hash.ts';

/**
 * What decides all chance of a game: an int of 32 bits, or a text of `SEED_LETTERS`. The same seed
 * always gives the same game. A player who tries all numbers could work out hidden things,
 * so a seed that no person chose is a text: see `seedFromBytes`.
 */
export type Seed = number | string;

/** Most letters of a seed that is a text. */
export const SEED_MAX = 64;

/** Bytes of chance that a seed is made of: 80 bits. */
export const SEED_BYTES = 10;

/** Digits of seeds that are made: without letters that are taken for others. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * Writes chance as a seed: 16 letters. The engine makes no chance
 * itself: its caller brings it.
 *
 * @param bytes `SEED_BYTES` bytes from a source that cannot be predicted
 */
export function seedFromBytes(bytes: Uint8Array): string {
  let bits = 0n;
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte);
  let text = '';
  for (let rest = bytes.length * 8; rest > 0; rest -= 5) {
    text = DIGITS[Number(bits & 31n)] + text;
    bits >>= 5n;
  }
  return text;
}

/** Whether a value of a save or a setup is a seed. Never throws. */
export function isSeed(value: unknown): value is Seed {
  if (typeof value === 'number') return (value | 0) === value;
  return typeof value === 'string' && parseSeed(value) === value;
}

/**
 * Reads a seed that a person typed, or that stands in a link: whole numbers of 32 bits are what
 * they always were, anything else of letters, digits and hyphens is a text. Capitals and spaces
 * around it do not count.
 *
 * @returns null when it is none; never throws
 */
export function parseSeed(text: string): Seed | null {
  const word = text
    .slice(0, 2 * SEED_MAX)
    .trim()
    .toLowerCase();
  if (/^-?\d{1,10}$/.test(word) && Number(word) >= -(2 ** 31) && Number(word) < 2 ** 32) return Number(word) | 0;
  return word.length <= SEED_MAX && /^[a-z0-9][a-z0-9-]*$/.test(word) ? word : null;
}

/** 32 bits of a seed, for what only needs a number: bots, and the cell of a state that names it. */
export function seedNumber(seed: Seed): number {
  return typeof seed === 'number' ? seed | 0 : foldSeed(seed)[0];
}

/**
 * Begins the chance of a state that `init` has just filled. A number stays what `init` made of it;
 * a text is folded into all four cells of the generator, 32 bits each.
 */
export function writeSeed(state: Int32Array, seed: Seed): void {
  if (typeof seed !== 'number') state.set(foldSeed(seed), HEADER.rng);
}

/** Four cells from a text. */
function foldSeed(seed: string): [number, number, number, number] {
  const words = hashText(`a ${seed}`) + hashText(`b ${seed}`);
  const cell = (at: number): number => Number.parseInt(words.slice(at, at + 8), 16) | 0;
  return [cell(0), cell(8), cell(16), cell(24)];
}
