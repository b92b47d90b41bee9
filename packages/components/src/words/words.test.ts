import { afterEach, expect, it } from 'vitest';
import { de } from './de.ts';
import { en, type WordKey } from './en.ts';
import { fr } from './fr.ts';
import { slotsOf } from './pattern.ts';
import { onWords, registerWords, wordsFor } from './words.ts';

registerWords('de', de);
registerWords('fr', fr);

const keys = Object.keys(en) as WordKey[];

afterEach(() => registerWords('xx', {}));

it.each([
  ['French', fr],
  ['German', de],
])('has the same keys and slots in %s as in English', (_, pack) => {
  expect(Object.keys(pack).toSorted()).toEqual(keys.toSorted());
  const unlike = keys.filter((key) => slotsOf(en[key]).join() !== slotsOf(pack[key]).join());
  expect(unlike).toEqual([]);
});

it.each(['de', 'fr'])('has a branch for each plural form of %s', (lang) => {
  const pack = { de, fr }[lang as 'de' | 'fr'];
  const forms = new Intl.PluralRules(lang).resolvedOptions().pluralCategories.filter((form) => form !== 'many');
  const lacking = keys.filter((key) => {
    if (!pack[key].includes(', plural,')) return false;
    const has = (form: string): boolean =>
      pack[key].includes(`${form} {`) || (form === 'one' && pack[key].includes('=1 {'));
    return !forms.every((form) => has(form) || pack[key].includes('=0 {'));
  });
  expect(lacking).toEqual([]);
});

it('looks back and around in plain words', () => {
  const say = (key: WordKey): string => wordsFor('en').say(key, { n: 2, of: 9 });
  expect([say('table.past'), say('past.at'), say('board.look-from')]).toEqual([
    'Looking back',
    'Looking back: after answer 2 of 9',
    'Looking from here',
  ]);
});

it('sets the no-break space of French before double signs', () => {
  const wrong = keys.filter((key) => /[^\u202f\u00a0] ?[:;!?»](?:\s|$)|« ?[^\u202f\u00a0]/.test(fr[key]));
  expect(wrong).toEqual([]);
});

it.each([
  ['French', fr],
  ['German', de],
])('takes no more room in %s than buttons and lines have', (_, pack) => {
  const long = keys.filter((key) => pack[key].length > Math.max(28, 1.5 * en[key].length));
  expect(long).toEqual([]);
});

it('quotes in German with low and high marks', () => {
  const wrong = keys.filter((key) => /["”«»]|„[^“]*$/.test(de[key]));
  expect(wrong).toEqual([]);
});

it('speaks the language, when it knows it, also with a country', () => {
  expect(wordsFor('fr').say('prompt.not-now')).toBe('Pas maintenant');
  expect(wordsFor('de-AT').say('read.answers', { n: 1 })).toBe('1 Antwort');
  expect(wordsFor('fr-CA')).toBe(wordsFor('fr'));
});

it('speaks English, when nobody registered the language or the sentence', () => {
  expect(wordsFor('tlh')).toBe(wordsFor('en'));
  registerWords('xx', { 'prompt.title': 'xxxx' });
  expect(wordsFor('xx').say('prompt.title')).toBe('xxxx');
  expect(wordsFor('xx').say('prompt.not-now')).toBe('Not now');
});

it('tells listeners, when a language is registered', () => {
  let told = 0;
  const end = onWords(() => (told += 1));
  registerWords('xx', { 'prompt.title': 'yyyy' });
  end();
  registerWords('xx', { 'prompt.title': 'zzzz' });

  expect(told).toBe(1);
  expect(wordsFor('xx').say('prompt.title')).toBe('zzzz');
});
