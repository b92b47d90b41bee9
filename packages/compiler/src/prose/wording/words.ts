/** The words of one language for one game: phrases, names, and what the game says about them. */
import { wordTable } from '@undercroft/contract';
import type { KindModel, RowModel, WordsModel } from '../../content/model/model.ts';
import type { GameModel } from '../../language/game.ts';
import { agreed, fill, isPlural, lowerTitle, plain, pluralOf, type Said, type Slots } from './inflect.ts';
import { en } from './locale/en.ts';
import { de } from './locale/de.ts';
import { fr } from './locale/fr.ts';
import type { Locale, Mood, PhraseKey } from './locale/locale.ts';
import { closed, withCases } from './open-words.ts';
import { placeTitles } from './spot-title.ts';

/** A noun as a language knows it. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  /** How numbers count it, in a language of more plural forms than two. */
  readonly counted?: string;
  readonly gender: string;
  /** Always several: "the ruins", "les ruines". */
  readonly plural?: boolean;
  /** A name of its own: keeps its capital. */
  readonly proper: boolean;
}

/** Something that was made of words, and what the language lacks for it. */
export interface Worded<Value> {
  readonly value: Value;
  readonly missing: ReadonlySet<string>;
}

/** What texts in one language are made of. `wordsOf` makes it once for a game and a language. */
export interface Wording {
  readonly lang: string;
  readonly locale: Locale;
  /** What the game declares; the words of its `locale/<lang>.yaml` come first. */
  readonly game: readonly WordsModel[];
  readonly titles: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
  /** Titles of the table, by the English title. */
  readonly table: Readonly<Record<string, string>>;
  /**
   * What texts needed and the game does not say in this language: `titles: moth`, `verbs: banish`.
   * Grows while texts are made.
   */
  readonly missing: Set<string>;
  /** The same words, which note in another list what they lack. */
  noting(missing: Set<string>): Wording;
  /** what the log says, with slots; empty = nothing, null = the game has no sentence of its own */
  phrase(name: string): string | null;
  prompt(name: string): string | null;
}

const NONE: Readonly<Record<string, never>> = wordTable({});

const locales = new Map<string, Locale>([
  ['en', en],
  ['de', de],
  ['fr', fr],
]);

/** Adds a language, or replaces one. It is plain data: nothing else is needed for it. */
export function registerLanguage(locale: Locale): void {
  locales.set(locale.lang, locale);
}

/**
 * Languages that texts are made in: English, and every `locale/<lang>.yaml` of the game.
 *
 * @throws never
 */
export function languagesOf(model: GameModel): readonly string[] {
  return ['en', ...[...(model.locales?.keys() ?? [])].filter((lang) => lang !== 'en')];
}

/**
 * The words of a language. Where a language has no sentences here, its cards have the texts that
 * `locale/<lang>.yaml` gives, and else the English ones.
 *
 * @throws never
 */
export function wordsOf(model: GameModel, lang = 'en'): Wording {
  const own = model.locales?.get(lang);
  // Sentences of a language are those of its regions, too: `fr-CA`.
  const base = lang.split('-')[0] ?? lang;
  const locale = locales.get(lang) ?? locales.get(base) ?? en;
  const isSpoken = locale.lang === lang || locale.lang === base;
  const game = [isSpoken ? own?.words : undefined, locale.lang === 'en' ? model.words : undefined, locale.words];
  const plainWords = {
    lang,
    locale,
    game: game.filter((words) => words !== undefined),
    titles: isSpoken ? wordTable({ ...placeTitles(model, locale, own?.titles ?? NONE), ...own?.titles }) : NONE,
    texts: own?.texts ?? NONE,
    table: own?.table ?? NONE,
  };
  const noting = (missing: Set<string>): Wording => {
    const fallback = (kind: string, name: string, text: string | undefined): string | null => {
      if (text !== undefined && text !== '' && text !== '-' && lang !== 'en') missing.add(`${kind}: ${name}`);
      return text ?? null;
    };
    return {
      ...plainWords,
      missing,
      noting,
      phrase: (name) => silent(own?.phrases[name] ?? fallback('phrases', name, model.phrases.get(name)?.text)),
      prompt: (name) => own?.prompts[name] ?? fallback('prompts', name, model.prompts.get(name)?.text),
    };
  };
  return noting(new Set());
}

