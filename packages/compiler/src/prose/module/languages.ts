/**
 * Takes the metadata of a game in all languages apart: English, and for each other language what
 * differs.
 */
import type { Overlay } from '@undercroft/contract';

/** Stands between the languages of a text; no file can hold it. */
export const BETWEEN = '\0';

/** What the metadata is in one language, and what is else in the others. */
interface Apart {
  readonly own: unknown;
  /** by position of the language; undefined where nothing differs */
  readonly others: readonly (Overlay | string | undefined)[];
}

/**
 * Takes texts apart that `in-all.ts` has put together.
 *
 * @param count  how many languages
 * @returns the data with the first language, and for each other one the texts that differ, under
 *   the same keys
 */
export function takeApart(data: unknown, count: number): Apart {
  const own = firstOf(data);
  return { own, others: Array.from({ length: count - 1 }, (_, index) => differing(data, own, index + 1)) };
}

/**
 * The data in the first language; parts without texts in several languages stay the same objects.
 */
function firstOf(data: unknown): unknown {
  if (typeof data === 'string') {
    const end = data.indexOf(BETWEEN);
    return end < 0 ? data : data.slice(0, end);
  }
  if (typeof data !== 'object' || data === null) return data;
  return Array.isArray(data) ? firstOfList(data) : firstOfRecord(data as Record<string, unknown>);
}

function firstOfList(data: readonly unknown[]): readonly unknown[] {
  let copy: unknown[] | null = null;
  for (let i = 0; i < data.length; i++) {
    const first = firstOf(data[i]);
    if (first !== data[i]) (copy ??= [...data])[i] = first;
  }
  return copy ?? data;
}

function firstOfRecord(data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  let copy: Record<string, unknown> | null = null;
  for (const key of Object.keys(data)) {
    const first = firstOf(data[key]);
    if (first !== data[key]) (copy ??= { ...data })[key] = first;
  }
  return copy ?? data;
}

/** @param own the same data in the first language */
function differing(data: unknown, own: unknown, language: number): Overlay | string | undefined {
  if (data === own) return undefined;
  if (typeof data === 'string') {
    const text = data.split(BETWEEN)[language];
    return text === own ? undefined : text;
  }
  const parts: [string, Overlay | string][] = [];
  for (const [key, value] of Object.entries(data as object)) {
    const part = differing(
      value,
      Object.hasOwn(own as object, key) ? (own as Record<string, unknown>)[key] : undefined,
      language,
    );
    if (part !== undefined) parts.push([key, part]);
  }
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}

/**
 * What a document says otherwise in another language.
 *
 * @returns the texts that differ, under the same keys; the whole other document when the two are
 *   not built alike; undefined when they are the same
 */
export function overlayOf(own: unknown, other: unknown): unknown {
  const found = differenceOf(own, other);
  return found === null ? other : found.texts;
}

/** Null when the two are not built alike. */
function differenceOf(own: unknown, other: unknown): { readonly texts: Overlay | string | undefined } | null {
  if (typeof own === 'string' && typeof other === 'string') return { texts: own === other ? undefined : other };
  if (typeof own !== 'object' || own === null || typeof other !== 'object' || other === null)
    return own === other ? { texts: undefined } : null;
  const entries = Object.entries(other);
  if (Array.isArray(own) !== Array.isArray(other) || Object.keys(own).length !== entries.length) return null;
  const parts: [string, Overlay | string][] = [];
  for (const [key, value] of entries) {
    const part = Object.hasOwn(own, key) ? differenceOf((own as Record<string, unknown>)[key], value) : null;
    if (part === null) return null;
    if (part.texts !== undefined) parts.push([key, part.texts]);
  }
  return { texts: parts.length === 0 ? undefined : Object.fromEntries(parts) };
}
