// What a built-in verb is. Each has a file of its own, and what is missing in one is a type error.

/**
 * What may stand in a slot of a built-in verb: `things` one thing or a set of them, `zone` exactly
 * one zone, `place` a zone or a thing that things can lie in, `reason` one of the reasons of the
 * game.
 */
export type SlotMeaning = 'things' | 'thing' | 'zone' | 'place' | 'number' | 'player' | 'dice' | 'reason';

export interface VerbSlot {
  readonly label: string;
  readonly slot: SlotMeaning;
  readonly optional: boolean;
  /** worked out anew for each thing that is moved, so it may only look */
  readonly again?: true;
}

/** Where something stands behind a verb: right behind it, or behind a label. */
export type VerbPlace = 'object' | (string & {});

/** One thing that a verb does, by the slots that it does it with. */
export type VerbEffect =
  | { readonly does: 'move'; readonly things?: VerbPlace; readonly from?: VerbPlace; readonly to: VerbPlace }
  | { readonly does: 'turn-tile' | 'reorder' | 'reveal' | 'hide' | 'roll' | 'end-game' | 'leave-game' | 'resolve' };

/**
 * Writes the code of a verb; the emitter implements it. What hears the effects of the verb, the
 * limits and the two forms of code are added by the emitter, so a verb says only what is done.
 */
export interface VerbWriter<Code> {
  /** The value in a slot. @param otherwise stands where the slot is empty */
  value(slot: VerbPlace, otherwise?: number): Code;
  /** The zone that a slot means. */
  zone(slot: VerbPlace): Code;
  /** Calls a function of the kernel, which gets the state first. */
  call(kernel: string, ...args: readonly Code[]): void;
  /** Code for each thing of the object, one after the other; none is left out. */
  eachThing(body: (thing: Code) => void): void;
  /** Computes a value once, before the code of `body`. */
  once(wish: string, given: Code, body: (kept: Code) => void): void;
  /** Moves the things of the object. @param at slot of the position: 0 is the front */
  move(to: VerbPlace, at: VerbPlace): void;
  /** Moves things from the top of a zone, until it is empty. */
  take(taking: Taking): void;
  /** Tells the log that a thing is shown to a player, -1 for all. */
  logReveal(thing: Code, player: Code): void;
  /**
   * Calls a function of the kernel that may end the game.
   * @param one gets a player, or -1, and the reason
   * @param all gets where a list of players begins, how many there are, and the reason
   */
  end(one: string, all?: string): void;
  /** Runs the rules of a card. */
  resolve(card: Code): void;
}

/**
 * Says a verb on a card; the prose implements it. A key names one of the phrases of the verb.
 *
 * @typeParam Part  what stands for a part of a sentence
 * @typeParam Whole a verb phrase, or a sentence of its own
 */
export interface VerbSpeaker<Key extends string, Part, Whole> {
  /** Sides of a tile of the game, and turns until it lies as before. */
  readonly sides: 4 | 6;
  /** The things of the object; the player who acts where none stands. */
  object(): Part;
  /** The things in a slot; null where it is empty. */
  things(slot: VerbPlace): Part | null;
  /** The value in a slot; null where it is empty. */
  value(slot: VerbPlace): Part | null;
  /** A phrase that the player who acts is the subject of. */
  does(key: Key, parts: Readonly<Record<string, Part | string | number | null>>): Whole;
  /** A sentence about the players of the object, or about the player who acts. */
  ends(key: Key): Whole;
  /** A sentence of its own. */
  happens(key: Key): Whole;
  /**
   * A move, in words of the zone where the game has such.
   *
   * @param inOrder for things that a player puts in order
   */
  moves(key: Key, inOrder: Key, to: VerbPlace): Whole;
  /**
   * Things from the top of a zone.
   *
   * @param byCount when the number is computed
   * @param named when the zones are not obvious
   */
  draws(key: Key, byCount: Key, named: Key): Whole;
}

/** How things are taken from the top of a zone. */
export interface Taking {
  readonly from: VerbPlace;
  readonly to: VerbPlace;
  /** how many; or until so many lie in the zone they go to */
  readonly turns: { readonly times: VerbPlace } | { readonly upTo: VerbPlace };
  /** The zone is refilled as it says when it is empty, and the log tells of each thing. */
  readonly isDraw: boolean;
}

export interface Verb<Word extends string = string, Phrase extends string = string> {
  readonly word: Word;
  /** how it is written, for messages and documentation */
  readonly usage: string;
  /** what it does, as a sentence of the documentation */
  readonly does: string;
  /** what stands right after the verb; null = nothing */
  readonly object: SlotMeaning | null;
  readonly slots: readonly VerbSlot[];
  /** the object is computed anew for each thing that is moved, so it may only look */
  readonly objectAgain?: true;
  /** what is done with the number that is the object, for messages: a number below 0 is refused */
  readonly counted?: string;
  /** all that it does to the game: `language/facts/side-effects.ts` says what follows from each */
  readonly effects: readonly VerbEffect[];
  /**
   * how it is said on a card, in each language that has sentences here; see
   * `prose/wording/locale/locale.ts` for what a pattern may hold
   */
  readonly phrases: Readonly<Record<'en' | 'fr', Readonly<Record<Phrase, string>>>>;
  /** true: `VERB each` is done for all at once, by `end` of the writer */
  readonly atOnce?: true;
  /** Writes its code. */
  readonly write: <Code>(to: VerbWriter<Code>) => void;
  /** Says it on a card. */
  readonly says: <Part, Whole>(to: VerbSpeaker<Phrase, Part, Whole>) => Whole;
  /** false: it is checked, but no game that uses it can be played yet */
  readonly runs?: false;
}

/** A verb with its own word and phrases in its type. */
export function verb<const Word extends string, Phrase extends string>(one: Verb<Word, Phrase>): Verb<Word, Phrase> {
  return one;
}

export const needed = (label: string, slot: SlotMeaning): VerbSlot => ({ label, slot, optional: false });
export const again = (label: string, slot: SlotMeaning): VerbSlot => ({ label, slot, optional: false, again: true });
export const optional = (label: string, slot: SlotMeaning): VerbSlot => ({ label, slot, optional: true });
