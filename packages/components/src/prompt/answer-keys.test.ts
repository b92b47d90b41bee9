import { expect, it } from 'vitest';
import { keysOf } from './answer-keys.ts';

const keys = (labels: readonly string[], end?: string): string[] => {
  const answers = labels.map((label, index) => ({ label, index, ends: false }));
  const ends = end === undefined ? [] : [{ label: end, index: labels.length, ends: true }];
  const keyOf = keysOf(answers, ends.length > 0);
  return [...answers, ...ends].map(keyOf);
};

it('counts answers as they stand, and ends with 0', () => {
  expect(keys(['Plum', 'Lemon'], 'Done')).toEqual(['1', '2', '0']);
  expect(keys(Array.from({ length: 11 }, (_, n) => `Jar ${n}`)).slice(8)).toEqual(['9', '', '']);
});

it('has for a number that number', () => {
  expect(keys(['0', '1', '2'])).toEqual(['0', '1', '2']);
  expect(keys(['3', '5'])).toEqual(['3', '5']);
});

it('counts numbers, too, where one of them has two digits, or where 0 ends', () => {
  expect(keys(['8', '9', '10'])).toEqual(['1', '2', '3']);
  expect(keys(['2', '4'], 'None')).toEqual(['1', '2', '0']);
});

it('has none for what cannot be given now', () => {
  const keyOf = keysOf([], false);

  expect(keyOf({ label: 'Plum', index: -1, ends: false })).toBe('');
  expect(keyOf({ label: 'Lemon', index: 0, ends: false })).toBe('1');
});
