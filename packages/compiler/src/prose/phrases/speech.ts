/** What a sentence may refer to: who `you` is, what `it` is, what the local names stand for. */
import type { Expression } from '../../content/tree/node.ts';
import type { RowModel } from '../../content/model/model.ts';
import type { GameModel } from '../../language/game.ts';
import { determined, fill, plain, type Said } from '../wording/inflect.ts';
import { countedNoun, behindNumber } from '../wording/counted-words.ts';
import {
  unsaid,
  commonNoun,
  isPlayerNoun,
  declared,
  kindNoun,
  lowered,
  manyOf,
  nounOf,
  oneOf,
  say,
  type Noun,
  type Wording,
} from '../wording/words.ts';

/** What a local name stands for. */
export interface Referent {
  /** What is said the first time, when it has not been said yet: "a beast in the grove". */
  first: Said | null;
  /** What is said from then on: "that beast". */
  readonly later: Said;
  /** What is said where another thing is nearer, which "it" would mean; left out: `later`. */
  readonly far?: Said;
  readonly is: 'thing' | 'things' | 'number' | 'die' | 'player' | 'cause' | 'outcome';
  /** It was chosen and may not be declined: that there is one goes without saying. */
  readonly sure?: boolean;
  /** The noun, for "there is no beast". */
  readonly noun?: Noun;
}

/**
 * Values, conditions and things hold each other. These three are mutually
 * recursive, so `speaker.ts` injects them here to avoid an import cycle.
 */
export interface ExpressionPhrases {
  /** A value, a thing, a set or a choice as a noun. */
  value(node: Expression, speech: Speech): Said;
  /** A flag as a clause: "it is tired", or its contrary. */
  condition(node: Expression, speech: Speech, holds: boolean): string;
  /** A set as a noun phrase that can still be shaped; null when the expression is not one. */
  things(node: Expression, speech: Speech): NounPhrase | null;
}

/** A place as it stands behind a noun, a noun before `from` a move. */
export interface PlaceWords {
  readonly in: string;
  readonly from: string;
}

/** Words behind a noun that follow its number. */
export interface Behind {
  readonly one: string;
  readonly many: string;
}

/** A noun with everything that belongs to it, before it is decided how many are meant. */
export interface NounPhrase {
  readonly noun: Noun;
  readonly owner: Said | null;
  /** Adjectives, that agree with the noun. */
  readonly before: readonly string[];
  readonly places: readonly PlaceWords[];
  /** What lies in it: "with a coin and a leaf". */
  readonly having: readonly string[];
  /** Belongs closely to the noun, before its places: "with might 3 or more". */
  readonly close: readonly string[];
  /** Behind its places: "that is wild", "that are wild" when several are meant. */
  readonly after: readonly Behind[];
  /** Conditions that need a sentence of their own: "where it is wild". */
  readonly where: readonly string[];
}

export interface Speech {
  readonly phrases: ExpressionPhrases;
  readonly model: GameModel;
  readonly words: Wording;
  readonly row: RowModel | null;
  /** Counters are written as marks (`[oil]`), timing in `**`. */
  readonly marks: boolean;
  readonly you: Said;
  /** Who does what is told; null = the reader, who is ordered to. */
  readonly actor: Said | null;
  /** What is told stands in for something that would happen: to answer is to prevent it. */
  readonly replacing: boolean;
  /** Conditions follow a conjunction, which some languages say again: "tant que x ou que y". */
  readonly subordinate: boolean;
  readonly it: Said | null;
  readonly names: ReadonlyMap<string, Referent>;
  /** `old` in a hook that hears a field change. */
  readonly old: Said | null;
  /** A name for what stands in a slot of a log or reason text; null = say it in words. */
  readonly slot: ((name: string) => string | null) | null;
}

/** @throws never */
export function speechWith(
  phrases: ExpressionPhrases,
  model: GameModel,
  words: Wording,
  row: RowModel | null,
  marks: boolean,
): Speech {
  const you = words.locale.pronouns.you ?? { text: 'you', subject: 'you', own: 'your' };
  return {
    phrases,
    model,
    words,
    row,
    marks,
    you: { ...you, person: 'you', pronoun: 'you' },
    actor: null,
    replacing: false,
    subordinate: false,
    it: null,
    names: new Map(),
    old: null,
    slot: null,
  };
}

/** Is the player spoken of the reader? */
export function isReader(speech: Speech): boolean {
  return speech.you.person === 'you';
}

/** Says a local name: in full the first time, short from then on. */
export function mention(referent: Referent): Said {
  const { first } = referent;
  if (first === null) return referent.later;
  referent.first = null;
  return first;
}

/** Speech in which a thing is told from others: names that are "it" elsewhere are said in full. */
export function besideAnother(speech: Speech): Speech {
  const far = [...speech.names].filter(([, referent]) => referent.far !== undefined);
  if (far.length === 0) return speech;
  const named = far.map(([name, referent]) => [name, { ...referent, later: referent.far! }] as const);
  return { ...speech, names: new Map([...speech.names, ...named]) };
}

