/**
 * New entries of a list as they are sent. Lines of a log have the same keys, which are named once.
 */
import { isJsonRecord, type JsonRecord, type JsonValue } from './json.ts';

/** Values, or rows of values and the keys of each row. */
export type NewEntries =
  | readonly [values: readonly JsonValue[]]
  | readonly [rows: readonly (readonly JsonValue[])[], keys: readonly string[]];

export function packEntries(entries: readonly JsonValue[]): NewEntries {
  const [first, second] = entries;
  if (second === undefined || !isJsonRecord(first!)) return [entries];
  const keys = Object.keys(first);
  const isAlike = (entry: JsonValue): entry is JsonRecord =>
    isJsonRecord(entry) && Object.keys(entry).join('\n') === keys.join('\n');
  return entries.every(isAlike) ? [entries.map((entry) => keys.map((key) => entry[key]!)), keys] : [entries];
}

export function unpackEntries([entries, keys]: NewEntries): readonly JsonValue[] {
  if (keys === undefined) return entries;
  return (entries as readonly JsonValue[][]).map((row) => Object.fromEntries(keys.map((key, i) => [key, row[i]!])));
}
