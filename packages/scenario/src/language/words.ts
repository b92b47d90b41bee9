/** Comparing what an author typed with what a game calls a thing. */

/** Most texts are plain but for their capitals, and a look costs less than making them anew. */
const IS_PLAIN = /^[^\s_-]+(?: [^\s_-]+)*$/;

/**
 * Lower case, hyphens and underscores as spaces, single spaces: how words are compared. Never
 * throws.
 */
export function plainWords(text: string): string {
  const words = text.toLowerCase();
  return IS_PLAIN.test(words)
    ? words
    : words
        .replaceAll(/[\s_]+|-(?!\d)/g, ' ')
        .replaceAll(/ +/g, ' ')
        .trim();
}

/**
 * The rest of a sentence about a word that nothing is called: ", did you mean `x`?", or nothing.
 * Never throws.
 */
export function nearHint(word: string, names: Iterable<string>): string {
  const best = nearestName(word, names);
  return best === undefined ? '' : `, did you mean \`${best}\`?`;
}

/** The name that a mistyped word is nearest to, when one is near enough. Never throws. */
export function nearestName(word: string, names: Iterable<string>): string | undefined {
  const wanted = plainWords(word);
  let best: string | undefined;
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const name of names) {
    const far = distance(wanted, plainWords(name), least);
    if (far < least) [best, least] = [name, far];
  }
  return best;
}

/** Edit distance, two letters changed over counting once; `limit` when it is at least that. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before[j - 2]! + 1 : limit;
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same, swapped));
    }
    [before, row] = [row, next];
  }
  return Math.min(row[b.length]!, limit);
}

/** `a, b and c`; at most `most` of them, then how many more. Never throws. */
export function listWords(words: readonly string[], most = 12): string {
  if (words.length === 0) return 'nothing';
  if (words.length > most) return `${words.slice(0, most).join(', ')} and ${words.length - most} more`;
  if (words.length === 1) return words[0]!;
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`;
}
