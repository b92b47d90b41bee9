import { expect, it } from 'vitest';
import { counted, didYouMean, listOf, named, quote, withArticle } from './words.ts';

it('quotes in one line and cuts what is long, when the author wrote much', () => {
  expect(quote('gold')).toBe('`gold`');
  expect(quote('a\n  `b`')).toBe("`a 'b'`");
  expect(quote('x'.repeat(50))).toBe(`\`${'x'.repeat(39)}…\``);
  expect(quote('😀'.repeat(41))).toBe(`\`${'😀'.repeat(39)}…\``);
});

it('lists names as a sentence does, when there are none, few or many', () => {
  expect(listOf([])).toBe('');
  expect(listOf(['a'])).toBe('`a`');
  expect(listOf(['a', 'b', 'c'])).toBe('`a`, `b` or `c`');
  expect(listOf(['a', 'b'], 'and')).toBe('`a` and `b`');
  expect(listOf('abcdefghij'.split(''))).toBe('`a`, `b`, `c`, `d`, `e`, `f`, `g`, `h` and 2 more');
});

it('lists what there is in a note, when there is any', () => {
  expect(named('Possible values:', [])).toEqual([]);
  expect(named('Possible values:', ['a', 'b'], 'or')).toEqual(['Possible values: `a` or `b`.']);
});

it('offers near names, when there are any', () => {
  expect(didYouMean([])).toEqual([]);
  expect(didYouMean(['gold', 'goal'])).toEqual(['Did you mean `gold` or `goal`?']);
});

it('counts with the right form of the noun, when there is one or more', () => {
  expect([counted(1, 'line'), counted(2, 'line'), counted(0, 'entry', 'entries')]).toEqual([
    '1 line',
    '2 lines',
    '0 entries',
  ]);
  expect([withArticle('card'), withArticle('imp')]).toEqual(['a card', 'an imp']);
});
