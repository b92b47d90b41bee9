import { JOINING_WORDS, RESERVED_WORDS } from '@undercroft/compiler/words';
import { expect, it } from 'vitest';
import { piecesOf } from './highlight.ts';

it('colours every word of the rules language as one, and no part of a name', () => {
  const words = [...RESERVED_WORDS, ...JOINING_WORDS];

  expect(words.length).toBeGreaterThan(80);
  for (const word of words)
    expect(piecesOf(`${word} oil-${word}`)).toEqual([
      { is: 'word', text: word },
      { is: 'plain', text: ` oil-${word}` },
    ]);
});
