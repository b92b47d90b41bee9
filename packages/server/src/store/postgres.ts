/**
 * Tables in PostgreSQL, for several servers. The primary key refuses the second writer of an entry;
 * each commit tells the other servers once which table has changed.
 */
import { randomUUID } from 'node:crypto';
import type { Entry, TableSetup } from '@undercroft/table';
import { loadDriver, type PgClient, type PgPool } from './postgres-driver.ts';
import { keptUntil, StoreConflict, StoreError, type AddedEntries, type EntryStore, type StoredTable } from './store.ts';

/** Where commits are told. */
const CHANNEL = 'undercroft_tables';
/** Code of PostgreSQL for a key that is there already. */
const DUPLICATE = '23505';
/** Number of the lock under which the layout is made. */
const LAYOUT_LOCK = 5190;
const CONNECTIONS = 8;
const KEEP = 'INSERT INTO content VALUES ($1, $2) ON CONFLICT DO NOTHING';

const LAYOUT = `
  CREATE TABLE IF NOT EXISTS content (hash text PRIMARY KEY, code text NOT NULL);
  CREATE TABLE IF NOT EXISTS tab (
    id text PRIMARY KEY, setup text NOT NULL, created bigint NOT NULL,
    touched bigint NOT NULL, stage text NOT NULL, hash text NOT NULL DEFAULT ''
  );
  CREATE TABLE IF NOT EXISTS entry (
    tab text NOT NULL REFERENCES tab (id) ON DELETE CASCADE, n integer NOT NULL, key text NOT NULL,
    entry text NOT NULL, PRIMARY KEY (tab, n), UNIQUE (tab, key)
  );
  ALTER TABLE tab ADD COLUMN IF NOT EXISTS timed boolean NOT NULL DEFAULT false;
  CREATE INDEX IF NOT EXISTS tab_age ON tab (stage, touched);`;

/**
 * Opens the tables of a database, and makes them when there are none.
 *
 * @param url  as PostgreSQL writes it: `postgres://user:password@host/database`
 * @throws     StoreError  without the address, which may hold a password
 */
export async function openPostgres(url: string): Promise<EntryStore> {
  const { Client, Pool } = await loadDriver();
  const pool = new Pool({ connectionString: url, max: CONNECTIONS });
  const listener = new Client({ connectionString: url });
  // A connection that breaks is found by its next use.
  pool.on('error', () => {});
  listener.on('error', () => {});
  try {
    await listener.connect();
    await listener.query(`SELECT pg_advisory_lock(${LAYOUT_LOCK})`);
    await listener.query(LAYOUT);
    await listener.query(`SELECT pg_advisory_unlock(${LAYOUT_LOCK})`);
    await listener.query(`LISTEN ${CHANNEL}`);
  } catch (error) {
    await Promise.allSettled([listener.end(), pool.end()]);
    const what = error instanceof Error ? error.message : 'unknown';
    throw new StoreError(`the database cannot be used: ${what}. Look at the address behind --postgres.`);
  }
  return new PostgresStore(pool, listener);
}

class PostgresStore implements EntryStore {
  readonly #pool: PgPool;
  /** hears of commits, and holds locks: both end with it */
  readonly #listener: PgClient;
  /** tells own commits from those of other servers */
  readonly #self = randomUUID();
  readonly #held = new Set<string>();

  constructor(pool: PgPool, listener: PgClient) {
    this.#pool = pool;
    this.#listener = listener;
  }

