import type { GameModule } from '@undercroft/contract';

/** How a game is watched while it is played. */
export interface GameSettings {
  /**
   * keep what happens with every answer (default); without it the log is worked out when it is
   * asked for
   */
  readonly log?: boolean | undefined;
  /**
   * looks at every position, such as `assertInvariants`; what it throws comes out of the call that
   * led there
   */
  readonly check?: ((module: GameModule, state: Int32Array, replay: string | null) => void) | undefined;
  /** what the players are called in labels; default "Player 1" ... */
  readonly names?: readonly string[] | undefined;
  /** what the game is called in lines for a terminal, such as its folder; default its id */
  readonly called?: string | undefined;
}
