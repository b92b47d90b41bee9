/** Nouns behind numbers: "1 coin", "2 coins". */
import { fill, singularOf } from './inflect.ts';
import { declared, lowered, nounForm, type Wording } from './words.ts';

/** A noun as numbers count it. */
export interface CountedNoun {
  readonly one: string;
  readonly many: string;
  /** What stands behind a number, as branches: `card|cards`, `one:karta|few:karty|other:kart`. */
  readonly branches: string;
}

/**
 * A counter that is counted as a noun: "1 success", "2 successes". Null when the game has no more
 * than a title that is no plural.
 *
 * @param title of the counter, in the language of the rules
 */
export function countedNoun(words: Wording, name: string, title: string | null): CountedNoun | null {
  const [one, many] = [declared(words, 'nouns', name, 'one'), declared(words, 'nouns', name, 'many')].map(
    (form, index) => (form === null ? null : nounForm(words, name, index === 0 ? 'one' : 'many')),
  );
  if (!one && !many && title !== null) return ofTitle(words, name, title);
  if (!one || !many) return null;
  return { one, many, branches: declared(words, 'nouns', name, 'counted') ?? `${one}|${many}` };
}

/** A title that is a plural is counted as one, in a language that can tell its singular. */
function ofTitle(words: Wording, name: string, title: string): CountedNoun | null {
  const own = words.titles[name];
  if (own === undefined && words.lang !== words.locale.lang) return null;
  const many = lowered(words, own ?? title);
  const one = words.locale.singulars === undefined ? null : singularOf(words.locale, many);
  return one === null ? null : { one, many, branches: `${one}|${many}` };
}

/** What stands behind a number: "2 cards", where the game says more than one and many. */
export function behindNumber(words: Wording, branches: string, n: string): string {
  return fill(words.locale, `{n|${branches}}`, { n });
}
