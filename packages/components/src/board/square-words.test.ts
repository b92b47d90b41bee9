import { expect, it } from 'vitest';
import { blankFace } from '../card/card-face.ts';
import { wordsFor } from '../words/words.ts';
import { squareInWords } from './square-words.ts';

it('says no word twice where a space is called by its ground, and says its number', () => {
  const value = { name: 'heat', title: 'Heat', icon: null, value: '3', change: 0, printed: null } as const;
  const square = {
    thing: 1,
    face: { ...blankFace, title: 'Furnace', value },
    shape: 'tile',
    answers: [],
    reason: '',
    inside: [],
    fittings: [],
    nth: 0,
    things: [1],
  } as const;
  const ground = { name: 'floor', words: 'furnace', hue: null } as const;

  expect(squareInWords(square, { borders: [], ground, walk: undefined, title: () => '' }, wordsFor('en'))).toBe(
    'Furnace, Heat 3',
  );
});
