/**
 * Truths that are written as numbers, since a function gives a number; and as truths again where
 * that is what is asked.
 */
import * as js from './code.ts';
import type { Js } from './code.ts';

/**
 * Whether a number is another one than 0; a truth that was written as a number is a truth again.
 */
export function truth(value: Js): Js {
  return truthIn(value) ?? js.binary('!==', value, 0);
}

/** The truth that a number was made of, or null. */
function truthIn({ constant, operator, left }: Js): Js | null {
  if (operator === '?') return left as Js;
  if (constant === 0) return js.FALSE;
  return constant === 1 ? js.TRUE : null;
}

/** `test ? yes : no`, said shorter where both are truths, written as numbers. */
export function chosen(test: Js, yes: Js, no: Js): Js {
  const [then, otherwise] = [truthIn(yes), truthIn(no)];
  if (then === null || otherwise === null) return js.conditional(test, yes, no);
  if (then === js.TRUE) return js.flag(otherwise === js.FALSE ? test : js.or(test, otherwise));
  if (then === js.FALSE) return otherwise === js.FALSE ? js.number(0) : js.flag(js.and(js.not(test), otherwise));
  if (otherwise === js.FALSE) return js.flag(js.and(test, then));
  return js.flag(otherwise === js.TRUE ? js.or(js.not(test), then) : js.conditional(test, then, otherwise));
}
