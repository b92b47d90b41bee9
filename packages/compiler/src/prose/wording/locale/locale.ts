/**
 * What a language is: plain data. A pattern has slots and verbs: `<gain> {amount}`; the verb is
 * inflected for who does it. `{x:own}` is the possessive, `{x:subject}` the form before a verb,
 * `{n|card|cards}` chooses by number, and a part in round brackets that begins with a space, `( by
 * {x})`, is left out together with its slot.
 */
import type { EngineWords } from '@undercroft/contract';
import type { WordsModel } from '../../../content/model/model.ts';
import type { enPhrases } from './en-phrases.ts';

/**
 * Who does it: an order to the reader, after "may", one other, several others, "you". The
 * participle is for what is done to something.
 */
export type Mood = 'order' | 'infinitive' | 'one' | 'many' | 'you' | 'participle';

/** The first rule whose pattern (a regular expression) fits decides. */
export type Rules = readonly (readonly [pattern: string, text: string])[];

/**
 * A pronoun. `it` and `them` stand for things, `they` for a player who is spoken of. In its text
 * `{x:that}` is the noun that it stands for; `it.f` is what `it` is for the gender `f`.
 */
export interface Pronoun {
  readonly subject: string;
  readonly text: string;
  /** Its text when nothing is known of the noun that it stands for. */
  readonly alone?: string;
  readonly own: string;
  /**
   * How a verb behind it is inflected, when that is not what one expects: `it` is one, `them` and
   * `they` are many.
   */
  readonly person?: 'one' | 'many';
  /**
   * It stands for a player who acts, from the second time on: "they draw". Otherwise "that player"
   * does.
   */
  readonly acts?: boolean;
}

/** Key of a phrase; every language has all of them. */
export type PhraseKey = keyof typeof enPhrases;

export interface Locale {
  readonly lang: string;
  /**
   * Forms of a verb by mood: rules replace the end of the base form. A mood without rules takes the
   * base form.
   */
  readonly moods: Readonly<Partial<Record<Mood, Rules>>>;
  /** Verbs that do not follow the rules. */
  readonly verbs: Readonly<Record<string, Readonly<Partial<Record<Mood, string>>>>>;
  readonly plurals: Rules;
  /**
   * Cases of nouns and of what agrees with them, the first is that of a subject: `nom`, `acc`. A
   * pattern asks for one, `{x:acc}`; a word that has them is written `⟨der/den/dem/des⟩`.
   */
  readonly cases?: readonly string[];
  /** Cases of a noun; the patterns see `gender:noun`. */
  readonly declension?: { readonly one: Rules; readonly many: Rules };
  /** How adjectives are inflected behind a determiner: `mixed`, `weak`; else `strong`. */
  readonly strengths?: Readonly<Record<string, 'mixed' | 'weak'>>;
  /**
   * The verb of a sentence stands behind its subject, before it, or at the end, as what stands
   * around the sentence asks: `{x:last}`. See `open-words.ts`.
   */
  readonly verbsMove?: boolean;
  /** What a plural looks like, as a regular expression. */
  readonly pluralLook: string;
  /**
   * Where the words begin that only say which one a noun means, as a regular expression: "of".
   * Empty when there are none.
   */
  readonly behindHead: string;
  readonly irregularPlurals: Readonly<Record<string, string>>;
  /**
   * Text before a noun; the patterns see `gender:noun`, and `gender+:noun` of many. The gender may
   * be empty. `you-own`, `it-own` and `them-own` stand before what a pronoun has; without them the
   * phrase `possessed` says it.
   */
  readonly determiners: Readonly<Record<string, Rules>>;
  readonly pronouns: Readonly<Record<string, Pronoun>>;
  /** What branches of a pattern stand for when there are more than two: `m`, `f`, `m+`, `f+`. */
  readonly classes: readonly string[];
  /** Changes of an adjective by a mark of the class, in this order: `f`, then `+`. */
  readonly agreement: Readonly<Record<string, Rules>>;
  /**
   * Adjectives that stand before their noun, as a regular expression; the others stand behind it.
   */
  readonly beforeNoun: string;
  /** What stands side by side is written as one, in this order: "de le" is "du". */
  readonly finish: Rules;
  /** Spaces before marks, in every text of the language, also in those that are written by hand. */
  readonly spacing: Rules;
  /** Does a text hold an "and" already? Then it is joined by another word. A regular expression. */
  readonly joints: string;
  /** Heads of a test that follow their subject: `is` is `<be>`. */
  readonly predicates: Rules;
  /**
   * An article or a possessive at the head of a title, "The woods", as a regular expression: the
   * sentence puts its own there. Empty for none.
   */
  readonly articles?: string;
  /**
   * One of what a title names in the plural: "Embers" is "ember". A title that no rule fits is not
   * counted.
   */
  readonly singulars?: Rules;
  /** Titles that are written small inside a sentence, as a regular expression. */
  readonly lowers: string;
  /**
   * What a label of a call is in a sentence: `into` is "into {x}". A label that is left out stands
   * as it is.
   */
  readonly labels: Readonly<Record<string, string>>;
  /** Names of cards have a plural: "two Wolves". */
  readonly namesVary: boolean;
  /**
   * Names in the rules are words of this language, so that a text may use them where the game gives
   * no word.
   */
  readonly readsNames: boolean;
  /** A name that ends like this is no noun: "named for". A regular expression, empty for none. */
  readonly unfinished: string;
  /**
   * Names of tests that express permission ("may play") and place ("next to"). Regular expressions,
   * `(?!)` for none.
   */
  readonly modal: string;
  readonly preposition: string;
  /** Possessive of a noun. */
  readonly possessives: Rules;
  /** Last words of names that are periods and not deeds: `night-phase`. */
  readonly periodTails: readonly string[];
  /** "first", "second" ... */
  readonly ordinals: readonly string[];
  /**
   * Words at the head of a procedure's name that do not belong to the name of the period:
   * `take-turn` is the turn.
   */
  readonly periodHeads: readonly string[];
  /**
   * A space by its place on a map, `{row}` and `{column}` from 1, and what the two numbers are
   * called; squares above others, gates, what belongs to a tile.
   */
  readonly places: {
    /** Nouns keep their capital inside a sentence. */
    readonly capitals?: true;
    readonly spot: string;
    readonly row: string;
    readonly column: string;
    readonly above: string;
    readonly between: string;
    /**
     * a place for a tile, and a gate between two of them: `{kind}` is what the game calls such
     * places, so that readers do not take them for squares
     */
    readonly plot: string;
    readonly betweenPlots: string;
    readonly ofTile: string;
    readonly border: string;
    readonly open: string;
    readonly opaque: string;
    /** values of the enum `border`, where they are not called as they are written */
    readonly borders: Readonly<Record<string, string>>;
  };
  /** Words that games share, behind those of the game: a `face` that is `up`. */
  readonly words: WordsModel;
  readonly phrases: Readonly<Record<PhraseKey, string>>;
  /** What the engine says by itself: who a player is, what a hidden thing is called. */
  readonly engine: EngineWords;
}
