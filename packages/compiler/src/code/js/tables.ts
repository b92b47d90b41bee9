/** Tables of numbers of a compiled game. */
import * as js from './code.ts';
import type { Js } from './code.ts';
import type { Writer } from './writer.ts';

/** Shorter runs of one number at the ends of a table are listed. */
const RUN = 32;

/** A constant of the module. */
export function constant(whole: Writer, name: string, given: Js | number): void {
  whole.line(js.constants([js.name(name), given]));
}

/** A constant table. @param type  of the array, such as `Int32Array` */
export function table(whole: Writer, name: string, type: string, values: readonly number[]): void {
  constant(whole, name, typedArray(type, values));
}

/**
 * Most tables say something of a few rows or things among hundreds: what all others have is not
 * listed.
 */
function typedArray(type: string, values: readonly number[]): Js {
  const usual = mostFrequent(values);
  const from = values.findIndex((value) => value !== usual);
  const others = from < 0 ? [] : values.slice(from, values.findLastIndex((value) => value !== usual) + 1);
  if (values.length - others.length < RUN) return js.made(type, js.list(values));
  const empty = js.made(type, values.length);
  if (others.length === 0 && usual === 0) return empty;
  return js.call('filled', empty, usual, Math.max(from, 0), js.list(others));
}

function mostFrequent(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let [usual, most] = [0, 0];
  for (const [value, count] of counts) if (count > most) [usual, most] = [value, count];
  return usual;
}
