/**
 * Numbers out of a text that a coder wrote which learns as it goes: what is frequent in a place takes a part of a bit. The
 * one-file build holds pictures and letters like this; `build/number-writer.ts` writes such texts.
 */

/** Places of a model: 64 for each context, see `numbers`. */
const PLACES = 65_536;
/** How much a chance changes after so many bits of a kind, in parts of 4,096: much at first, then less and less. */
const STEPS = Uint16Array.from({ length: 60 }, (_, n) => 4096 / (n + 1.5));
/** Last step of the chances that stay quick to change. */
const QUICK = 14;

/** What was learned about bits: each place has a chance that changes quickly and one that changes slowly. */
export interface Model {
  /** the chance that the next bit of a place is 1, from 1 to 4,095 parts of 4,096 */
  readonly chance: (place: number) => number;
  readonly learn: (place: number, bit: number) => void;
}

/** A model that has learned nothing. */
export function freshModel(): Model {
  const quick = new Uint16Array(PLACES).fill(32_768);
  const slow = quick.slice();
  const seen = new Uint8Array(PLACES);
  return {
    chance: (place) => (quick[place]! + slow[place]!) >> 5 || 1,
    learn(place, bit) {
      const n = seen[place]!;
      const to = bit * 65_535;
      quick[place]! += ((to - quick[place]!) * STEPS[Math.min(n, QUICK)]!) >> 12;
      slow[place]! += ((to - slow[place]!) * STEPS[n]!) >> 12;
      if (n < STEPS.length - 1) seen[place] = n + 1;
    },
  };
}

/** Reads or writes one bit: a writer takes the given one, a reader gives the one it finds. */
export type BitCoder = (place: number, bit: number) => number;

/** Reads or writes a whole number between -16,383 and 16,383, see `numbers`. */
export type NumberCoder = (context: number, value?: number) => number;

/**
 * How numbers are made of bits, for reading and for writing: whether it is 0, its sign, its length, then its digits.
 *
 * @returns a function of a context, 0 to 1,023, that tells like numbers from others, and of the number when it writes
 */
export function numbers(code: BitCoder): NumberCoder {
  return (context, value = 0) => {
    const place = context * 64;
    const whole = Math.abs(value);
    if (code(place, value === 0 ? 1 : 0) === 1) return 0;
    const minus = code(place + 1, value < 0 ? 1 : 0);
    let size = 0;
    while (code(place + 2 + size, whole >> (size + 1) > 0 ? 1 : 0) === 1) size++;
    let found = 1;
    for (let at = size - 1; at >= 0; at--) {
      // The first digit depends on the length, the second on the first as well; the others are anything.
      const digit = at === size - 1 ? 18 + size : at === size - 2 ? 32 + size * 2 + (found & 1) : 17;
      found = found * 2 + code(place + digit, (whole >> at) & 1);
    }
    return minus === 1 ? -found : found;
  };
}

/** A digit of a text: 64 letters in the order of their codes, without the one that strings need to escape. */
export const FIRST_LETTER = 61;
const ESCAPE = 92;

/** Where a reader begins: 30 bits, of which 6 leave whenever 24 or fewer are left. */
export const FULL = 2 ** 30;
export const LOW = 2 ** 24;

/**
 * Reads bits of a text.
 *
 * @param text  as the writer gave it; what follows its end reads as anything
 */
export function bitReader(text: string): BitCoder {
  const { chance, learn } = freshModel();
  let at = 0;
  const digit = (): number => {
    const letter = text.charCodeAt(at++) || FIRST_LETTER;
    return letter - FIRST_LETTER - (letter > ESCAPE ? 1 : 0);
  };
  let range = FULL - 1;
  let rest = 0;
  for (let n = 0; n < 5; n++) rest = rest * 64 + digit();
  return (place) => {
    const part = (range >> 12) * chance(place);
    const bit = rest < part ? 1 : 0;
    if (bit === 1) range = part;
    else {
      range -= part;
      rest -= part;
    }
    learn(place, bit);
    while (range < LOW) {
      range *= 64;
      rest = rest * 64 + digit();
    }
    return bit;
  };
}
