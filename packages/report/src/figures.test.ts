import { expect, it } from 'vitest';
import { counted } from './figures.ts';

it('says a count with the right form of its noun', () => {
  expect([0, 1, 2, 1234].map((value) => counted(value, 'game'))).toEqual([
    '0 games',
    '1 game',
    '2 games',
    '1,234 games',
  ]);
  expect([counted(1, 'match', 'matches'), counted(2, 'match', 'matches')]).toEqual(['1 match', '2 matches']);
});
