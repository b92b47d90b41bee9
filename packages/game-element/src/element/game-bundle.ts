import {
  registerIcons,
  registerPictures,
  registerWords,
  wordLanguages,
  type IconShape,
  type WordPack,
} from '@undercroft/components';
import type { GameModule } from '@undercroft/contract';
import type { Session } from '../session/session.ts';
import type { Credits } from '../sheets/credits.ts';

/** A compiled game with the icons it uses. */
export interface GameBundle {
  readonly module: GameModule;
  /** of Undercroft, by which the file was built; left out: not known */
  readonly version?: string | undefined;
  /**
   * the sessions of the file that the game came in: another file may leave out of engine and view
   * what its own game has no use for
   */
  readonly sessions?: Pick<typeof Session, 'begin' | 'load'> | undefined;
  readonly icons: Readonly<Record<string, IconShape>>;
  /** starts a worker in which bots of this game think; without it they think in the page */
  readonly worker?: (() => Worker) | undefined;
  /** where each of its pictures is, by key; null: it has none, and its icon stands for it */
  readonly pictures?: ((key: string) => string | null) | undefined;
  /** who drew the icons, shown among the help */
  readonly credits?: Credits | undefined;
  /** words of the interface by language, those that this game speaks besides English */
  readonly words?: Readonly<Record<string, WordPack>> | undefined;
  /** makes the letters of this game known */
  readonly letters?: (() => unknown) | undefined;
}

/**
 * Gives the page what this game is shown with: the file that defined the element may be that of
 * another game.
 */
export function installBundle(bundle: GameBundle): void {
  registerIcons(() => bundle.icons);
  if (bundle.pictures !== undefined) registerPictures(bundle.pictures);
  bundle.letters?.();
  for (const [lang, pack] of Object.entries(bundle.words ?? {}))
    if (!wordLanguages().includes(lang)) registerWords(lang, pack);
}
