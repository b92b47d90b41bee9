/**
 * Numbers out of a text that a coder wrote which learns as it goes: what is frequent in a place takes a part of a bit. The
 * one-file build holds pictures and letters like this; `build/number-writer.ts` writes such texts.
 */

/** Places of a model: 64 for each context, see `numbers`. Each has a chance that changes quickly and one that changes slowly. */
export const PLACES = 65_536;
/** How much a chance changes after so many bits of a place, in parts of 4,096: much at first, then less and less. */
export const SLOW = Uint16Array.from({ length: 60 }, (_, n) => 4096 / (n + 1.5));
export const QUICK = SLOW.map((step) => Math.max(step, 264));
/** What the chance of a 1 is at first, and what it comes near to at most. */
export const EVEN = 32_768;
export const SURE = 65_535;

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
  const quick = new Uint16Array(PLACES).fill(EVEN);
  const slow = quick.slice();
  const seen = new Uint8Array(PLACES);
  let at = 0;
  const digit = (): number => {
    const letter = text.charCodeAt(at++) || FIRST_LETTER;
    return letter - FIRST_LETTER - (letter > ESCAPE ? 1 : 0);
  };
  let range = FULL - 1;
  let rest = 0;
  for (let n = 0; n < 5; n++) rest = rest * 64 + digit();
  // Runs for each bit before a browser had time to make code of it: everything in one function.
  return (place) => {
    const n = seen[place]!;
    const fast = quick[place]!;
    const calm = slow[place]!;
    const part = (range >> 12) * ((fast + calm) >> 5 || 1);
    const bit = rest < part ? 1 : 0;
    if (bit === 1) range = part;
    else {
      range -= part;
      rest -= part;
    }
    const to = bit * SURE;
    quick[place] = fast + (((to - fast) * QUICK[n]!) >> 12);
    slow[place] = calm + (((to - calm) * SLOW[n]!) >> 12);
    if (n < 59) seen[place] = n + 1;
    while (range < LOW) {
      range *= 64;
      rest = rest * 64 + digit();
    }
    return bit;
  };
}
