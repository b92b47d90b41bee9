/** Writes numbers as `src/embed/packed-numbers.ts` reads them. */
import {
  EVEN,
  FIRST_LETTER,
  FULL,
  LOW,
  type NumberCoder,
  numbers,
  PLACES,
  QUICK,
  SLOW,
  SURE,
} from '../src/embed/packed-numbers.ts';

/** The largest number that can be written. */
export const MOST = 16_383;

/** Takes numbers one by one. */
export interface NumberWriter {
  /** a whole number between -16,383 and 16,383 in one of 1,024 contexts */
  readonly number: NumberCoder;
  /** a bit in one of 65,536 places */
  readonly bit: (place: number, bit: number) => number;
  /** the text of everything written so far; nothing can be added to it */
  readonly text: () => string;
}

/** Begins a text. */
export function numberWriter(): NumberWriter {
  const { chance, learn } = model();
  const digits: number[] = [];
  let low = 0;
  let range = FULL - 1;
  const shift = (): void => {
    carry();
    digits.push(Math.floor(low / LOW));
    low = (low % LOW) * 64;
  };
  const carry = (): void => {
    if (low < FULL) return;
    low -= FULL;
    let at = digits.length - 1;
    while (digits[at] === 63) digits[at--] = 0;
    digits[at]!++;
  };
  const bit = (place: number, value: number): number => {
    const part = (range >> 12) * chance(place);
    if (value === 1) range = part;
    else {
      low += part;
      range -= part;
    }
    learn(place, value);
    while (range < LOW) {
      range *= 64;
      shift();
    }
    return value;
  };
  const checked = numbers(bit);
  return {
    bit,
    number(context, value = 0) {
      if (!Number.isInteger(value) || Math.abs(value) > MOST || context < 0 || context > 1023)
        throw new Error(`the number ${value} cannot be packed in context ${context}`);
      return checked(context, value);
    },
    text() {
      for (let i = 0; i < 5; i++) shift();
      return String.fromCharCode(...digits.map((digit) => FIRST_LETTER + digit + (FIRST_LETTER + digit >= 92 ? 1 : 0)));
    },
  };
}

/** The chances that the reader works out as well. */
function model(): {
  readonly chance: (place: number) => number;
  readonly learn: (place: number, bit: number) => void;
} {
  const quick = new Uint16Array(PLACES).fill(EVEN);
  const slow = quick.slice();
  const seen = new Uint8Array(PLACES);
  return {
    chance: (place) => (quick[place]! + slow[place]!) >> 5 || 1,
    learn(place, bit) {
      const n = seen[place]!;
      quick[place]! += ((bit * SURE - quick[place]!) * QUICK[n]!) >> 12;
      slow[place]! += ((bit * SURE - slow[place]!) * SLOW[n]!) >> 12;
      if (n < SLOW.length - 1) seen[place] = n + 1;
    },
  };
}
