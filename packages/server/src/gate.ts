/** What sockets and requests need of the tables, in the same thread or another. */
import type { GameMeta } from '@undercroft/contract';
import type { PlayedGame } from './games.ts';
import type { OrderRefusal, PlayedVersion, TableOrder, Tables } from './tables.ts';
import { describeError } from './failures.ts';
import type { TableCounts } from './metrics.ts';

/** A page that wants to look at a table. */
export interface PageLink {
  readonly table: string;
  /** hash of the token; null without one */
  readonly mark: string | null;
  readonly lang: string;
  /** hash of what the page knows from before; empty when it knows nothing */
  readonly known: string;
  /** @param text  a message as JSON; @throws never */
  readonly send: (text: string) => void;
  /** ends the connection; @throws never */
  readonly end: (code: number) => void;
}

/** A page that looks at a table. */
export interface JoinedPage {
  /** @param message  what came in, parsed as JSON */
  receive(message: unknown): void;
  leave(): void;
}

/** Why a page sees no table. */
export type JoinRefusal = 'no-table' | 'damaged';

/** A version of a game that is kept. */
export interface KeptVersion {
  readonly code: string;
  readonly meta: GameMeta;
}

export interface TableGate {
  /** Opens a table. @returns its id, or why not */
  create(order: TableOrder): Promise<{ readonly id: string } | OrderRefusal>;
  /**
   * What is played at a table; null when there is no such table.
   *
   * @throws Error when it is damaged
   */
  gameOf(table: string): Promise<PlayedVersion | null>;
  /** A version of a game that some table needs, by hash of its content; null when there is none. */
  version(content: string): Promise<KeptVersion | null>;
  join(page: PageLink): Promise<JoinedPage | JoinRefusal>;
  /**
   * A designer has changed a game: its tables go over to it.
   * @throws Error when it cannot be loaded
   */
  serve(game: PlayedGame): Promise<void>;
  /** What tables count, as far as it is known in this thread. */
  readonly counts: TableCounts;
  /** Times that the tables had to begin again. */
  readonly threadsEnded: number;
  /** Whether tables can be reached now. */
  readonly isUp: boolean;
  /** Tells all pages that the server ends, and closes the store. */
  close(): Promise<void>;
}

/** Code of a connection that ends because the server does; a page comes again. */
export const GOING = 1001;

/** The tables of this thread. */
export class LocalGate implements TableGate {
  readonly isUp = true;
  readonly threadsEnded = 0;
  readonly #tables: Tables;
  readonly #log: (line: object) => void;

  constructor(tables: Tables, log: (line: object) => void) {
    this.#tables = tables;
    this.#log = log;
  }

  get counts(): TableCounts {
    return this.#tables.counts;
  }

  async create(order: TableOrder): Promise<{ readonly id: string } | OrderRefusal> {
    return await this.#tables.create(order);
  }

  async gameOf(table: string): Promise<PlayedVersion | null> {
    return await this.#tables.gameOf(table);
  }

  async version(content: string): Promise<KeptVersion | null> {
    const version = await this.#tables.version(content);
    return version && { code: version.code, meta: version.module.meta };
  }

  async join({ table: id, mark, lang, known, send, end }: PageLink): Promise<JoinedPage | JoinRefusal> {
    const table = await this.#tables.table(id).catch((error: unknown) => {
      this.#log({ event: 'table-damaged', table: id, ...describeError(error) });
      return 'damaged' as const;
    });
    if (table === 'damaged') return table;
    if (table === null) return 'no-table';
    const link = {
      visitor: { mark },
      lang,
      known,
      send: (message: object) => send(JSON.stringify(message)),
      end: () => end(GOING),
    };
    table.join(link);
    return { receive: (message) => table.receive(link, message), leave: () => table.leave(link) };
  }

  async serve(game: PlayedGame): Promise<void> {
    await this.#tables.serve(game);
  }

  async close(): Promise<void> {
    await this.#tables.close();
  }
}
