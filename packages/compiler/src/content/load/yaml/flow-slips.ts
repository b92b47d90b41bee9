// What an author meant by a list or map in brackets that holds unquoted texts with signs of YAML:
// `{ in: on {x}, is: min(a, 2) }`. The library cannot tell; here a text goes on until something
// follows that only a next entry can be.

/** A text in brackets that has to be quoted, or a key without a value. */
export interface FlowSlip {
  readonly what: 'sign' | 'start' | 'after-quote' | 'no-comma' | 'bare-key';
  /** Offset of the sign that YAML takes for its own. */
  readonly at: number;
  /** The whole text, as it is meant. */
  readonly start: number;
  readonly end: number;
  /** The bracket that opened the innermost list or map. */
  readonly open: string;
}

interface Scan {
  readonly text: string;
  /** End of the line on which the outermost bracket stands. */
  readonly firstLineEnd: number;
  /**
   * Columns before the text of that line; a later line with no more of them does not belong to the
   * brackets.
   */
  readonly indent: number;
  readonly outermost: number;
  readonly slips: FlowSlip[];
}

const CLOSE: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };
/** A key that may follow a comma. Its end is the colon. */
const KEY = /(?:'(?:[^'\n]|'')*'|"(?:[^"\\\n]|\\.)*"|[^\s,{}[\]:'"#](?:[^,{}[\]:\n#]|(?<=\S)#)*)[ \t]*:(?=[\s,}\]]|$)/y;
/**
 * What YAML reserves at the start of a text. A dash, a question mark and a colon only before a
 * space or a comma.
 */
