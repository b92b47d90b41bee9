/** Takes the metadata of a game in all languages apart: English, and for each other language what differs. */
import type { Overlay } from '@undercroft/contract';
import { BETWEEN } from './texts.ts';

/** What a part of the metadata is in one language, and what is else in the others. */
interface Apart {
  readonly own: unknown;
  /** by position of the language; undefined where nothing differs */
  readonly others: readonly (Overlay | string | undefined)[];
}

/**
 * Takes texts apart that `texts.ts` has put together.
 *
 * @param count  how many languages
 * @returns      the data with the first language, and for each other one the texts that differ, under the same keys
 */
export function takeApart(data: unknown, count: number): Apart {
  const none = Array.from({ length: count - 1 }, () => undefined);
  if (typeof data === 'string') {
    const [own = '', ...others] = data.split(BETWEEN);
    return { own, others: others.length === 0 ? none : others.map((text) => (text === own ? undefined : text)) };
  }
  if (typeof data !== 'object' || data === null) return { own: data, others: none };
  const parts = Object.entries(data).map(([key, value]) => [key, takeApart(value, count)] as const);
  const others = none.map((_, index) => {
    const differing = parts.flatMap(([key, { others: found }]) => {
      const other = found[index];
      return other === undefined ? [] : [[key, other] as const];
    });
    return differing.length === 0 ? undefined : Object.fromEntries(differing);
  });
  const own = Array.isArray(data)
    ? parts.map(([, part]) => part.own)
    : Object.fromEntries(parts.map(([key, part]) => [key, part.own]));
  return { own, others };
}
