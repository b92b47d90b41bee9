/** A text as a pattern that finds it and nothing else. @throws never */
export function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/**
 * Finds any of some words where they stand as a whole, the longest first; null for none.
 *
 * @param flags besides `g` and `u`
 * @throws never
 */
export function wholeWords(words: readonly string[], flags = ''): RegExp | null {
  const longest = words.toSorted((one, other) => other.length - one.length).map(literal);
  return longest.length === 0
    ? null
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${longest.join('|')})(?![\\p{L}\\p{N}])`, `gu${flags}`);
}
