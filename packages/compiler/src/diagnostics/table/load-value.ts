// Messages about single values that YAML reads in another way than their author meant, and about
// sides, copies and drawings that a game declares.

import { defineTable, entry } from './define.ts';
import { counted, quote } from './words.ts';

/** What can be wrong with the sides of a game. */
const TEAMS = {
  none: 'Only games with `teams:` have sides that can see something',
  cooperative: 'In a cooperative game all players are one side, so it has no `teams`',
  seats: 'Each seat needs a side',
} as const;

export const loadValueEntries = defineTable('load', {
  'load/number-for-text': entry<{ what: string; written: string; read: string }>({
    severity: 'error',
    title: 'A number where a text belongs',
    message: ({ what, written }) => `${quote(what)} is a text, but ${quote(written)} without quotes is a number`,
    notes: ({ written, read }) =>
      written === read ? [] : [`YAML would even turn ${quote(written)} into ${quote(read)}.`],
    fix: () => 'quote it',
  }),
  'load/flag-for-text': entry<{ what: string; written: string }>({
    severity: 'error',
    title: 'true or false where a text belongs',
    message: ({ what, written }) => `${quote(what)} is a text, but ${quote(written)} without quotes is a flag`,
    fix: () => 'quote it',
  }),
  'load/yes-no-flag': entry<{ written: string; meant: string }>({
    severity: 'error',
    title: 'yes, no, on or off where a flag belongs',
    message: ({ written, meant }) => `A flag is \`true\` or \`false\`; write \`${meant}\` for ${quote(written)}`,
    fix: ({ meant }) => `write \`${meant}\``,
  }),
  'load/quoted-value': entry<{ what: string; expected: string; written: string }>({
    severity: 'error',
    title: 'A number or flag in quotes',
    message: ({ what, expected, written }) =>
      `${quote(what)} must be ${expected}, but ${quote(written)} in quotes is a text`,
    fix: () => 'remove the quotes',
  }),
  'load/yes-no-text': entry<{ written: string }>({
    severity: 'warning',
    title: 'An unquoted yes, no, on or off as text',
    message: ({ written }) =>
      `${quote(written)} is read as a text here, but many YAML tools read it as true or false; quote it`,
    fix: () => 'quote it',
  }),
  'load/date-text': entry<{ written: string }>({
    severity: 'warning',
    title: 'An unquoted date as text',
    message: ({ written }) =>
      `${quote(written)} is read as a text here, but many YAML tools read it as a date; quote it`,
    fix: () => 'quote it',
  }),
  'load/sexagesimal-text': entry<{ written: string; seconds: number }>({
    severity: 'warning',
    title: 'Unquoted numbers with colons as text',
    message: ({ written, seconds }) =>
      `${quote(written)} is read as a text here, but many YAML tools read it as ${seconds}; quote it`,
    fix: () => 'quote it',
  }),
  'load/leading-zero': entry<{ written: string; read: string }>({
    severity: 'warning',
    title: 'A number with leading zeros',
    message: ({ written, read }) =>
      `${quote(written)} is read as ${read} here, and as something else by other YAML tools; write \`${read}\``,
    fix: ({ read }) => `write \`${read}\``,
  }),
  'load/number-format': entry<{ what: string; written: string; meant: string }>({
    severity: 'error',
    title: 'A number with separators',
    message: ({ what, written }) =>
      `${quote(what)} must be a number, but ${quote(written)} is a text: numbers have no separators`,
    fix: ({ meant }) => `write \`${meant}\``,
  }),
  'load/smart-quotes': entry<{ open: string }>({
    severity: 'warning',
    title: 'Typographic quotes around a value',
    message: ({ open }) => `YAML does not know ${open} as a quote, so it becomes part of the text; use straight quotes`,
    fix: () => 'use straight quotes',
  }),
  'load/comment-cuts-text': entry<{ what: string }>({
    severity: 'warning',
    title: 'A text that is cut off by a comment',
    message: ({ what }) =>
      `From \`#\` on this is a comment, not part of ${quote(what)}; quote the text if it belongs to it`,
    label: () => 'not part of the text',
    fix: () => 'quote the text',
  }),
  'load/comment-after-rule': entry({
    severity: 'warning',
    title: 'A comment behind a rule',
    message: () => 'From `#` on this is a comment and not part of the rule; put it on a line of its own above',
    label: () => 'not part of the rule',
  }),
  'load/folded-rule': entry({
    severity: 'warning',
    title: 'A rule under >',
    message: () => '`>` joins the lines of this rule into one; use `|`, which keeps them',
    fix: () => 'write `|`',
  }),
  'load/teams': entry<{ why: keyof typeof TEAMS; found?: number; wanted?: number }>({
    severity: 'error',
    title: 'Sides that do not hold together',
    message: ({ why }) => TEAMS[why],
    notes: ({ found, wanted }) => (wanted === undefined ? [] : [`${found} stand here, and ${wanted} can play.`]),
  }),
  'load/copies': entry<{ field: string; kind: string }>({
    severity: 'error',
    title: 'Something that no thing can be a copy of',
    message: ({ field, kind }) => `The field ${quote(field)} does not say of which ${kind} a ${kind} is a copy`,
    notes: ({ field, kind }) => [
      `As in ${quote(`fields: { ${field}: { type: ${kind}?, initial: none } }`)}: of the kind itself, open to everybody, and once in a line of kinds.`,
    ],
  }),
  'load/hexagon-shift': entry<{ line: number; blanks: number; found: number }>({
    severity: 'warning',
    title: 'A drawing of hexagons that is another board than it looks',
    message: ({ line, blanks, found }) =>
      `Line ${line} has ${found === 0 ? 'no blank' : counted(found, 'blank')} before it, and its hexagons stand where ${blanks === 0 ? 'none' : counted(blanks, 'blank')} would put them`,
    notes: () => [
      'The lines 2, 4, 6 ... stand half a hexagon to the right, the others exactly below the first. Blanks move nothing: write `_` for each place without a space.',
    ],
  }),
});
