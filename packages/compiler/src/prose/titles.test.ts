// Titles with an article of their own, and counters that have no more than a title.

import { expect, it } from 'vitest';
import { compileText } from '../testing/compile-text.ts';
import { TINY_GAME_ID, tinyGame } from '../../test/tiny-game.ts';
import { singularOf, withoutArticle } from './wording/inflect.ts';
import { de } from './wording/locale/de.ts';
import { en } from './wording/locale/en.ts';
import { fr } from './wording/locale/fr.ts';

const GAME = (tinyGame().get(`${TINY_GAME_ID}/game.yaml`) ?? '')
  .replace('discard: { holds', 'discard: { title: The woods, holds')
  .replace(
    'zones:\n',
    'zones:\n  cart: { title: Your cart, holds: card, of: player }\n  heap: { title: A heap, holds: card }\n',
  )
  .replace('  glade:\n', '  glade:\n    title: The glade\n');

const NEWT = `title: The newt
count: 1 per player
starts: deck
might: 1
effect: |
  when this is banished
    move a card in your discard to cart of you
    move a card in your cart to heap
    move a newt in heap to a glade in your grove
    gain 1 embers
    gain 2 embers
`;

it('puts one article before what has one in its title', () => {
  const { module, diagnostics } = compileText({ 'game.yaml': GAME, 'beasts/newt.yaml': NEWT });
  const text = module?.meta.rows.find(({ name }) => name === 'newt')?.text;

  expect(diagnostics).toEqual([]);
  expect(text).toBe(
    'When this beast is banished, move a card from your woods to your cart, move a card from your cart to the heap, then move a newt from the heap to a glade in your grove. Gain 1 [embers] and gain 2 [embers].',
  );
});

it('keeps a title as it is where it stands alone', () => {
  const { module } = compileText({ 'game.yaml': GAME, 'beasts/newt.yaml': NEWT });

  expect(module?.meta.rows.find(({ name }) => name === 'newt')?.title).toBe('The newt');
  expect(module?.meta.zones.find(({ name }) => name === 'discard')?.title).toBe('The woods');
});

it('counts one of a counter whose title is a plural', () => {
  const { module } = compileText();

  expect(module?.meta.events.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['{you} gains {amount} {amount|ember|embers}.', '{you} gains {amount} oil.']),
  );
});

it.each([
  ['embers', 'ember'],
  ['cherries', 'cherry'],
  ['zombies', 'zombie'],
  ['pies', 'pie'],
  ['torches', 'torch'],
  ['houses', 'house'],
  ['wolves', 'wolf'],
  ['mining dice', 'mining die'],
  ['children', 'child'],
  ['sparks of life', 'spark of life'],
  ['oil', null],
  ['success', null],
  ['focus', null],
  ['chaos', null],
])('makes of the title %j the singular %j', (title, one) => {
  expect(singularOf(en, title)).toBe(one);
});

it.each([
  [en, 'The woods', 'woods'],
  [en, 'An oak', 'oak'],
  [en, 'Your cart', 'cart'],
  [en, 'Theatre', 'Theatre'],
  [en, 'The ', 'The '],
  [fr, 'Les bois', 'bois'],
  [fr, 'L’arène', 'arène'],
  [fr, 'Votre chariot', 'chariot'],
  [fr, 'Lame', 'Lame'],
  [de, 'Der Wald', 'Wald'],
  [de, 'Deine Karre', 'Karre'],
  [de, 'Derwisch', 'Derwisch'],
])('takes the article from a title (%#)', (locale, title, noun) => {
  expect(withoutArticle(locale, title)).toBe(noun);
});
