import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeAnswers, encodeAnswers } from './answers.ts';

it('writes one letter and a third for each small answer, and reads the same back', () => {
  const indexes = Array.from({ length: 300 }, (_, i) => (i * 7) % 100);

  const text = encodeAnswers(indexes);

  expect(text).toHaveLength(400);
  expect(decodeAnswers(text)).toEqual(indexes);
});

it('reads back whatever it writes', () => {
  const property = fc.property(fc.array(fc.nat({ max: 2 ** 28 - 1 })), (indexes) => {
    expect(decodeAnswers(encodeAnswers(indexes))).toEqual(indexes);
  });

  fc.assert(property, { seed: 7, numRuns: 500 });
});

it('refuses a text that nothing is written as', () => {
  for (const text of ['A', 'AA=', 'A B', 'gA', 'AB', '_____w', 'ä000', 'AAAAA']) expect(decodeAnswers(text)).toBeNull();
});

it('never throws and never reads two texts as the same answers, whatever the text', () => {
  const property = fc.property(fc.string(), (text) => {
    const indexes = decodeAnswers(text);
    expect(indexes === null || encodeAnswers(indexes) === text).toBe(true);
  });

  fc.assert(property, { seed: 8, numRuns: 2000 });
});
