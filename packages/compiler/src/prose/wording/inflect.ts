/**
 * Fills the patterns of a language: slots, forms of verbs and nouns, articles, lists, sentences.
 * Knows no syntax tree.
 */
import { arePluralForms, ownOf, pluralBranch } from '@undercroft/contract';
import { asksFor, behind, closed, inCase, movedVerb, type PatternSlot } from './open-words.ts';
import type { Locale, Mood, Rules } from './locale/locale.ts';

/** Something that can stand in a slot, with the forms that patterns may ask for. */
export interface Said {
  readonly text: string;
  /** Before a verb, when that differs: "they" for "them". */
  readonly subject?: string;
  /** Possessive, when it is not regular: "your", "its". */
  readonly own?: string;
  /** Several of it: "hares". */
  readonly many?: string;
  /** As what is taken from a place: "a card from your hand". */
  readonly from?: string;
  /** How a verb behind it is inflected; `one` when left out. */
  readonly person?: 'one' | 'many' | 'you';
  /** Gender of its noun, in a language that has them. */
  readonly gender?: string;
  /** It is this pronoun: languages have possessives of their own for what is mine and yours. */
  readonly pronoun?: string;
}

export type Slots = Readonly<Record<string, Said | string | number | null | undefined>>;

const expressions = { i: new Map<string, RegExp>(), u: new Map<string, RegExp>() };

/** Patterns are data and few; each is made into an expression once. */
function expressionOf(pattern: string, flags: 'i' | 'u' = 'i'): RegExp {
  const known = expressions[flags].get(pattern) ?? new RegExp(pattern, flags);
  expressions[flags].set(pattern, known);
  return known;
}

function byRules(rules: Rules, text: string): string {
  for (const [pattern, replacement] of rules) {
    const found = expressionOf(pattern);
    if (found.test(text)) return text.replace(found, replacement);
  }
  return text;
}

/**
 * A form of a verb; of several words the first is inflected.
 *
 * @throws never
 */
export function verbForm(locale: Locale, verb: string, mood: Mood): string {
  const [head = verb, ...rest] = verb.split(' ');
  const irregular = ownOf(locale.verbs, head)?.[mood];
  const rules = locale.moods[mood];
  const form = irregular ?? (rules === undefined ? head : byRules(rules, head));
  return [form, ...rest].join(' ');
}

/**
 * The plural of a noun; of several words the last is inflected, before words that only say which
 * one: "Books of Secrets".
 *
 * @throws never
 */
export function pluralOf(locale: Locale, noun: string): string {
  const end = locale.behindHead === '' ? -1 : noun.search(expressionOf(locale.behindHead));
  if (end > 0) return pluralOf(locale, noun.slice(0, end)) + noun.slice(end);
  const words = noun.split(' ');
  const last = words.pop() ?? noun;
  const small = last.toLowerCase();
  const irregular = ownOf(locale.irregularPlurals, small);
  const plural =
    irregular === undefined ? byRules(locale.plurals, last) : last === small ? irregular : capital(irregular);
  return [...words, plural].join(' ');
}

/** A title as a sentence takes it, which puts an article of its own before it: "woods". */
export function withoutArticle({ articles = '' }: Locale, title: string): string {
  const found = articles === '' ? null : expressionOf(articles, 'u').exec(title);
  return found === null || found[0].length === title.length ? title : title.slice(found[0].length);
}

/** Titles begin with a capital, some with an article; inside a sentence common nouns do not. */
export function lowerTitle(locale: Locale, title: string): string {
  const noun = withoutArticle(locale, title);
  const isLowered = locale.lowers !== '' && expressionOf(locale.lowers, 'u').test(noun);
  return isLowered ? noun.charAt(0).toLowerCase() + noun.slice(1) : noun;
}

/**
 * One of what a title names in the plural; null when it is not one that numbers count.
 *
 * @throws never
 */
