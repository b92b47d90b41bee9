// Small pieces of sentences that messages share, so that all of them quote and list in the same
// way.

const QUOTED_LENGTH_MAX = 40;
const LISTED_COUNT_MAX = 8;

/**
 * Quotes something the author wrote, or should write: `` `oil` ``. Long texts are cut, line breaks
 * become spaces.
 *
 * @throws never
 */
export function quote(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim().replaceAll('`', "'");
  const characters = [...line];
  const cut = characters.length > QUOTED_LENGTH_MAX ? `${characters.slice(0, QUOTED_LENGTH_MAX - 1).join('')}…` : line;
  return `\`${cut}\``;
}

/**
 * Lists names: `` `a`, `b` or `c` ``; after eight "and 12 more".
 *
 * @param names  in the order to show
 * @param join   word before the last
 * @returns      an empty text for an empty list
 * @throws       never
 */
export function listOf(names: readonly string[], join: 'and' | 'or' = 'or'): string {
  if (names.length > LISTED_COUNT_MAX) {
    return `${names.slice(0, LISTED_COUNT_MAX).map(quote).join(', ')} and ${names.length - LISTED_COUNT_MAX} more`;
  }
  const last = names.at(-1);
  if (last === undefined) return '';
  if (names.length === 1) return quote(last);
  return `${names.slice(0, -1).map(quote).join(', ')} ${join} ${quote(last)}`;
}

/**
 * A note that lists names, such as the values that a key can have; no note when there are none.
 *
 * @param before  what stands before the names
 * @throws        never
 */
export function named(before: string, names: readonly string[], join: 'and' | 'or' = 'and'): readonly string[] {
  return names.length === 0 ? [] : [`${before} ${listOf(names, join)}.`];
}

/**
 * The note that offers near names; nothing when there are none.
 *
 * @throws never
 */
export function didYouMean(near: readonly string[]): readonly string[] {
  return near.length === 0 ? [] : [`Did you mean ${listOf(near)}?`];
}

/**
 * A count with its noun: `1 line`, `3 lines`.
 *
 * @param plural  for nouns that do not just take an s
 * @throws        never
 */
export function counted(count: number, singular: string, plural: string = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

/**
 * A noun with "a" or "an" before it.
 *
 * @throws never
 */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
