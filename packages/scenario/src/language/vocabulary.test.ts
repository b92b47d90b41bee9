import { tinyModule } from '@undercroft/engine/testing';
import { expect, it } from 'vitest';
import { whyNeverOffered } from './vocabulary.ts';

const { meta } = tinyModule();

it.each([
  ['gambel', '`gambel` is no answer that the game ever offers, so this says nothing; did you mean `gamble`?'],
  ['store plmu', 'did you mean `plum`?'],
  ['store plum#2 in heep', 'did you mean `heap`?'],
])('finds that %s is never offered', (text, message) => {
  expect(whyNeverOffered(meta, text)).toContain(message);
});

it.each(['store plum', 'Store: Plum', 'quince in heap', 'fig#2', 'player 3', '7', 'Gamble', 'yes', 'none', 'basket#1'])(
  'takes the words of the game: %s',
  (text) => {
    expect(whyNeverOffered(meta, text)).toBeNull();
  },
);
