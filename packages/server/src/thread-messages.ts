/** What the thread of the tables and the thread of the sockets say to each other. */
import type { KeptVersion } from './gate.ts';
import type { TableCounts } from './metrics.ts';
import type { PlayedGame } from './games.ts';
import type { PlayedVersion, TableOrder } from './tables.ts';

/** What the thread of the tables begins with. */
export interface ThreadStart {
  readonly games: readonly PlayedGame[];
  /** where tables are kept: see `openStore` */
  readonly data: string;
  readonly keepDays: number | undefined;
  /** path of a copy that is written every hour; null for none */
  readonly backup: string | null;
  /** address of a program that hears of persons who are asked and not there; null for none */
  readonly notify: string | null;
  /** tables whose rules did not end: they are not opened */
  readonly stuck: readonly string[];
  /** memory of a `Watch` */
  readonly watched: SharedArrayBuffer;
}

/** To the tables. `id` numbers questions, `page` numbers pages. */
export type ToTables =
  | { readonly is: 'create'; readonly id: number; readonly order: TableOrder }
  | { readonly is: 'game-of'; readonly id: number; readonly table: string }
  | { readonly is: 'serve'; readonly id: number; readonly game: PlayedGame }
  | { readonly is: 'version'; readonly id: number; readonly content: string }
  | {
      readonly is: 'join';
      readonly id: number;
      readonly page: number;
      readonly table: string;
      readonly mark: string | null;
      readonly lang: string;
      readonly known: string;
    }
  | { readonly is: 'say'; readonly page: number; readonly message: unknown }
  | { readonly is: 'leave'; readonly page: number }
  | { readonly is: 'ping' }
  | { readonly is: 'close' };

/** What a question is answered with: an id, a word of the `TableGate`, a version, or nothing. */
export type TablesAnswer = { readonly id: string } | PlayedVersion | KeptVersion | string | null;

/** From the tables. */
export type FromTables =
  | { readonly is: 'ready' }
  /** the store cannot be opened */
  | { readonly is: 'refused'; readonly why: string }
  | { readonly is: 'answer'; readonly id: number; readonly answer: TablesAnswer }
  /** the question could not be answered */
  | { readonly is: 'failed'; readonly id: number; readonly error: string }
  /** texts for pages, by number, in their order */
  | { readonly is: 'send'; readonly texts: readonly (readonly [page: number, text: string])[] }
  | { readonly is: 'end'; readonly page: number; readonly code: number }
  | { readonly is: 'log'; readonly line: object }
  | { readonly is: 'pong'; readonly counts: TableCounts }
  | { readonly is: 'closed' };
