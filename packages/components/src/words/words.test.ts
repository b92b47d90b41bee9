import { afterEach, expect, it } from 'vitest';
import { en, type WordKey } from './en.ts';
import { fr } from './fr.ts';
import { slotsOf } from './pattern.ts';
import { onWords, registerWords, wordsFor } from './words.ts';

registerWords('fr', fr);

const keys = Object.keys(en) as WordKey[];

afterEach(() => registerWords('xx', {}));

it('has the same keys and slots in both packs', () => {
  expect(Object.keys(fr).toSorted()).toEqual(keys.toSorted());
  const unlike = keys.filter((key) => slotsOf(en[key]).join() !== slotsOf(fr[key]).join());
  expect(unlike).toEqual([]);
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

it('takes no more room in French than buttons and lines have', () => {
  const long = keys.filter((key) => fr[key].length > Math.max(28, 1.5 * en[key].length));
  expect(long).toEqual([]);
});

it('speaks the language, when it knows it, also with a country', () => {
  expect(wordsFor('fr').say('prompt.not-now')).toBe('Pas maintenant');
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
