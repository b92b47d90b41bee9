/**
 * Words whose form is not known yet, in a text that is still being put together. A word that waits
 * for its case has a form for each case of the language, `⟨der/den/dem/des⟩`. An adjective has
 * three times as many: with no article before it, behind `a`, behind `the`. A verb that waits for
 * the order of its sentence has three forms, `⟪draws/draws/⟫`: in a main sentence, before its
 * subject, at the end. The pattern that takes the text asks for a form; otherwise it is the first.
 */
import type { Locale, Mood } from './locale/locale.ts';

/** A verb of a pattern in `<>`, or a slot. */
export interface PatternSlot {
  readonly verb: string | undefined;
  readonly name: string;
  readonly form: string | undefined;
  readonly branches: readonly string[] | undefined;
}

/** Where the verb of a sentence stands. */
const ORDERS = ['main', 'first', 'last'] as const;

type Order = (typeof ORDERS)[number];

/** What stands before a noun, as adjectives follow it. The first is that nothing does. */
const STRENGTHS = ['strong', 'mixed', 'weak'] as const;

const CASES = /⟨([^⟨⟩]*)⟩/g;
const VERBS = /⟪([^⟪⟫]*)⟫/g;

/** A word with a form for each case. */
export const waitingWord = (forms: readonly string[]): string => `⟨${forms.join('/')}⟩`;

/** What a verb says at one place, in each order. */
export const waitingVerb = (main: string, first: string, last: string): string => `⟪${main}/${first}/${last}⟫`;

/** A text in a case. @param index of the case in the language */
export function inCase(text: string, index: number): string {
  return text.includes('⟨')
    ? text.replaceAll(CASES, (_, forms: string) => forms.split('/')[index] ?? forms.split('/')[0] ?? '')
    : text;
}

/** Adjectives as they follow what stands before their noun; other words stay as they are. */
export function behind({ cases = [] }: Locale, text: string, strength: string): string {
  const from = STRENGTHS.findIndex((each) => each === strength) * cases.length;
  if (from < 0 || !text.includes('⟨')) return text;
  return text.replaceAll(CASES, (whole, forms: string) => {
    const all = forms.split('/');
    return all.length > cases.length ? waitingWord(all.slice(from, from + cases.length)) : whole;
  });
}

/** A sentence that begins with a verb that waits. */
const WAITS = /^(?:\*\*|["'(])*⟪/;

/**
 * A sentence in an order. `first` puts the verb of its first clause before the subject, and leaves
 * the others; `last` puts all verbs at the end of their clauses.
 */
export function inOrder(text: string, order: Order): string {
  if (!text.includes('⟪')) return text;
  let inFirst = order === 'first' && WAITS.test(text);
  const chosen = text.replaceAll(VERBS, (_, forms: string) => {
    const [main = '', before = '', last = ''] = forms.split('/');
    if (order === 'last') return last;
    if (!inFirst) return main;
    // The last word of a clause is the only one that says something at its end.
    inFirst = last === '';
    return before;
  });
  return tidied(chosen);
}

/** Spaces and commas of words that say nothing in the form that was chosen. */
function tidied(text: string): string {
  return text
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ +(?=[.,;:!?)])/g, '')
    .replaceAll(/,(?=[.,;:!?)]|$)/gm, '')
    .trim();
}

/** A text that nothing more is asked of: main sentences, in the first case. Never throws. */
export function closed(text: string): string {
  const said = text.includes('⟪') ? inOrder(text, 'main') : text;
  return said.includes('⟨') ? tidied(inCase(said, 0)) : said;
}

/** Someone who acts, before what is done: it stands behind the verb where the sentence asks. */
export function acting(who: string, deed: string): string {
  const found = /^⟪([^⟪⟫/]*)\/[^⟪⟫]*⟫ ?/.exec(deed);
  if (found === null) return `${who} ${deed}`;
  const [whole, verb = ''] = found;
  return `${waitingVerb('', verb, '')} ${inCase(who, 0)} ${waitingVerb(verb, '', '')} ${deed.slice(whole.length)}`;
}

