import type { Words } from '@undercroft/components';
import type { Session } from '../session/session.ts';
import type { Store } from '../session/store.ts';
import type { DungeonGameEvents, GameAnswer, GameChange, GameOver } from './events.ts';
import type { TableStore } from './table-state.ts';

/** What controllers read of the element. */
export interface ControllerOwner {
  readonly store: Store;
  readonly saveAs: string;
  readonly designer: boolean;
  /** people who share the screen have no way to see what others hide */
  readonly sealed: boolean;
  /** the address may name a position */
  readonly links: boolean;
  readonly pause: number;
}

/** What the element does for its controllers. */
export interface ControllerHost {
  /** of the game that is taken */
  readonly sessions: () => Pick<typeof Session, 'begin' | 'load'>;
  /** whether the next update takes another module, which the page has named since the last one */
  readonly isTaking: () => boolean;
  readonly tell: (type: keyof DungeonGameEvents, detail: GameChange | GameAnswer | GameOver) => void;
  readonly words: () => Words;
  /** language around the element */
  readonly lang: () => string;
  /** resolves when the table has shown everything that happened */
  readonly settled: () => Promise<void>;
}

/** What every controller of a table is given. */
export interface TableContext {
  readonly table: TableStore;
  readonly owner: ControllerOwner;
  readonly host: ControllerHost;
}
