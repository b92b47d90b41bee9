/**
 * Where tables are kept: a database in one file. An entry is on the disk before any client is told
 * of it.
 */
import { renameSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import type { Entry, TableSetup, TableStage } from '@undercroft/table';
import { GroupCommit } from './group-commit.ts';
import { WalSync } from './wal-sync.ts';

/** A table as it is kept. */
export interface StoredTable {
  readonly id: string;
  readonly setup: TableSetup;
}

/** Entries behind those that are there. */
export interface AddedEntries {
  /** how many are there */
  readonly from: number;
  readonly entries: readonly Entry[];
  /** code of the versions that these entries offer, by hash: kept together with them */
  readonly versions: ReadonlyMap<string, string>;
  /** hash of the game after them; empty before it begins */
  readonly hash: string;
  /** how far the table is after them */
  readonly stage: TableStage;
  /** whether it has clocks after them */
  readonly isTimed: boolean;
  /** milliseconds of the clock */
  readonly now: number;
}

/** A value that is there at once or later. */
type Soon<T> = T | Promise<T>;

/** What a store does for the tables of a server. */
export interface EntryStore {
  /** @throws Error when it cannot be kept */
  create(table: StoredTable, now: number): Soon<void>;
  find(id: string): Soon<StoredTable | null>;
  entries(id: string): Soon<readonly Entry[]>;
  /**
   * Keeps entries behind those that are there, all or none.
   *
   * @throws Error when they cannot be kept, or `from` entries are not what is there
   */
  append(id: string, added: AddedEntries): Soon<void>;
  /**
   * Hears of tables that another server has changed.
   * @param changed  gets the id of a table; it must not throw
   */
  onChange(changed: (table: string) => void): void;
  /** Tells other servers who is connected to this one. @param seats  of a table */
  announce(id: string, seats: readonly number[]): Soon<void>;
  /** Hears who is connected to another server. @param heard  must not throw */
  onPresent(heard: (table: string, seats: readonly number[]) => void): void;
  /**
   * Lets this server run the clocks and bots of a table.
   *
   * @returns false while another server does
   */
  hold(id: string): Soon<boolean>;
  /** Lets another server do that. */
  letGo(id: string): Soon<void>;
  /** Ids of all tables, oldest first. */
  ids(): Soon<readonly string[]>;
  /** Hash of the game of a table after its last entry; empty when it was not kept. */
  hash(id: string): Soon<string>;
  /** Tables that have clocks and whose games have begun. */
  timed(): Soon<readonly string[]>;
  /**
   * Removes tables: those that have not begun and those whose game is over, a while after something
   * last happened there.
   *
   * @param now       milliseconds of the clock
   * @param keepDays  days for which a game that is over is kept
   * @param open      tables that stay, because they are in memory
   * @returns         how many
   */
  purge(now: number, keepDays: number, open: readonly string[]): Soon<number>;
  /** The code of a version that a table needs; null when it was never kept. */
  module(content: string): Soon<string | null>;
  keepModule(content: string, code: string): Soon<void>;
  close(): Soon<void>;
}

/** A value in a setup, as SQL; null where a setup is damaged, so that one table stops no other. */
const inSetup = (name: 'clock' | 'content'): string => `CASE WHEN json_valid(setup) THEN setup ->> '$.${name}' END`;

/** The content that an entry offers, as SQL. */
const OFFERED = `CASE WHEN json_valid(entry) THEN entry ->> '$.content' END`;

/** Version of the layout below. */
const LAYOUT = 4;
const DAY = 86_400_000;
/** Days for which a table is kept whose game has not begun. */
const OPEN_DAYS = 1;
/** Days for which an unfinished game is kept after its last entry. */
const BEGUN_DAYS = 365;

/** Another server was first to store entries behind those that were there. */
export class StoreConflict extends Error {
  override readonly name = 'StoreConflict';
}

/** Until when tables are kept: those of a stage that were last touched before a time go. */
export function keptUntil(now: number, keepDays: number): [stage: string, before: number][] {
  const days = { open: OPEN_DAYS, begun: BEGUN_DAYS, over: keepDays };
  return Object.entries(days).map(([stage, kept]) => [stage, now - kept * DAY]);
}

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
export function openStore(file: string): SqliteStore {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file);
    prepare(database);
  } catch (error) {
    database?.close();
    if (error instanceof StoreError) throw new StoreError(`${file} cannot be used: ${error.message}`);
    const what = error instanceof Error ? error.message : String(error);
    throw new StoreError(
      `${file} cannot be used as the database of tables: ${what}. Stop another server that uses it, or name another file with --data.`,
    );
  }
  return new SqliteStore(database);
}