/** What the form of a slot does with a text that waits; null for a form of another sort. */
export function asksFor(locale: Locale, form: string): ((text: string) => string) | null {
  const index = locale.cases?.indexOf(form) ?? -1;
  if (index >= 0) return (text) => inCase(text, index);
  if (locale.cases !== undefined && STRENGTHS.some((each) => each === form))
    return (text) => behind(locale, text, form);
  const order = locale.verbsMove === true ? ORDERS.find((each) => each === form) : undefined;
  return order === undefined ? null : (text) => inOrder(text, order);
}

/**
 * A noun with the forms of its cases: those that the game gives, `Held/Helden/Helden/Helden`, or
 * else those that its gender and its end ask for.
 */
export function withCases(locale: Locale, noun: string, gender: string, number: 'one' | 'many'): string {
  const { cases, declension } = locale;
  if (cases === undefined) return noun;
  // Adjectives before it have their forms already.
  const from = noun.lastIndexOf('⟩') + 1;
  const bare = noun.slice(from).trimStart();
  const before = noun.slice(0, noun.length - bare.length);
  if (bare === '') return noun;
  if (bare.split('/').length === cases.length) return before + waitingWord(bare.split('/'));
  for (const [pattern, forms] of declension?.[number] ?? []) {
    const found = new RegExp(pattern, 'u');
    const text = `${gender}:${bare}`;
    if (found.test(text)) return before + text.replace(found, forms);
  }
  return noun;
}

/** A verb that is apart from its place: what stands before and behind the pattern, and in it. */
interface Moved {
  readonly before: string;
  readonly after: string;
  readonly words: ReadonlyMap<PatternSlot, string>;
}

/** Parts of a verb that stand apart in a main sentence: `auf~decken`. */
function partsOf(verb: string): readonly [particle: string, stem: string] {
  const at = verb.indexOf('~');
  return at < 0 ? ['', verb] : [verb.slice(0, at), verb.slice(at + 1)];
}

/**
 * Where the first verb of a pattern stands, in a language that moves it: at its place in a main
 * sentence, before the subject, or at the end, `<>` or the end of the pattern. A pattern that does
 * not begin with its verb is a sentence and no order. `<=verb>` stays where it is.
 */
export function movedVerb(
  locale: Locale,
  parts: readonly (string | PatternSlot)[],
  mood: Mood,
  form: (locale: Locale, verb: string, mood: Mood) => string,
): Moved | null {
  const verbs = parts.filter((part): part is PatternSlot => typeof part === 'object' && part.verb !== undefined);
  const words = new Map<PatternSlot, string>();
  for (const slot of verbs) {
    if (slot.verb?.startsWith('=') === true)
      words.set(slot, form(locale, slot.verb.slice(1), mood === 'order' ? 'one' : mood));
  }
  const [verb] = verbs.filter((slot) => slot.verb !== '' && !words.has(slot));
  if (verb === undefined) return words.size === 0 ? null : { before: '', after: '', words };
  const isHead = parts.every((part, index) => part === verb || index > parts.indexOf(verb) || part === '');
  const [particle, stem] = partsOf(verb.verb ?? '');
  const end = verbs.find((slot) => slot.verb === '');
  const inMood = !isHead && mood === 'order' ? 'one' : mood;
  const said = form(locale, stem, inMood);
  const isFinite = inMood === 'one' || inMood === 'many' || inMood === 'you';
  const tail = isFinite
    ? waitingVerb(particle, particle, particle + said)
    : inMood === 'order'
      ? particle
      : particle + said;
  words.set(
    verb,
    isFinite ? (isHead ? waitingVerb(said, said, '') : waitingVerb(said, '', '')) : inMood === 'order' ? said : '',
  );
  if (end !== undefined) words.set(end, ` ${tail}`);
  return {
    before: isFinite && !isHead ? `${waitingVerb('', said, '')} ` : '',
    after: end === undefined ? ` ${tail}` : '',
    words,
  };
}
