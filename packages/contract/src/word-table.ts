/**
 * Tables that are looked up by words of content. Every object of JavaScript has a `constructor` and
 * a `toString`; these have not.
 */

/**
 * A table that finds its own entries and nothing else, also for words such as `constructor`.
 *
 * @throws never
 */
export function wordTable<Table extends object>(entries: Table): Readonly<Table> {
  return Object.freeze(Object.assign(Object.create(null) as object, entries));
}

/**
 * What a table from elsewhere, of a compiled game or of a file, has under a word.
 *
 * @returns  undefined for what every object has
 * @throws   never
 */
export function ownOf<Value>(table: Readonly<Record<string, Value>> | undefined, word: string): Value | undefined {
  return table !== undefined && Object.hasOwn(table, word) ? table[word] : undefined;
}
