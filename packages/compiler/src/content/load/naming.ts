// Words of people made from ids, where a content file gives none.

/**
 * A title made from an id: `cave-bear` gives `Cave bear`.
 *
 * @throws never
 */
export function titleFromId(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The regular English plural of the last word: `witch` gives `witches`, `berry` gives `berries`.
 *
 * @throws never
 */
export function pluralFromId(word: string): string {
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`;
}
