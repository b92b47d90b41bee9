// The verbs that every game has: one file each, and this list.

import { draw } from './verbs/draw.ts';
import { eliminate } from './verbs/eliminate.ts';
import { endGame } from './verbs/end-game.ts';
import { hide } from './verbs/hide.ts';
import { move } from './verbs/move.ts';
import { refill } from './verbs/refill.ts';
import { reroll } from './verbs/reroll.ts';
import { resolve } from './verbs/resolve.ts';
import { reveal } from './verbs/reveal.ts';
import { rotate } from './verbs/rotate.ts';
import { shuffle } from './verbs/shuffle.ts';
import { win } from './verbs/win.ts';
import type { Verb } from './verbs/verb.ts';

export type { VerbPlace, SlotMeaning, Taking, Verb, VerbEffect, VerbSpeaker, VerbWriter } from './verbs/verb.ts';

/** A verb stands under its own word. */
function list<const T extends Readonly<Record<string, Verb>>>(verbs: T & { [K in keyof T]: { word: K } }): T {
  return verbs;
}

/** Built-in verbs by name, in the order in which they are documented. */
export const BUILT_IN_VERBS = list({
  move,
  draw,
  shuffle,
  reroll,
  resolve,
  reveal,
  hide,
  win,
  eliminate,
  'end-game': endGame,
  refill,
  rotate,
});

export type BuiltInVerb = keyof typeof BUILT_IN_VERBS;

type VerbPhrase = { [V in BuiltInVerb]: keyof (typeof BUILT_IN_VERBS)[V]['phrases']['en'] }[BuiltInVerb];

/** Whether a name is a built-in verb. Never throws. */
export function isBuiltInVerb(name: string): name is BuiltInVerb {
  return Object.hasOwn(BUILT_IN_VERBS, name);
}

/** The words of all verbs that are so. Never throws. */
export function verbsThat(test: (verb: Verb) => boolean): ReadonlySet<string> {
  return new Set(
    Object.values<Verb>(BUILT_IN_VERBS)
      .filter(test)
      .map(({ word }) => word),
  );
}

/** How all verbs are said in a language. Never throws. */
export function verbPhrases(lang: keyof Verb['phrases']): Readonly<Record<VerbPhrase, string>> {
  const all = Object.values<Verb>(BUILT_IN_VERBS).map(({ phrases }) => phrases[lang]);
  return Object.assign({}, ...all) as Readonly<Record<VerbPhrase, string>>;
}