/** Makes something of words and collects what they lack for it, so that both can be cached. */
export function collectMissing<Value>(words: Wording, make: (words: Wording) => Value): Worded<Value> {
  const missing = new Set<string>();
  return { value: make(words.noting(missing)), missing };
}

/** Notes as missing what a cached value lacks, because it is used again; returns the value. */
export function noteMissing<Value>(words: Wording, { value, missing }: Worded<Value>): Value {
  for (const name of missing) words.missing.add(name);
  return value;
}

/** A hyphen stands for a sentence that is not said. */
function silent(phrase: string | null): string | null {
  return phrase === '-' ? '' : phrase;
}

/** A phrase of the language. */
export function say(words: Wording, key: PhraseKey, slots: Slots = {}, mood: Mood = 'order'): string {
  return fill(words.locale, words.locale.phrases[key], slots, mood);
}

/**
 * A form that the game declares for a name: `words: {verbs: {banish: {done: ...}}}`. A plain text
 * is the main form; `-` is empty, because it goes without saying.
 *
 * @param main  the form is the one that a plain text stands for
 * @returns     null when the game says nothing
 */
export function declared(words: Wording, group: string, name: string, form: string, main = false): string | null {
  const found = declaredAs(words, group, name, form, main);
  return found === '-' ? '' : found;
}

function declaredAs(words: Wording, group: string, name: string, form: string, main: boolean): string | null {
  for (const model of words.game) {
    const entry = Object.hasOwn(model, group) ? model[group] : undefined;
    const found = entry !== undefined && Object.hasOwn(entry, name) ? entry[name] : undefined;
    if (typeof found === 'string') {
      if (main) return found;
    } else if (found !== undefined && Object.hasOwn(found, form)) return found[form] ?? null;
  }
  return null;
}

/**
 * A name of the rules as a word. Where the rules are not written in the language it is noted as
 * missing.
 *
 * @param group  of the words that would say it: `nouns`, `verbs`, `tests` ...
 * @param form   form of the entry that would say it; empty for the one that a plain text gives
 */
export function unsaid(words: Wording, group: string, name: string, form = ''): string {
  if (!words.locale.readsNames) {
    // What a file of a language writes of questions stands beside its words, not in them.
    const place = group === 'prompts' ? group : `words: ${group}`;
    words.missing.add([place, name, ...(form === '' ? [] : [form])].join(': '));
  }
  return plain(name);
}

/** A title that was written for the rules; in another language it is noted as missing. */
function titled(words: Wording, name: string, title: string): string {
  const own = words.titles[name];
  if (own !== undefined) return own;
  if (words.lang !== 'en') words.missing.add(`titles: ${name}`);
  return title;
}

/** A title of the game as it stands inside a sentence. */
export function lowered(words: Wording, title: string): string {
  return lowerTitle(words.locale, title);
}

/** The gender of a noun. In a language that has genders, it is noted as missing if not given. */
function genderOf(words: Wording, name: string): string {
  const gender = declared(words, 'nouns', name, 'gender');
  if (gender === null && words.locale.classes.length > 0) words.missing.add(`words: nouns: ${name}: gender`);
  return gender ?? '';
}

/** Does the game say the noun in this language? */
function known(words: Wording, name: string): boolean {
  return declared(words, 'nouns', name, 'one', true) !== null;
}

