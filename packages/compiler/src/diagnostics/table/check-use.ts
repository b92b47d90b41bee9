// Messages about how verbs, functions and windows are used.

import { defineTable, entry } from './define.ts';
import { counted, quote, withArticle } from './words.ts';

/** Messages about how verbs, functions and windows are used. */
export const checkUseEntries = defineTable('check', {
  'check/argument-count': entry<{ name: string; wanted: number; found: number }>({
    severity: 'error',
    title: 'Wrong number of values',
    message: ({ name, wanted, found }) =>
      `${quote(name)} takes ${counted(wanted, 'value')} in brackets, but gets ${found}.`,
  }),
  'check/function-use': entry<{ name: string; usage: string }>({
    severity: 'error',
    title: 'Function that is used in another way',
    message: ({ name, usage }) => `${quote(name)} is used as ${quote(usage)}.`,
  }),
  'check/not-of-links': entry<{ name: string; kind: string }>({
    severity: 'error',
    title: 'Word of a board that is used on links',
    message: ({ name, kind }) =>
      `${quote(name)} needs a board, and each ${quote(kind)} is joined to others by links only.`,
    notes: () => [
      'Links have no directions and no lines. What they have is `neighbours`, `distance`, `reachable`, `reach`, `way`, `way-cost`, `range` and `within`.',
    ],
  }),
  'check/verb-use': entry<{ verb: string; usage: string }>({
    severity: 'error',
    title: 'Verb that is used in another way',
    message: ({ verb, usage }) => `${quote(verb)} is used as ${quote(usage)}.`,
  }),
  'check/no-value': entry<{ name: string }>({
    severity: 'error',
    title: 'Procedure that gives no value',
    message: ({ name }) => `${quote(name)} gives no value, so it cannot stand in an expression.`,
  }),
  'check/missing-object': entry<{ verb: string; wanted: string }>({
    severity: 'error',
    title: 'Verb without its object',
    message: ({ verb, wanted }) => `${quote(verb)} needs ${wanted} right after it.`,
  }),
  'check/no-object': entry<{ verb: string }>({
    severity: 'error',
    title: 'Verb that takes no object',
    message: ({ verb }) => `Nothing can stand right after ${quote(verb)}.`,
  }),
  'check/missing-label': entry<{ verb: string; label: string; name: string }>({
    severity: 'error',
    title: 'Verb without a needed part',
    message: ({ verb, label, name }) => `${quote(verb)} needs ${quote(`${label} …`)} for its ${quote(name)}.`,
  }),
  'check/twice': entry<{ label: string }>({
    severity: 'error',
    title: 'Label that stands twice',
    message: ({ label }) => `${quote(label)} stands here twice.`,
  }),
  'check/needs-each': entry<{ found: string; expected: string }>({
    severity: 'error',
    title: 'Several where one is wanted',
    message: ({ found, expected }) => `This is ${found}, but the verb takes ${expected}.`,
    notes: () => ['Put `each` before it to do it for every one of them.'],
  }),
  'check/cannot-set': entry<{ what: string }>({
    severity: 'error',
    title: 'Something that cannot be set',
    message: ({ what }) => `This cannot be set: it ${what}.`,
  }),
  'check/score-fixed': entry<Record<string, never>>({
    severity: 'error',
    title: 'Score that is changed by itself',
    message: () => 'The score is the sum of the score sheet, so no effect can change it by itself.',
    notes: () => ['Change what one of its lines counts, or add a line to `score:` in game.yaml.'],
  }),
  'check/use-gain': entry<{ counter: string; verb: string }>({
    severity: 'error',
    title: 'Counter that is added to',
    message: ({ counter, verb }) => `${quote(counter)} is a counter: write ${quote(`${verb} … ${counter}`)}.`,
  }),
  'check/whose-zone': entry<{ zone: string }>({
    severity: 'error',
    title: 'Zone of nobody',
    message: ({ zone }) => `Every player has a ${quote(zone)}: say whose it is, as in ${quote(`your ${zone}`)}.`,
  }),
  'check/no-goal': entry<{ found: string }>({
    severity: 'error',
    title: 'Something that nothing can be moved to',
    message: ({ found }) => `Things are moved to a zone or into a thing, but this is ${found}.`,
  }),
  'check/cannot-hold': entry<{ place: string; kind: string }>({
    severity: 'error',
    title: 'Place that cannot hold it',
    message: ({ place, kind }) => `${quote(place)} cannot hold ${withArticle(kind)}.`,
  }),
  'check/which-zone': entry<{ place: string; kind: string }>({
    severity: 'error',
    title: 'Thing with several zones for it',
    message: ({ place, kind }) => `${withArticle(place)} has several zones that can hold ${withArticle(kind)}.`,
    notes: () => ['Name the zone after a dot.'],
  }),
  'check/no-play': entry<{ kind: string }>({
    severity: 'error',
    title: 'Card that nothing plays',
    message: ({ kind }) => `Nothing says how ${withArticle(kind)} is played.`,
    notes: ({ kind }) => [`In game.yaml the kind ${quote(kind)} needs \`play:\` with the procedure that plays it.`],
  }),
  'check/number-range': entry<{ low: number; high: number }>({
    severity: 'error',
    title: 'Range without a number',
    message: ({ low, high }) => `No number goes from ${low} to ${high}.`,
    notes: ({ low, high }) => [`The lower one stands first: ${quote(`from ${high} to ${low}`)}.`],
  }),
  'check/too-great': entry<{ most: number }>({
    severity: 'error',
    title: 'Number that is too great',
    message: ({ most }) => `Numbers go from -${most} to ${most}.`,
  }),
  'check/by-zero': entry({
    severity: 'error',
    title: 'Division by zero',
    message: () => 'Nothing can be divided by 0.',
  }),
  'check/negative-amount': entry<{ what: string; amount: number }>({
    severity: 'error',
    title: 'Less than nothing',
    message: ({ what, amount }) => `${amount} cannot be ${what}: that is less than nothing.`,
  }),
  'check/zero-amount': entry<{ what: string }>({
    severity: 'warning',
    title: 'Number that is always 0',
    message: ({ what }) => `Nothing is ever ${what} here: the number is always 0.`,
  }),
  'check/dice-sides': entry<{ sides: number }>({
    severity: 'error',
    title: 'Die that always shows the same',
    message: ({ sides }) => `There is no die with ${counted(sides, 'side')}.`,
  }),
  'check/dice-count': entry<{ count: number; most: number }>({
    severity: 'error',
    title: 'More dice than the game has',
    message: ({ count, most }) => `${count} dice are thrown at once, but the game has ${most}.`,
    notes: () => ['`max-dice` in game.yaml says how many may lie on the table.'],
  }),
  'check/table-alone': entry({
    severity: 'error',
    title: 'Table that is not looked up',
    message: () => 'A table is no value of its own: it stands where something is looked up in it.',
    notes: () => ['As in `step(d6, [1 -> 1, 4 -> 2])`.'],
  }),
  'check/no-way': entry<{ option: string }>({
    severity: 'error',
    title: 'Risk of a way where nobody walks',
    message: ({ option }) =>
      `The option ${quote(option)} offers no spaces of ${quote('reach(…)')}, so there is no way with a risk.`,
    notes: () => ['As in `option go for each s in reach(b, 3, 1), risking foes in neighbours(old)`.'],
  }),
  'check/window-of': entry<{ window: string; kind: string | null }>({
    severity: 'error',
    title: 'Window that is about something else',
    message: ({ window, kind }) =>
      kind === null
        ? `${quote(window)} is not about a thing.`
        : `${quote(window)} is about ${withArticle(kind)}: say which, with \`of\`.`,
  }),
});
