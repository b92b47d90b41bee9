import { expect, it } from 'vitest';
import { sourceFile } from './file.ts';
import { sourceSet } from './source-set.ts';

it('numbers files in the order they come, when some come twice', () => {
  const set = sourceSet([sourceFile('a', '1')]);

  expect(set.add(sourceFile('b', '2'))).toBe(1);
  expect(set.add(sourceFile('a', 'other'))).toBe(0);
  expect(set.lookup('a')?.text).toBe('1');
  expect(set.numberOf('b')).toBe(1);
  expect(set.numberOf('c')).toBeUndefined();
});

it('turns a numbered place into a span, when the number is known', () => {
  const set = sourceSet([sourceFile('a', 'text')]);

  expect(set.spanOf({ file: 0, start: 1, end: 3 })).toEqual({ file: 'a', start: 1, end: 3 });
  expect(set.spanOf({ file: 9, start: 1, end: 3 }).file).toBe('');
});