function nounFrom(words: Wording, name: string, one: string, many: string | null, proper: boolean): Noun {
  const { locale } = words;
  const gender = genderOf(words, name);
  const own = declared(words, 'nouns', name, 'one', true) ?? one;
  const single = shaped(locale, own, gender, 'one');
  const counted = declared(words, 'nouns', name, 'counted');
  const ownPlural = declared(words, 'nouns', name, 'many') ?? (own === one ? many : null);
  const varies = !proper || locale.namesVary;
  return {
    one: single,
    many: shaped(locale, ownPlural ?? (varies ? pluralOf(locale, closed(single)) : own), gender, 'many'),
    gender,
    ...(counted === null ? {} : { counted }),
    ...(declared(words, 'nouns', name, 'number') === 'many' ? { plural: true } : {}),
    proper,
  };
}

/** A noun in the forms of its cases, with the adjectives that the game writes `{black} horse`. */
function shaped(locale: Locale, text: string, gender: string, person: 'one' | 'many'): string {
  const noun = { text: '', gender, person };
  const agreeing = text.replaceAll(/\{([\p{L}-]+)\}/gu, (_, adjective: string) => agreed(locale, adjective, noun));
  return withCases(locale, agreeing, gender, person);
}

/**
 * A form of a noun that the game gives, as it stands alone. Null when it gives none.
 *
 * @param form a plain text is `one`
 */
export function nounForm(words: Wording, name: string, form: 'one' | 'many'): string | null {
  const own = declared(words, 'nouns', name, form, form === 'one');
  return own === null ? null : closed(shaped(words.locale, own, declared(words, 'nouns', name, 'gender') ?? '', form));
}

/** The noun of a kind. */
export function kindNoun(words: Wording, kind: KindModel): Noun {
  const title = known(words, kind.name) ? kind.title : titled(words, kind.name, kind.title);
  const regular = kind.plural === `${kind.name}s` || kind.plural === kind.name;
  return nounFrom(
    words,
    kind.name,
    title === '' ? unsaid(words, 'nouns', kind.name) : lowered(words, title),
    regular ? null : plain(kind.plural),
    false,
  );
}

/** The name of a row. */
export function rowNoun(words: Wording, row: RowModel): Noun {
  const title = known(words, row.name) ? row.title : titled(words, row.name, row.title);
  const plural = words.lang === 'en' && title === row.title ? row.pluralTitle : null;
  return nounFrom(words, row.name, title, plural, true);
}

/** by what the game says about its words, which is one object for a game and a language */
const nouns = new WeakMap<Wording['game'], Map<string, Worded<Noun>>>();

/** The noun of a declared name: of a kind, set, zone, row or enum, or else the name as words. */
export function nounOf(words: Wording, model: GameModel, name: string): Noun {
  const ofGame = nouns.get(words.game) ?? new Map<string, Worded<Noun>>();
  nouns.set(words.game, ofGame);
  const noun = ofGame.get(name) ?? collectMissing(words, (own) => findNoun(own, model, name));
  ofGame.set(name, noun);
  return noteMissing(words, noun);
}

function findNoun(words: Wording, model: GameModel, name: string): Noun {
  const kind = model.kinds.find((each) => each.name === name || each.plural === name);
  if (kind !== undefined) return kindNoun(words, kind);
  const set = model.sets.find((each) => each.name === name || each.one === name);
  if (set !== undefined)
    return nounFrom(
      words,
      set.one,
      known(words, set.one) ? set.one : unsaid(words, 'nouns', set.one),
      plain(set.name),
      false,
    );
  const zone = zoneOf(model, name);
  if (zone !== undefined)
    return nounFrom(
      words,
      name,
      lowered(words, known(words, name) ? zone.title : titled(words, name, zone.title)),
      null,
      false,
    );
  const row = model.rows.find((each) => each.name === name);
  if (row !== undefined) return rowNoun(words, row);
  return nounFrom(
    words,
    name,
    words.titles[name] ?? (known(words, name) ? name : unsaid(words, 'nouns', name)),
    null,
    false,
  );
}

