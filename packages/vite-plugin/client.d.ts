/** What the virtual modules of @undercroft/vite-plugin hold. */

declare module 'virtual:undercroft/credits' {
  import type { IconCredit } from '@undercroft/vite-plugin';
  export type { IconCredit };
  /** Every icon that the games use, with its author. */
  export const credits: readonly IconCredit[];
}

declare module 'virtual:undercroft/icon-authors' {
  /** The author of an icon, by its name; icons without a known author are left out. */
  export const authors: Readonly<Record<string, string>>;
  /** What stands for the others. */
  export const nobody: string;
}

declare module 'virtual:undercroft/icon-names' {
  /** Every icon that content may name. */
  export const names: readonly string[];
}

declare module 'virtual:undercroft/icon-shapes' {
  import type { IconShape } from '@undercroft/vite-plugin';
  /** The pictures of all of them: some megabytes, for pages in which content is edited. */
  export const shapes: Readonly<Record<string, IconShape>>;
}

declare module 'virtual:undercroft/starters' {
  /** What a new game can begin with: texts of each starter by path inside the folder of a game. */
  export const starters: Readonly<
    Record<
      'duel' | 'board' | 'workers' | 'draft' | 'tricks' | 'coop' | 'hex' | 'bare',
      Readonly<Record<string, string>>
    >
  >;
}

declare module 'virtual:undercroft/games' {
  import type { GameModule } from '@undercroft/contract';
  import type { Finding, GameEntry, IconShape } from '@undercroft/vite-plugin';
  interface LoadedGame {
    /**
     * The compiled game; null when its content has errors and never was right since the server
     * began.
     */
    readonly module: GameModule | null;
    /** Addresses of its fonts. */
    readonly fonts: readonly string[];
    readonly icons: Readonly<Record<string, IconShape>>;
    /** Addresses of its pictures by key; empty where the server draws them. */
    readonly pictures: Readonly<Record<string, string>>;
    readonly findings: readonly Finding[];
  }
  /** Every game in the content folder, by id in order. */
  export const games: readonly GameEntry[];
  /** The content folder on the machine of the server; empty in a build. */
  export const folder: string;
  /** Where the server draws pictures; null in a build. */
  export const pictures: string | null;
  /** Loads a game by its id. */
  export const load: Readonly<Record<string, () => Promise<LoadedGame>>>;
  /** Loads the texts of a game by its id: path from the content folder to text. */
  export const loadFiles: Readonly<Record<string, () => Promise<{ readonly files: Readonly<Record<string, string>> }>>>;
}

declare module 'virtual:undercroft/updates' {
  import type { ContentUpdate } from '@undercroft/vite-plugin';
  /** Calls back when a server tells that the content has changed; never in a build. */
  export const onUpdate: (take: (update: ContentUpdate) => void) => void;
}
