import { expect, it } from 'vitest';
import { arePluralForms, pluralBranch, type PluralRules } from './plurals.ts';

const CARDS = ['one:karta', 'few:karty', 'many:kart', 'other:karty'];
const POLISH: PluralRules = [
  ['^1$', 'one'],
  ['(?:^|[^1])[234]$', 'few'],
  ['', 'many'],
];
const FRENCH: PluralRules = [['^[01]$', 'one']];

it.each([
  ['Polish', CARDS, POLISH, { 0: 'kart', 1: 'karta', 2: 'karty', 5: 'kart', 12: 'kart', 22: 'karty', '1d6': 'karty' }],
  ['Polish of two branches', ['karta', 'karty'], POLISH, { 1: 'karta', 2: 'karty', 5: 'karty' }],
  ['Polish of two forms', ['one:karta', 'other:karty'], POLISH, { 1: 'karta', 5: 'karty' }],
  ['English', ['card', 'cards'], undefined, { 0: 'cards', 1: 'card', 2: 'cards', '1d6': 'cards' }],
  ['French', ['carte', 'cartes'], FRENCH, { 0: 'carte', 1: 'carte', 2: 'cartes' }],
])('counts as %s does', (_, branches, rules, said) => {
  const found = Object.keys(said).map((number) => [number, pluralBranch(branches, number, rules)]);
  expect(Object.fromEntries(found)).toEqual(said);
});

it('tells plural forms from branches that have no names', () => {
  const all = [CARDS, ['a', 'b'], ['one:a', 'b']];
  expect(all.map((branches) => arePluralForms(branches))).toEqual([true, false, false]);
});
