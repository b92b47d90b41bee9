/** Texts of `table.yaml`. */
import { miss, type InAll } from './in-all.ts';

/**
 * Whether players read what stands under a key of the table: the sentence of the goal, what is told
 * before a question, and titles of areas and phases.
 */
function isRead(key: string, data: object): boolean {
  if (key === 'says') return true;
  return key === 'title' && ['zone', 'map', 'kind', 'of', 'is', 'says'].some((other) => other in data);
}

/** The table with what players read in it in all languages. */
export function titled(data: unknown, all: InAll): unknown {
  if (Array.isArray(data)) return data.map((part) => titled(part, all));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      typeof value === 'string' && isRead(key, data)
        ? all.text((words) =>
            words.lang === 'en' ? value : (words.table[value] ?? miss(words, 'table', value, value)),
          )
        : titled(value, all),
    ]),
  );
}
