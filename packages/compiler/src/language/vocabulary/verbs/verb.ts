// What a built-in verb is. Each has a file of its own, and what is missing in one is a type error.

/**
 * What may stand in a slot of a built-in verb: `things` one thing or a set of them, `zone` exactly one zone, `place` a zone or a thing that
 * things can lie in, `reason` one of the reasons of the game.
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
type Slot = 'object' | (string & {});

/** One thing that a verb does, by the slots that it does it with. */
export type VerbEffect =
  | { readonly does: 'move'; readonly things?: Slot; readonly from?: Slot; readonly to: Slot }
  | { readonly does: 'turn-tile' | 'reorder' | 'reveal' | 'hide' | 'roll' | 'end-game' | 'resolve' };

export interface Verb<Word extends string = string, Phrase extends string = string> {
  readonly word: Word;
  /** how it is written, for messages and documentation */
  readonly usage: string;
  /** what it does, as a sentence of the documentation */
  readonly does: string;
  /** what stands right after the verb; null = nothing */
  readonly object: SlotMeaning | null;
  readonly slots: readonly VerbSlot[];
  /** all that it does to the game: `language/ast/side-effects.ts` says what follows from each */
  readonly effects: readonly VerbEffect[];
  /** how it is said on a card, in each language that has sentences here; see `prose/wording/locale/locale.ts` for what a pattern may hold */
  readonly phrases: Readonly<Record<'en' | 'fr', Readonly<Record<Phrase, string>>>>;
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
