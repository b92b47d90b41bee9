import { expect, it } from 'vitest';
import { summarise } from '@undercroft/simulator';
import { count, percent, summaryText } from '@undercroft/report';
import { linked, painter, safeTerminal, table, widthOf, wrap } from './terminal.ts';
import { recordedTerminal } from './testing/terminal.ts';

it('paints only where colours are wanted, and colours take no room', () => {
  expect(painter(false)('red', 'x')).toBe('x');
  expect(widthOf(painter(true)('red', 'xy'))).toBe(2);
});

it('makes a text lead somewhere, with an address of which nothing else is heard', () => {
  const terminal = recordedTerminal('/');
  safeTerminal(terminal).err(linked('file:///a|b\u0007c', 'code'));

  expect(terminal.errText()).toBe('\u001B]8;;file:///a%7Cb<U+0007>c\u001B\\code\u001B]8;;\u001B\\');
  expect(widthOf(linked('file:///a', 'code'))).toBe(4);
});

it('sets columns below each other, words to the left and numbers to the right', () => {
  const rows = [
    ['a', '1'],
    ['long', '100'],
  ];

  expect(table(rows, [true, false])).toBe('a       1\nlong  100\n');
});

it('breaks lines between words and indents those that follow', () => {
  expect(wrap('one two three', 8, '  ')).toBe('one two\n  three');
});

it('writes numbers as people read them', () => {
  expect([0, 999, 1000, 1_234_567, 2.5].map(count)).toEqual(['0', '999', '1,000', '1,234,567', '2.5']);
  expect(percent(0.12345)).toBe('12.3 %');
  expect(
    summaryText(
      summarise([
        [0, 999],
        [1, 1],
      ]),
    ),
  ).toContain('mean 0.0 (0.0 to 0.0), median 0');
  expect(summaryText(summarise([]))).toBe('none');
});
