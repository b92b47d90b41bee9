/**
 * Which entries of a list are those of another list, so that a list that slides or loses an entry
 * is not sent anew.
 */
import { isJsonRecord, isSameJson, type JsonValue } from './json.ts';

/**
 * For each entry of `after` the place in `before` that it comes from, -1 for a new one. Places
 * grow, so what is left out of them goes. Entries with an id come from those of the same id; others
 * from those that hold the same values, or from those of the same place between such.
 */
export function originsOf(before: readonly JsonValue[], after: readonly JsonValue[]): readonly number[] {
  if (before.length === 0 || after.length === 0) return after.map(() => -1);
  const hasIds = before.every(hasId) && after.every(hasId);
  const nameOf = (entry: JsonValue): JsonValue => (hasIds && hasId(entry) ? entry.id : valuesIn(entry));
  const places = new Map<JsonValue, number[]>();
  for (const [at, entry] of before.entries()) {
    const name = nameOf(entry);
    const same = places.get(name);
    if (same === undefined) places.set(name, [at]);
    else same.push(at);
  }
  const origins = growing(after.map((entry) => places.get(nameOf(entry))?.shift() ?? -1));
  return hasIds ? origins : paired(origins, before, after);
}

function hasId(entry: JsonValue): entry is { readonly id: number | string } {
  return isJsonRecord(entry) && (typeof entry['id'] === 'number' || typeof entry['id'] === 'string');
}

/**
 * What an entry holds itself, as text. Records in it are left out: they may be a whole board, and
 * what has changed in them is found when the entries are compared.
 */
function valuesIn(entry: JsonValue): string {
  if (!isJsonRecord(entry)) return JSON.stringify(entry);
  return JSON.stringify(Object.values(entry).map((value) => (holdsRecords(value) ? null : value)));
}

function holdsRecords(value: JsonValue): boolean {
  return isJsonRecord(value) || (Array.isArray(value) && value.length > 0 && isJsonRecord(value[0] as JsonValue));
}

/** Keeps the longest run of places that grow, and forgets the others. */
function growing(places: readonly number[]): number[] {
  /** by length of a run: index of the least last place */
  const ends: number[] = [];
  const previous = places.map(() => -1);
  for (const [i, place] of places.entries()) {
    if (place < 0) continue;
    let length = ends.length;
    while (length > 0 && places[ends[length - 1]!]! >= place) length--;
    previous[i] = ends[length - 1] ?? -1;
    ends[length] = i;
  }
  const kept = places.map(() => -1);
  for (let i = ends.at(-1) ?? -1; i >= 0; i = previous[i]!) kept[i] = places[i]!;
  return kept;
}

/**
 * Entries between two that are the same come from what stood there before, one for one, as long as
 * they resemble it.
 */
function paired(origins: readonly number[], before: readonly JsonValue[], after: readonly JsonValue[]): number[] {
  const all = [...origins];
  let last = -1;
  for (const [i, entry] of after.entries()) {
    if (all[i] === -1) {
      const next = origins.slice(i).find((place) => place >= 0) ?? before.length;
      if (last + 1 < next && resembles(before[last + 1]!, entry)) all[i] = last + 1;
    }
    if (all[i]! >= 0) last = all[i]!;
  }
  return all;
}

/** Whether at least half of what an object holds is the same. */
function resembles(one: JsonValue, other: JsonValue): boolean {
  if (!isJsonRecord(one) || !isJsonRecord(other)) return false;
  const keys = Object.keys(other);
  return 2 * keys.filter((key) => Object.hasOwn(one, key) && isSameJson(one[key]!, other[key]!)).length >= keys.length;
}
