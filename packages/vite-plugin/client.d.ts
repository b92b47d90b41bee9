/** What the virtual modules of @undercroft/vite-plugin hold. */

declare module 'virtual:undercroft/games' {
  import type { GameEntry } from '@undercroft/vite-plugin';
  /** Every game in the content folder, by id in order. */
  export const games: readonly GameEntry[];
}

declare module 'virtual:undercroft/game/*' {
  import type { GameModule } from '@undercroft/contract';
  import type { Finding, IconShape } from '@undercroft/vite-plugin';
  /** The compiled game, or null when the content has errors. */
  export const module: GameModule | null;
  export const icons: Readonly<Record<string, IconShape>>;
  export const findings: readonly Finding[];
}
