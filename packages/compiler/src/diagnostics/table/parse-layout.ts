// Messages about lines: indentation, brackets, and words that cannot stand where they stand.

import { defineTable, entry } from './define.ts';
import { counted, didYouMean, quote } from './words.ts';

/** Words such as `,` are quoted; descriptions such as "a name" are not. */
function listExpected(expected: readonly string[]): string {
  const shown = expected
    .slice(0, EXPECTED_COUNT_MAX)
    .map((word) => (/^(?:a|an|the) ./.test(word) ? word : quote(word)));
  const last = shown.pop() ?? '';
  const more = expected.length > EXPECTED_COUNT_MAX ? ', and more' : '';
  return shown.length === 0 ? `${last}${more}` : `${shown.join(', ')} or ${last}${more}`;
}

const EXPECTED_COUNT_MAX = 8;

/** Messages about lines. */
export const parseLayoutEntries = defineTable('parse', {
  'parse/unexpected': entry<{ found: string; expected: readonly string[]; near: readonly string[] }>({
    severity: 'error',
    title: 'Word that cannot stand here',
    message: ({ found }) => `${quote(found)} cannot stand here.`,
    notes: ({ expected, near }) => [
      ...didYouMean(near),
      ...(expected.length === 0 ? [] : [`Here could stand ${listExpected(expected)}.`]),
    ],
  }),
  'parse/ends-early': entry<{ expected: readonly string[] }>({
    severity: 'error',
    title: 'Line that ends too early',
    message: () => 'Something is missing after this.',
    notes: ({ expected }) => (expected.length === 0 ? [] : [`Here could stand ${listExpected(expected)}.`]),
  }),
  'parse/no-body': entry<{ head: string; comma: boolean }>({
    severity: 'error',
    title: 'Nothing to do',
    message: ({ head }) => `Nothing says what this ${quote(head)} does.`,
    notes: ({ comma }) => [
      comma
        ? 'Write it after a comma on the same line, or indented on the lines below.'
        : 'Write it indented on the lines below.',
    ],
  }),
  'parse/block-without-header': entry<{ above: string }>({
    severity: 'error',
    title: 'Indented line that belongs to nothing',
    message: () => 'This line is indented, but the line above takes no block.',
    notes: () => ['Indent it like the line above, or begin the line above with `if`, `for each` and the like.'],
  }),
  'parse/comma-before-block': entry({
    severity: 'error',
    title: 'Comma before a block',
    message: () => 'After a comma the rest stands on the same line; a block is opened by indentation alone.',
    fix: () => 'leave out the comma',
  }),
  'parse/tab': entry({
    severity: 'error',
    title: 'Tab in the indentation',
    message: () => 'This line is indented with a tab; how deep that is depends on the editor.',
    fix: () => 'write spaces',
  }),
  'parse/indent': entry<{ found: number; levels: readonly number[] }>({
    severity: 'error',
    title: 'Indentation that fits no line above',
    message: ({ found }) => `This line is indented by ${counted(found, 'space')}, which no line above is.`,
    notes: ({ levels }) => (levels.length === 0 ? [] : [`The lines above are indented by ${levels.join(', ')}.`]),
  }),
  'parse/unclosed': entry<{ bracket: string }>({
    severity: 'error',
    title: 'Bracket that is never closed',
    message: ({ bracket }) => `This ${quote(bracket)} is never closed.`,
  }),
  'parse/unopened': entry<{ open: string }>({
    severity: 'error',
    title: 'Bracket that was never opened',
    message: ({ open }) => `No ${quote(open)} stands before this.`,
    fix: () => 'leave it out',
  }),
  'parse/private-use': entry({
    severity: 'error',
    title: 'Invisible character',
    message: () => 'Here stands a character that has no shape and no meaning.',
    fix: () => 'leave it out',
  }),
  'parse/too-deep': entry({
    severity: 'error',
    title: 'Nested too deep',
    message: () => 'So many brackets, blocks or operators stand in each other here that nobody could follow.',
    notes: () => ['Name parts of it with `let`, or make procedures of them.'],
  }),
});
