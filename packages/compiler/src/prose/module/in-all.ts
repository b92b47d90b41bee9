/**
 * One text in all languages of a game. It travels through the module as one string, the languages
 * one behind the other with `BETWEEN` in between, so that texts that are alike are noted once and
 * nothing on the way knows of languages. `languages.ts` takes the metadata apart.
 */
import type { GameModel } from '../../language/game.ts';
import { spaced } from '../wording/inflect.ts';
import { apart, languagesOf, noted, wordsOf, type Wording } from '../wording/words.ts';
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
    return joined(this.words.map((words) => inLanguage(words, make(words))));
  }

  /** The text that the last compile made under the same key, or a new one. */
  again(keyIn: (cache: TextCache) => string, make: (words: Wording) => string | null): string | null {
    const cache = this.#cache;
    if (cache === null) return this.textOrNone(make);
    const key = keyIn(cache);
    const cached = cache.get(key) ?? this.words.map((one) => apart(one, (own) => inLanguage(own, make(own))));
    cache.set(key, cached);
    return joined(this.words.map((one, index) => (cached[index] === undefined ? null : noted(one, cached[index]))));
  }

  /** The title of something that is declared. */
  title(name: string, title: string): string {
    return this.text(
      (words) => words.titles[name] ?? (words.lang === 'en' ? title : miss(words, 'titles', name, title)),
    );
  }
}

function inLanguage({ locale }: Wording, text: string | null): string | null {
  return text === null ? null : spaced(locale, text);
}

function joined(texts: readonly (string | null)[]): string | null {
  const [first = null] = texts;
  if (first === null || texts.every((text) => text === first)) return first;
  return texts.map((text) => text ?? first).join(BETWEEN);
}

/** Notes that a language does not say something, and gives what it is in English. */
export function miss(words: Wording, section: string, name: string, english: string): string {
  if (/\p{L}{2}/u.test(english)) words.missing.add(`${section}: ${name}`);
  return english;
}
