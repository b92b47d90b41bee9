/** Where tables are kept: a database in one file. An entry that was told to anybody is on the disk. */
import { DatabaseSync } from 'node:sqlite';
import type { Entry, TableSetup } from '@undercroft/table';

/** A table as it is kept. */
export interface StoredTable {
  readonly id: string;
  readonly setup: TableSetup;
}

/** What a store does for the tables of a server. */
export interface EntryStore {
  /** @throws Error when it cannot be kept */
  create(table: StoredTable, now: number): void;
  find(id: string): StoredTable | null;
  entries(id: string): Entry[];
  /**
   * Keeps entries behind those that are there, all or none.
   *
   * @param from  how many are there
   * @throws      Error when they cannot be kept, or another server has kept others there
   */
  append(id: string, from: number, entries: readonly Entry[]): void;
  /** The code of the game that a table began with; null when it was never kept. */
  module(content: string): string | null;
  keepModule(content: string, code: string): void;
  close(): void;
}

/** Version of the layout below. */
const LAYOUT = 1;

/** The file is not ours, is damaged, or is in use. The message says what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/**
 * Opens the database, and makes it when there is none.
 *
 * @param file  path, or ':memory:'
 * @throws      StoreError
 */
export function openStore(file: string): EntryStore {
  let database: DatabaseSync;
  try {
    database = new DatabaseSync(file);
    prepare(database);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const what = error instanceof Error ? error.message : String(error);
    throw new StoreError(
      `${file} cannot be used as the database of tables: ${what}. Stop another server that uses it, or name another file with --data.`,
    );
  }
  return new SqliteStore(database);
}

function prepare(database: DatabaseSync): void {
  // One process writes: a second one would give tables two pasts.
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  const [check] = Object.values(database.prepare('PRAGMA quick_check').get() ?? {});
  if (check !== 'ok') throw new StoreError(`the database is damaged: ${String(check)}. Put a backup in its place.`);
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > LAYOUT)
    throw new StoreError(
      `the database was made by a newer version (${version}); this one knows ${LAYOUT}. Update Undercroft.`,
    );
  database.exec(`
    BEGIN IMMEDIATE;
    CREATE TABLE IF NOT EXISTS content (hash TEXT PRIMARY KEY, code TEXT NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS tab (id TEXT PRIMARY KEY, setup TEXT NOT NULL, created INTEGER NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS entry (
      tab TEXT NOT NULL REFERENCES tab (id), n INTEGER NOT NULL, key TEXT NOT NULL, entry TEXT NOT NULL,
      PRIMARY KEY (tab, n), UNIQUE (tab, key)
    ) STRICT, WITHOUT ROWID;
    PRAGMA user_version = ${LAYOUT};
    COMMIT`);
}

class SqliteStore implements EntryStore {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  create({ id, setup }: StoredTable, now: number): void {
    this.#database.prepare('INSERT INTO tab VALUES (?, ?, ?)').run(id, JSON.stringify(setup), now);
  }

  find(id: string): StoredTable | null {
    const row = this.#database.prepare('SELECT setup FROM tab WHERE id = ?').get(id) as { setup: string } | undefined;
    return row === undefined ? null : { id, setup: JSON.parse(row.setup) as TableSetup };
  }

  entries(id: string): Entry[] {
    const rows = this.#database.prepare('SELECT entry FROM entry WHERE tab = ? ORDER BY n').all(id);
    return rows.map(({ entry }) => JSON.parse(String(entry)) as Entry);
  }

  append(id: string, from: number, entries: readonly Entry[]): void {
    const insert = this.#database.prepare('INSERT INTO entry VALUES (?, ?, ?, ?)');
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      for (const [i, entry] of entries.entries()) insert.run(id, from + i, entry.key, JSON.stringify(entry));
      this.#database.exec('COMMIT');
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  module(content: string): string | null {
    const row = this.#database.prepare('SELECT code FROM content WHERE hash = ?').get(content);
    return row === undefined ? null : String(row['code']);
  }

  keepModule(content: string, code: string): void {
    this.#database.prepare('INSERT OR IGNORE INTO content VALUES (?, ?)').run(content, code);
  }

  close(): void {
    this.#database.close();
  }
}
