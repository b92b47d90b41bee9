import { defineTable, entry } from './define.ts';
import { didYouMean, quote, withArticle } from './words.ts';

/** Parameters of the codes for a name that means nothing. */
export interface UnknownName {
  readonly name: string;
  readonly near: readonly string[];
}

/** What should stand in the place of a name, and why. */
export interface Instead {
  readonly text: string;
  readonly why: 'whose' | 'brackets' | 'digits' | 'minus' | 'dot' | 'coming';
}

function insteadMessage(name: string, { text, why }: Instead): string {
  switch (why) {
    case 'whose':
      return `${quote(name)} must say whose it is: ${quote(text)}.`;
    case 'brackets':
      return `${quote(name)} must be done to give its value: ${quote(text)}.`;
    case 'digits':
      return `Numbers are written in digits: ${quote(text)}.`;
    case 'minus':
      return `${quote(name)} is one name; a minus needs spaces: ${quote(text)}.`;
    case 'coming':
      return `${quote(name)} has its name only below this line; here it is ${quote(text)}.`;
    case 'dot':
      return `${quote(name)} is written ${quote(text)}.`;
  }
}

/** Every message of the phase `resolve`: what names mean. */
export const resolveTable = defineTable('resolve', {
  'resolve/duplicate-name': entry<{ name: string; what: string; other: string }>({
    severity: 'error',
    title: 'Name that is used twice',
    message: ({ name, what, other }) =>
      what === other
        ? `There is already ${withArticle(what)} called ${quote(name)}.`
        : `${quote(name)} cannot be ${withArticle(what)}: it is already ${withArticle(other)}.`,
    notes: ({ name, other }) =>
      other.endsWith('of the language')
        ? [`Take another name, for instance ${quote(`do-${name}`)}.`]
        : ['Give one of the two another name.'],
  }),
  'resolve/same-participle': entry<{ participle: string; name: string; other: string }>({
    severity: 'error',
    title: 'Two procedures with the same participle',
    message: ({ participle, name, other }) =>
      `${quote(name)} and ${quote(other)} would both be heard as ${quote(participle)}.`,
    notes: ({ name }) => [`Write another participle in brackets after the name, as in ${quote(`to ${name} (…)`)}.`],
  }),
  'resolve/hidden-name': entry<{ name: string; what: string }>({
    severity: 'error',
    title: 'Name that hides another one',
    message: ({ name, what }) => `${quote(name)} is already the name of ${withArticle(what)}.`,
    notes: () => ['Choose a name that nothing else has here.'],
  }),
  'resolve/unknown-name': entry<UnknownName & { instead: Instead | null; verb: boolean }>({
    severity: 'error',
    title: 'Unknown name',
    message: ({ name, instead, verb }) => {
      if (instead !== null) return insteadMessage(name, instead);
      return verb
        ? `${quote(name)} is something that is done, it cannot stand here as a value.`
        : `Nothing here is called ${quote(name)}.`;
    },
    notes: ({ near }) => didYouMean(near),
    fix: ({ instead }) => `write ${quote(instead?.text ?? '')}`,
  }),
  'resolve/unknown-function': entry<UnknownName>({
    severity: 'error',
    title: 'Unknown function',
    message: ({ name }) => `There is no function called ${quote(name)}.`,
    notes: ({ near }) => didYouMean(near),
  }),
  'resolve/unknown-verb': entry<UnknownName>({
    severity: 'error',
    title: 'Unknown verb',
    message: ({ name }) => `Nothing can be done that is called ${quote(name)}.`,
    notes: ({ near, name }) =>
      near.length > 0 ? didYouMean(near) : [`A procedure ${quote(`to ${name} …`)} would make it a verb.`],
  }),
  'resolve/unknown-type': entry<UnknownName>({
    severity: 'error',
    title: 'Unknown type',
    message: ({ name }) =>
      `${quote(name)} is no type: a type is \`number\`, \`flag\`, \`player\`, \`thing\`, a kind or an enum.`,
    notes: ({ near }) => didYouMean(near),
  }),
  'resolve/unknown-kind': entry<UnknownName & { what: 'row' | 'kind' }>({
    severity: 'error',
    title: 'Rows of something that is no kind',
    message: ({ name, what }) => `${quote(name)} is no kind, and ${quote(`${what}s of`)} stands before a kind.`,
    notes: ({ near }) => [
      ...didYouMean(near),
      `What lies in a zone narrows rows down behind \`where\`: ${quote(`rows of beast called r where any beasts in your hand where it is r`)}.`,
    ],
    fix: ({ near }) => `write ${quote(near[0] ?? '')}`,
  }),
  'resolve/unknown-period': entry<UnknownName>({
    severity: 'error',
    title: 'Unknown period',
    message: ({ name }) => `No procedure is called ${quote(name)}, so nothing can last or be counted by it.`,
    notes: ({ near }) => didYouMean(near),
  }),
  'resolve/unknown-window': entry<UnknownName>({
    severity: 'error',
    title: 'Unknown window',
    message: ({ name }) => `No window is called ${quote(name)}.`,
    notes: ({ near }) => didYouMean(near),
  }),
  'resolve/unknown-event': entry<UnknownName>({
    severity: 'error',
    title: 'Unknown event',
    message: ({ name }) => `No procedure is heard as ${quote(name)}.`,
    notes: ({ near }) => didYouMean(near),
  }),
  'resolve/unknown-counter': entry<UnknownName>({
    severity: 'error',
    title: 'Unknown counter',
    message: ({ name }) => `No counter is called ${quote(name)}.`,
    notes: ({ near }) => didYouMean(near),
  }),
  'resolve/unknown-reason': entry<UnknownName>({
    severity: 'error',
    title: 'Unknown reason',
    message: ({ name }) => `${quote(name)} is not among the \`reasons\` of the game.`,
    notes: ({ near }) => didYouMean(near),
  }),
  'resolve/unknown-label': entry<{ label: string; of: string; near: readonly string[] }>({
    severity: 'error',
    title: 'Label that a procedure does not have',
    message: ({ label, of }) => `${quote(of)} has nothing labelled ${quote(label)}.`,
    notes: ({ near }) => (near.length === 0 ? [] : [`It has ${near.map(quote).join(', ')}.`]),
  }),
  'resolve/same-label': entry<{ label: string }>({
    severity: 'error',
    title: 'Two parameters with the same label',
    message: ({ label }) => `Two parameters have the label ${quote(label)}, so a step could not tell them apart.`,
  }),
  'resolve/no-this': entry<{ word: string }>({
    severity: 'error',
    title: 'No thing that this could be',
    message: ({ word }) => `${quote(word)} means nothing here: it belongs in the \`effect\` of a thing.`,
  }),
  'resolve/no-it': entry({
    severity: 'error',
    title: 'No thing looked at',
    message: () => 'Nothing is being looked at here that `it` could be.',
  }),
  'resolve/no-old': entry({
    severity: 'error',
    title: 'No former value',
    message: () => '`old` is only known where something `changes`, and where the steps of a walk are judged.',
  }),
  'resolve/no-result': entry({
    severity: 'error',
    title: 'No result',
    message: () => '`result` is only known in a `when` that hears a procedure which gives a value.',
  }),
  'resolve/no-you': entry<{ word: string }>({
    severity: 'error',
    title: 'No acting player',
    message: ({ word }) => `${quote(word)} means nothing here: sets and bases are the same for every player.`,
  }),
  'resolve/loose-statement': entry({
    severity: 'error',
    title: 'Statement outside of a procedure',
    message: () => 'This would never be done: in a `.rules` file a statement stands in a procedure or after a `when`.',
  }),
  'resolve/needs-thing': entry<{ what: string }>({
    severity: 'error',
    title: 'Something that belongs to a thing',
    message: ({ what }) => `${quote(what)} belongs in the \`effect\` of a thing, not in a \`.rules\` file.`,
  }),
  'resolve/declared-in-effect': entry<{ what: string }>({
    severity: 'error',
    title: 'Declaration in an effect',
    message: ({ what }) =>
      `${withArticle(what)[0]?.toUpperCase()}${withArticle(what).slice(1)} belongs in a \`.rules\` file, not in the effect of a thing.`,
  }),
});
