// Decodes plain and quoted scalars and keeps the place of every character. The rules are those of
// the YAML library, to the letter: what it does with odd input (a lone carriage return, a bad
// escape) is done here too.

import type { Pieces } from './pieces.ts';

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['0', '\0'],
  ['a', '\u0007'],
  ['b', '\b'],
  ['e', '\u001B'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
  ['N', '\u0085'],
  ['_', '\u00A0'],
  ['L', '\u2028'],
  ['P', '\u2029'],
  [' ', ' '],
  ['"', '"'],
  ['/', '/'],
  ['\\', '\\'],
  ['\t', '\t'],
]);

const CODE_LENGTHS: ReadonlyMap<string, number> = new Map([
  ['x', 2],
  ['u', 4],
  ['U', 8],
]);

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t';
}

/**
 * Decodes a plain scalar of any number of lines.
 *
 * @param source  the whole file
 * @param start   offset of its first character
 * @param end     one past its last character
 * @throws        never
 */
export function decodePlain(source: string, start: number, end: number, pieces: Pieces): void {
  unfold(source, start, end, (text, offset) => pieces.copy(text, offset), pieces);
}

/**
 * Decodes a scalar in single quotes; `start` and `end` include them.
 *
 * @throws never
 */
export function decodeSingleQuoted(source: string, start: number, end: number, pieces: Pieces): void {
  const copyHalvingQuotes = (text: string, offset: number): void => {
    let from = 0;
    for (let quote = text.indexOf("''"); quote >= 0; quote = text.indexOf("''", from)) {
      pieces.copy(text.slice(from, quote), offset + from);
      pieces.stand("'", offset + quote, offset + quote + 2);
      from = quote + 2;
    }
    pieces.copy(text.slice(from), offset + from);
  };
  unfold(source, start + 1, end - 1, copyHalvingQuotes, pieces);
}

/**
 * Joins lines: one line break is a space, more are one line break less. Blanks around line breaks
 * are dropped.
 */
function unfold(
  source: string,
  start: number,
  end: number,
  copy: (text: string, offset: number) => void,
  pieces: Pieces,
): void {
  let lineStart = start;
  let gapStart = -1;
  let breakCount = 0;
  for (;;) {
    const lineFeed = source.indexOf('\n', lineStart);
    const isLast = lineFeed < 0 || lineFeed >= end;
    let from = lineStart;
    let to = isLast ? end : lineFeed;
    if (!isLast && to > from && source[to - 1] === '\r') to--;
    if (breakCount > 0) while (from < to && isBlank(source[from])) from++;
    if (!isLast) while (to > from && isBlank(source[to - 1])) to--;
    if (from < to || breakCount === 0 || isLast) {
      if (breakCount > 0) pieces.stand(breakCount === 1 ? ' ' : '\n'.repeat(breakCount - 1), gapStart, from);
      copy(source.slice(from, to), from);
      gapStart = to;
      breakCount = 0;
    }
    if (isLast) return;
    breakCount++;
    lineStart = lineFeed + 1;
  }
}

/**
 * Decodes a scalar in double quotes; `start` and `end` include them.
 *
 * @throws never
 */
export function decodeDoubleQuoted(source: string, start: number, end: number, pieces: Pieces): void {
  const last = end - 1;
  let at = start + 1;
  let plainStart = at;
  const flush = (to: number): void => {
    if (to > plainStart) pieces.copy(source.slice(plainStart, to), plainStart);
  };
  while (at < last) {
    const character = source[at];
    if (character === '\\') {
      flush(at);
      at = plainStart = decodeEscape(source, at, last, pieces);
    } else if (isBlank(character) || isLineBreak(source, at)) {
      const breakAt = skipBlanks(source, at);
      if (breakAt < last && isLineBreak(source, breakAt)) {
        flush(at);
        at = plainStart = foldBreaks(source, at, breakAt, pieces);
      } else {
        at = Math.max(breakAt, at + 1);
      }
    } else {
      at++;
    }
  }
  flush(last);
}

function isLineBreak(source: string, at: number): boolean {
  return source[at] === '\n' || (source[at] === '\r' && source[at + 1] === '\n');
}

function skipBlanks(source: string, at: number): number {
  let next = at;
  while (isBlank(source[next])) next++;
  return next;
}

/** Gives the offset behind the line breaks and the blanks around them. */
function foldBreaks(source: string, gapStart: number, firstBreak: number, pieces: Pieces): number {
  let breakCount = 0;
  let at = firstBreak;
  while (isLineBreak(source, at)) {
    breakCount++;
    at = skipBlanks(source, source[at] === '\r' ? at + 2 : at + 1);
  }
  pieces.stand(breakCount === 1 ? ' ' : '\n'.repeat(breakCount - 1), gapStart, at);
  return at;
}

/** Gives the offset behind the escape. */
function decodeEscape(source: string, at: number, last: number, pieces: Pieces): number {
  const next = source[at + 1] ?? '';
  if (isLineBreak(source, at + 1)) return skipBlanks(source, next === '\r' ? at + 3 : at + 2);
  const simple = ESCAPES.get(next);
  if (simple !== undefined) {
    pieces.stand(simple, at, at + 2);
    return at + 2;
  }
  const codeLength = CODE_LENGTHS.get(next);
  if (codeLength === undefined) {
    pieces.copy(source.slice(at, at + 2), at);
    return at + 2;
  }
  const behind = Math.min(at + 2 + codeLength, last);
  const code = source.slice(at + 2, behind);
  const number = /^[0-9a-fA-F]+$/.test(code) && code.length === codeLength ? Number.parseInt(code, 16) : Number.NaN;
  if (number <= 0x10ffff) pieces.stand(String.fromCodePoint(number), at, behind);
  else pieces.copy(source.slice(at, behind), at);
  return behind;
}
