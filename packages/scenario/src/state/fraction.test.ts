import { expect, it } from 'vitest';
import { addFractions, fractionValue, ONE, readFraction, shareOf, showFraction } from './fraction.ts';

it('reads shares from nothing to everything, and nothing else', () => {
  expect(['0', '1', '19/24', '2 / 4', '0/7'].map((text) => showFraction(readFraction(text)!))).toEqual([
    '0',
    '1',
    '19/24',
    '1/2',
    '0',
  ]);
  expect(['', '-1', '2', '3/2', '1/0', '0.5', '1/2/3', 'a'].map(readFraction)).toEqual(Array(8).fill(null));
});

it('adds up to one again what was shared', () => {
  const third = shareOf(ONE, 3);

  expect(showFraction(addFractions(third, shareOf(third, 2)))).toBe('1/2');
  expect(addFractions(addFractions(third, third), third)).toEqual(ONE);
});

it('stays exact where numbers are not', () => {
  let share = ONE;
  for (let i = 0; i < 40; i++) share = shareOf(share, 10);

  expect(showFraction(share)).toBe(`1/1${'0'.repeat(40)}`);
  expect(fractionValue(readFraction('1/8')!)).toBe(0.125);
});