/** What stands behind a label of a call: "from the grove". */
export function labelled(words: Wording, label: string, said: Said): string {
  const pattern = words.locale.labels[label];
  return pattern === undefined ? `${label} ${said.text}` : fill(words.locale, pattern, { x: said });
}

/** The zone of a name: of the game, of players, or of things of a kind. */
export function zoneOf(model: GameModel, name: string): GameModel['zones'][number] | undefined {
  return (
    model.zones.find((zone) => zone.name === name) ??
    model.kinds.flatMap((kind) => kind.zones).find((zone) => zone.name === name)
  );
}

/** A noun that is meant once, with what patterns ask of it. */
export function oneOf(noun: Noun): Said {
  return {
    text: noun.one,
    person: noun.plural === true ? 'many' : 'one',
    ...(noun.gender === '' ? {} : { gender: noun.gender }),
  };
}

/** Several of a noun. */
export function manyOf(noun: Noun): Said {
  return { text: noun.many, person: 'many', ...(noun.gender === '' ? {} : { gender: noun.gender }) };
}

/** What a player is to the one who acts. */
const PLAYER_NOUNS = ['player', 'partner', 'rival'] as const;

type CommonNoun = (typeof PLAYER_NOUNS)[number] | 'card' | 'a-die' | 'place' | 'a-name' | 'a-sort';

/**
 * A word that texts of every game need: a player, a card, a die, a place. Its gender stands in the
 * words of the language.
 */
export function commonNoun(words: Wording, name: CommonNoun): Noun {
  return nounFrom(words, name, say(words, name), null, false);
}

/** Whether a noun is for players. */
export function isPlayerNoun(words: Wording, { one }: Noun): boolean {
  return PLAYER_NOUNS.some((name) => commonNoun(words, name).one === one);
}

/** A field, counter or attribute as a noun: "might"; "mining dice" are many. */
export function fieldSaid(words: Wording, model: GameModel, name: string): Said {
  const bare = name.replace(/^printed-/, '');
  const word = fieldWord(words, model, name);
  const gender = declared(words, 'nouns', name, 'gender') ?? declared(words, 'nouns', bare, 'gender');
  const isOther = bare !== name && declared(words, 'nouns', name, 'one', true) === null && changes(model, bare);
  const text = isOther ? say(words, 'printed', { x: { text: word, ...(gender === null ? {} : { gender }) } }) : word;
  const many = declared(words, 'nouns', name, 'number') === 'many' || isPlural(words.locale, word);
  return {
    text: isOther ? text : shaped(words.locale, text, gender ?? '', many ? 'many' : 'one'),
    person: many ? 'many' : 'one',
    ...(gender === null ? {} : { gender }),
  };
}

/** Is there a number of that name that can be another one than what is printed? */
const changes = (model: GameModel, name: string): boolean =>
  model.kinds.some(({ fields, attributes }) => [...fields, ...attributes].some((each) => each.name === name));

/** The name of a field, counter, printed value or attribute, as players call it. */
function fieldWord(words: Wording, model: GameModel, name: string): string {
  const own = declared(words, 'nouns', name, 'one', true) ?? words.titles[name];
  if (own !== undefined) return lowered(words, own);
  const bare = name.replace(/^printed-/, '');
  if (bare !== name) return fieldWord(words, model, bare);
  const entries = [
    ...model.counters,
    ...model.globals,
    ...model.playerAttributes,
    ...model.playerFields,
    ...model.kinds.flatMap((kind) => [...kind.attributes, ...kind.printed, ...kind.fields]),
  ];
  const title = entries.find((entry) => entry.name === name)?.title;
  if (title === undefined || title === '') {
    const word = unsaid(words, 'nouns', name);
    return words.locale.unfinished !== '' && new RegExp(words.locale.unfinished, 'u').test(word) ? `“${word}”` : word;
  }
  return lowered(words, titled(words, name, title));
}
