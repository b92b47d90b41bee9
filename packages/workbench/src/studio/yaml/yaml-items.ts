/**
 * Objects of a list that go out of it or change their places, with the remarks that belong to them.
 */
import { parse, type YAMLSeq } from 'yaml';
import { columnOf, editOf, endOfLine, listAt, rangeOf, withEdit, type TextEdit } from './yaml-edit.ts';

/** A change of a list, and where the cursor goes in the text behind it. */
export interface ItemEdit extends TextEdit {
  readonly at: number;
}

/** A stretch of a text. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * Brings an object of a list before the one before it, or behind the one behind it. Remarks right
 * above it and inside of it come along; blank lines and remarks that stand alone stay where they
 * are.
 *
 * @param path  of the object, as for `editOf`: its last step is its number in the list, from 0
 * @param by    -1 up, 1 down
 * @returns     with the beginning of the object; null where it cannot go
 */
export function movedItem(text: string, path: readonly string[], by: -1 | 1): ItemEdit | null {
  const found = itemAt(text, path);
  if (found === null) return null;
  const { list, index } = found;
  const [upper, lower] = [Math.min(index, index + by), Math.max(index, index + by)].map((i) =>
    stretchOf(text, list, i),
  );
  if (!upper || !lower) return null;
  const [first, between, second] = [
    text.slice(upper.from, upper.to),
    text.slice(upper.to, lower.from),
    text.slice(lower.from, lower.to),
  ];
  // The last line of a text may have no end.
  const isOpen = list.flow !== true && !second.endsWith('\n');
  const [up, down] = isOpen ? [`${second}\n`, first.replace(/\n$/, '')] : [second, first];
  const edit = { from: upper.from, to: lower.to, insert: up + between + down };
  const values = valuesAt(text, path);
  const [moved] = values.splice(index, 1);
  values.splice(index + by, 0, moved);
  return checked(text, edit, path, values, index + by);
}

/**
 * Takes an object out of a list, with the remarks that belong to it. With the last object the key
 * of the list goes.
 *
 * @param path  as for `movedItem`
 * @returns with the beginning of the object that is in its place now, else of the last; null where
 *   there is none to take
 */
export function takenItem(text: string, path: readonly string[]): ItemEdit | null {
  const found = itemAt(text, path);
  if (found === null) return null;
  const { list, index } = found;
  if (list.items.length === 1 && path.length > 1) {
    const edit = editOf(text, path.slice(0, -1), null);
    return edit && { ...edit, at: Math.max(0, edit.from - 1) };
  }
  const here = stretchOf(text, list, index);
  if (here === null) return null;
  const edit = list.flow === true ? outOfBrackets(list, index, here) : outOfLines(text, here);
  const values = valuesAt(text, path);
  values.splice(index, 1);
  return checked(text, edit, path, values, Math.min(index, values.length - 1));
}

/** The list around an object that is there. */
function itemAt(text: string, path: readonly string[]): { readonly list: YAMLSeq; readonly index: number } | null {
  const list = listAt(text, path.slice(0, -1));
  const index = Number(path.at(-1));
  return list?.items[index] === undefined ? null : { list, index };
}

/**
 * Where an object stands, with its own remarks and, in lines, their ends; null where it shares its
 * line with another one or does not exist.
 */
function stretchOf(text: string, list: YAMLSeq, index: number): Stretch | null {
  const range = rangeOf(list.items[index]);
  if (range === null) return null;
  const [start, end] = range;
  if (list.flow === true) return { from: start, to: end };
  const column = columnOf(text, rangeOf(list)![0]);
  const dash = text.lastIndexOf('-', start - 1);
  const line = dash - columnOf(text, dash);
  if (text.slice(line, dash).trim() !== '') return null;
  return { from: withRemarksAbove(text, line), to: withRemarksInside(text, endOfLine(text, end), column) };
}

/** Remarks right above a line belong to it, but for those with which the text begins. */
function withRemarksAbove(text: string, line: number): number {
  let from = line;
  while (from > 0) {
    const above = text.lastIndexOf('\n', from - 2) + 1;
    if (!/^ *#/.test(text.slice(above, from))) return from;
    from = above;
  }
  return line;
}

/**
 * Remarks right below, further in than the mark of the list, belong to the object; blank lines at
 * its end do not.
 */
function withRemarksInside(text: string, end: number, column: number): number {
  let to = end;
  while (/\n[ \t]*\n$/.test(text.slice(0, to))) to = text.lastIndexOf('\n', to - 2) + 1;
  for (;;) {
    const remark = /^( *)#[^\n]*(?:\n|$)/.exec(text.slice(to));
    if (remark === null || remark[1]!.length <= column) return to;
    to += remark[0].length;
  }
}

function outOfBrackets({ items }: YAMLSeq, index: number, { from, to }: Stretch): TextEdit {
  const next = rangeOf(items[index + 1]);
  if (next !== null) return { from, to: next[0], insert: '' };
  return { from: rangeOf(items[index - 1])?.[1] ?? from, to, insert: '' };
}

/** Of blank lines above and below one is enough. */
function outOfLines(text: string, { from, to }: Stretch): TextEdit {
  const above = text.slice(0, from);
  const isBlankAbove = from === 0 || /\n[ \t]*\n$/.test(above);
  if (to === text.length) return { from: above.replace(/\n\s*$/, '\n').length, to, insert: '' };
  const blank = isBlankAbove ? (/^[ \t]*\n/.exec(text.slice(to))?.[0].length ?? 0) : 0;
  return { from, to: to + blank, insert: '' };
}

function valuesAt(text: string, path: readonly string[]): unknown[] {
  let value: unknown = parse(text);
  for (const key of path.slice(0, -1)) value = (value as Readonly<Record<string, unknown>>)[key];
  return (value ?? []) as unknown[];
}

/**
 * The edit, when it means what it should: names for values, say, may stand before what they name.
 *
 * @param index of the object with the cursor
 */
function checked(
  text: string,
  edit: TextEdit,
  path: readonly string[],
  values: readonly unknown[],
  index: number,
): ItemEdit | null {
  const after = withEdit(text, edit);
  try {
    if (JSON.stringify(valuesAt(after, path)) !== JSON.stringify(values)) return null;
  } catch {
    return null;
  }
  const list = listAt(after, path.slice(0, -1));
  return { ...edit, at: rangeOf(list?.items[index])?.[0] ?? edit.from };
}
