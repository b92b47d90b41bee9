/**
 * One text in all languages of a game. It travels through the module as one string, the languages
 * one behind the other with `BETWEEN` in between, so that texts that are alike are noted once and
 * nothing on the way knows of languages. `languages.ts` takes the metadata apart.
 */
import type { GameModel } from '../../language/game.ts';
import { spaced } from '../wording/inflect.ts';
import { collectMissing, languagesOf, noteMissing, wordsOf, type Worded, type Wording } from '../wording/words.ts';
import { BETWEEN } from './languages.ts';
import type { TextCache } from './text-cache.ts';

export class InAll {
  /** the words of each language of the game, English first */
  readonly words: readonly Wording[];
  readonly model: GameModel;
  readonly #cache: TextCache | null;

  /** @param cache texts of the compile before; null = nothing is remembered */
  constructor(model: GameModel, cache: TextCache | null) {
    this.model = model;
    this.words = languagesOf(model).map((lang) => wordsOf(model, lang));
    this.#cache = cache;
  }

  /** A text in all languages; a language that says nothing says it as English does. */
  text(make: (words: Wording) => string): string {
    return this.textOrNone(make) ?? '';
  }

  textOrNone(make: (words: Wording) => string | null): string | null {
    return joinLanguages(this.words.map((words) => whole(words, madeApart(words, make))));
  }

  /** What each language says; null where a word is missing, so English stands for it. */
  each<Value>(make: (words: Wording) => Value): (Value | null)[] {
    return this.words.map((words) => whole(words, collectMissing(words, make)));
  }

  /** The text that the last compile made under the same key, or a new one. */
  again(keyIn: (cache: TextCache) => string, make: (words: Wording) => string | null): string | null {
    const cache = this.#cache;
    if (cache === null) return this.textOrNone(make);
    const key = keyIn(cache);
    const cached = cache.get(key) ?? this.words.map((one) => madeApart(one, make));
    cache.set(key, cached);
    return joinLanguages(
      this.words.map((one, index) => (cached[index] === undefined ? null : whole(one, cached[index]))),
    );
  }

  /** The title of something that is declared. */
  title(name: string, title: string): string {
    return this.text(
      (words) => words.titles[name] ?? (words.lang === 'en' ? title : miss(words, 'titles', name, title)),
    );
  }
}

function madeApart(words: Wording, make: (words: Wording) => string | null): Worded<string | null> {
  return collectMissing(words, (own) => {
    const text = make(own);
    return text === null ? null : spaced(own.locale, text);
  });
}

/** A missing word of a sentence; a missing gender or title leaves the sentence readable. */
const WORD = /^(?:words|prompts): (?!.*: gender$)/;

/**
 * Notes what a text needs and its language lacks.
 *
 * @returns null where a word of the sentence is missing: a verb in English inside of a sentence of
 *   another language reads as a mistake, so the English text stands for the whole
 */
function whole<Value>(words: Wording, made: Worded<Value>): Value | null {
  const value = noteMissing(words, made);
  return [...made.missing].some((name) => WORD.test(name)) ? null : value;
}

function joinLanguages(texts: readonly (string | null)[]): string | null {
  const [first = null] = texts;
  if (first === null || texts.every((text) => text === first)) return first;
  return texts.map((text) => text ?? first).join(BETWEEN);
}

/** Notes that a language does not say something, and gives what it is in English. */
export function miss(words: Wording, section: string, name: string, english: string): string {
  if (/\p{L}{2}/u.test(english)) words.missing.add(`${section}: ${name}`);
  return english;
}
