import { expect, it } from 'vitest';
import { capital, determined, fill, pluralOf, sentence, verbForm, withVerb } from './inflect.ts';
import { en } from './locale/en.ts';
import type { Locale } from './locale/locale.ts';

it.each([
  ['beast', 'beasts'],
  ['witch', 'witches'],
  ['ally', 'allies'],
  ['key', 'keys'],
  ['wolf', 'wolves'],
  ['knife', 'knives'],
  ['reef', 'reefs'],
  ['potato', 'potatoes'],
  ['wild goose', 'wild geese'],
])('makes a plural, when the noun is %s', (one, many) => {
  expect(pluralOf(en, one)).toBe(many);
});

it.each([
  ['gain', 'gains', 'gained'],
  ['carry out', 'carries out', 'carried out'],
  ['banish', 'banishes', 'banished'],
  ['move', 'moves', 'moved'],
  ['lose', 'loses', 'lost'],
  ['be', 'is', 'been'],
])('inflects a verb, when it is %s', (verb, one, participle) => {
  expect([verbForm(en, verb, 'order'), verbForm(en, verb, 'one'), verbForm(en, verb, 'participle')]).toEqual([
    verb,
    one,
    participle,
  ]);
});

it.each([
  ['owl', 'an owl'],
  ['beast', 'a beast'],
  ['unit', 'a unit'],
  ['hour', 'an hour'],
  ['other beast', 'another beast'],
])('puts an article, when the noun is %s', (noun, text) => {
  expect(determined(en, 'a', noun)).toBe(text);
});

it('fills slots, when a pattern has forms, numbers and parts that may be left out', () => {
  const pattern = '<draw> {n} {n|card|cards}( from {zone}) (always) for {who:own} hand';
  const who = { text: 'them', subject: 'they', own: 'their' };

  expect(fill(en, pattern, { n: 1, who }, 'one')).toBe('draws 1 card (always) for their hand');
  expect(fill(en, pattern, { n: 2, zone: 'the deck', who }, 'many')).toBe(
    'draw 2 cards from the deck (always) for their hand',
  );
});

it('takes the first word as the verb, when a game marks none', () => {
  expect(withVerb('move {c} to {r}')).toBe('<move> {c} to {r}');
  expect(withVerb('{c} <be> moved')).toBe('{c} <be> moved');
});

it('makes a sentence, when a text begins with a mark or ends in one', () => {
  expect([sentence('gain 1'), sentence('**once:** you may'), sentence('why?'), sentence('')]).toEqual([
    'Gain 1.',
    '**Once:** you may.',
    'Why?',
    '',
  ]);
  expect(capital('[oil] is gained')).toBe('[oil] is gained');
});

it('speaks another language, when one is given as data alone', () => {
  const other: Locale = {
    ...en,
    lang: 'eo',
    moods: { order: [['i$', 'u']], one: [['i$', 'as']], participle: [['i$', 'ita']] },
    verbs: {},
    plurals: [['$', 'j']],
    irregularPlurals: {},
    determiners: {
      a: [
        ['^f:', 'una '],
        ['', 'un '],
      ],
    },
    possessives: [['^(.*)$', 'de $1']],
  };

  expect(fill(other, '<gajni> {n} {x:own}', { n: 2, x: 'la besto' }, 'one')).toBe('gajnas 2 de la besto');
  expect([pluralOf(other, 'besto'), determined(other, 'a', 'carta', 'f'), determined(other, 'a', 'mazo', 'm')]).toEqual(
    ['bestoj', 'una carta', 'un mazo'],
  );
});
