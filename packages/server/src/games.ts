/** Games that a server lets people play. */
import { moduleWithLanguages, type GameMeta, type GameModule } from '@undercroft/contract';

/** A compiled game, and what a page needs to show it. */
export interface ServedGame {
  readonly id: string;
  readonly meta: GameMeta;
  /** the compiled game, an ES module, with its languages: see `codeWithLanguages` */
  readonly code: string;
  /**
   * the script of the page for a version of the game: interface and pictures, no rules. Made when
   * it is first asked for
   */
  readonly script: (meta: GameMeta) => Promise<string>;
}

/** A game as tables need it. */
export type PlayedGame = Omit<ServedGame, 'script'>;

/** Loads a compiled game. @throws what the code throws: it is that of our own compiler */
export async function moduleFrom(code: string): Promise<GameModule> {
  const imported = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as GameModule;
  return moduleWithLanguages(imported);
}
