/**
 * Changes of single values in a YAML text: the rest of the text, comments
 * included, stays as it is.
 */
import { isMap, isScalar, isSeq, parse, parseDocument, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import { flowText, plainText } from './yaml-text.ts';

/** A stretch of a text, and what stands there instead. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** What a key can be given: a scalar, several lines of text, a list of scalars. */
export type EditedValue = string | number | boolean | readonly string[];

/**
 * Gives a value to a key, which is added where it is missing.
 *
 * @param path   keys, outermost first; of a list the place in it, from 0
 * @param value  null takes the key away
 * @returns      null when nothing changes, or the text is no map that can be read
 */
export function editOf(text: string, path: readonly string[], value: EditedValue | null): TextEdit | null {
  const document = parseDocument(text);
  const { contents } = document;
  if (document.errors.length > 0) return null;
  if (contents === null || (isScalar(contents) && contents.value === null))
    return value === null
      ? null
      : { from: text.length, to: text.length, insert: ownLine(text) + blockOf(path, value, '') };
  let map: unknown = contents;
  for (const [depth, key] of path.entries()) {
    if (isSeq(map)) {
      map = map.items[Number(key)];
      continue;
    }
    if (!isMap(map)) return null;
    const pair = map.items.find((item) => keyOf(item) === key);
    if (pair === undefined) return value === null ? null : added(text, map, path.slice(depth), value);
    if (depth === path.length - 1) return value === null ? removeKey(text, map, pair) : replaced(text, pair, value);
    map = pair.value;
  }
  return null;
}

/** A key without a value, to go on writing behind it; else as `editOf`. */
export function openedKey(text: string, path: readonly string[]): TextEdit | null {
  const nothing = '""';
  const edit = editOf(text, path, '');
  // The empty text is the last that is written.
  const at = edit?.insert.lastIndexOf(nothing) ?? -1;
  return edit === null || at < 0
    ? null
    : { ...edit, insert: edit.insert.slice(0, at) + edit.insert.slice(at + nothing.length) };
}

/**
 * Adds an object behind the last of a list, which is begun where it is missing.
 *
 * @param path  of the list, as for `editOf`; empty for a text that is one
 * @param keys  of the object, without values
 * @returns with where the first value is to be written, in the text after the edit; null where
 *   there is no such list
 */
export function addedObject(
  text: string,
  path: readonly string[],
  keys: readonly string[],
): (TextEdit & { readonly at: number }) | null {
  const [first = ''] = keys;
  const list = path.length === 0 && isEmptyText(text) ? null : listAt(text, path);
  if (list === undefined) return null;
  const edit = list === null ? beginList(text, path, keys) : behindLast(text, list, keys);
  if (edit === null) return null;
  const at = edit.from + edit.insert.lastIndexOf(`${plainText(first)}:`) + plainText(first).length + 1;
  return { ...edit, at };
}

function isEmptyText(text: string): boolean {
  const { contents } = parseDocument(text);
  return contents === null || (isScalar(contents) && contents.value === null);
}

/**
 * The list at a path; null where its key is missing or has no value, undefined where something else
 * stands.
 */
export function listAt(text: string, path: readonly string[]): YAMLSeq | null | undefined {
  const document = parseDocument(text);
  if (document.errors.length > 0) return undefined;
  let node: unknown = document.contents;
  for (const key of path) {
    if (node === null || (isScalar(node) && node.value === null)) return null;
    if (isMap(node)) node = node.items.find((item) => keyOf(item) === key)?.value ?? null;
    else if (isSeq(node)) node = node.items[Number(key)];
    else return undefined;
  }
  if (node === null || (isScalar(node) && node.value === null)) return null;
  return isSeq(node) ? node : undefined;
}

/** A list of one object, as the value of a key or as the whole text. */
function beginList(text: string, path: readonly string[], keys: readonly string[]): TextEdit | null {
  if (path.length === 0) return { from: text.length, to: text.length, insert: ownLine(text) + objectOf(keys, '') };
  const edit = openedKey(text, path);
  if (edit === null) return null;
  const { from, insert } = edit;
  const lineStart = text.lastIndexOf('\n', from - 1) + 1;
  const before = text.slice(lineStart, from) + insert;
  const isBlock = insert.endsWith('\n') || /^\s*(?:- )*[^\s{[]+:\s*$/.test(before);
  if (!isBlock)
    return { ...edit, insert: `${insert.trimEnd()} [${flowObject(keys)}]${text[edit.to] === '}' ? ' ' : ''}` };
  // The key stands in the last line that is written, or in the line that is there.
  const line = insert.trimEnd().split('\n').at(-1) ?? '';
  const indent = insert.includes('\n') ? /^ */.exec(line)![0] : ' '.repeat(columnOf(text, keyStart(text, lineStart)));
  return {
    ...edit,
    insert: `${insert.trimEnd()}\n${objectOf(keys, `${indent}  `).trimEnd()}${insert.endsWith('\n') ? '\n' : ''}`,
  };
}

/** Where the key of a line begins, behind the marks of lists. */
function keyStart(text: string, lineStart: number): number {
  return lineStart + /^[\s-]*/.exec(text.slice(lineStart))![0].length;
}

function behindLast(text: string, list: YAMLSeq, keys: readonly string[]): TextEdit | null {
  const [from, to] = rangeOf(list)!;
  const last = rangeOf(list.items.at(-1));
  if (list.flow === true) {
    return last === null
      ? { from: from + 1, to: to - 1, insert: flowObject(keys) }
      : { from: last[1], to: last[1], insert: `, ${flowObject(keys)}` };
  }
  if (last === null) return null;
  const end = endOfLine(text, last[1]);
  return { from: end, to: end, insert: ownLine(text.slice(0, end)) + objectOf(keys, ' '.repeat(columnOf(text, from))) };
}

/** @param indent  of the mark of the list */
function objectOf(keys: readonly string[], indent: string): string {
  return keys.map((key, index) => `${indent}${index === 0 ? '- ' : '  '}${plainText(key)}:\n`).join('');
}

function flowObject(keys: readonly string[]): string {
  return `{ ${keys.map((key) => `${plainText(key)}:`).join(', ')} }`;
}

/** The same edit without what it would write over with the same letters. */
export function smallest(text: string, { from, to, insert }: TextEdit): TextEdit {
  const old = text.slice(from, to);
  const most = Math.min(old.length, insert.length);
  let before = 0;
  while (before < most && old[before] === insert[before]) before++;
  let behind = 0;
  while (behind < most - before && old[old.length - 1 - behind] === insert[insert.length - 1 - behind]) behind++;
  return { from: from + before, to: to - behind, insert: insert.slice(before, insert.length - behind) };
}

/** Whether a text is YAML. */
export function isReadable(text: string): boolean {
  return parseDocument(text).errors.length === 0;
}

/** A text with an edit. */
export function withEdit(text: string, edit: TextEdit | null): string {
  return edit === null ? text : text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
}

function keyOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : '';
}

/** Where a node begins and ends, without what stands behind it. */
export function rangeOf(node: unknown): readonly [number, number] | null {
  const range = (node as { readonly range?: readonly [number, number, number] | null } | null)?.range;
  return range === null || range === undefined ? null : [range[0], range[1]];
}

function replaced(text: string, pair: Pair, value: EditedValue): TextEdit | null {
  const key = rangeOf(pair.key);
  if (key === null) return null;
  const range = rangeOf(pair.value);
  const colon = text.indexOf(':', key[1]) + 1;
  const isEmpty = range === null || range[0] === range[1];
  const [from, to] = isEmpty ? [colon, colon] : range;
  // What stands in lines of its own ends with the last of them.
  const endsLine = text.slice(from, to).endsWith('\n');
  const written = textOf(value, columnOf(text, key[0]));
  const insert = `${isEmpty ? ' ' : ''}${written}${endsLine && !written.endsWith('\n') ? '\n' : ''}`;
  if (!endsLine && written.endsWith('\n')) return asLines(text, from, to, insert);
  return text.slice(from, to) === insert ? null : { from, to, insert };
}

/** Lines in the place of a word: a remark behind the word stays behind its key. */
function asLines(text: string, from: number, to: number, insert: string): TextEdit {
  const end = endOfLine(text, to);
  const remark = text.slice(to, end).trimEnd();
  return { from, to: end, insert: insert.replace('|', () => `|${remark}`) };
}

function added(text: string, map: YAMLMap, path: readonly string[], value: EditedValue): TextEdit {
  const range = rangeOf(map)!;
  if (map.flow === true) {
    const close = range[1] - 1;
    const last = rangeOf(map.items.at(-1)?.value) ?? rangeOf(map.items.at(-1)?.key);
    const at = last?.[1] ?? range[0] + 1;
    return last === null
      ? { from: at, to: close, insert: ` ${flowOf(path, value)} ` }
      : { from: at, to: at, insert: `, ${flowOf(path, value)}` };
  }
  const first = rangeOf(map.items[0]?.key)!;
  const end = endOfLine(text, rangeOf(map.items.at(-1)?.value)?.[1] ?? rangeOf(map.items.at(-1)?.key)![1]);
  const indent = ' '.repeat(columnOf(text, first[0]));
  return { from: end, to: end, insert: ownLine(text.slice(0, end)) + blockOf(path, value, indent) };
}

function removeKey(text: string, map: YAMLMap, pair: Pair): TextEdit {
  const [from, keyEnd] = rangeOf(pair.key)!;
  const to = rangeOf(pair.value)?.[1] ?? keyEnd;
  const before = text.slice(from - columnOf(text, from), from);
  // The first key of an object in a list stands behind the mark of the list, which stays.
  if (map.flow !== true && before.trim() !== '') {
    const behind = rangeOf(map.items[map.items.indexOf(pair) + 1]?.key);
    return behind === null ? { from, to, insert: '{}' } : { from, to: behind[0], insert: '' };
  }
  if (map.flow !== true) return { from: from - columnOf(text, from), to: endOfLine(text, to), insert: '' };
  const index = map.items.indexOf(pair);
  const next = rangeOf(map.items[index + 1]?.key);
  if (next !== null) return { from, to: next[0], insert: '' };
  const last = rangeOf(map.items[index - 1]?.value);
  return { from: last === null ? from : last[1], to, insert: '' };
}

/** Behind the line in which something ends; what ends with its line ends there. */
export function endOfLine(text: string, at: number): number {
  if (text[at - 1] === '\n') return at;
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

/** Signs of its line before a place. */
export function columnOf(text: string, at: number): number {
  return at - (text.lastIndexOf('\n', at - 1) + 1);
}

function ownLine(before: string): string {
  return before === '' || before.endsWith('\n') ? '' : '\n';
}

function blockOf([key = '', ...rest]: readonly string[], value: EditedValue, indent: string): string {
  const written = textOf(value, indent.length);
  return rest.length === 0
    ? `${indent}${plainText(key)}: ${written}${written.endsWith('\n') ? '' : '\n'}`
    : `${indent}${plainText(key)}:\n${blockOf(rest, value, `${indent}  `)}`;
}

function flowOf([key = '', ...rest]: readonly string[], value: EditedValue): string {
  const inner = rest.length === 0 ? scalarOrList(value) : `{ ${flowOf(rest, value)} }`;
  return `${plainText(key)}: ${inner}`;
}

/** @param column  of the key; lines of a text stand two further in */
function textOf(value: EditedValue, column: number): string {
  if (typeof value !== 'string' || !value.includes('\n')) return scalarOrList(value);
  const indent = ' '.repeat(column + 2);
  const lines = value.trimEnd().split('\n');
  return `|\n${lines.map((line) => (line === '' ? '' : indent + line)).join('\n')}\n`;
}

/** On one line. A text that YAML would take for something else stands in quotes. */
function scalarOrList(value: EditedValue): string {
  const written = flowText(value);
  return typeof value === 'string' && parse(written) !== value ? JSON.stringify(value) : written;
}
