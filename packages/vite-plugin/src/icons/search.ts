/** Icons by words. It knows no set of icons, so that pages can load it, too. */

/**
 * Icons whose names hold all words, those first that fit best: a part of the name is the word,
 * begins with it, holds it; then the short names.
 *
 * @param words  such as `feather`; plurals find the single thing too
 * @param names  what is searched
 * @throws       never
 */
export function searchIcons(words: readonly string[], names: Iterable<string>): string[] {
  const wanted = words.map((word) => word.toLowerCase()).filter((word) => word !== '');
  if (wanted.length === 0) return [];
  const found: { readonly name: string; readonly fit: number }[] = [];
  for (const name of names) {
    const parts = name.split('-');
    const fits = wanted.map((word) =>
      Math.max(fitOf(parts, word), singular(word).length > 2 ? fitOf(parts, singular(word)) : 0),
    );
    if (!fits.includes(0)) found.push({ name, fit: fits.reduce((sum, fit) => sum + fit, 0) });
  }
  const order = (a: { name: string; fit: number }, b: { name: string; fit: number }): number =>
    b.fit - a.fit || a.name.length - b.name.length || (a.name < b.name ? -1 : 1);
  return found.toSorted(order).map(({ name }) => name);
}

/** 3: a part is the word, 2: one begins with it, 1: one holds it, 0: none. */
function fitOf(parts: readonly string[], word: string): number {
  if (parts.includes(word)) return 3;
  if (parts.some((part) => part.startsWith(word))) return 2;
  return parts.some((part) => part.includes(word)) ? 1 : 0;
}

function singular(word: string): string {
  return word.replace(/(?<=s|x|ch|sh)es$|(?<!s)s$/, '');
}
