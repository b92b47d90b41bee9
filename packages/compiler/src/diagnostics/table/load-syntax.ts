// Messages about the YAML text itself: what breaks it, and what it does that its author did not
// mean.

import { TEXT_TOO_LONG } from '@undercroft/contract';
import { defineTable, entry } from './define.ts';
import { counted, quote } from './words.ts';

const UNDER_A_BAR =
  'Or write `|` after the key and the text on the next line, indented: there nothing has to be quoted.';

function copied({ moreCount }: { moreCount: number }): readonly string[] {
  const more = moreCount === 0 ? [] : [`The file has ${counted(moreCount, 'more', 'more')} of them.`];
  return ['It often comes from copying out of a web page or a document.', ...more];
}

/** What the message about a text in brackets takes. */
export interface UnquotedParams {
  readonly sign: string;
  /** The bracket that the text lies in. */
  readonly open: string;
  readonly written: string;
  /** Undefined when the text takes several lines. */
  readonly quoted: string | undefined;
}

function unquotedMessage({ sign, open, written, quoted }: UnquotedParams): string {
  const inside = `inside \`${open} ${open === '{' ? '}' : ']'}\``;
  const ends: Readonly<Record<string, string>> = { ',': 'A comma ends a text', '#': 'A `#` cuts off a text' };
  const what = ends[sign] ?? `An unquoted text cannot hold \`${sign}\``;
  return `${what} ${inside}, so quote ${quote(written)}${quoted === undefined ? '' : `: ${quote(quoted)}`}`;
}