/**
 * What a layout before this one lacks: when something last happened at a table, and how far it is.
 */
const FROM_1 = `
  ALTER TABLE tab ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tab ADD COLUMN stage TEXT NOT NULL DEFAULT 'begun';
  UPDATE tab SET touched = unixepoch() * 1000;`;
const FROM_2 = `ALTER TABLE tab ADD COLUMN hash TEXT NOT NULL DEFAULT '';`;
/** Layouts before kept clocks in the setup alone. */
const FROM_3 = `
  ALTER TABLE tab ADD COLUMN timed INTEGER NOT NULL DEFAULT 0;
  UPDATE tab SET timed = ${inSetup('clock')} IS NOT NULL;`;

function prepare(database: DatabaseSync): void {
  // One process writes: a second one would give tables two pasts. `GroupCommit` waits for the disk.
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  // Entries are many, and are read table by table: a damaged one ends its table alone.
  const part = version === 0 ? '' : '(tab)';
  const [check] = Object.values(database.prepare(`PRAGMA quick_check${part}`).get() ?? {});
  if (check !== 'ok') throw new StoreError(`the database is damaged: ${String(check)}. Put a backup in its place.`);
  if (version === 0 && database.prepare('SELECT 1 FROM sqlite_schema').get() !== undefined)
    throw new StoreError('it is the database of another program. Name another file with --data.');
  if (version > LAYOUT)
    throw new StoreError(
      `the database was made by a newer version (${version}); this one knows ${LAYOUT}. Update Undercroft.`,
    );
  database.exec(`
    BEGIN IMMEDIATE;
    ${version === 1 ? FROM_1 : ''}
    ${version === 1 || version === 2 ? FROM_2 : ''}
    ${version > 0 && version < 4 ? FROM_3 : ''}
    CREATE TABLE IF NOT EXISTS content (hash TEXT PRIMARY KEY, code TEXT NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS tab (
      id TEXT PRIMARY KEY, setup TEXT NOT NULL, created INTEGER NOT NULL,
      touched INTEGER NOT NULL, stage TEXT NOT NULL, hash TEXT NOT NULL DEFAULT '',
      timed INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE IF NOT EXISTS entry (
      tab TEXT NOT NULL REFERENCES tab (id), n INTEGER NOT NULL, key TEXT NOT NULL, entry TEXT NOT NULL,
      PRIMARY KEY (tab, n), UNIQUE (tab, key)
    ) STRICT, WITHOUT ROWID;
    PRAGMA user_version = ${LAYOUT};
    COMMIT`);
}

