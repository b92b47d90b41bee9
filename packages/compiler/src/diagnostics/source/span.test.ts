import { expect, it } from 'vitest';
import { sourceFile } from './file.ts';
import { compareSpans, coverSpans, sliceSpan, span, spanTouches } from './span.ts';

it('makes an empty span at the start, when the end is missing or lies before', () => {
  expect(span('a', 4)).toEqual({ file: 'a', start: 4, end: 4 });
  expect(span('a', 4, 2)).toEqual({ file: 'a', start: 4, end: 4 });
});

it('covers both spans, when they lie in one file', () => {
  expect(coverSpans(span('a', 4, 6), span('a', 1, 5))).toEqual(span('a', 1, 6));
  expect(coverSpans(span('a', 4, 6), span('b', 1, 5))).toEqual(span('a', 4, 6));
});

it('orders by file, start and end, when sorted', () => {
  const sorted = [span('b', 0), span('a', 5, 9), span('a', 5, 6), span('a', 1)].toSorted(compareSpans);

  expect(sorted).toEqual([span('a', 1), span('a', 5, 6), span('a', 5, 9), span('b', 0)]);
});

it('cuts out the text, when given the file', () => {
  expect(sliceSpan(sourceFile('a', 'gain 3 gold'), span('a', 7, 11))).toBe('gold');
});

it('touches the place right behind the last unit, when a cursor stands there', () => {
  expect(spanTouches(span('a', 2, 4), 4)).toBe(true);
  expect(spanTouches(span('a', 2, 4), 5)).toBe(false);
});
