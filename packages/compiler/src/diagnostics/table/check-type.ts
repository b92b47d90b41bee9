// Messages about types: what fits where, what may be none, which names stand for one and which for
// many.

import { defineTable, entry } from './define.ts';
import { didYouMean, listOf, quote, withArticle } from './words.ts';

/** What should stand, and what stands. */
export interface ExpectedFound {
  readonly expected: string;
  readonly found: string;
}

/** Messages about types. */
export const checkTypeEntries = defineTable('check', {
  'check/wrong-type': entry<ExpectedFound>({
    severity: 'error',
    title: 'Value of the wrong type',
    message: ({ expected, found }) => `This must be ${expected}, but it is ${found}.`,
  }),
  'check/not-a-condition': entry<{ found: string }>({
    severity: 'error',
    title: 'Condition that is neither true nor false',
    message: ({ found }) => `A condition must be true or false, but this is ${found}.`,
  }),
  'check/not-a-set': entry<{ found: string }>({
    severity: 'error',
    title: 'Something that is no set',
    message: ({ found }) => `This must be a set of things or players, but it is ${found}.`,
  }),
  'check/not-an-owner': entry<{ found: string; isSet: boolean; isThing: boolean }>({
    severity: 'error',
    title: 'Owner that is no player',
    message: ({ found }) => `After \`of\` stands a player, but this is ${found}.`,
    notes: ({ isSet, isThing }) => [
      ...(isSet ? ['`of` takes one player. For several, ask for the owner: `where its owner is in …`.'] : []),
      ...(isThing ? ['What lies in a thing is asked for with `in`, as in `cards in …`.'] : []),
    ],
  }),
  'check/no-owner': entry<{ found: string }>({
    severity: 'error',
    title: 'Something that nobody owns',
    message: ({ found }) => `Nobody owns ${found}: only things lie in somebody's zones.`,
  }),
  'check/no-place': entry<{ found: string; member: string }>({
    severity: 'error',
    title: 'Something that is no place',
    message: ({ found, member }) => `${capital(member)} cannot be in ${found}.`,
    notes: () => ['After `in` stands a zone, a thing that has zones, or a set.'],
  }),
  'check/never-there': entry<{ member: string; place: string; holds: readonly string[]; through: readonly string[] }>({
    severity: 'error',
    title: 'Place where such things never lie',
    message: ({ member, place }) => `A ${quote(member)} never lies in ${place}.`,
    notes: ({ member, holds, through }) => [
      holds.length === 0 ? 'Nothing lies there.' : `There lie ${holds.map(quote).join(', ')}.`,
      ...through.map((one) => `A ${quote(member)} lies in ${quote(one)}: write \`... in ${one} in ...\`.`),
    ],
  }),
  'check/not-a-value': entry<{ name: string; what: string }>({
    severity: 'error',
    title: 'Name that is no value',
    message: ({ name, what }) => `${quote(name)} is ${withArticle(what)} and cannot stand alone as a value.`,
  }),
  'check/not-a-noun': entry<{ name: string }>({
    severity: 'error',
    title: 'Name that is no noun',
    message: ({ name }) => `${quote(name)} is not the name of something that there can be one of.`,
  }),
  'check/which-enum': entry<{ name: string; enums: readonly string[] }>({
    severity: 'error',
    title: 'Value of several enums',
    message: ({ name, enums }) => `${quote(name)} could be a value of ${listOf(enums)}, and nothing here says which.`,
  }),
  'check/rows-of-a-map': entry<{ kind: string }>({
    severity: 'error',
    title: 'Rows that are places of a map',
    message: ({ kind }) => `A ${quote(kind)} is a place that a map makes, and each has a row of its own.`,
    notes: ({ kind }) => [`Choose the place itself: ${quote(`a ${kind}`)}.`],
  }),
  'check/only-kind': entry<{ kind: string }>({
    severity: 'warning',
    title: 'Kinds of which there is one',
    message: ({ kind }) => `All that is a ${quote(kind)} is of one kind, so there is nothing to tell apart.`,
    notes: ({ kind }) => [
      `To name one of its rows, write ${quote(`row of ${kind}`)}; a kind that is a sort of it says ${quote(`is: ${kind}`)} in game.yaml.`,
    ],
  }),
  'check/singular': entry<{ name: string; plural: string }>({
    severity: 'error',
    title: 'Singular where several are meant',
    message: ({ name, plural }) => `${quote(name)} names one; all of them are ${quote(plural)}.`,
    fix: ({ plural }) => `write ${quote(plural)}`,
  }),
  'check/plural': entry<{ name: string; singular: string }>({
    severity: 'error',
    title: 'Plural where one is meant',
    message: ({ name, singular }) => `${quote(name)} names several; one of them is ${quote(singular)}.`,
    fix: ({ singular }) => `write ${quote(singular)}`,
  }),
  'check/may-be-none': entry<{
    name: string | null;
    field: string;
    isName: boolean;
    /** whether a line can stand before it */
    hasLines: boolean;
  }>({
    severity: 'error',
    title: 'Field of something that may be none',
    message: ({ name, field }) =>
      `${name === null ? 'This' : quote(name)} may be \`none\`, which has no ${quote(field)}.`,
    notes: ({ name, isName, hasLines }) => {
      const kept = quote(`let found = ${name ?? '…'}`);
      if (isName && name !== null) return [`Test it first: ${quote(`if ${name} is not none`)}.`];
      return hasLines
        ? [`Only a name can be tested. Keep it by ${kept}, then test that: \`if found is not none\`.`]
        : [
            `Only a name can be tested, and no line for ${kept} can stand here. Write a function that has lines: \`define NAME giving TYPE\`.`,
          ];
    },
  }),
  'check/none-into': entry<ExpectedFound>({
    severity: 'error',
    title: 'None where something must be',
    message: ({ expected }) => `This may be \`none\`, but here must stand ${expected}.`,
    notes: () => [
      'Test it against `none` first: `if x is none, return`. In place of `first(SET)` a number can be taken of the set: `min(SET, range(it, s))`.',
    ],
  }),
  'check/unknown-field': entry<{
    name: string;
    of: string;
    near: readonly string[];
    kinds: readonly string[];
    /** other kinds that have one */
    others?: readonly string[];
  }>({
    severity: 'error',
    title: 'Unknown field',
    message: ({ name, of }) => `${capital(of)} has no ${quote(name)}.`,
    notes: ({ name, near, kinds, others = [] }) =>
      kinds.length > 0
        ? [`Only ${listOf(kinds)} has one: test for it first, as in ${quote(`if it is ${kinds[0] ?? ''}`)}.`]
        : near.length > 0 || others.length === 0
          ? didYouMean(near)
          : [
              `Of ${quote(name)} there is one in a ${listOf(others)}. Behind \`where\`, \`its\` is what stands first: in \`Xs in Ys where its z is 1\` it is the X; of the Y it is \`Xs in (Ys where its z is 1)\`.`,
            ],
  }),
  'check/field-of-set': entry<{ field: string; of: string }>({
    severity: 'error',
    title: 'Field of a set',
    message: ({ field, of }) => `${capital(of)} has no ${quote(field)} of its own.`,
    notes: ({ field }) => [`All together are ${quote(`sum(…, its ${field})`)}; one after the other is a \`for each\`.`],
  }),
  'check/zone-of-player': entry<{ instead: string }>({
    severity: 'error',
    title: 'Zone of a player after a dot',
    message: ({ instead }) => `A zone of a player is written ${quote(instead)}.`,
    fix: ({ instead }) => `write ${quote(instead)}`,
  }),
  'check/not-changing': entry<{ name: string; of: string }>({
    severity: 'error',
    title: 'Field whose changes cannot be heard',
    message: ({ name, of }) => `${capital(of)} has no field ${quote(name)} that can be heard to change.`,
  }),
  'check/never-placed': entry<{ of: string }>({
    severity: 'error',
    title: 'Place that never changes',
    message: ({ of }) => `${capital(of)} never lies in another thing, so its place does not change.`,
    notes: () => [
      '`place` is the thing in which one lies. A move between zones of players or of the table is heard by a procedure of its own: `to stow card c`, then `when a card is stowed`.',
    ],
  }),
  'check/mixed-sum': entry<{ left: string; right: string }>({
    severity: 'error',
    title: 'Sum of things that do not go together',
    message: ({ left, right }) => `${capital(left)} and ${right} cannot be put together.`,
  }),
  'check/branches-differ': entry<{ yes: string; no: string }>({
    severity: 'error',
    title: 'Two sides of different types',
    message: ({ yes, no }) => `After \`then\` stands ${yes}, but after \`else\` ${no}.`,
  }),
  'check/never-equal': entry<{ left: string; right: string; set: boolean }>({
    severity: 'error',
    title: 'Comparison that can never hold',
    message: ({ left, right }) => `${capital(left)} can never be the same as ${right}.`,
    notes: ({ set }) =>
      set ? ['Whether a set has anything in it is asked with `any …` or `no …`, how much with `count(…)`.'] : [],
  }),
  'check/with-itself': entry<{ holds: boolean }>({
    severity: 'warning',
    title: 'Comparison of a value with itself',
    message: ({ holds }) => `This compares a value with itself, so it ${holds ? 'always' : 'never'} holds.`,
    notes: () => ['Compare it with something else, or leave the comparison out.'],
  }),
  'check/never-member': entry<{ subject: string; noun: string }>({
    severity: 'error',
    title: 'Test that can never hold',
    message: ({ subject, noun }) => `${capital(subject)} is never ${withArticle(noun)}.`,
  }),
  'check/empty-list': entry({
    severity: 'error',
    title: 'Empty list',
    message: () => 'Nothing says what this empty list would hold.',
  }),
  'check/table-key': entry({
    severity: 'error',
    title: 'Key that is no number',
    message: () => 'A key of a table must be written as a number.',
  }),
  'check/table-order': entry<{ key: number; before: number }>({
    severity: 'error',
    title: 'Keys out of order',
    message: ({ key, before }) => `The keys of a table must rise, but ${key} comes after ${before}.`,
  }),
  'check/no-attribute': entry<{ name: string; of: string; near: readonly string[] }>({
    severity: 'error',
    title: 'Unknown attribute',
    message: ({ name, of }) => `${capital(of)} has no attribute ${quote(name)} that effects could change.`,
    notes: ({ near }) => didYouMean(near),
  }),
  'check/let-none': entry<{ name: string }>({
    severity: 'error',
    title: 'Name for nothing',
    message: ({ name }) => `Nothing says what ${quote(name)} could be besides \`none\`.`,
  }),
  'check/let-several': entry<{ names: number; count: number | null }>({
    severity: 'error',
    title: 'Names that do not match the dice',
    message: ({ names, count }) =>
      count === null
        ? `Only a \`roll\` gives ${names} values at once.`
        : `There are ${names} names for ${count} throws.`,
  }),
});

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
