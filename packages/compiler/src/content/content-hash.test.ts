import { expect, it } from 'vitest';
import { contentHash, textHash } from './content-hash.ts';

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

it('differs for texts that are nearly alike', () => {
  const texts = ['', 'a', 'b', 'ab', 'ba', ...Array.from({ length: 2000 }, (_, i) => `might: ${i}\n`)];
  const hashes = texts.map((text) => contentHash([['p', text]]));

  expect(new Set(hashes).size).toBe(texts.length);
  // Each half tells most of them apart by itself.
  for (const half of [0, 8]) expect(new Set(hashes.map((hash) => hash.slice(half, half + 8))).size).toBe(texts.length);
});

it('is the same, when hashes of texts were remembered', () => {
  const files = [
    ['a', 'one'],
    ['b', 'two'],
  ] as const;
  const known = new Map<string, string>(files.map(([, text]) => [text, textHash(text)]));

  expect(contentHash(files, (text) => known.get(text) ?? '')).toBe(contentHash(files));
});
