import { registerIcons, registerWords, wordLanguages, type IconShape, type WordPack } from '@undercroft/components';
import type { GameModule } from '@undercroft/contract';
import type { Credits } from '../sheets/credits.ts';

/** A compiled game with the icons it uses. */
export interface GameBundle {
  readonly module: GameModule;
  readonly icons: Readonly<Record<string, IconShape>>;
  /** starts a worker in which bots of this game think; without it they think in the page */
  readonly worker?: (() => Worker) | undefined;
  /** who drew the icons, shown among the help */
  readonly credits?: Credits | undefined;
  /** words of the interface by language, those that this game speaks besides English */
  readonly words?: Readonly<Record<string, WordPack>> | undefined;
  /** makes the letters of this game known */
  readonly letters?: (() => unknown) | undefined;
}

interface Registry {
  readonly bundles: Map<string, GameBundle>;
  readonly waiting: Set<() => void>;
}

/** Each one-file build has a copy of this module, and the first of them defines the element: what is known is one for the page. */
const PLACE = Symbol.for('undercroft.games');
const page = globalThis as unknown as Record<symbol, Registry | undefined>;
const { bundles, waiting } = (page[PLACE] ??= { bundles: new Map(), waiting: new Set() });

/**
 * Makes a game known by its id to every `<dungeon-game game="id">` of the page, also to those that are there already.
 * The one-file builds call it when they are loaded.
 */
export function registerGame(id: string, bundle: GameBundle): void {
  bundles.set(id, bundle);
  for (const call of waiting) call();
}

/** The game of an id; without an id the only one there is. @returns null when there is none yet */
export function registeredGame(id: string): GameBundle | null {
  if (id !== '') return bundles.get(id) ?? null;
  const [only] = bundles.values();
  return bundles.size === 1 && only !== undefined ? only : null;
}

/** Gives the page what this game is shown with: the file that defined the element may be that of another game. */
export function furnish(bundle: GameBundle): void {
  registerIcons(() => bundle.icons);
  bundle.letters?.();
  for (const [lang, pack] of Object.entries(bundle.words ?? {}))
    if (!wordLanguages().includes(lang)) registerWords(lang, pack);
}

/** Calls back when a game was registered. @returns ends it */
export function onRegistered(call: () => void): () => void {
  waiting.add(call);
  return () => void waiting.delete(call);
}
