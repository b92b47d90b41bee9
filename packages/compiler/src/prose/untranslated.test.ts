// What `explain/untranslated` names can be written at the place that it names, and then the message
// is gone: a designer has no other way to learn where a word belongs.
import { expect, it } from 'vitest';
import { compileText } from '../testing/index.ts';

/** Conditions, values, causes, questions and texts of every sort that a language has to say. */
const CARD = `title: Lamp
starts: deck
count: 1 per player
cost: 1
flavour: It glows.
effect: |
  play in main-window if lucky and any beasts in your hand where lucky-with(it)
    gain (darkness) oil
    choose
      option brighten
        gain 1 oil
      option dim if shady
        lose 1 oil
`;
const RULES = `
define lucky as day > 2
define shady as day > 1 or lucky
define lucky-with(beast b) as b.might > day
define darkness as day + 2
`;

type Written = Record<string, unknown>;

/** Forms that a plain text stands for. */
const MAIN: Readonly<Record<string, string>> = { nouns: 'one', verbs: 'do', tests: 'is' };

/** Writes a word where the message says that it is missing. */
function write(locale: Written, name: string): void {
  const path = name.split(': ');
  const isGender = path[0] === 'words' && path.at(-1) === 'gender';
  const main = MAIN[path[1] ?? ''] ?? 'main';
  let at = locale;
  for (const step of path.slice(0, -1)) {
    const before = at[step];
    at = (at[step] = typeof before === 'object' ? before : before === undefined ? {} : { [main]: before }) as Written;
  }
  const last = path.at(-1)!;
  if (typeof at[last] === 'object') (at[last] as Written)[main] = 'mot';
  else at[last] = isGender ? 'm' : 'mot';
}

function missing(locale: Written): readonly string[] {
  const { diagnostics } = compileText({
    'rules/lamp.rules': RULES,
    'tricks/lamp.yaml': CARD,
    'locale/fr.yaml': JSON.stringify(locale),
  });
  expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
  return diagnostics.flatMap(({ code, notes }) =>
    code === 'explain/untranslated' ? notes.flatMap((note) => /^missing: (.*)$/.exec(note)?.[1] ?? []) : [],
  );
}

it('names for each word a place where it can be written, and is gone then', () => {
  const locale: Written = { titles: { moth: 'Phalène' } };
  const seen = new Set<string>();
  for (let names = missing(locale); names.length > 0; names = missing(locale)) {
    expect(names.filter((name) => seen.has(name))).toEqual([]);
    for (const name of names) {
      seen.add(name);
      write(locale, name);
    }
  }
  const wanted = [
    'prompts: brighten, prompts: dim, titles: lamp, flavours: lamp, texts: bright, words: values: darkness',
    'words: tests: lucky, words: tests: lucky: not, words: tests: lucky-with: as, words: tests: shady',
    'words: verbs: banish: done, words: nouns: lamp: gender',
  ];
  expect([...seen]).toEqual(expect.arrayContaining(wanted.flatMap((line) => line.split(', '))));
});
