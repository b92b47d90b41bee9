/**
 * Differences between two JSON values, so that a page receives what has changed and not the whole
 * view.
 */

/** JSON as `JSON.parse` gives it. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** How a value becomes another one. */
export type Patch =
  /** it is replaced */
  | { readonly is: JsonValue }
  /** entries of an object that change, and keys that go */
  | { readonly set: { readonly [key: string]: Patch }; readonly drop?: readonly string[] }
  /** entries of a list that change, by index; its new length; what is appended */
  | { readonly at: { readonly [index: string]: Patch }; readonly length: number; readonly more?: readonly JsonValue[] };

/**
 * The patch that makes `after` of `before`.
 *
 * @returns null when they are equal
 */
export function diffJson(before: JsonValue, after: JsonValue): Patch | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after);
  if (isObject(before) && isObject(after)) return diffObjects(before, after);
  return { is: after };
}

function diffLists(before: readonly JsonValue[], after: readonly JsonValue[]): Patch | null {
  const at: Record<string, Patch> = {};
  const shared = Math.min(before.length, after.length);
  for (let i = 0; i < shared; i++) {
    const patch = diffJson(before[i]!, after[i]!);
    if (patch !== null) at[i] = patch;
  }
  const more = after.slice(shared);
  if (Object.keys(at).length === 0 && after.length === before.length) return null;
  return { at, length: after.length, ...(more.length > 0 ? { more } : {}) };
}

type JsonObject = { readonly [key: string]: JsonValue };

function diffObjects(before: JsonObject, after: JsonObject): Patch | null {
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
    if (!isObject(before)) throw new TypeError('a patch for an object was given for something else');
    const after = new Map(Object.entries(before));
    for (const [key, inner] of Object.entries(patch.set)) after.set(key, patchJson(after.get(key) ?? null, inner));
    for (const key of patch.drop ?? []) after.delete(key);
    return Object.fromEntries(after);
  }
  if (!Array.isArray(before)) throw new TypeError('a patch for a list was given for something else');
  const list = before as readonly JsonValue[];
  const kept = list.slice(0, patch.length).map((entry, i) => (patch.at[i] ? patchJson(entry, patch.at[i]) : entry));
  return [...kept, ...(patch.more ?? [])];
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
