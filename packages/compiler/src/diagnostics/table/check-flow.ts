// Messages about what happens when: what may be asked where, what is returned, what is never
// reached.

import { defineTable, entry } from './define.ts';
import { quote } from './words.ts';

/** Messages about what happens when. */
export const checkFlowEntries = defineTable('check', {
  'check/impure': entry<{ what: string; where: string; canName: boolean }>({
    severity: 'error',
    title: 'Something is done where only looking is allowed',
    message: ({ what, where }) => `${what} here, but ${where} may only look.`,
    notes: ({ canName }) =>
      canName ? ['It may be worked out more than once. Name it with `let` on a line before.'] : [],
  }),
  'check/late': entry<{ what: string; where: string }>({
    severity: 'error',
    title: 'Decision or dice in the middle of a condition',
    message: ({ what, where }) => `A ${what} cannot stand on ${where}: it would happen only sometimes.`,
    notes: () => ['Name it with `let` on a line before.'],
  }),
  'check/unreachable': entry({
    severity: 'warning',
    title: 'Statement that is never reached',
    message: () => 'This is never done: what stands before it always leaves.',
  }),
  'check/read-after': entry<{ attribute: string; verb: string; printed: boolean }>({
    severity: 'warning',
    title: 'Attribute that is read after the move',
    message: ({ attribute, verb }) =>
      `${quote(verb)} has moved it by now, so effects that depend on its place no longer count for its ${quote(attribute)}.`,
    notes: ({ attribute, printed }) => [
      `Hear it with \`before\`${printed ? `, or read ${quote(`its printed-${attribute}`)}` : ''}.`,
    ],
  }),
  'check/unused': entry<{ name: string }>({
    severity: 'warning',
    title: 'Name that nothing uses',
    message: ({ name }) => `Nothing uses ${quote(name)}.`,
  }),
  'check/no-return': entry<{ name: string; expected: string }>({
    severity: 'error',
    title: 'Way without a value',
    message: ({ name, expected }) => `${quote(name)} gives ${expected}, but can end without \`return\`.`,
  }),
  'check/return-missing': entry<{ name: string; expected: string }>({
    severity: 'error',
    title: 'Return without a value',
    message: ({ name, expected }) => `${quote(name)} gives ${expected}: \`return\` needs a value.`,
  }),
  'check/return-extra': entry<{ name: string }>({
    severity: 'error',
    title: 'Value that nobody gets',
    message: ({ name }) =>
      name === '' ? 'Nobody gets a value from here.' : `${quote(name)} gives no value, so \`return\` stands alone.`,
  }),
  'check/no-loop': entry<{ word: string }>({
    severity: 'error',
    title: 'No loop to leave',
    message: ({ word }) => `${quote(word)} means nothing here: it belongs in a \`for each\` or a \`repeat\`.`,
  }),
  'check/expire-outside': entry({
    severity: 'error',
    title: 'Nothing that could expire',
    message: () => '`expire` belongs in an effect that lasts `until` something.',
  }),
  'check/proceed-outside': entry({
    severity: 'error',
    title: 'Nothing to proceed with',
    message: () => '`proceed` belongs in an `instead of`.',
  }),
  'check/continuous-in-block': entry({
    severity: 'error',
    title: 'Lasting effect without an end',
    message: () => 'Nothing says how long this lasts.',
    notes: () => ['Put `until end of PERIOD,` before it.'],
  }),
  'check/captured': entry<{ name: string }>({
    severity: 'error',
    title: 'Copied name that is set',
    message: ({ name }) => `${quote(name)} is a copy here, from when this effect began, and cannot be set.`,
  }),
  'check/define-itself': entry<{ name: string }>({
    severity: 'error',
    title: 'Define that needs itself',
    message: ({ name }) => `${quote(name)} needs itself to say what type it has.`,
    notes: () => ['Write `giving TYPE` and a block.'],
  }),
  'check/not-secret': entry<{ what: string }>({
    severity: 'error',
    title: 'Something that others could see',
    message: ({ what }) => `${what}; but \`secretly\` asks everyone at once.`,
    notes: () => [
      'Only what nobody else sees may change there: `set` a field with `visible: owner`, and let the lines after the block do the rest.',
    ],
  }),
  'check/no-team': entry({
    severity: 'error',
    title: 'Game without sides',
    message: () => '`team of` means nothing: game.yaml names no `teams`, and the game is not `cooperative`.',
  }),
  'check/no-turn': entry({
    severity: 'error',
    title: 'Game without turns',
    message: () => '`on your turn` means nothing: game.yaml names no `turn`.',
  }),
});
