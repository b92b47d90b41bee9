import { ownOf, tagAmong } from '@undercroft/contract';

/** Patterns by language, each loaded when a word of that language has to be broken. */
const loaders = {
  de: async () => (await import('hyphen/de')).default,
  en: async () => (await import('hyphen/en')).default,
  es: async () => (await import('hyphen/es')).default,
  fr: async () => (await import('hyphen/fr')).default,
  it: async () => (await import('hyphen/it')).default,
  pl: async () => (await import('hyphen/pl')).default,
} as const;

const SOFT_HYPHEN = '\u00AD';

/**
 * Where words may break.
 *
 * @param lang  tag of the language of the words
 * @returns     words with soft hyphens, by word; nothing for a language without patterns, and for
 *              words that have no place to break
 */
export async function hyphenated(words: Iterable<string>, lang: string): Promise<Map<string, string>> {
  const tag = tagAmong(Object.keys(loaders), lang);
  const loader = tag === undefined ? undefined : ownOf(loaders, tag);
  const found = new Map<string, string>();
  if (loader === undefined) return found;
  const { hyphenateSync } = await loader();
  for (const word of words) {
    const soft = hyphenateSync(word, { hyphenChar: SOFT_HYPHEN });
    if (soft !== word) found.set(word, soft);
  }
  return found;
}
