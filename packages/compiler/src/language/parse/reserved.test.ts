import { expect, it } from 'vitest';
import { compileRules } from '../../testing/compile-text.ts';

it.each([
  'a',
  'an',
  'and',
  'at',
  'against',
  'in',
  'into',
  'increase',
  'no',
  'none',
  'not',
  'of',
  'offer',
  'on',
  'onto',
  'roll',
  'rolling',
])('refuses the word %s as a name, however other words of the language begin', (word) => {
  const { diagnostics } = compileRules(`to try\n  let ${word} = 1\n  increase day by ${word}`);

  expect(diagnostics.map(({ code }) => code)).toContain('parse/reserved');
});

it('reads a label behind a number, when the label begins like another word', () => {
  const { diagnostics } = compileRules(
    'to paint beast b using number n into glade g\n  increase day by n\n\nto try beast b\n  paint b using 1 into first(your grove)',
  );

  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});
