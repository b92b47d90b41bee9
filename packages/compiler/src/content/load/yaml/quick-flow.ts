// Lists and maps in brackets on one line, for the quick reader.

import { span } from '../../../diagnostics/source/span.ts';
import { GIVE_UP, plainScalar, quotedEnd, scalarOf, type Cursor, type QuickNode } from './quick-scalar.ts';
import type { YamlEntry, YamlNode } from './node.ts';

const FLOW_KEY = /[A-Za-z0-9_][\w.()#-]*(?: [A-Za-z0-9_][\w.()#-]*)*: /y;

/**
 * Reads a list in `[` `]` or a map in `{` `}`.
 *
 * @param lineStop   end of its line, where it must be closed
 * @param depthLeft  how many may still lie inside each other
 * @throws           never
 */
export function readQuickFlow(cursor: Cursor, start: number, lineStop: number, depthLeft: number): QuickNode {
  if (depthLeft < 0 || --cursor.countLeft < 0) return GIVE_UP;
  return cursor.text[start] === '['
    ? readList(cursor, start, lineStop, depthLeft)
    : readBraces(cursor, start, lineStop, depthLeft);
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at++;
  return at;
}

function readList(cursor: Cursor, start: number, lineStop: number, depthLeft: number): QuickNode {
  const { path, text } = cursor;
  const items: YamlNode[] = [];
  let at = skipSpaces(text, start + 1);
  while (text[at] !== ']') {
    const item = readValue(cursor, at, lineStop, depthLeft);
    if (item === GIVE_UP) return GIVE_UP;
    items.push(item);
    at = nextPart(text, item.span.end, ']');
    if (at < 0) return GIVE_UP;
  }
  return at >= lineStop ? GIVE_UP : { kind: 'seq', items, span: span(path, start, at + 1), flow: true };
}

function readBraces(cursor: Cursor, start: number, lineStop: number, depthLeft: number): QuickNode {
  const { path, text } = cursor;
  const entries: YamlEntry[] = [];
  const keys = new Set<string>();
  let at = skipSpaces(text, start + 1);
  while (text[at] !== '}') {
    FLOW_KEY.lastIndex = at;
    const match = FLOW_KEY.exec(text);
    if (match === null) return GIVE_UP;
    const keyEnd = at + match[0].length - 2;
    const key = text.slice(at, keyEnd);
    const value = readValue(cursor, skipSpaces(text, keyEnd + 1), lineStop, depthLeft);
    if (value === GIVE_UP || keys.has(key)) return GIVE_UP;
    keys.add(key);
    entries.push({ key, keySpan: span(path, at, keyEnd), value });
    at = nextPart(text, value.span.end, '}');
    if (at < 0) return GIVE_UP;
  }
  return at >= lineStop ? GIVE_UP : { kind: 'map', entries, span: span(path, start, at + 1), flow: true };
}

/**
 * Offset of the next part behind a comma, or of the closing bracket; -1 when neither stands there,
 * or the comma is the last.
 */
function nextPart(text: string, from: number, close: string): number {
  const at = skipSpaces(text, from);
  if (text[at] === close) return at;
  if (text[at] !== ',' || text[at + 1] !== ' ') return -1;
  const next = skipSpaces(text, at + 1);
  return text[next] === close || text[next] === ',' ? -1 : next;
}

function readValue(cursor: Cursor, start: number, lineStop: number, depthLeft: number): QuickNode {
  const { path, text } = cursor;
  const character = text[start];
  if (start >= lineStop || character === undefined) return GIVE_UP;
  if (character === '[' || character === '{') return readQuickFlow(cursor, start, lineStop, depthLeft - 1);
  if (character === '"' || character === "'") {
    const close = quotedEnd(text, start, lineStop);
    return close < 0 || --cursor.countLeft < 0 ? GIVE_UP : scalarOf(path, text, start, close);
  }
  let end = start;
  while (end < lineStop && !',[]{}'.includes(text[end] ?? '')) end++;
  while (end > start && text[end - 1] === ' ') end--;
  return plainScalar(cursor, start, end, true);
}
