/**
 * The games of a page by id, and their languages. Nothing else is imported here, so that a file
 * with a language of a game holds that language and no more.
 */
import type { WordPack } from '@undercroft/components';
import type { GameMeta } from '@undercroft/contract';
import { complain } from '../controller/saying/complain.ts';
import type { GameBundle } from './game-bundle.ts';

/** A game in a language besides its own. */
export interface GameLanguage {
  /** what differs in the metadata of the game */
  readonly texts: unknown;
  /** the words of the interface; without them they are English */
  readonly words?: WordPack;
}

type Languages = Readonly<Record<string, GameLanguage>>;

interface Registry {
  readonly bundles: Map<string, GameBundle>;
  readonly languages: Map<string, Languages>;
  /** games together with their languages, until there is another one */
  readonly whole: Map<string, GameBundle>;
  readonly waiting: Set<() => void>;
  /** of the first file, which defines the elements for all */
  version?: string | undefined;
}

/**
 * Each one-file build has a copy of this module, and the first of them defines the element: the
 * registry is one for the page.
 */
const PLACE = Symbol.for('undercroft.games');
const page = globalThis as unknown as Record<symbol, Registry | undefined>;
const registry: Registry = (page[PLACE] ??= {
  bundles: new Map(),
  languages: new Map(),
  whole: new Map(),
  waiting: new Set(),
});

/**
 * Makes a game known by its id to every `<dungeon-game game="id">` of the page, also to those that
 * are there already. The one-file builds call it when they are loaded. Files of several versions
 * share the elements of the first, so the author of the page is told.
 */
export function registerGame(id: string, bundle: GameBundle): void {
  const first = (registry.version ??= bundle.version);
  if (bundle.version !== undefined && bundle.version !== first)
    complain(
      `the file of \`${id}\` was built by version ${bundle.version}, and the first file of this page by ${first}. Build them by one version, or show one of them in a frame.`,
    );
  registry.bundles.set(id, bundle);
  changed(id);
}

/**
 * Tells a game in one more language; in whichever order its file and that of the game are loaded.
 *
 * @param lang a tag such as `fr`
 */
export function registerLanguage(id: string, lang: string, language: GameLanguage): void {
  registry.languages.set(id, { ...registry.languages.get(id), [lang]: language });
  changed(id);
}

function changed(id: string): void {
  registry.whole.delete(id);
  for (const call of registry.waiting) call();
}

/** Ids of all games that are known by now. */
export function registeredIds(): readonly string[] {
  return [...registry.bundles.keys()];
}

/**
 * The game of an id, in all languages that are known; without an id the only one there is.
 *
 * @returns null when there is none yet
 */
export function registeredGame(id: string): GameBundle | null {
  const [only = ''] = registry.bundles.keys();
  const name = id === '' && registry.bundles.size === 1 ? only : id;
  const bundle = registry.bundles.get(name);
  if (bundle === undefined) return null;
  const whole = registry.whole.get(name) ?? withLanguages(bundle, registry.languages.get(name));
  registry.whole.set(name, whole);
  return whole;
}

function withLanguages(bundle: GameBundle, languages?: Languages): GameBundle {
  if (languages === undefined) return bundle;
  const each = Object.entries(languages);
  const words = each.flatMap(([lang, one]) => (one.words === undefined ? [] : [[lang, one.words] as const]));
  const texts = Object.fromEntries(each.map(([lang, one]) => [lang, one.texts]));
  const meta: GameMeta = { ...bundle.module.meta, languages: { ...bundle.module.meta.languages, ...texts } };
  return { ...bundle, module: { ...bundle.module, meta }, words: { ...bundle.words, ...Object.fromEntries(words) } };
}

/** Calls back when a game or a language was registered. @returns a function that ends it */
export function onRegistered(call: () => void): () => void {
  registry.waiting.add(call);
  return () => void registry.waiting.delete(call);
}
