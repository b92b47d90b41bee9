// A few cases of each fuzzer with a fixed seed, many in `npm run test:long`; any number of them:
// `node tools/fuzz/main.ts`.
import { expect, it } from 'vitest';
import { TIMES } from '../patience.ts';
import { Chance } from './chance.ts';
import { fuzz, failureLines } from './fuzz.ts';
import { targets } from './targets.ts';

const COUNTS: readonly (readonly [string, number])[] = [
  ['content', 20],
  ['rules', 20],
  ['words', 35],
  ['strings', 30],
  ['saves', 40],
  ['line', 8],
];

it.each(COUNTS)('finds nothing, when %s are fuzzed', async (target, to) => {
  const findings = await fuzz({ target, seed: 1, from: 0, to: to * TIMES });

  expect(findings.map(failureLines)).toEqual([]);
});

it('has a count for every target', () => {
  expect(COUNTS.map(([target]) => target)).toEqual([...targets.keys()]);
});

it('tries the same again, when seed and number are the same', async () => {
  const tried = async (): Promise<readonly string[]> => {
    const notes: string[] = [];
    for (let index = 0; index < 5; index++)
      await targets.get('saves')?.(new Chance(3, index), (text) => notes.push(text));
    return notes;
  };

  expect(await tried()).toEqual(await tried());
});
