/** JSON as `JSON.parse` gives it. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonRecord;

export type JsonRecord = { readonly [key: string]: JsonValue };

export function isJsonRecord(value: JsonValue): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isJsonList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** Whether two values are equal; the order of keys does not matter. */
export function isSameJson(one: JsonValue, other: JsonValue): boolean {
  if (one === other) return true;
  if (isJsonList(one) && isJsonList(other))
    return one.length === other.length && one.every((entry, i) => isSameJson(entry, other[i]!));
  if (!isJsonRecord(one) || !isJsonRecord(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && isSameJson(one[key]!, other[key]!));
}
