/** Nouns behind numbers: "1 coin", "2 coins". */
import { fill } from './inflect.ts';
import { declared, nounForm, type Wording } from './words.ts';

/** A noun as numbers count it. */
export interface CountedNoun {
  readonly one: string;
  readonly many: string;
  /** What stands behind a number, as branches: `card|cards`, `one:karta|few:karty|other:kart`. */
  readonly branches: string;
}

/**
 * A counter that the game counts as a noun: "1 success", "2 successes". Null when there is no more
 * than its title.
 */
export function countedNoun(words: Wording, name: string): CountedNoun | null {
  const [one, many] = [declared(words, 'nouns', name, 'one'), declared(words, 'nouns', name, 'many')].map(
    (form, index) => (form === null ? null : nounForm(words, name, index === 0 ? 'one' : 'many')),
  );
  if (!one || !many) return null;
  return { one, many, branches: declared(words, 'nouns', name, 'counted') ?? `${one}|${many}` };
}

/** What stands behind a number: "2 cards", where the game says more than one and many. */
export function behindNumber(words: Wording, branches: string, n: string): string {
  return fill(words.locale, `{n|${branches}}`, { n });
}
