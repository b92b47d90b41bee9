import { defineTable, entry } from './define.ts';
import { listOf, quote } from './words.ts';

/** Every message of the phase `parse`. */
export const parseTable = defineTable('parse', {
  'parse/unexpected': entry<{ found: string; expected: readonly string[] }>({
    severity: 'error',
    title: 'Something that cannot stand here',
    message: ({ found }) => `${quote(found)} cannot stand here.`,
    notes: ({ expected }) => (expected.length === 0 ? [] : [`Here could stand ${listOf(expected)}.`]),
  }),
  'parse/tab': entry({
    severity: 'error',
    title: 'Tab in the indentation',
    message: () => 'This line is indented with a tab.',
  }),
  'parse/indent': entry({
    severity: 'error',
    title: 'Indentation that fits no line above',
    message: () => 'This line is indented to a depth that no line above it has.',
  }),
  'parse/unclosed': entry({
    severity: 'error',
    title: 'Bracket that is never closed',
    message: () => 'This bracket is never closed.',
  }),
  'parse/private-use': entry({
    severity: 'error',
    title: 'Character of the private use area',
    message: () => 'This character has no meaning.',
  }),
  'parse/too-deep': entry({
    severity: 'error',
    title: 'Nested too deep',
    message: () => 'This text is nested too deep.',
  }),
});
