/** What the extension and the page beside the file say to each other. */
import type { IconShape } from '@undercroft/contract';

/** A game as it is edited, and the place whose cards are shown. */
export interface ShownGame {
  readonly is: 'game';
  /** one ES module; null while the content has errors: then the last one stays */
  readonly code: string | null;
  /** path of the file, as the game names it */
  readonly path: string;
  /** from 1 */
  readonly line: number;
  /** language of the texts */
  readonly lang: string;
  /** what is said instead of cards, and over cards that are not of now */
  readonly words: { readonly none: string; readonly old: string };
}

/** The line of the cursor has changed. */
export interface ShownLine {
  readonly is: 'line';
  readonly line: number;
}

/** Pictures that were asked for. */
export interface ShownIcons {
  readonly is: 'icons';
  readonly icons: Readonly<Record<string, IconShape>>;
}

export type ToCards = ShownGame | ShownLine | ShownIcons;

/** The page can be told, needs pictures, or has drawn. */
export type FromCards =
  | { readonly is: 'ready' }
  | { readonly is: 'icons'; readonly names: readonly string[] }
  | { readonly is: 'drawn'; readonly cards: readonly string[] };
