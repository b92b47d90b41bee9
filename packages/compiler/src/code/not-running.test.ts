import { expect, it } from 'vitest';
import { compileRules } from '../testing/index.ts';

const loop = (set: string): string => `to doze\n  for each b in ${set}, set b.tired to true\n`;

it('names what is written, when one of two sets is taken by a condition', () => {
  const { diagnostics } = compileRules(loop('(if day > 1 then fighters of active else beasts in hand of active)'));

  expect(diagnostics.map(({ message }) => message)).toEqual([
    'The language allows `if … then … else …` as a set, but games with it cannot run yet.',
  ]);
});

it('runs a function that gives one of two sets, as the page of what does not run says', () => {
  const rules =
    'define mine(player p) giving set of beast\n  if day > 1, return fighters of p\n  return beasts in hand of p\n';

  expect(compileRules(`${rules}${loop('mine(active)')}`).diagnostics).toEqual([]);
});
