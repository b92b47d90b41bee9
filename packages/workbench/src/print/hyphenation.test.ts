import { expect, it } from 'vitest';
import { hyphenated } from './hyphenation.ts';

const shown = async (word: string, lang: string): Promise<string | undefined> =>
  (await hyphenated([word], lang)).get(word)?.replaceAll('\u{AD}', '-');

it.each([
  ['hyphenation', 'en', 'hy-phen-ation'],
  ['hyphenation', 'en-GB', 'hy-phen-ation'],
  ['anticonstitutionnellement', 'fr', 'an-ti-cons-ti-tu-tion-nel-le-ment'],
  ['anticonstitutionnellement', 'fr_CA', 'an-ti-cons-ti-tu-tion-nel-le-ment'],
  ['Dampfschifffahrt', 'de', 'Dampf-schiff-fahrt'],
])('breaks %s in %s as %s', async (word, lang, expected) => {
  expect(await shown(word, lang)).toBe(expected);
});

it('knows no place to break in a language without patterns', async () => {
  expect(await shown('hyphenation', 'xx')).toBeUndefined();
});
