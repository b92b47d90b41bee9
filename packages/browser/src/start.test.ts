import { expect, test } from 'vitest';
import { slowdown } from './start.ts';

test('pages run as fast as the machine unless BROWSER_SLOWER says how many times slower', () => {
  expect(slowdown('')).toBe(1);
  expect(slowdown('4')).toBe(4);
  expect(slowdown('1.5')).toBe(1.5);
});

test.each(['fast', '0', '-2', '1000', 'NaN'])('BROWSER_SLOWER=%s is refused with what it takes', (text) => {
  expect(() => slowdown(text)).toThrow(`BROWSER_SLOWER is "${text}": it takes a number from 1 to 100`);
});
