// What could stand at a place, in plain words, the likeliest first.

import { wordTable } from '@undercroft/contract';
import type { Expectation } from './grammar-options.ts';
import { IN, NEXT, OUT } from './layout.ts';

/** Signs and words of the grammar in the order in which they are worth telling. */
const RANKS: readonly (readonly string[])[] = [
  [',', IN],
  [NEXT, OUT, 'end'],
  ['name', 'number', 'rule id'],
  [
    'to',
    'by',
    'with',
    'from',
    'because',
    'using',
    'at',
    'into',
    'onto',
    'for',
    'through',
    'against',
    'being',
    'begins',
    'ends',
    'have',
    'has',
    'times',
    'called',
    'changes',
    '=',
    ')',
    ']',
  ],
  ['a', 'an', 'your', 'its', 'if', 'in', 'of', 'where', 'then', 'else', 'giving'],
  ['option', 'include', 'once', 'twice'],
  ['is', 'and', 'or', 'not', 'any', 'no', '+', '-', '*', '/', '<', '>'],
];

/** Where a value stands these could always go on; they are only told when nothing else is. */
const ALWAYS = new Set(['.', '(', 'd', '<=', '>=', '[', 'highest', 'lowest', 'called', 'true', 'false', '""']);

const WORDS: Readonly<Record<string, string>> = wordTable({
  name: 'a name',
  number: 'a number',
  'rule id': 'a rule id',
  [IN]: 'an indented block',
  [NEXT]: 'the end of the line',
  [OUT]: 'the end of the line',
  end: 'the end of the line',
});

/**
 * The keys of what was expected: literals as they are, display names, `end`. Without spaces and
 * classes.
 */
export function expectedKeys(expected: readonly Expectation[]): readonly string[] {
  const keys = new Set<string>();
  for (const one of expected) {
    if (one.type === 'literal') keys.add(one.text);
    else if (one.type === 'end') keys.add('end');
    else if (one.type === 'other' && one.description !== 'space') keys.add(one.description);
  }
  keys.delete(' ');
  return [...keys];
}

/** In plain words, in the order in which they are worth telling; each says one thing. */
export function expectedWords(keys: readonly string[]): readonly string[] {
  const rank = (key: string): number => {
    const found = RANKS.findIndex((keysOfRank) => keysOfRank.includes(key));
    return found < 0 ? RANKS.length : found;
  };
  const telling = keys.filter((key) => !ALWAYS.has(key));
  const sorted = (telling.length > 0 ? telling : keys).toSorted(
    (first, second) => rank(first) - rank(second) || (first < second ? -1 : 1),
  );
  return [...new Set(sorted.map((key) => WORDS[key] ?? key))];
}