const RESERVED_START = /[@`%&*!|>]|[-?](?=[\s,}\]])/y;
const NESTING_MAX = 32;

/**
 * Looks through one list or map in brackets.
 *
 * @param text   of the whole file
 * @param start  offset of its opening bracket
 * @returns      slips in the order in which they stand; empty when all is well, or when it is
 *               broken in another way
 * @throws       never
 */
export function findFlowSlips(text: string, start: number): readonly FlowSlip[] {
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const indent = /[ \t]*/y.exec(text.slice(lineStart, start))?.[0].length ?? 0;
  const scan: Scan = { text, firstLineEnd: lineEnd(text, start), indent, outermost: start, slips: [] };
  const end = scanBrackets(scan, start, 0);
  const { slips } = scan;
  return areAllBare(slips) && !text.slice(start, end < 0 ? scan.firstLineEnd : end).includes(':') ? [] : slips;
}

/** Words without a colon: the braces hold no map, but are part of a text themselves. */
function areAllBare(slips: readonly FlowSlip[]): boolean {
  return slips.length > 0 && slips.every(({ what }) => what === 'bare-key');
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/**
 * Gives the offset behind the closing bracket; -1 when there is none, or when the rest cannot be
 * understood.
 */
function scanBrackets(scan: Scan, open: number, depth: number): number {
  const { text } = scan;
  const close = CLOSE[text[open] ?? ''] ?? '';
  if (depth > NESTING_MAX) return -1;
  let at = open + 1;
  for (;;) {
    at = skipBlank(scan, at);
    if (at < 0) return -1;
    if (text[at] === close) return at + 1;
    at = close === '}' ? scanEntry(scan, at, open, depth) : scanValue(scan, at, open, depth);
    if (at >= 0) at = skipBlank(scan, at);
    if (at < 0) return -1;
    if (text[at] === ',') at++;
    else if (text[at] !== close) return -1;
  }
}

/**
 * Skips spaces, line breaks and comments; -1 at the end of the text, or where a line no longer
 * belongs to the brackets.
 */
function skipBlank(scan: Scan, from: number): number {
  const { text, indent } = scan;
  let at = from;
  for (;;) {
    const character = text[at];
    if (character === undefined) return -1;
    if (character === '#' && /\s/.test(text[at - 1] ?? ' ')) at = lineEnd(text, at);
    else if (character === '\n') {
      const columns = /[ \t]*/y.exec(text.slice(at + 1, at + 1 + 80))?.[0].length ?? 0;
      const isBlank = /[\r\n]/.test(text[at + 1 + columns] ?? '\n');
      if (!isBlank && columns <= indent && !/[}\]]/.test(text[at + 1 + columns] ?? '')) return -1;
      at += 1 + (isBlank ? 0 : columns);
    } else if (character === ' ' || character === '\t' || character === '\r') at++;
    else return at;
  }
}

/** A key with its value; gives the offset behind the value. */
function scanEntry(scan: Scan, start: number, open: number, depth: number): number {
  const { text } = scan;
  KEY.lastIndex = start;
  const key = KEY.exec(text);
  if (key === null) {
    const end = bareEnd(text, start, lineEnd(text, start));
    if (end === start || /[{}[\]:'"]/.test(text.slice(start, end))) return -1;
    scan.slips.push({ what: 'bare-key', at: start, start, end, open: '{' });
    return end;
  }
  const value = skipBlank(scan, start + key[0].length);
  return value < 0 || ',}]'.includes(text[value] ?? '') ? value : scanValue(scan, value, open, depth);
}

function bareEnd(text: string, start: number, stop: number): number {
  let end = start;
  while (end < stop && !',}]'.includes(text[end] ?? '')) end++;
  return trimEnd(text, start, end);
}

function trimEnd(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && /\s/.test(text[at - 1] ?? '')) at--;
  return at;
}

/** Gives the offset behind the value. */
function scanValue(scan: Scan, start: number, open: number, depth: number): number {
  const { text } = scan;
  const first = text[start] ?? '';
  if (first === '{' || first === '[') return scanNested(scan, start, open, depth);
  if (first === "'" || first === '"') return scanQuoted(scan, start, open);
  RESERVED_START.lastIndex = start;
  if (!RESERVED_START.test(text)) return scanPlain(scan, start, open, start);
  const { end } = plainExtent(scan, start, open, start);
  scan.slips.push({ what: 'start', at: start, start, end, open: text[open] ?? '' });
  return end;
}

/** A list or map inside the brackets, or a text that starts like one: `{n} gold`. */
function scanNested(scan: Scan, start: number, open: number, depth: number): number {
  const { text, slips } = scan;
  const countBefore = slips.length;
  const end = scanBrackets(scan, start, depth + 1);
  const stop = lineEnd(text, start);
  const close = end >= 0 ? end : matching(text, start, stop);
  if (close < 0) return -1;
  const next = skipSpaces(text, close);
  const isText = next < stop && !/[,}\]#\r]/.test(text[next] ?? '');
  const inner = slips.slice(countBefore);
  const isWhole = areAllBare(inner) && !text.slice(start, close).includes(':');
  if (!isText && !isWhole) return end;
  slips.length = countBefore;
  const textEnd = isText ? plainExtent(scan, start, open, close).end : close;
  slips.push({ what: 'start', at: start, start, end: textEnd, open: text[open] ?? '' });
  return textEnd;
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ' || text[at] === '\t') at++;
  return at;
}

/** A quoted text, and what follows it although it is closed. */
function scanQuoted(scan: Scan, start: number, open: number): number {
  const { text } = scan;
  const isSingle = text[start] === "'";
  const pattern = isSingle ? /'(?:[^']|'')*'/y : /"(?:[^"\\]|\\[^])*"/y;
  pattern.lastIndex = start;
  const match = pattern.exec(text);
  if (match === null) return -1;
  const close = start + match[0].length;
  const next = skipSpaces(text, close);
  if (next >= lineEnd(text, close) || /[,}\]#\r]/.test(text[next] ?? '')) return close;
  KEY.lastIndex = next;
  // `{ a: "b" c: d }`
  const isNextKey = KEY.test(text);
  const { end } = plainExtent(scan, start, open, next);
  scan.slips.push({
    what: isNextKey ? 'no-comma' : 'after-quote',
    at: isNextKey ? close : next,
    start,
    end,
    open: text[open] ?? '',
  });
  return end;
}

function scanPlain(scan: Scan, start: number, open: number, from: number): number {
  const { end, sign } = plainExtent(scan, start, open, from);
  if (sign >= 0) scan.slips.push({ what: 'sign', at: sign, start, end, open: scan.text[open] ?? '' });
  return end;
}

interface Extent {
  readonly end: number;
  /** Offset of the first sign that YAML takes for its own; -1 when there is none. */
  readonly sign: number;
}

/** How far an unquoted text goes, as it is meant. */
function plainExtent(scan: Scan, start: number, open: number, from: number): Extent {
  const { text } = scan;
  const stop = lineEnd(text, from);
  const close = CLOSE[text[open] ?? ''] ?? '';
  let sign = -1;
  let at = from;
  while (at < stop) {
    const character = text[at] ?? '';
    const isSign = signAt(scan, at, open, close);
    if (isSign === 'end') break;
    if (isSign === 'sign' && sign < 0) sign = at;
    // Brackets and parentheses that close on the line belong to the text with all that they hold.
    const closed = CLOSE[character] === undefined ? -1 : matching(text, at, stop);
    if (closed >= 0 && sign < 0) sign = firstSign(text, at, closed);
    at = closed >= 0 ? closed : at + 1;
  }
  return { end: trimEnd(text, start, at), sign };
}

function firstSign(text: string, from: number, to: number): number {
  const index = text.slice(from, to).search(/[,{}[\]]/);
  return index < 0 ? -1 : from + index;
}

/** What one character is to an unquoted text: a part of it, a sign inside of it, or its end. */
function signAt(scan: Scan, at: number, open: number, close: string): 'part' | 'sign' | 'end' {
  const { text } = scan;
  const character = text[at] ?? '';
  if (character === close) return at < scan.firstLineEnd && closesLater(scan, at, open, close) ? 'sign' : 'end';
  if (character === ',')
    return close === ']' || /^[ \t]*,/.test(text.slice(at + 1, at + 80)) || startsNext(scan, at + 1) ? 'end' : 'sign';
  if ('{}[]'.includes(character)) return 'sign';
  if (character !== '#' || !/[ \t]/.test(text[at - 1] ?? '')) return 'part';
  return at < scan.firstLineEnd && lineOf(text, at).includes(close) ? 'sign' : 'end';
}

function lineOf(text: string, from: number): string {
  return text.slice(from, lineEnd(text, from)).trimEnd();
}

/**
 * Whether the outermost bracket is closed once more at the end of the line, with more of the text
 * before it: `{ a: b } c }`.
 */
function closesLater(scan: Scan, at: number, open: number, close: string): boolean {
  const rest = lineOf(scan.text, at + 1).trimStart();
  return open === scan.outermost && rest.endsWith(close) && rest.length > 1 && /^[^,#{[]*.$/.test(rest);
}

/** Whether what follows a comma in braces is a next entry or the end, and no more of the text. */
function startsNext(scan: Scan, from: number): boolean {
  const at = skipBlank(scan, from);
  if (at < 0 || /[}\]]/.test(scan.text[at] ?? '')) return true;
  KEY.lastIndex = at;
  return KEY.test(scan.text);
}

/**
 * Offset behind the bracket that closes the one at `open`, on the same line; -1 when there is none.
 */
function matching(text: string, open: number, stop: number): number {
  const expected: string[] = [];
  for (let at = open; at < stop; at++) {
    const character = text[at] ?? '';
    const close = CLOSE[character];
    if (close !== undefined) expected.push(close);
    else if (character === expected.at(-1)) {
      expected.pop();
      if (expected.length === 0) return at + 1;
    } else if ('}])'.includes(character)) return -1;
  }
  return -1;
}
