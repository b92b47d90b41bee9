import { expect, it } from 'vitest';
import { NOBODY, authorOf, creditsFor, readAuthors } from './credits.ts';

const authors = readAuthors('{"Ann": ["anvil", "acorn"], "Ben": ["whip", "acorn"], "odd": 3}');

it('names the author of an icon, when he is known', () => {
  expect(authorOf('anvil', authors)).toBe('Ann');
  expect(authorOf('whip', authors)).toBe('Ben');
});

it('names both authors, when two made a picture of that name', () => {
  expect(authorOf('acorn', authors)).toBe('Ann or Ben');
});

it('credits all contributors together, when nobody knows who it was', () => {
  expect(authorOf('abacus', authors)).toBe(NOBODY);
});

it('knows nobody, when the list is missing or damaged', () => {
  for (const text of [null, '', '[', '7', 'null', '{"a": 1}']) expect(readAuthors(text)).toEqual({});
});

it('lists icons once and in order, when names repeat or are wrong', () => {
  const credits = creditsFor(['whip', 'anvil', 'whip', 'no-such-icon'], authors);

  expect(credits.map(({ name, author }) => [name, author])).toEqual([
    ['anvil', 'Ann'],
    ['whip', 'Ben'],
  ]);
});
