/**
 * The words of the interface, in every language.
 *
 * How to use them: no sentence stands in a template. Put it into ALL packs, `en.ts`, `de.ts` and
 * `fr.ts` (a test compares keys and slots), under a key `place.what`, and say it with what every
 * `UndercroftElement` has:
 *
 *     html`<h2>${this.words.say('log.title')}</h2>`
 *     this.words.say('question.taken-range', { taken: 2, least: 1, most: 3 })
 *
 * English is always there; other packs are registered by the index of the package, or by the page.
 *
 * Plural branches and slots: see `pattern.ts`. Plain functions (scene, questions) are given `words:
 * Words`; tests use `wordsFor('en')`. Words of a GAME (titles, prompts, log, reasons) are not here:
 * they come with its metadata.
 *
 * Which language: the nearest `lang` attribute above an element, through shadow roots; then
 * English. When it changes, the elements below it draw themselves again. A language that is not
 * here is data: `registerWords('da', pack)`; what its pack does not have is said in English.
 */
import { ofThePage } from '../page/of-the-page.ts';
import { en, type WordKey } from './en.ts';
import { fill, type Params } from './pattern.ts';

export type { WordKey } from './en.ts';
export type { Params } from './pattern.ts';

/** Sentences by key; those that are missing are said in English. */
export type WordPack = Readonly<Partial<Record<WordKey, string>>>;

/** One language, ready to speak. The same object for the same language, until its pack changes. */
export interface Words {
  /** language tag of the pack that speaks: `en`, `fr` ... */
  readonly lang: string;
  /**
   * @param params  what stands in the slots
   * @throws        Error when the pattern of a registered pack is broken
   */
  say(key: WordKey, params?: Params): string;
}

const packs = ofThePage('words', () => new Map<string, WordPack>([['en', en]]));
const speakers = ofThePage('speakers', () => new Map<string, Words>());
const listeners = ofThePage('word-listeners', () => new Set<() => void>());

/**
 * Adds a language, or replaces it, while the page runs: everything on the page is said anew.
 *
 * @param lang  language tag, such as `de`; how numbers and plurals go follows from it
 */
export function registerWords(lang: string, pack: WordPack): void {
  packs.set(lang.toLowerCase(), pack);
  speakers.delete(lang.toLowerCase());
  for (const listener of listeners) listener();
}

/** The languages the interface speaks, as tags. */
export function wordLanguages(): readonly string[] {
  return [...packs.keys()];
}

/**
 * The words of a language.
 *
 * @param lang  language tag; `fr-CA` finds `fr`; an unknown one gives English
 * @throws      never
 */
export function wordsFor(lang: string): Words {
  const tag = lang.toLowerCase();
  const found = packs.has(tag) ? tag : (tag.split('-')[0] ?? tag);
  const known = packs.has(found) ? found : 'en';
  let words = speakers.get(known);
  if (words === undefined) {
    const pack = packs.get(known) ?? en;
    words = {
      lang: known,
      say: (key, params) => fill(pack[key] ?? en[key], pack[key] === undefined ? 'en' : known, params),
    };
    speakers.set(known, words);
  }
  return words;
}

/** Calls back when a language was registered. @returns a function that ends it */
export function onWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
