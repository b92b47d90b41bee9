import { expect, it } from 'vitest';
import { fill, numberIn, slotsOf } from './pattern.ts';

it('fills slots, when values are given', () => {
  expect(fill('{who} takes {n}', 'en', { who: 'Ann', n: 1200 })).toBe('Ann takes 1,200');
});

it('leaves a slot as it is written, when its value is missing', () => {
  expect(fill('{who} waits', 'en')).toBe('{who} waits');
});

it('chooses by the plural rules of the language, when a number decides', () => {
  const pattern = '{n, plural, =0 {no carte} one {# carte} other {# cartes}}';

  expect([0, 1, 2].map((n) => fill(pattern, 'fr', { n }))).toEqual(['no carte', '1 carte', '2 cartes']);
  expect(fill('{n, plural, one {# card} other {# cards}}', 'en', { n: 0 })).toBe('0 cards');
  expect(fill('{n, plural, one {# carte} other {# cartes}}', 'fr', { n: 0 })).toBe('0 carte');
});

it('has the branches a language needs, when it has more than two', () => {
  const pattern = '{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}';

  expect([1, 3, 5].map((n) => fill(pattern, 'pl', { n }))).toEqual(['1 karta', '3 karty', '5 kart']);
});

it('chooses by a word and fills inside the branch, when a slot selects', () => {
  const pattern = '{mode, select, ask {{who}: your move} other {{who} plays}}';

  expect(fill(pattern, 'en', { mode: 'ask', who: 'Ann' })).toBe('Ann: your move');
  expect(fill(pattern, 'en', { mode: 'wait', who: 'Ann' })).toBe('Ann plays');
});

it('says where a pattern is broken, when braces do not match or a branch is missing', () => {
  expect(() => fill('{n', 'en')).toThrow('at 2: {n');
  expect(() => fill('a }', 'en')).toThrow('a } too many at 2');
  expect(() => fill('{n, plural, one {x}}', 'en', { n: 1 })).toThrow('no branch "other"');
});

it('names all slots, also those in branches', () => {
  expect(slotsOf('{a} {n, plural, one {{b}} other {#}}')).toEqual(['a', 'b', 'n']);
});

it.each(['en', 'fr', 'de', 'fa'])('writes numbers as the language does, when they are small or large: %s', (lang) => {
  const format = new Intl.NumberFormat(lang);

  for (const value of [0, 7, 999, 1000, 12_345, -1, -999, 0.5])
    expect(numberIn(lang, value)).toBe(format.format(value));
});
