/** What a page may ask beside the protocol. It knows nothing of the server, so that a page does not load it. */
import type { Finding } from '@undercroft/compiler';

/**
 * The game of a file as code, for pages that play what is edited. Params `ModuleParams`; result `BuiltModule`, or null for a file of no game.
 */
export const MODULE_REQUEST = 'undercroft/module';

export interface ModuleParams {
  /** of any file of the game */
  readonly uri: string;
}

/** What became of a game. */
export interface BuiltModule {
  /** one ES module, `GameModule` of the contract; null as long as anything is wrong */
  readonly code: string | null;
  readonly findings: readonly Finding[];
}
