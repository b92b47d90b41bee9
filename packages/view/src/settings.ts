import type { GameEvent } from '@undercroft/engine';
import type { ViewMemo } from './view-memo.ts';

/** What a view may be made with besides the state. */
export interface ViewSettings {
  /** events of the game up to this position; they become the log */
  readonly events?: readonly GameEvent[] | undefined;
  /** what the players are called; default "Player 1" ... */
  readonly names?: readonly string[] | undefined;
  /** language of log, prompts, labels and reasons; one that the game does not have is English */
  readonly lang?: string | undefined;
  /** position after which events become `happened`; without it none do */
  readonly since?: number | undefined;
  /** parts of earlier views of this viewer; without it all are made */
  readonly memo?: ViewMemo | undefined;
}
