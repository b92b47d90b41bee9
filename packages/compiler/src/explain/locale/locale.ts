/**
 * What a language is: plain data. A pattern has slots and verbs: `<gain> {amount}`; the verb is inflected for who does it.
 * `{x:own}` is the possessive, `{x:subject}` the form before a verb, `{n|card|cards}` chooses by number, and a part in round brackets
 * that begins with a space, `( by {x})`, is left out together with its slot.
 */
import type { WordsModel } from '../../model/model.ts';
import type { enPhrases } from './en-phrases.ts';

/** Who does it: an order to the reader, after "may", one other, several others, "you". The participle is for what is done to something. */
export type Mood = 'order' | 'infinitive' | 'one' | 'many' | 'you' | 'participle';

/** The first rule whose pattern (a regular expression) fits decides. */
export type Rules = readonly (readonly [pattern: string, text: string])[];

export interface Pronoun {
  readonly subject: string;
  readonly text: string;
  readonly own: string;
}

/** Key of a phrase; every language has all of them. */
export type PhraseKey = keyof typeof enPhrases;

export interface Locale {
  readonly lang: string;
  /** Forms of a verb by mood: rules replace the end of the base form. A mood without rules takes the base form. */
  readonly moods: Readonly<Partial<Record<Mood, Rules>>>;
  /** Verbs that do not follow the rules. */
  readonly verbs: Readonly<Record<string, Readonly<Partial<Record<Mood, string>>>>>;
  readonly plurals: Rules;
  /** What a plural looks like, as a regular expression. */
  readonly pluralLook: string;
  readonly irregularPlurals: Readonly<Record<string, string>>;
  /** Text before a noun; the patterns see `gender:noun`, the gender may be empty. */
  readonly determiners: Readonly<Record<string, Rules>>;
  readonly pronouns: Readonly<Record<string, Pronoun>>;
  /** Possessive of a noun. */
  readonly possessives: Rules;
  /** Last words of names that are periods and not deeds: `night-phase`. */
  readonly periodTails: readonly string[];
  /** "first", "second" ... */
  readonly ordinals: readonly string[];
  /** Words at the head of a procedure's name that do not belong to the name of the period: `take-turn` is the turn. */
  readonly periodHeads: readonly string[];
  /** Words that games share, behind those of the game: a `face` that is `up`. */
  readonly words: WordsModel;
  readonly phrases: Readonly<Record<PhraseKey, string>>;
}
