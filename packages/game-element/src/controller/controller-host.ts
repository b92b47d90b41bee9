import type { Words } from '@undercroft/components';
import type { Session } from '../session/session.ts';
import type { Store } from '../session/store.ts';
import type { DungeonGameEvents, GameAnswer, GameChange, GameOver } from './events.ts';

/** What the controller reads of the element. */
export interface ControllerOwner {
  readonly store: Store;
  readonly saveAs: string;
  readonly designer: boolean;
  /** the address may name a position */
  readonly links: boolean;
  readonly pause: number;
}

/** What the controller tells the element. */
export interface ControllerHost {
  readonly changed: () => void;
  /** of the game that is taken */
  readonly sessions: () => Pick<typeof Session, 'begin' | 'load'>;
  readonly show: (sheet: SheetName) => void;
  readonly tell: (type: keyof DungeonGameEvents, detail: GameChange | GameAnswer | GameOver) => void;
  readonly words: () => Words;
  /** language around the element */
  readonly lang: () => string;
  readonly paused: () => boolean;
  /** resolves when the table has shown everything that happened */
  readonly settled: () => Promise<void>;
}

/** What lies over the table. */
export type SheetName =
  | 'none'
  | 'setup'
  | 'end'
  | 'next'
  | 'help'
  | 'settings'
  | 'saves'
  | 'share'
  | 'why'
  | 'confirm'
  | 'undo';
