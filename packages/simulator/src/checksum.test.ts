import { expect, it } from 'vitest';
import { isUndamaged, withChecksum } from './checksum.ts';

const result = { version: 1, is: 'sim', shard: { games: 40, wins: [18, 22], mean: 1.5e-7, none: undefined, zero: -0 } };

it('knows a result again after a way through a file, and no other one', () => {
  const text = JSON.stringify(withChecksum(result));
  expect(isUndamaged(JSON.parse(text))).toBe(true);

  const digits = [...text.matchAll(/\d/g)].map(({ index }) => index);
  const taken = digits.filter((at) => {
    const flipped = `${text.slice(0, at)}${(Number(text[at]) + 1) % 10}${text.slice(at + 1)}`;
    return isUndamaged(JSON.parse(flipped)) === true;
  });
  expect(digits.length).toBeGreaterThan(10);
  expect(taken).toEqual([]);
});

it.each([null, 7, 'text', {}, { version: 1 }])('says that %j has no checksum', (value) => {
  expect(isUndamaged(value)).toBeNull();
});