export function singularOf(locale: Locale, title: string): string | null {
  const end = locale.behindHead === '' ? -1 : title.search(expressionOf(locale.behindHead));
  if (end > 0) {
    const head = singularOf(locale, title.slice(0, end));
    return head === null ? null : head + title.slice(end);
  }
  const words = title.split(' ');
  const last = words.pop() ?? title;
  const irregular = Object.entries(locale.irregularPlurals).find(([, many]) => many === last)?.[0];
  const one = irregular ?? byRules(locale.singulars ?? [], last);
  return one === last ? null : [...words, one].join(' ');
}

/**
 * A noun with the determiner `a`, `the`, `this` ... before it, as its gender and its first sound
 * ask.
 *
 * @throws never
 */
export function determined(locale: Locale, determiner: string, title: string, gender = '', many = false): string {
  const noun = withoutArticle(locale, title);
  for (const [pattern, text] of ownOf(locale.determiners, determiner) ?? []) {
    if (expressionOf(pattern).test(`${gender}${many ? '+' : ''}:${noun}`))
      return finished(locale, text + behind(locale, noun, locale.strengths?.[determiner] ?? ''));
  }
  return noun;
}

/** What stands side by side and is written as one: "de le" is "du". */
export function finished({ finish }: Locale, text: string): string {
  return rewritten(finish, text);
}

/** A text with the spaces that its language has before marks. */
export function spaced({ spacing }: Locale, text: string): string {
  return rewritten(spacing, closed(text));
}

/**
 * By rules, texts and what became of them: cards say much the same, and after each edit a game says
 * all of it again.
 */
const rewrites = new WeakMap<Rules, Map<string, string>>();
/** Enough for all texts of a large game; those of games that are gone are forgotten. */
const REWRITES_MAX = 10_000;

/** A text after all changes, one after the other. */
function rewritten(rules: Rules, text: string): string {
  let known = rewrites.get(rules);
  if (known === undefined || known.size >= REWRITES_MAX) rewrites.set(rules, (known = new Map()));
  let done = known.get(text);
  if (done !== undefined) return done;
  done = text;
  for (const [pattern, replacement] of rules) done = done.replaceAll(globalOf(pattern), replacement);
  known.set(text, done);
  return done;
}

const globals = new Map<string, RegExp>();

function globalOf(pattern: string): RegExp {
  const known = globals.get(pattern) ?? new RegExp(pattern, 'gu');
  globals.set(pattern, known);
  return known;
}

/** Gender and number as the patterns of a language name them: `f`, `m+`. */
function classOf(said: Said): string {
  return `${said.gender ?? ''}${said.person === 'many' ? '+' : ''}`;
}

/**
 * An adjective as the noun wants it. Written with branches (`{noun|vieux|vieille|vieux|vieilles}`)
 * it is filled; a plain one follows the rules of the language.
 *
 * @throws never
 */
export function agreed(locale: Locale, adjective: string, noun: Said): string {
  if (adjective.includes('{')) return fill(locale, adjective, { noun, x: noun });
  if (adjective.includes(' ')) return adjective;
  let form = adjective;
  const exact = ownOf(locale.agreement, classOf(noun));
  if (exact !== undefined && classOf(noun).length > 1) return byRules(exact, form);
  const rules = Object.entries(locale.agreement);
  for (const [mark, changes] of rules) if (classOf(noun).includes(mark)) form = byRules(changes, form);
  return form;
}

/**
 * A thing with its owner: "your might", "the might of that beast".
 *
 * @throws never
 */
export function possessed(locale: Locale, noun: Said, owner: Said): string {
  const own = ownDeterminer(locale, owner);
  if (own !== null) return determined(locale, own, noun.text, noun.gender, noun.person === 'many');
  return fill(locale, locale.phrases.possessed, { x: noun, y: owner });
}

/**
 * Does a word look like a plural? Titles of numbers often are: "your mining dice are 3 or more".
 */
export function isPlural(locale: Locale, word: string): boolean {
  return expressionOf(locale.pluralLook).test(word);
}

/** @throws never */
export function possessive(locale: Locale, said: Said): string {
  return said.own ?? byRules(locale.possessives, said.text);
}

function asSaid(value: Said | string | number): Said {
  return typeof value === 'object' ? value : { text: String(value) };
}

