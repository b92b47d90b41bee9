// Messages about habits from English and from programming languages.

import { defineTable, entry } from './define.ts';
import { quote } from './words.ts';

/** Messages about habits. */
export const parseHabitEntries = defineTable('parse', {
  'parse/operator': entry<{ found: string; instead: string }>({
    severity: 'error',
    title: 'Sign of another language',
    message: ({ found, instead }) => `${quote(found)} is written ${quote(instead)}.`,
    fix: ({ instead }) => `write ${quote(instead)}`,
  }),
  'parse/assign': entry<{ name: string }>({
    severity: 'error',
    title: 'Value without `let` or `set`',
    message: ({ name }) => `A line with \`=\` begins with \`let\`: ${quote(`let ${name} = …`)}.`,
    notes: ({ name }) => [`To change what is there already, write ${quote(`set ${name} to …`)}.`],
  }),
  'parse/set-to': entry({
    severity: 'error',
    title: 'Equals sign after `set`',
    message: () => 'After `set` stands `to`: `set x to …`.',
    fix: () => 'write `to`',
  }),
  'parse/let-name': entry({
    severity: 'error',
    title: 'Let that names no plain name',
    message: () =>
      '`let` gives a new plain name to a value: `let x = …`; what is there already is changed with `set … to …`.',
    fix: () => 'write `=`',
  }),
  'parse/increase': entry<{ verb: string }>({
    severity: 'error',
    title: 'Sign that adds',
    message: ({ verb }) => `A value is changed with ${quote(`${verb} … by …`)}.`,
    fix: ({ verb }) => `write ${quote(`${verb} … by …`)}`,
  }),
  'parse/colon': entry<{ opensBlock: boolean }>({
    severity: 'error',
    title: 'Colon',
    message: ({ opensBlock }) =>
      opensBlock
        ? 'No colon stands before a block: indentation alone opens it.'
        : 'What is done on the same line stands after a comma, not after a colon.',
    fix: ({ opensBlock }) => (opensBlock ? 'leave out the colon' : 'write a comma'),
  }),
  'parse/brace': entry<{ found: string }>({
    severity: 'error',
    title: 'Brace',
    message: () => 'Blocks have no braces: indentation opens and closes them.',
  }),
  'parse/semicolon': entry<{ last: boolean }>({
    severity: 'error',
    title: 'Semicolon',
    message: ({ last }) =>
      last ? 'No semicolon stands at the end of a line.' : 'Steps on one line are chained with `, then`.',
    fix: ({ last }) => (last ? 'leave out the semicolon' : 'write `, then`'),
  }),
  'parse/quotes': entry({
    severity: 'error',
    title: 'Text in quotes',
    message: () => 'Rules have no texts in quotes: names stand bare, and what players read stands in YAML.',
  }),
  'parse/spaces': entry<{ sign: string }>({
    severity: 'error',
    title: 'Plus or minus without spaces',
    message: ({ sign }) => `${quote(sign)} needs a space on both sides, because names can have hyphens.`,
    fix: () => 'write the spaces',
  }),
  'parse/the': entry({
    severity: 'error',
    title: 'The word `the`',
    message: () => '`the` has no meaning in rules: a name alone says which one is meant.',
    notes: () => ['One of several is `a card in your hand`; what was named before is called by its name.'],
    fix: () => 'leave it out',
  }),
  'parse/name-form': entry<{ name: string; instead: string; isWord: boolean }>({
    severity: 'error',
    title: 'Name that is not in small letters with hyphens',
    message: ({ name, instead, isWord }) =>
      isWord
        ? `Words of the language are written in small letters: ${quote(instead)}.`
        : `${quote(name)} is no name: names have small letters and hyphens, as in ${quote(instead)}.`,
    fix: ({ instead }) => `write ${quote(instead)}`,
  }),
  'parse/reserved': entry<{ name: string }>({
    severity: 'error',
    title: 'Word of the language as a name',
    message: ({ name }) => `${quote(name)} belongs to the language and cannot be a name.`,
    notes: ({ name }) => [`A longer name will do, such as ${quote(`${name}-value`)}.`],
  }),
  'parse/other-word': entry<{ found: string; instead: string }>({
    severity: 'error',
    title: 'Word that is another word here',
    message: ({ found, instead }) => `${quote(found)} is written ${quote(instead)}.`,
    fix: ({ instead }) => `write ${quote(instead)}`,
  }),
  'parse/otherwise': entry({
    severity: 'error',
    title: 'Otherwise without its `if`',
    message: () => 'No `if` of the same depth ends right above this `otherwise`.',
    notes: () => ['`otherwise` stands on a line of its own, as deep as its `if`.'],
  }),
  'parse/misspelt': entry<{ found: string; near: readonly string[] }>({
    severity: 'error',
    title: 'Word of the language that is misspelt',
    message: ({ found, near }) =>
      `${quote(found)} begins nothing that could go on like this; did you mean ${near.map(quote).join(' or ')}?`,
    label: () => 'misspelt',
    fix: ({ near }) => `write ${quote(near[0] ?? '')}`,
  }),
  'parse/then-for-comma': entry<{ found: string }>({
    severity: 'error',
    title: 'Word in the place of a comma',
    message: ({ found }) => `Here stands a comma, not ${quote(found)}.`,
    fix: () => 'write a comma',
  }),
  'parse/missing-comma': entry<{ head: string }>({
    severity: 'error',
    title: 'Comma that is missing',
    message: ({ head }) => `A comma is missing before this, where the ${quote(head)} ends and what is done begins.`,
    fix: () => 'put a comma',
  }),
  'parse/missing-then': entry({
    severity: 'error',
    title: 'Steps that are not chained',
    message: () => 'Several steps on one line are chained with `, then`.',
    fix: () => 'write `, then`',
  }),
  'parse/event-form': entry<{ instead: boolean }>({
    severity: 'error',
    title: 'Event that cannot be heard',
    message: () => 'No event is written like this.',
    notes: ({ instead }) => [
      instead
        ? 'An event is written `this being killed` or `attack for you`, with the names of procedures.'
        : 'An event is written `a card is played`, `battle begins`, `battle ends` or `score of a player changes`, with the names of procedures and fields.',
      'A place is a condition behind the event: `a card is played if it is in here`.',
    ],
  }),
  'parse/you-statement': entry<{ verb: string }>({
    severity: 'error',
    title: 'Step that begins with `you`',
    message: ({ verb }) => `A step has no \`you\` before it: ${quote(`${verb} …`)} is always done by you.`,
    notes: () => ['What is up to the player begins with `you may`.'],
    fix: () => 'leave out `you`',
  }),
  'parse/amount-first': entry<{ instead: string }>({
    severity: 'error',
    title: 'Number after the name of an attribute',
    message: ({ instead }) => `The number stands before the name of the attribute: ${quote(instead)}.`,
    fix: ({ instead }) => `write ${quote(instead)}`,
  }),
  'parse/no-window': entry<{ limit: string | null; lacks: 'window' | 'you may' | 'both' }>({
    severity: 'error',
    title: 'Ability without a window, or without `you may`',
    message: ({ limit, lacks }) => {
      const form = quote(`${limit === null ? '' : `${limit} per PERIOD, `}in WINDOW, you may …`);
      if (lacks === 'you may') return `An ability says ${quote('you may')} after its window: ${form}.`;
      const also = lacks === 'both' ? `, and ${quote('you may')} is missing` : '';
      return `Nothing says when this can be done${also}: ${form}.`;
    },
    fix: () => `write ${quote('you may')}`,
  }),
  'parse/choose-what': entry<{ found: string }>({
    severity: 'error',
    title: 'Choice without options',
    message: () => 'Under `choose` stand lines that begin with `option`.',
    notes: () => [
      'One of several things is chosen where it is used or named, as in `let picked = a card in your hand`.',
    ],
    fix: () => 'write `let picked =`',
  }),
  'parse/roll-alone': entry({
    severity: 'error',
    title: 'Throw that nobody looks at',
    message: () => 'A throw alone does nothing: give the number a name, or write the dice where the number is used.',
    fix: () => 'write `let rolled =`',
  }),
  'parse/for-each-amount': entry({
    severity: 'error',
    title: 'Amount for each of several',
    message: () => 'An amount is multiplied: `gain 3 * count(cards in your hand) coins`.',
  }),
  'parse/option-outside': entry<{ word: string }>({
    severity: 'error',
    title: 'Option without its `choose`',
    message: ({ word }) => `${quote(word)} belongs in the block under \`choose\`.`,
  }),
  'parse/item-in-block': entry<{ word: string }>({
    severity: 'error',
    title: 'Something that stands for itself in a block',
    message: ({ word }) => `${quote(word)} cannot stand among the steps of a block.`,
    notes: ({ word }) => [
      ['when', 'before', 'instead'].includes(word)
        ? 'Write it at the start of a line; for a while only, after `until end of PERIOD,`.'
        : 'Write it at the start of a line.',
    ],
  }),
  'parse/not-an-option': entry({
    severity: 'error',
    title: 'Something else under `choose`',
    message: () => 'Under `choose` every line begins with `option NAME` or `include WINDOW`.',
  }),
  'parse/comment': entry<{ found: string }>({
    severity: 'error',
    title: 'Comment of another language',
    message: ({ found }) => `A comment begins with \`--\`, not with ${quote(found)}.`,
    fix: () => 'write `--`',
  }),
  'parse/verb-brackets': entry<{ verb: string }>({
    severity: 'error',
    title: 'Verb with brackets',
    message: ({ verb }) =>
      `What is done has no brackets: ${quote(`${verb} …`)}, with words such as \`to\` and \`because\` before the rest.`,
    fix: () => 'leave out the brackets',
  }),
  'parse/set-brackets': entry<{ sign: string }>({
    severity: 'error',
    title: 'Sum of sets without brackets',
    message: ({ sign }) =>
      `Sets that are put together with ${quote(sign)} stand in brackets here, as in ${quote(`(these ${sign} those) where …`)}.`,
  }),
  'parse/list-item': entry({
    severity: 'error',
    title: 'Minus at the start of a line',
    message: () =>
      'A line that begins with `-` goes on with the line above: steps of rules have no dashes before them.',
  }),
  'parse/whose': entry<{ found: string; instead: string }>({
    severity: 'error',
    title: 'Dot after `you` or `it`',
    message: ({ found, instead }) => `${quote(found)} is written ${quote(instead)}.`,
    fix: ({ instead }) => `write ${quote(instead)}`,
  }),
  'parse/is-article': entry<{ article: string; name: string }>({
    severity: 'error',
    title: 'Article in a comparison',
    message: ({ article, name }) => `${quote(`is ${article} ${name}`)} is written ${quote(`is ${name}`)}.`,
    fix: ({ article }) => `leave out ${quote(article)}`,
  }),
});
