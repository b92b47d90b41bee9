import { expect, it } from 'vitest';
import { NOBODY, authorOf, creditsFor } from './credits.ts';

it('names the author of an icon, when he is known', () => {
  expect(authorOf('two-coins')).toBe('Delapouite');
  expect(authorOf('anvil')).toBe('Lorc');
});

it('names both authors, when two made a picture of that name', () => {
  expect(authorOf('tombstone')).toBe('Lorc or Sbed');
});

it('credits all contributors together, when nobody knows who it was', () => {
  expect(authorOf('acorn')).toBe(NOBODY);
});

it('lists icons once and in order, when names repeat or are wrong', () => {
  expect(creditsFor(['whip', 'anvil', 'whip', 'no-such-icon']).map(({ name }) => name)).toEqual(['anvil', 'whip']);
});