  async create({ id, setup }: StoredTable, now: number): Promise<void> {
    await this.#pool.query('INSERT INTO tab (id, setup, created, touched, stage) VALUES ($1, $2, $3, $3, $4)', [
      id,
      JSON.stringify(setup),
      now,
      'open',
    ]);
  }

  async find(id: string): Promise<StoredTable | null> {
    const { rows } = await this.#pool.query<{ setup: string }>('SELECT setup FROM tab WHERE id = $1', [id]);
    return rows[0] === undefined ? null : { id, setup: JSON.parse(rows[0].setup) as TableSetup };
  }

  async entries(id: string): Promise<Entry[]> {
    const asked = 'SELECT entry FROM entry WHERE tab = $1 ORDER BY n';
    const { rows } = await this.#pool.query<{ entry: string }>(asked, [id]);
    return rows.map(({ entry }) => JSON.parse(entry) as Entry);
  }

  async append(id: string, added: AddedEntries): Promise<void> {
    await this.#atOnce(async (client) => {
      const { from, entries, versions, stage, isTimed, hash, now } = added;
      const asked = 'SELECT coalesce(max(n) + 1, 0)::int AS there FROM entry WHERE tab = $1';
      const { rows } = await client.query<{ there: number }>(asked, [id]);
      const there = rows[0]?.there ?? 0;
      if (there !== from) throw new StoreConflict(`${there} entries are there, not ${from}`);
      const keys = entries.map(({ key }) => key);
      const texts = entries.map((entry) => JSON.stringify(entry));
      for (const [content, code] of versions) await client.query(KEEP, [content, code]);
      await client.query(
        `INSERT INTO entry (tab, n, key, entry)
           SELECT $1, $2 + at - 1, key, entry FROM unnest($3::text[], $4::text[]) WITH ORDINALITY AS new (key, entry, at)`,
        [id, from, keys, texts],
      );
      await client.query('UPDATE tab SET touched = $2, stage = $3, hash = $4, timed = $5 WHERE id = $1', [
        id,
        now,
        stage,
        hash,
        isTimed,
      ]);
      await client.query('SELECT pg_notify($1, $2)', [CHANNEL, `${this.#self} ${id}`]);
    });
  }

  onChange(changed: (table: string) => void): void {
    this.#hear((table, seats) => seats === undefined && changed(table));
  }

  async announce(id: string, seats: readonly number[]): Promise<void> {
    await this.#pool.query('SELECT pg_notify($1, $2)', [CHANNEL, `${this.#self} ${id} ${seats.join()}`]);
  }

  onPresent(heard: (table: string, seats: readonly number[]) => void): void {
    this.#hear((table, seats) => seats !== undefined && heard(table, seats.split(',').map(Number)));
  }

  /** Hears what other servers tell. */
  #hear(heard: (table: string, seats: string | undefined) => void): void {
    this.#listener.on('notification', ({ payload = '' }) => {
      const [by, table = '', seats] = payload.split(' ', 3);
      if (by !== this.#self) heard(table, seats);
    });
  }

  async hold(id: string): Promise<boolean> {
    if (this.#held.has(id)) return true;
    const asked = 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS held';
    const { rows } = await this.#listener.query<{ held: boolean }>(asked, [id]);
    if (rows[0]?.held === true) this.#held.add(id);
    return rows[0]?.held === true;
  }

  async letGo(id: string): Promise<void> {
    if (!this.#held.delete(id)) return;
    await this.#listener.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [id]);
  }

  async ids(): Promise<readonly string[]> {
    return (await this.#pool.query<{ id: string }>('SELECT id FROM tab ORDER BY created')).rows.map(({ id }) => id);
  }

  async hash(id: string): Promise<string> {
    const { rows } = await this.#pool.query<{ hash: string }>('SELECT hash FROM tab WHERE id = $1', [id]);
    return rows[0]?.hash ?? '';
  }

  async timed(): Promise<readonly string[]> {
    const asked = "SELECT id FROM tab WHERE stage = 'begun' AND (timed OR setup::json ->> 'clock' IS NOT NULL)";
    return (await this.#pool.query<{ id: string }>(asked)).rows.map(({ id }) => id);
  }

  async purge(now: number, keepDays: number, open: readonly string[]): Promise<number> {
    let removed = 0;
    for (const [stage, until] of keptUntil(now, keepDays)) {
      const gone = 'DELETE FROM tab WHERE stage = $1 AND touched < $2 AND NOT id = ANY ($3)';
      removed += (await this.#pool.query(gone, [stage, until, open])).rowCount ?? 0;
    }
    // Content that a server has just kept belongs to a table that it is about to make.
    return removed;
  }

  async module(content: string): Promise<string | null> {
    const { rows } = await this.#pool.query<{ code: string }>('SELECT code FROM content WHERE hash = $1', [content]);
    return rows[0]?.code ?? null;
  }

  async keepModule(content: string, code: string): Promise<void> {
    await this.#pool.query(KEEP, [content, code]);
  }

  async close(): Promise<void> {
    await Promise.allSettled([this.#listener.end(), this.#pool.end()]);
  }

  /**
   * Does all of it or nothing.
   *
   * @throws StoreConflict when another server was first, else what `change` throws
   */
  async #atOnce(change: (client: PgClient) => Promise<void>): Promise<void> {
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      await change(client);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK').catch((failed: Error) => (broken = failed));
      if ((error as { code?: string }).code === DUPLICATE) throw new StoreConflict('another server was first');
      throw error;
    } finally {
      client.release(broken);
    }
  }
}
