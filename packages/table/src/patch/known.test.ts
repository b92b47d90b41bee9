import { expect, it } from 'vitest';
import { knownOf } from './known.ts';

const LONG = Array.from({ length: 20_000 }, (_, i) => ({ id: i, name: `thing ${i}` }));

it('says the same of what arrives as of what was sent', () => {
  const sent = { at: 3, log: ['a', 'é', '日'], wish: undefined, view: null, long: LONG };

  expect(knownOf(JSON.parse(JSON.stringify(sent)))).toBe(knownOf(sent));
  expect(knownOf(sent)).toMatch(/^[0-9a-f]{16}$/);
});

it('tells apart what differs in one character, in order or in length', () => {
  const texts = ['', 'a', 'b', 'ab', 'ba', 'abc', 'acb', 'abcd', 'ab\u0100', 'ab\u0001'];
  const others = [[1, 2], [2, 1], [1, 2, 0], 12, '12', null];
  const late = [...LONG.slice(0, -1), { id: 0, name: '' }];
  // After the long ones: what is left of them counts for nothing.
  const all = [LONG, late, LONG.slice(1), ...texts, ...others];

  expect(new Set(all.map(knownOf)).size).toBe(all.length);
  expect(all.map(knownOf)).toEqual(all.toReversed().map(knownOf).toReversed());
});
