import { expect, it } from 'vitest';
import { letters } from '../build-fonts.ts';
import { en } from '../src/words/en.ts';
import { fr } from '../src/words/fr.ts';

it('has every letter of the interface in the fonts that come with it', () => {
  const known = new Set(letters());
  const used = new Set([...Object.values(en), ...Object.values(fr)].join(''));

  expect([...used].filter((letter) => !known.has(letter))).toEqual([]);
});