export const loadSyntaxEntries = defineTable('load', {
  'load/yaml-syntax': entry<{ problem: string }>({
    severity: 'error',
    title: 'This is not YAML',
    message: ({ problem }) => `This cannot be read as YAML: ${problem}`,
    fix: () => 'remove it',
  }),
  'load/colon-in-text': entry({
    severity: 'error',
    title: 'A colon inside an unquoted text',
    message: () => 'A colon with a space after it starts a new key, so this text must be quoted',
    label: () => 'YAML takes what is before this for a key',
    notes: () => [UNDER_A_BAR],
    fix: () => 'quote the text',
  }),
  'load/missing-space-after-colon': entry<{ key: string }>({
    severity: 'error',
    title: 'No space after the colon',
    message: ({ key }) => `There must be a space after the colon of ${quote(key)}`,
    label: () => 'without a space this is part of a text, not a key',
    fix: () => 'insert a space',
  }),
  'load/missing-space-after-dash': entry({
    severity: 'error',
    title: 'No space after the dash of a list',
    message: () => 'There must be a space after the dash of a list item',
    label: () => 'without a space this is a text, not a list',
    fix: () => 'insert a space',
  }),
  'load/missing-colon': entry<{ text: string; inBraces?: boolean; isBlock?: boolean; instead?: string }>({
    severity: 'error',
    title: 'A line without a colon among keys',
    message: ({ text, inBraces = false }) =>
      inBraces
        ? `Inside \`{ }\` each part is a key with a value, but ${quote(text)} has no colon`
        : `This line stands among keys, but ${quote(text)} has no colon`,
    notes: ({ text, inBraces = false }) =>
      inBraces
        ? ['A part is a key, a colon, a space and a value: `cost: 2`. A list stands in square brackets: `[one, two]`.']
        : [
            'A line here is a key, a colon, a space and a value: `cost: 2`.',
            'A text that goes on from the line above must be indented further than its key.',
            ...(text.startsWith('//') ? ['A comment starts with `#`.'] : []),
          ],
    fix: ({ instead = '', isBlock = false }) => (isBlock ? 'indent the text' : `write ${quote(instead)}`),
  }),
  'load/unquoted-in-braces': entry<UnquotedParams>({
    severity: 'error',
    title: 'A text in braces or brackets that must be quoted',
    message: unquotedMessage,
    label: ({ sign }) => (sign === ',' ? 'ends the text' : undefined),
    fix: ({ quoted = '' }) => `write ${quote(quoted)}`,
  }),
  'load/missing-comma': entry<{ quoted: string | undefined }>({
    severity: 'error',
    title: 'No comma between two things in braces',
    message: () => 'There must be a comma between two things inside braces',
    fix: () => 'insert a comma',
    notes: ({ quoted }) => (quoted === undefined ? [] : [`If this is one text, quote it: ${quote(quoted)}.`]),
  }),
  'load/tab-indent': entry({
    severity: 'error',
    title: 'A tab in the indentation',
    message: () => 'Lines must be indented with spaces, but this one has a tab',
    fix: () => 'write two spaces for each tab of the file',
  }),
  'load/indent': entry<{ columnCount: number; fittingCounts: readonly number[] }>({
    severity: 'error',
    title: 'Indentation that fits no line above',
    message: ({ columnCount }) =>
      `This line is indented by ${counted(columnCount, 'space')}, which fits no line above it`,
    notes: ({ fittingCounts }) =>
      fittingCounts.length === 0
        ? ['Things that belong together start in the same column.']
        : [
            `Lines above are indented by ${fittingCounts.join(' or ')}; things that belong together start in the same column.`,
          ],
    fix: () => 'move the line to the column of those above',
  }),
  'load/list-beside-keys': entry<{ item?: string }>({
    severity: 'error',
    title: 'A list and keys at the same level',
    message: ({ item }) =>
      item === undefined
        ? 'List items and keys cannot stand side by side; a list belongs under a key of its own'
        : `This line stands among list items, but ${quote(item)} has no dash`,
    fix: () => 'put a dash before it',
  }),
  'load/list-behind-key': entry({
    severity: 'error',
    title: 'A list that starts on the line of its key',
    message: () => 'A list starts on the line below its key, with each dash in the same column',
    fix: () => 'move the item to the next line',
  }),
  'load/list-in-text': entry<{ inItem: boolean }>({
    severity: 'error',
    title: 'A list that was swallowed by the text before it',
    message: () => 'This looks like a list item, but YAML reads it as more of the text before it',
    label: () => 'part of the text before it',
    notes: ({ inItem }) => [
      inItem
        ? 'All dashes of a list stand in the same column.'
        : 'A key has either a text or a list: remove the text after the key, or put this line on its level.',
    ],
    fix: () => 'put the dash under the dash above',
  }),
  'load/reserved-start': entry<{ character: string }>({
    severity: 'error',
    title: 'A text that starts with a sign that YAML keeps for itself',
    message: ({ character }) =>
      `A text that starts with ${character === '`' ? 'a backtick' : quote(character)} must be quoted`,
    label: () => 'has a meaning of its own in YAML',
    notes: () => [UNDER_A_BAR],
    fix: () => 'quote the text',
  }),
  'load/text-after-quote': entry<{ ending?: string }>({
    severity: 'error',
    title: 'Text after the closing quote',
    message: ({ ending }) =>
      ending === undefined
        ? 'The value ends at the closing quote, but more text follows'
        : `The value ends at the closing quote, so ${quote(ending)} cannot follow`,
    notes: ({ ending }) =>
      ending === undefined
        ? ["Quote the whole text. Inside single quotes a quote is written twice: `'it''s'`.", UNDER_A_BAR]
        : ['Each key has a line of its own, and nothing stands at the end of the line. Only brackets need commas.'],
    fix: ({ ending }) => (ending === undefined ? 'quote the whole text' : `remove ${quote(ending)}`),
  }),
  'load/text-after-block-mark': entry<{ mark: string }>({
    severity: 'error',
    title: 'Text on the line of a block mark',
    message: ({ mark }) => `After ${quote(mark)} the text starts on the next line, indented`,
    fix: () => 'move the text to the next line',
  }),
  'load/unclosed-quote': entry<{ mark: string; isWord: boolean }>({
    severity: 'error',
    title: 'A quote that is never closed',
    message: ({ mark }) => `This text starts with ${mark} and the closing ${mark} is missing`,
    notes: ({ mark }) =>
      mark === "'" ? ['A text that starts with an apostrophe goes into double quotes: `"\'tis so"`.'] : [],
    fix: ({ isWord }) => (isWord ? 'put the text into double quotes' : 'close it at the end of the line'),
  }),
  'load/unclosed-bracket': entry<{ open: string; close: string }>({
    severity: 'error',
    title: 'A bracket that is never closed',
    message: ({ open, close }) => `This ${quote(open)} has no ${quote(close)}`,
    notes: () => [
      'A list or map in brackets that takes several lines must be indented further than its key, up to the closing bracket.',
    ],
    fix: () => 'close it at the end of the line',
  }),
  'load/bad-escape': entry<{ escape: string }>({
    severity: 'error',
    title: 'An unknown escape in double quotes',
    message: ({ escape }) => `${quote(escape)} means nothing inside double quotes`,
    notes: () => [
      'In double quotes a backslash starts an escape such as `\\n`; for the backslash itself write two, or use single quotes.',
    ],
    fix: () => 'write the backslash twice',
  }),
  'load/duplicate-key': entry<{ key: string }>({
    severity: 'error',
    title: 'The same key twice',
    message: ({ key }) => `${quote(key)} is already written above; a key may stand only once`,
  }),
  'load/several-documents': entry({
    severity: 'error',
    title: 'Several documents in one file',
    message: () => 'A second document starts here; write one file for each thing',
    notes: () => [
      'A line of three dashes or three dots ends a YAML document. Inside a text, put it under `|` and indent it.',
    ],
  }),
  'load/byte-order-mark': entry({
    severity: 'warning',
    title: 'A byte order mark',
    message: () => 'The file starts with an invisible byte order mark; save it as plain UTF-8',
    fix: () => 'remove the mark',
  }),
  'load/empty-file': entry({
    severity: 'error',
    title: 'An empty file',
    message: () => 'There is nothing in this file',
  }),
  'load/alias': entry<{ name: string }>({
    severity: 'error',
    title: 'A YAML alias',
    message: ({ name }) => `${quote(`*${name}`)} is a YAML alias, which content files do not use`,
    notes: () => [
      'Quote it if it is meant as text. To share values between files, declare them once and refer to them by id.',
    ],
    fix: () => 'quote the text',
  }),
  'load/anchor': entry<{ name: string; isShared?: boolean }>({
    severity: 'error',
    title: 'A YAML anchor',
    message: ({ name }) => `${quote(`&${name}`)} is a YAML anchor, which content files do not use`,
    notes: ({ isShared = false }) => [isShared ? 'Write the value at each place.' : 'Quote it if it is meant as text.'],
    fix: ({ isShared = false }) => (isShared ? 'write the value at each place' : 'quote the text'),
  }),
  'load/tag': entry<{ tag: string }>({
    severity: 'error',
    title: 'A YAML tag',
    message: ({ tag }) => `${quote(tag)} is a YAML tag, which content files do not use`,
    notes: () => ['Quote it if it is meant as text.'],
    fix: () => 'quote the text',
  }),
  'load/complex-key': entry({
    severity: 'error',
    title: 'A key that is not a word',
    message: () => 'A key must be a plain word or a quoted text',
  }),
  'load/directive': entry<{ directive: string }>({
    severity: 'error',
    title: 'A YAML directive',
    message: ({ directive }) => `${quote(directive)} is a YAML directive, which content files do not use`,
    notes: () => ['Content is YAML 1.2; there is nothing to switch.'],
    fix: () => 'remove the line',
  }),
  'load/file-too-large': entry({
    severity: 'error',
    title: 'A file that is too large',
    message: () => `This file ${TEXT_TOO_LONG}, which is the most that is read`,
    notes: () => ['Split it: one file for each thing.'],
  }),
  'load/encoding': entry<{ found: 'UTF-16' | 'a letter'; moreCount: number }>({
    severity: 'error',
    title: 'A file that is not UTF-8',
    message: ({ found }) =>
      found === 'UTF-16'
        ? 'This file is saved as UTF-16; content files are UTF-8'
        : 'This file is not saved as UTF-8, so the letter here cannot be read',
    notes: ({ found, moreCount }) => [
      'Save it as UTF-8: most editors ask for the encoding under "Save as"; VS Code has it in the line at the bottom.',
      ...(found === 'UTF-16'
        ? []
        : ['Open it again in the encoding it was written in first, or type the letter anew.']),
      ...(moreCount === 0 ? [] : [`The file has ${counted(moreCount, 'more', 'more')} of them.`]),
    ],
  }),
  'load/too-deep': entry<{ depthMax: number }>({
    severity: 'error',
    title: 'Lists and maps nested too deeply',
    message: ({ depthMax }) => `Lists and maps are nested more than ${depthMax} deep here`,
  }),
  'load/too-many-nodes': entry<{ countMax: number }>({
    severity: 'error',
    title: 'A file with too many values',
    message: ({ countMax }) => `This file has more than ${countMax} keys and values`,
    notes: () => ['Split it: one file for each thing.'],
  }),
  'load/invisible-character': entry<{ name: string; moreCount: number }>({
    severity: 'error',
    title: 'An invisible character',
    message: ({ name }) => `There is an invisible character here: ${name}`,
    notes: copied,
    fix: () => 'remove all of them',
  }),
  'load/odd-space': entry<{ name: string; moreCount: number }>({
    severity: 'error',
    title: 'A space that YAML does not take for one',
    message: ({ name }) => `This looks like a space, but it is ${name}, which YAML takes for text`,
    notes: copied,
    fix: () => 'write ordinary spaces',
  }),
});
