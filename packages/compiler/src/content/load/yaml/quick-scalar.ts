// Scalars of one line, for the quick reader.

import { span } from '../../../diagnostics/source/span.ts';
import type { ScalarValue, YamlNode, YamlScalar } from './node.ts';

/** What a part of the quick reader gives when it is not sure. */
export const GIVE_UP = Symbol('give up');
export type QuickNode = YamlNode | typeof GIVE_UP;

/** What all parts of the quick reader need. */
export interface Cursor {
  readonly path: string;
  readonly text: string;
  /** Nodes that may still be read. */
  countLeft: number;
}

/**
 * First characters that mean something to YAML. A dash, a question mark or a colon may start a
 * text, but seldom does.
 */
const SPECIAL_START = new Set(`,[]{}#&*!|>'"%@\`-?: \n`);
const NUMBER_LIKE = /^[-+.]?\d|^[-+]?\.(?:inf|Inf|INF)$|^\.(?:nan|NaN|NAN)$/;
const WHOLE_NUMBER = /^-?(?:0|[1-9]\d{0,14})$/;
/** Everything of the core schema that is a number. */
const NUMBER =
  /^(?:[-+]?\d+|0o[0-7]+|0x[\dA-Fa-f]+|[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
const WORDS: ReadonlyMap<string, boolean | null> = new Map([
  ...['true', 'True', 'TRUE'].map((word): [string, boolean] => [word, true]),
  ...['false', 'False', 'FALSE'].map((word): [string, boolean] => [word, false]),
  ...['null', 'Null', 'NULL', '~'].map((word): [string, null] => [word, null]),
]);

/**
 * A plain scalar.
 *
 * @param inFlow  whether it stands in brackets, where commas and brackets end it
 * @throws        never
 */
export function plainScalar(cursor: Cursor, start: number, end: number, inFlow: boolean): YamlScalar | typeof GIVE_UP {
  const { path, text: source } = cursor;
  const first = source[start];
  const isNegative = first === '-' && /\d/.test(source[start + 1] ?? '');
  if (end <= start || (SPECIAL_START.has(first ?? ' ') && !isNegative) || --cursor.countLeft < 0) return GIVE_UP;
  const text = source.slice(start, end);
  if (text.includes(': ') || text.endsWith(':') || text.includes(' #')) return GIVE_UP;
  // With one parenthesis alone, a comma may have cut it off: `[min(a, 2), 3]`.
  if (inFlow && (/[[\]{},:]/.test(text) || text.includes('(') !== text.includes(')'))) return GIVE_UP;
  const value = plainValue(text);
  return value === GIVE_UP ? GIVE_UP : { kind: 'scalar', value, text, style: 'plain', span: span(path, start, end) };
}

/** What the core schema makes of a plain text; unusual numbers are left to the library. */
function plainValue(text: string): ScalarValue | typeof GIVE_UP {
  const word = WORDS.get(text);
  if (word !== undefined) return word;
  if (!NUMBER_LIKE.test(text)) return text;
  if (WHOLE_NUMBER.test(text)) return text === '-0' ? GIVE_UP : Number(text);
  return NUMBER.test(text) ? GIVE_UP : text;
}

/**
 * Where a quoted text ends, one past the closing quote.
 *
 * @param lineStop  end of the line
 * @returns         -1 when it is not closed on its line, or holds an escape of double quotes
 * @throws          never
 */
export function quotedEnd(text: string, start: number, lineStop: number): number {
  const isSingle = text[start] === "'";
  let close = text.indexOf(isSingle ? "'" : '"', start + 1);
  if (isSingle) while (close >= 0 && text[close + 1] === "'") close = text.indexOf("'", close + 2);
  if (close < 0 || close >= lineStop) return -1;
  return !isSingle && text.slice(start, close).includes('\\') ? -1 : close + 1;
}

/**
 * A quoted scalar of one line, from quote to quote, without escapes of double quotes.
 *
 * @throws never
 */
export function scalarOf(path: string, source: string, start: number, end: number): YamlScalar {
  const isSingle = source[start] === "'";
  const inner = source.slice(start + 1, end - 1);
  const text = isSingle ? inner.replaceAll("''", "'") : inner;
  return { kind: 'scalar', value: text, text, style: isSingle ? 'single' : 'double', span: span(path, start, end) };
}

/**
 * Whether nothing but spaces and a comment stands between two offsets of a line.
 *
 * @throws never
 */
export function isBare(text: string, from: number, lineStop: number): boolean {
  let at = from;
  while (at < lineStop && text[at] === ' ') at++;
  return at >= lineStop || (text[at] === '#' && at > from);
}
