import { expect, it } from 'vitest';
import { literal, wholeWords } from './whole-words.ts';

const found = (text: string, pattern: RegExp | null): string[] => [...text.matchAll(pattern!)].map(([word]) => word);

it('finds words as wholes, the longest first, in any letters', () => {
  const pattern = wholeWords(['duel', 'duel of wits', 'épée']);

  expect(found('A duel of wits, a duel, duelling, an épée, épéeist', pattern)).toEqual([
    'duel of wits',
    'duel',
    'épée',
  ]);
  expect(found('A Duel', pattern)).toEqual([]);
  expect(found('A Duel', wholeWords(['duel'], 'i'))).toEqual(['Duel']);
});

it('takes signs of patterns as they are, and finds nothing for no words', () => {
  expect(found('1+1 (two), 111 two', wholeWords(['1+1', '(two)']))).toEqual(['1+1', '(two)']);
  expect(new RegExp(`^${literal('a.b*[c]\\')}$`).test('a.b*[c]\\')).toBe(true);
  expect(wholeWords([])).toBeNull();
});