/** A pronoun. @param noun  what it stands for, when that is known: its gender decides */
export function pronoun(speech: Speech, which: 'it' | 'them' | 'they', noun?: Noun): Said {
  const { locale } = speech.words;
  const gender = noun?.gender ?? '';
  const isPlayer = noun !== undefined && isPlayerNoun(speech.words, noun);
  const ofPlayer = isPlayer ? locale.pronouns[`${which}.player`] : undefined;
  const found = ofPlayer ?? locale.pronouns[`${which}.${gender}`] ?? locale.pronouns[which];
  const person = found?.person ?? (which === 'it' ? 'one' : 'many');
  if (found === undefined) return { text: which, person };
  const stands = noun === undefined ? null : which === 'it' ? oneOf(noun) : manyOf(noun);
  const text = stands === null && found.text.includes('{') ? found.alone : fill(locale, found.text, { x: stands });
  const { subject, own } = found;
  return { text: text ?? subject, subject, own, person, pronoun: which, ...(gender === '' ? {} : { gender }) };
}

/** "that beast", "those beasts". */
export function that(speech: Speech, noun: Noun, many = false): Said {
  const { locale } = speech.words;
  return many
    ? { ...manyOf(noun), text: determined(locale, 'those', noun.many, noun.gender, true) }
    : { ...oneOf(noun), text: determined(locale, 'that', noun.one, noun.gender) };
}

/** The thing whose card is spoken: "this beast". */
export function thisThing(speech: Speech): Said {
  return thisOne(
    speech.row === null ? commonNoun(speech.words, 'card') : kindNoun(speech.words, speech.row.kind),
    speech,
  );
}

function thisOne(noun: Noun, speech: Speech): Said {
  const one = oneOf(noun);
  return { ...one, text: say(speech.words, 'this', { x: one }) };
}

/**
 * Where the thing lies: "this glade", or what the game calls it there. A thing of a kind that has
 * places of its own is its own place.
 */
export function thisPlace(speech: Speech): Said {
  const { row, model, words } = speech;
  if (row === null) return thisOne(commonNoun(words, 'place'), speech);
  if (row.kind.zones.length > 0) return thisThing(speech);
  const lineage = new Set<string>();
  for (let kind: typeof row.kind | null = row.kind; kind !== null; kind = kind.parent) lineage.add(kind.name);
  for (const owner of model.kinds) {
    const zone = owner.zones.find(({ holds }) => holds.some((held) => lineage.has(held.name)));
    if (zone === undefined) continue;
    const text = declared(words, 'nouns', zone.name, 'here');
    if (text === null) return thisOne(kindNoun(words, owner), speech);
    return { text, person: 'one', gender: declared(words, 'nouns', zone.name, 'gender') ?? '' };
  }
  return thisOne(commonNoun(words, 'place'), speech);
}

/**
 * A counter: its mark on a card, its name elsewhere.
 *
 * @param n how many there are, where that is known
 */
export function counterWord(speech: Speech, name: string, n: number | null = null): string {
  if (speech.marks) return `[${name}]`;
  const ofRules = counterTitle(speech, name);
  const counted = n === null ? null : countedNoun(speech.words, name, ofRules);
  if (counted !== null && n !== null) return behindNumber(speech.words, counted.branches, String(n));
  const title = speech.words.titles[name] ?? ofRules ?? unsaid(speech.words, 'nouns', name);
  return lowered(speech.words, title);
}

/** The title of a counter in the language of the rules; null when it has none. */
export function counterTitle({ model }: Speech, name: string): string | null {
  return model.counters.find((counter) => counter.name === name)?.title ?? null;
}

/** A number by its name, when that is a word and not just a letter. */
export function numberNamed(speech: Speech, name: string): string {
  const { words } = speech;
  const own = declared(words, 'nouns', name, 'one', true);
  if (own !== null) return determined(words.locale, 'the', own, declared(words, 'nouns', name, 'gender') ?? '');
  return name.length > 2 && words.locale.readsNames
    ? determined(words.locale, 'the', plain(name))
    : say(words, 'that-number');
}

/** What a parameter or loop name of a type stands for. */
export function referentOfType(speech: Speech, typeName: string, many = false, name = ''): Referent {
  if (typeName === 'number') return { first: null, later: { text: numberNamed(speech, name) }, is: 'number' };
  if (typeName === 'player') {
    const noun = commonNoun(speech.words, 'player');
    return { first: null, later: that(speech, noun), is: 'player', noun };
  }
  const noun = nounOf(speech.words, speech.model, typeName);
  const isEnum = speech.model.enums.some((each) => each.name === typeName);
  return {
    first: null,
    later: isEnum
      ? { ...oneOf(noun), text: determined(speech.words.locale, 'the', noun.one, noun.gender) }
      : that(speech, noun, many),
    is: isEnum ? 'cause' : many ? 'things' : 'thing',
    noun,
  };
}

/** "a, b and c" in the language. */
export function joinWith(speech: Speech, parts: readonly string[], word: 'and' | 'or'): string {
  const [first = '', ...others] = parts;
  const last = others.pop();
  if (last === undefined) return first;
  const head = others.reduce((x, y) => say(speech.words, 'comma', { x, y }), first);
  return say(speech.words, others.length === 0 ? word : word === 'and' ? 'last-and' : 'last-or', { x: head, y: last });
}