/** What stands before the thing of a pronoun, which may follow the gender of the owner. */
function ownDeterminer({ determiners }: Locale, { pronoun, gender = '' }: Said): string | null {
  const names = pronoun === undefined ? [] : [`${pronoun}.${gender}-own`, `${pronoun}-own`];
  return names.find((name) => Object.hasOwn(determiners, name)) ?? null;
}

/** The possessive before a noun of a class: `own-f`, `own-m+`. */
function ownBefore(locale: Locale, said: Said, mark: string): string {
  const own = ownDeterminer(locale, said);
  return own === null
    ? possessive(locale, said)
    : determined(locale, own, '', mark.replace('+', ''), mark.includes('+')).trimEnd();
}

/**
 * `the:dat` is a form of a form, `dat` a case of the language, `last` an order of a sentence.
 * `of-x` is had by what stands in x, `like-x` agrees with it, `own-f` stands before a noun of that
 * class; any other form is a determiner.
 */
function slotText(locale: Locale, value: Said | string | number, form: string | undefined, slots: Slots): string {
  const said = asSaid(value);
  if (form === undefined) return said.text;
  if (form.includes(':')) {
    const at = form.lastIndexOf(':');
    const text = slotText(locale, said, form.slice(0, at), slots);
    return slotText(locale, { ...said, text }, form.slice(at + 1), slots);
  }
  const asked = asksFor(locale, form);
  if (asked !== null) return asked(said.text);
  if (form === 'own') return possessive(locale, said);
  if (form === 'subject') return inCase(said.subject ?? said.text, 0);
  if (form === 'from') return said.from ?? said.text;
  if (form === 'many') return said.many ?? pluralOf(locale, said.text);
  const [relation, name] = form.split('-');
  if (relation === 'own' && name !== undefined) return ownBefore(locale, said, name);
  const other = name === undefined ? null : slots[name];
  if (relation === 'of')
    return other === null || other === undefined ? said.text : possessed(locale, said, asSaid(other));
  if (relation === 'like') return agreed(locale, said.text, asSaid(other ?? ''));
  return determined(locale, form, said.text, said.gender, said.person === 'many');
}

/** By number, `one|many` or plural forms by name; more by the classes of the language. */
function branchOf(
  locale: Locale,
  branches: readonly string[],
  value: Said | string | number | null | undefined,
): string {
  const number = numberIn(value);
  if (arePluralForms(branches)) return pluralBranch(branches, number ?? '', locale.engine.plurals);
  if (branches.length === 2)
    return number === null
      ? ((isOne(value) ? branches[0] : branches[1]) ?? '')
      : pluralBranch(branches, number, locale.engine.plurals);
  const said = value === null || value === undefined ? { text: '' } : asSaid(value);
  const exact = locale.classes.indexOf(classOf(said));
  const found = exact < 0 && said.person === 'many' ? locale.classes.indexOf('+') : exact;
  return branches[Math.max(0, found)] ?? branches[0] ?? '';
}

/** The number that a slot says, where it says one. */
function numberIn(value: Said | string | number | null | undefined): string | null {
  const text = value === null || value === undefined ? '' : asSaid(value).text;
  return /^\d+$/.test(text) ? text : null;
}

function isOne(value: Said | string | number | null | undefined): boolean {
  if (value === null || value === undefined) return false;
  return typeof value === 'object'
    ? value.text === '1' || (value.person === 'one' && !/^\d/.test(value.text))
    : String(value) === '1';
}

