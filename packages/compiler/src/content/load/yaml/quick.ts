// Reads the plain sort of YAML that almost all content is written in, twenty times faster than the
// library. It knows less and never guesses: at the first thing that it is not sure of it gives up,
// and the library reads the file. What it does read is equal to what the library reads, and nothing
// is wrong with it; the tests hold both against each other.

import { span, type Span } from '../../../diagnostics/source/span.ts';
import { readQuickFlow } from './quick-flow.ts';
import { GIVE_UP, isBare, plainScalar, quotedEnd, scalarOf, type Cursor, type QuickNode } from './quick-scalar.ts';
import type { YamlEntry, YamlNode, YamlScalar } from './node.ts';

/** Deeper files are left to the library, which knows the limit. */
const YAML_DEPTH_MAX = 32;
const KEY = /[A-Za-z0-9_][\w.()#-]*(?: [A-Za-z0-9_][\w.()#-]*)*:(?=[ \n]|$)/y;

interface Reader extends Cursor {
  /** Start of the line that is read next; blank lines and lines with only a comment are skipped. */
  at: number;
  /** Spaces before its text. */
  indent: number;
  isDone: boolean;
}

/**
 * Reads a file, if it is plain enough.
 *
 * @param path  of the file, for the places
 * @param text without tabs, carriage returns and invisible characters; those are left to the
 *   library
 * @returns the tree that the library would give, of a file without any mistake; undefined when it
 *   is not sure
 * @throws      never
 */
export function readQuick(path: string, text: string): YamlNode | undefined {
  if (/[\t\r\uFEFF]/.test(text)) return undefined;
  const reader: Reader = { path, text, at: 0, indent: 0, isDone: false, countLeft: NODES_MAX };
  goToLine(reader, 0);
  if (reader.isDone || reader.indent !== 0) return undefined;
  const root = readBlock(reader, 0);
  return root !== GIVE_UP && reader.isDone ? root : undefined;
}

/** Far below the limit of a file: who is near it has the library count. */
const NODES_MAX = 20_000;

/** Goes to the next line with something on it, from the start of a line. */
function goToLine(reader: Reader, from: number): void {
  const { text } = reader;
  let at = from;
  for (;;) {
    let textStart = at;
    while (text[textStart] === ' ') textStart++;
    const character = text[textStart];
    if (character === undefined) {
      reader.isDone = true;
      reader.indent = -1;
      reader.at = text.length;
      return;
    }
    if (character !== '\n' && character !== '#') {
      reader.at = at;
      reader.indent = textStart - at;
      return;
    }
    at = lineEnd(text, textStart) + 1;
  }
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** Reads the list or map whose first line is the current one. */
function readBlock(reader: Reader, depth: number): QuickNode {
  const start = reader.at + reader.indent;
  if (depth > YAML_DEPTH_MAX) return GIVE_UP;
  return isDash(reader.text, start)
    ? readSeq(reader, reader.indent, depth)
    : readMap(reader, start, reader.indent, depth);
}

function isDash(text: string, at: number): boolean {
  return text[at] === '-' && (text[at + 1] === ' ' || text[at + 1] === '\n' || text[at + 1] === undefined);
}

/**
 * Reads a map whose first key starts at an offset; further keys stand on lines of their own with
 * the same indentation.
 */
function readMap(reader: Reader, firstKey: number, indent: number, depth: number): QuickNode {
  const entries: YamlEntry[] = [];
  const keys = new Set<string>();
  let start = firstKey;
  do {
    const entry = readEntry(reader, start, indent, depth);
    if (entry === GIVE_UP || keys.has(entry.key)) return GIVE_UP;
    keys.add(entry.key);
    entries.push(entry);
    start = reader.at + indent;
  } while (reader.indent === indent && !isDash(reader.text, start));
  if (reader.indent > indent || (reader.indent === indent && indent === 0)) return GIVE_UP;
  const last = entries.at(-1);
  return { kind: 'map', entries, span: span(reader.path, firstKey, last?.value.span.end ?? firstKey), flow: false };
}

function readEntry(reader: Reader, start: number, indent: number, depth: number): YamlEntry | typeof GIVE_UP {
  const { path, text } = reader;
  KEY.lastIndex = start;
  const match = KEY.exec(text);
  if (match === null || --reader.countLeft < 0) return GIVE_UP;
  const keyEnd = start + match[0].length - 1;
  const keySpan = span(path, start, keyEnd);
  let valueStart = keyEnd + 1;
  while (text[valueStart] === ' ') valueStart++;
  const character = text[valueStart];
  const isBehindKey = character !== '\n' && character !== undefined && character !== '#';
  const value = isBehindKey
    ? readInline(reader, valueStart, indent, depth)
    : readBelow(reader, valueStart, span(path, keyEnd + 1), indent, depth);
  return value === GIVE_UP ? GIVE_UP : { key: text.slice(start, keyEnd), keySpan, value };
}

/** Reads what stands on the lines under a key: a map or a list, or nothing. */
function readBelow(reader: Reader, lineRest: number, missing: Span, indent: number, depth: number): QuickNode {
  const { text } = reader;
  goToLine(reader, lineEnd(text, lineRest) + 1);
  const isDeeper = reader.indent > indent;
  const isListBeside = reader.indent === indent && isDash(text, reader.at + indent);
  if (!isDeeper && !isListBeside) return { kind: 'scalar', value: null, text: '', style: 'empty', span: missing };
  return readBlock(reader, depth + 1);
}

/**
 * Reads a value behind its key or its dash, and goes to the next line. `indent` is the column of
 * the key or the dash.
 */
function readInline(reader: Reader, start: number, indent: number, depth: number): QuickNode {
  const { text } = reader;
  const character = text[start];
  if (character === '|') return readLiteral(reader, start, indent);
  const end = lineEnd(text, start);
  const value =
    character === '[' || character === '{'
      ? readQuickFlow(reader, start, end, YAML_DEPTH_MAX - depth)
      : readLineScalar(reader, start, end);
  if (value === GIVE_UP || !isBare(text, value.span.end, end)) return GIVE_UP;
  goToLine(reader, end + 1);
  // A line that is indented further may go on with the text.
  return reader.indent > indent ? GIVE_UP : value;
}

function readLineScalar(reader: Reader, start: number, end: number): QuickNode {
  const { path, text } = reader;
  const character = text[start];
  if (character !== '"' && character !== "'") return plainScalar(reader, start, plainEnd(text, start, end), false);
  const close = quotedEnd(text, start, end);
  return close < 0 ? GIVE_UP : scalarOf(path, text, start, close);
}

/** Where a plain text ends: before a comment and before spaces at the end of the line. */
function plainEnd(text: string, start: number, lineStop: number): number {
  // Only this line is looked through: a file of many lines would be looked through for each of
  // them.
  const comment = text.slice(start, lineStop).indexOf(' #');
  let end = comment < 0 ? lineStop : start + comment;
  while (end > start && text[end - 1] === ' ') end--;
  return end;
}

function readSeq(reader: Reader, indent: number, depth: number): QuickNode {
  const items: YamlNode[] = [];
  const start = reader.at + indent;
  while (reader.indent === indent && isDash(reader.text, reader.at + indent)) {
    const item = readItem(reader, reader.at + indent, indent, depth);
    if (item === GIVE_UP || --reader.countLeft < 0) return GIVE_UP;
    items.push(item);
  }
  if (reader.indent > indent) return GIVE_UP;
  return { kind: 'seq', items, span: span(reader.path, start, items.at(-1)?.span.end ?? start), flow: false };
}

function readItem(reader: Reader, dash: number, indent: number, depth: number): QuickNode {
  const { text } = reader;
  const start = dash + 2;
  if (text[dash + 1] !== ' ' || text[start] === ' ' || depth > YAML_DEPTH_MAX || isDash(text, start)) return GIVE_UP;
  KEY.lastIndex = start;
  if (KEY.test(text)) return readMap(reader, start, indent + 2, depth + 1);
  // `- key:value` and `- -word` are mistakes that the checks of the library's tree know.
  if (/[A-Za-z_][\w-]*:|-[A-Za-z]|[\n#]|$/y.test(text.slice(start, start + 80))) return GIVE_UP;
  return readInline(reader, start, indent, depth);
}

/**
 * Reads a block under `|`, `|-` or `|+`; blank lines with more spaces than the text, and marks with
 * anything else, are left to the library.
 */
function readLiteral(reader: Reader, start: number, indent: number): YamlScalar | typeof GIVE_UP {
  const { path, text } = reader;
  const headEnd = lineEnd(text, start);
  const mark = text.slice(start, headEnd);
  if (mark !== '|' && mark !== '|-' && mark !== '|+') return GIVE_UP;
  const lines: string[] = [];
  let columns = -1;
  let at = Math.min(headEnd + 1, text.length);
  let contentEnd = at;
  let keptCount = 0;
  while (at < text.length) {
    let textStart = at;
    while (text[textStart] === ' ') textStart++;
    const end = lineEnd(text, textStart);
    const isBlank = textStart === end;
    if (!isBlank && textStart - at <= indent) break;
    if (!isBlank && columns < 0) columns = textStart - at;
    if (isBlank ? textStart - at > 0 : textStart - at < columns) return GIVE_UP;
    lines.push(isBlank ? '' : text.slice(at + columns, end));
    if (!isBlank) {
      contentEnd = end;
      keptCount = lines.length;
    }
    at = Math.min(end + 1, text.length);
  }
  if (keptCount === 0 || mark === '|+') return GIVE_UP;
  const decoded = lines.slice(0, keptCount).join('\n') + (mark === '|' ? '\n' : '');
  let shownEnd = contentEnd;
  while (/\s/.test(text[shownEnd - 1] ?? '')) shownEnd--;
  goToLine(reader, at);
  const textEnd = Math.min(contentEnd + 1, text.length);
  const block = { parentIndent: indent, textStart: headEnd + 1, textEnd };
  return {
    kind: 'scalar',
    value: decoded,
    text: decoded,
    style: 'literal',
    span: span(path, start, shownEnd),
    block,
  };
}
