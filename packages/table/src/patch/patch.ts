/**
 * Differences between two JSON values, so that a page receives what has changed and not the whole
 * view.
 */

import { isJsonRecord, isSameJson, type JsonRecord, type JsonValue } from './json.ts';
import { originsOf } from './list-patch.ts';
import { packEntries, unpackEntries, type NewEntries } from './new-entries.ts';

/** How a value becomes another one. */
export type Patch =
  /** it is replaced */
  | { readonly is: JsonValue }
  /** entries of an object that change, and keys that go */
  | { readonly set: { readonly [key: string]: Patch }; readonly drop?: readonly string[] }
  /**
   * entries of a list that go, as runs of `[index before, how many]`; runs of new ones behind the
   * index of the first; those that change, by index after
   */
  | {
      readonly drop?: readonly (readonly [number, number])[];
      readonly put?: readonly (readonly [number, ...NewEntries])[];
      readonly at?: { readonly [index: string]: Patch };
    };

/**
 * The patch that makes `after` of `before`.
 *
 * @returns null when they are equal
 */
export function diffJson(before: JsonValue, after: JsonValue): Patch | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after);
  if (isJsonRecord(before) && isJsonRecord(after)) return diffObjects(before, after);
  return { is: after };
}

function diffLists(before: readonly JsonValue[], after: readonly JsonValue[]): Patch | null {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isSameJson(before[head]!, after[head]!)) head++;
  if (head === shorter && before.length === after.length) return null;
  let tail = 0;
  while (tail < shorter - head && isSameJson(before.at(-1 - tail)!, after.at(-1 - tail)!)) tail++;
  const [old, fresh] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
  const [put, at]: [[number, JsonValue[]][], Record<string, Patch>] = [[], {}];
  const origins = originsOf(old, fresh);
  for (const [i, from] of origins.entries()) {
    const last = put.at(-1);
    const patch = from < 0 ? null : diffJson(old[from]!, fresh[i]!);
    if (patch !== null) at[head + i] = patch;
    if (from >= 0) continue;
    if (last !== undefined && last[0] + last[1].length === head + i) last[1].push(fresh[i]!);
    else put.push([head + i, [fresh[i]!]]);
  }
  const drop = runsWithout(new Set(origins), old.length).map(([from, many]) => [head + from, many] as const);
  return {
    ...(drop.length > 0 && { drop }),
    ...(put.length > 0 && { put: put.map(([i, entries]) => [i, ...packEntries(entries)] as const) }),
    ...(Object.keys(at).length > 0 && { at }),
  };
}

/** Runs of places that are not kept, as `[first, how many]`. */
function runsWithout(kept: ReadonlySet<number>, length: number): [number, number][] {
  const runs: [number, number][] = [];
  for (let i = 0; i < length; i++) {
    const last = runs.at(-1);
    if (kept.has(i)) continue;
    if (last !== undefined && last[0] + last[1] === i) last[1]++;
    else runs.push([i, 1]);
  }
  return runs;
}

function diffObjects(before: JsonRecord, after: JsonRecord): Patch | null {
  const set: Record<string, Patch> = Object.create(null) as Record<string, Patch>;
  for (const [key, value] of Object.entries(after)) {
    const patch = Object.hasOwn(before, key) ? diffJson(before[key]!, value) : { is: value };
    if (patch !== null) set[key] = patch;
  }
  const drop = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  if (Object.keys(set).length === 0 && drop.length === 0) return null;
  return { set, ...(drop.length > 0 ? { drop } : {}) };
}

/**
 * Applies a patch that `diffJson` made for this value. The value stays as it is.
 *
 * @throws TypeError when the patch is for a value of another shape
 */
export function patchJson(before: JsonValue, patch: Patch): JsonValue {
  if ('is' in patch) return patch.is;
  if ('set' in patch) {
    if (!isJsonRecord(before)) throw new TypeError('a patch for an object was given for something else');
    const after = new Map(Object.entries(before));
    for (const [key, inner] of Object.entries(patch.set)) after.set(key, patchJson(after.get(key) ?? null, inner));
    for (const key of patch.drop ?? []) after.delete(key);
    return Object.fromEntries(after);
  }
  if (!Array.isArray(before)) throw new TypeError('a patch for a list was given for something else');
  const { drop = [], put = [], at = {} } = patch;
  const list = [...(before as readonly JsonValue[])];
  for (const [from, many] of drop.toReversed()) list.splice(from, many);
  for (const [index, ...entries] of put) list.splice(index, 0, ...unpackEntries(entries));
  return list.map((entry, i) => (at[i] ? patchJson(entry, at[i]) : entry));
}
