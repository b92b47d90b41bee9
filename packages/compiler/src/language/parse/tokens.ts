// The line that does not parse, cut into words again: coarser than the grammar, so that it can name
// what the grammar has no word for.

import { IN, NEXT, OUT } from './layout.ts';

/** One word, number or sign of the laid-out text. */
export interface Token {
  readonly text: string;
  /** indexes in the laid-out text, half-open */
  readonly start: number;
  readonly end: number;
  readonly sort: 'word' | 'number' | 'sign' | 'mark';
}

const TOKEN =
  /[A-Za-z_][A-Za-z0-9_]*(?:-[A-Za-z_][A-Za-z0-9_]*)*|\d+|==|!=|<>|=>|&&|\|\||\+=|-=|\*=|\/=|\+\+|:=|<=|>=|->|\S/gu;
const MARKS: ReadonlySet<string> = new Set([NEXT, IN, OUT]);

/**
 * The statement around an index: from the mark before it to the mark after it, which is the last
 * token when there is one. Never throws.
 */
export function statementAt(text: string, at: number): readonly Token[] {
  let start = Math.min(at, text.length);
  while (start > 0 && !MARKS.has(text.charAt(start - 1))) start--;
  let end = at;
  while (end < text.length && !MARKS.has(text.charAt(end))) end++;
  return tokensOf(text, start, Math.min(end + 1, text.length));
}

/** The tokens of a stretch of the laid-out text. */
export function tokensOf(text: string, start: number, end: number): readonly Token[] {
  return [...text.slice(start, end).matchAll(TOKEN)].map((match) => {
    const at = start + match.index;
    return { text: match[0], start: at, end: at + match[0].length, sort: sortOf(match[0]) };
  });
}

function sortOf(text: string): Token['sort'] {
  if (MARKS.has(text)) return 'mark';
  if (/^[A-Za-z_]/.test(text)) return 'word';
  return /^\d/.test(text) ? 'number' : 'sign';
}