const SLOT = /<([^<>]*)>|\{([\w-]+)(?::([\w+:-]+))?(?:\|([^{}]*\|[^{}]*))?\}/g;
const OPTIONAL = /\( ([^()]*\{[^()]*)\)/g;
const SLOT_NAME = /\{([\w-]+)/g;

/**
 * A pattern taken apart: what stands in brackets with the slots that it needs; and, for each choice
 * of those that stay, texts and slots.
 */
interface Taken {
  readonly optional: readonly (readonly string[])[];
  readonly parts: Map<string, readonly (string | PatternSlot)[]>;
}

const taken = new Map<string, Taken>();
/**
 * Enough for all phrases of a language and a large game; patterns of games that are gone are
 * forgotten.
 */
const TAKEN_MAX = 5000;

/** Patterns are data and few; each is taken apart once. */
function takenApart(pattern: string): Taken {
  const known = taken.get(pattern);
  if (known !== undefined) return known;
  if (taken.size >= TAKEN_MAX) taken.clear();
  const optional = [...pattern.matchAll(OPTIONAL)].map(([, part = '']) =>
    [...part.matchAll(SLOT_NAME)].map(([, name = '']) => name),
  );
  const made: Taken = { optional, parts: new Map() };
  taken.set(pattern, made);
  return made;
}

/** @param stays for each part in brackets `1` when it stays */
function partsOf(pattern: string, { parts }: Taken, stays: string): readonly (string | PatternSlot)[] {
  const known = parts.get(stays);
  if (known !== undefined) return known;
  let i = 0;
  const needed = pattern.replaceAll(OPTIONAL, (_, part: string) => (stays.charAt(i++) === '1' ? ` ${part}` : ''));
  const made: (string | PatternSlot)[] = [];
  let from = 0;
  for (const { 0: whole, index, 1: verb, 2: name = '', 3: form, 4: branches } of needed.matchAll(SLOT)) {
    made.push(needed.slice(from, index), { verb, name, form, branches: branches?.split('|') });
    from = index + whole.length;
  }
  made.push(needed.slice(from));
  parts.set(stays, made);
  return made;
}

/**
 * Fills a pattern. A slot without a value becomes nothing.
 *
 * @param mood  of the verbs in `<>`
 * @throws      never
 */
export function fill(locale: Locale, pattern: string, slots: Slots, mood: Mood = 'order'): string {
  const given = (name: string): boolean =>
    slots[name] !== null && slots[name] !== undefined && asSaid(slots[name]).text !== '';
  const apart = takenApart(pattern);
  let stays = '';
  for (const names of apart.optional) stays += names.every(given) ? '1' : '0';
  const parts = partsOf(pattern, apart, stays);
  const moved = locale.verbsMove === true ? movedVerb(locale, parts, mood, verbForm) : null;
  let filled = moved?.before ?? '';
  for (const part of parts)
    filled += typeof part === 'string' ? part : (moved?.words.get(part) ?? filledSlot(locale, part, slots, mood));
  filled += moved?.after ?? '';
  if (filled.includes('  ')) filled = filled.replaceAll(/ {2,}/g, ' ');
  return finished(locale, filled.replaceAll(/ +([.,])/g, '$1').trim());
}

function filledSlot(locale: Locale, { verb, name, form, branches }: PatternSlot, slots: Slots, mood: Mood): string {
  if (verb !== undefined) return verbForm(locale, verb, mood);
  const value = slots[name];
  if (branches !== undefined) return branchOf(locale, branches, value);
  return value === null || value === undefined ? '' : slotText(locale, value, form, slots);
}

/**
 * Marks the first word of a pattern as its verb, when no verb is marked: games write `move {c} to
 * {r}`.
 */
export function withVerb(pattern: string): string {
  return pattern.includes('<') ? pattern : pattern.replace(/^([^\s{]+)/, '<$1>');
}

/** How a verb behind this is inflected. */
export function moodOf(said: Said): Mood {
  return said.person ?? 'one';
}

/**
 * First letter large, words that wait for a form have their first; marks (`**`, quotes, brackets)
 * before it are passed over, a counter's icon is not.
 */
export function capital(waiting: string): string {
  const text = closed(waiting);
  const found = /^(?:\*\*|["'(])*/.exec(text)?.[0].length ?? 0;
  return text.slice(0, found) + text.charAt(found).toUpperCase() + text.slice(found + 1);
}

/** A sentence: a capital, and a full stop unless it ends in a mark of its own. */
export function sentence(waiting: string): string {
  // A clause in commas needs no comma before the full stop.
  const text = closed(waiting).replace(/,$/, '');
  if (text === '') return '';
  return /[.!?:]$|[.!?]\*\*$/.test(text) ? capital(text) : `${capital(text)}.`;
}

/** `card-deck` as words. */
export function plain(name: string): string {
  return name.replaceAll('-', ' ');
}