export class SqliteStore implements EntryStore {
  readonly #database: DatabaseSync;
  readonly #disk: WalSync;
  readonly #group: GroupCommit;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#disk = new WalSync(database.location());
    this.#group = new GroupCommit(database, async () => await this.#disk.sync());
  }

  async create({ id, setup }: StoredTable, now: number): Promise<void> {
    const insert = 'INSERT INTO tab (id, setup, created, touched, stage) VALUES (?, ?, ?, ?, ?)';
    await this.#group.add(() => void this.#database.prepare(insert).run(id, JSON.stringify(setup), now, now, 'open'));
  }

  find(id: string): StoredTable | null {
    const row = this.#database.prepare('SELECT setup FROM tab WHERE id = ?').get(id) as { setup: string } | undefined;
    return row === undefined ? null : { id, setup: JSON.parse(row.setup) as TableSetup };
  }

  entries(id: string): Entry[] {
    const rows = this.#database.prepare('SELECT entry FROM entry WHERE tab = ? ORDER BY n').all(id);
    return rows.map(({ entry }) => JSON.parse(String(entry)) as Entry);
  }

  /**
   * What tables store in one turn of the loop is one transaction, and all of them that are made
   * while the disk is busy wait for it together.
   */
  async append(id: string, added: AddedEntries): Promise<void> {
    await this.#group.add(() => this.#append(id, added));
  }

  #append(id: string, { from, entries, versions, stage, isTimed, hash, now }: AddedEntries): void {
    const row = this.#database.prepare('SELECT COALESCE(MAX(n) + 1, 0) AS there FROM entry WHERE tab = ?').get(id);
    if (row?.['there'] !== from) throw new StoreError(`${String(row?.['there'])} entries are there, not ${from}`);
    for (const [content, code] of versions) this.keepModule(content, code);
    const insert = this.#database.prepare('INSERT INTO entry VALUES (?, ?, ?, ?)');
    for (const [i, entry] of entries.entries()) insert.run(id, from + i, entry.key, JSON.stringify(entry));
    this.#database
      .prepare('UPDATE tab SET touched = ?, stage = ?, timed = ?, hash = ? WHERE id = ?')
      .run(now, stage, Number(isTimed), hash, id);
  }

  /** One process writes, so no other changes anything. */
  onChange(): void {}

  announce(): void {}

  onPresent(): void {}

  hold(): boolean {
    return true;
  }

  letGo(): void {}

  ids(): string[] {
    return this.#database
      .prepare('SELECT id FROM tab ORDER BY created')
      .all()
      .map(({ id }) => String(id));
  }

  hash(id: string): string {
    return String(this.#database.prepare('SELECT hash FROM tab WHERE id = ?').get(id)?.['hash'] ?? '');
  }

  /**
   * Writes a copy of the database, while it is used.
   *
   * @param file path; a file there is replaced
   */
  async backup(file: string): Promise<void> {
    const part = `${file}.part`;
    await backup(this.#database, part);
    renameSync(part, file);
  }

  timed(): string[] {
    return this.#database
      .prepare("SELECT id FROM tab WHERE stage = 'begun' AND timed")
      .all()
      .map(({ id }) => String(id));
  }

  purge(now: number, keepDays: number, open: readonly string[]): number {
    const removed = keptUntil(now, keepDays).flatMap(([stage, before]) =>
      this.#database
        .prepare('SELECT id FROM tab WHERE stage = ? AND touched < ?')
        .all(stage, before)
        .map(({ id }) => String(id))
        .filter((id) => !open.includes(id)),
    );
    if (removed.length === 0) return 0;
    this.#atOnce(() => {
      for (const id of removed) {
        this.#database.prepare('DELETE FROM entry WHERE tab = ?').run(id);
        this.#database.prepare('DELETE FROM tab WHERE id = ?').run(id);
      }
      this.#database.exec(`
        DELETE FROM content WHERE hash NOT IN (SELECT coalesce(${inSetup('content')}, '') FROM tab)
          AND hash NOT IN (SELECT coalesce(${OFFERED}, '') FROM entry WHERE key LIKE 'offer/%')`);
    });
    return removed.length;
  }

  /** Does all of it or nothing. @throws what `change` throws */
  #atOnce(change: () => void): void {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      change();
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

  async close(): Promise<void> {
    await this.#group.settle();
    if (this.#database.isOpen) this.#database.close();
    await this.#disk.close();
  }
}
