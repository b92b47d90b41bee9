/** What the virtual modules of @undercroft/vite-plugin hold. */

declare module 'virtual:undercroft/credits' {
  export type IconCredit = import('@undercroft/vite-plugin').IconCredit;
  /** Every icon that the games use, with its author. */
  export const credits: readonly IconCredit[];
}

declare module 'virtual:undercroft/games' {
  interface LoadedGame {
    /** The compiled game; null when its content has errors and never was right since the server began. */
    readonly module: import('@undercroft/contract').GameModule | null;
    readonly icons: Readonly<Record<string, { readonly path: string; readonly grid: number }>>;
    readonly findings: readonly import('@undercroft/vite-plugin').Finding[];
  }
  /** Every game in the content folder, by id in order. */
  export const games: readonly import('@undercroft/vite-plugin').GameEntry[];
  /** Loads a game by its id. */
  export const load: Readonly<Record<string, () => Promise<LoadedGame>>>;
}
