import { expect, it } from 'vitest';
import { ownOf, wordTable } from './word-table.ts';

const WORDS = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];

it.each(WORDS)('finds nothing that it was not given, when it is asked for %s', (word) => {
  expect(wordTable<Record<string, number>>({ a: 1 })[word]).toBeUndefined();
  expect(word in wordTable({ a: 1 })).toBe(false);
  expect(ownOf<number>({ a: 1 }, word)).toBeUndefined();
});

it.each(WORDS)('finds what it was given, when it is called %s', (word) => {
  const given = Object.fromEntries([[word, 1]]);

  expect(wordTable(given)[word]).toBe(1);
  expect(ownOf(given, word)).toBe(1);
});
