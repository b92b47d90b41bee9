import { expect, it } from 'vitest';
import { iconNames } from './icon-set.ts';
import { searchIcons } from './search.ts';

const names = [
  'spider-web',
  'masked-spider',
  'spiderling',
  'hairy-spider-eye',
  'glass-eye',
  'eyeglasses',
  'fox',
  'box-trap',
];

it('finds the icons with a word in their names, the whole word first, then short names', () => {
  expect(searchIcons(['spider'], names)).toEqual(['spider-web', 'masked-spider', 'hairy-spider-eye', 'spiderling']);
});

it('wants every word, in whatever order and case', () => {
  expect(searchIcons(['Eye', 'SPIDER'], names)).toEqual(['hairy-spider-eye']);
  expect(searchIcons(['eye', 'glass'], names)).toEqual(['glass-eye', 'eyeglasses']);
});

it('finds one thing when several are asked for, and nothing for nothing', () => {
  expect(searchIcons(['foxes'], names)).toEqual(['fox']);
  expect(searchIcons([''], names)).toEqual([]);
});

it('searches the whole set', () => {
  expect(searchIcons(['spider'], iconNames()).length).toBeGreaterThan(5);
});
