import { expect, it } from 'vitest';
import { contentHash } from './content-hash.ts';

it('is the same in any order of the files', () => {
  const files = [
    ['a', 'one'],
    ['b', 'two'],
  ] as const;

  expect(contentHash(files)).toBe(contentHash(files.toReversed()));
  expect(contentHash(files)).toMatch(/^[0-9a-f]{16}$/);
});

it('differs, when a character moves from one file to the next', () => {
  expect(
    contentHash([
      ['a', 'xy'],
      ['b', 'z'],
    ]),
  ).not.toBe(
    contentHash([
      ['a', 'x'],
      ['b', 'yz'],
    ]),
  );
  expect(contentHash([['ab', 'c']])).not.toBe(contentHash([['a', 'bc']]));
});

it('agrees with 64-bit arithmetic', () => {
  const text = 'päthx';
  let expected = 0xcbf29ce484222325n;
  const bytes = (part: string) =>
    [...part].flatMap((character) => [character.charCodeAt(0) & 0xff, character.charCodeAt(0) >> 8]);
  for (const byte of [...bytes('p'), 0xff, 0xdc, 0, ...bytes(text), 0xff, 0xdc, 0]) {
    expected = ((expected ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  }

  expect(contentHash([['p', text]])).toBe(expected.toString(16).padStart(16, '0'));
});
