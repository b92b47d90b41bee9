// What is kept and what is not: tables in memory, tables in the file, files that are damaged, full
// or not ours.

import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CLOSE, type TableSetup } from '@undercroft/table';
import { openStore, StoreError, type ServerSettings } from '../src/index.ts';
import { SqliteStore } from '../src/store/store.ts';
import { Tables } from '../src/tables.ts';
import { servedFrail, servedMarket } from './market.ts';
import { hello, HOST_TOKEN, Rig } from './rig.ts';

const DAY = 86_400_000;
const market = servedMarket();
let rig: Rig;
let store: SqliteStore;

/** Starts the server over a store that the test may break. */
async function start(settings: Partial<ServerSettings> = {}): Promise<void> {
  store = openStore(rig.file);
  await rig.start({ data: store, ...settings });
}

beforeEach(async () => {
  rig = new Rig(market, servedFrail());
  await start();
});

afterEach(async () => await rig.end());

/** Writes into the database behind the back of the server, which is closed meanwhile. */
async function spoil(sql: string): Promise<void> {
  await rig.server.close();
  const database = new DatabaseSync(rig.file);
  database.exec(sql);
  database.close();
  await start();
}

it('forgets a table at which nobody looks, and rebuilds it when somebody comes', async () => {
  const tables = new Tables(new Map([['market', market]]), store, () => {});
  const opened = await tables.create({ game: 'market', seats: 2, terms: {}, token: HOST_TOKEN });
  const id = typeof opened === 'string' ? '' : opened.id;
  const first = await tables.table(id);
  await tables.tick(Date.now());
  expect(tables.size).toBe(1);
  await tables.tick(Date.now() + 61_000);

  expect(tables.size).toBe(0);
  expect(await tables.table(id)).not.toBe(first);
  await tables.close();
});

it('rebuilds one table in a turn of the loop, so that others hear of theirs meanwhile', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, async () => await rig.table()));
  const tables = new Tables(new Map([['market', market]]), store, () => {});
  await tables.table(ids[0]!);
  const waiting = new Set(ids.slice(1));
  const done: number[] = [];
  const all = [...waiting].map(async (id) => {
    await tables.table(id);
    waiting.delete(id);
  });
  while (waiting.size > 0) {
    await new Promise((resolve) => void setImmediate(resolve));
    done.push(waiting.size);
  }
  await Promise.all(all);

  expect(new Set(done).size).toBeGreaterThanOrEqual(9);
  await tables.close();
});

it('keeps tables as long as it says, and those that are open longer', async () => {
  const [host, guest] = await rig.begun();
  for (let round = 0; round < 3; round++) for (const page of [host, guest]) await page.answer();
  const [fresh, looked] = [await rig.table(), await rig.table()];
  const there = (): string[] => [host.table, fresh, looked].filter((id) => store.find(id) !== null);
  store.purge(Date.now() + DAY / 2, 30, []);
  expect(there()).toHaveLength(3);
  store.purge(Date.now() + 2 * DAY, 30, [looked]);
  expect(there()).toEqual([host.table, looked]);
  const purged = store.purge(Date.now() + 31 * DAY, 30, []);

  expect([purged, there()]).toEqual([2, []]);
  expect(store.entries(host.table)).toEqual([]);
  expect(store.module(market.meta.hash)).toBeNull();
});

it('ends the pages of a table that cannot be rebuilt with a code of its own, and other tables go on', async () => {
  const [host] = await rig.begun();
  await spoil(`UPDATE entry SET entry = '{"is":"vote","key":"x","seat":0,"yes":true}' WHERE n = 0`);
  const { closed } = rig.socket(hello(host.table, HOST_TOKEN));

  expect(await closed).toBe(CLOSE.damaged);
  expect(rig.log).toEqual([
    { event: 'table-damaged', table: host.table, error: 'TableError: entry 1 (vote) does not fit the table' },
  ]);
  const [other] = await rig.begun();
  await other.answer();
  expect(other.refused).toEqual([]);
});

it('goes on with the game that the server has, when its code in the file is damaged', async () => {
  const [host] = await rig.begun();
  await spoil(`UPDATE content SET code = 'no code'`);
  host.connect();
  await host.answer();

  expect([host.refused, rig.log]).toEqual([[], []]);
});

it('tells nothing of what it read in a setup that is no JSON any more', async () => {
  const [host] = await rig.begun();
  const { seed } = store.find(host.table)!.setup;
  await spoil(`UPDATE tab SET setup = substr(setup, 1, length(setup) - 1)`);
  const { closed } = rig.socket(hello(host.table, HOST_TOKEN));

  expect(await closed).toBe(CLOSE.damaged);
  expect((await fetch(`${rig.url}/t/${host.table}`)).status).toBe(500);
  expect(JSON.stringify(rig.log)).toContain('SyntaxError');
  expect(JSON.stringify(rig.log)).not.toContain(seed);
  expect(store.timed()).toEqual([]);
  expect(store.purge(Date.now() + 400 * DAY, 1, [])).toBe(1);
});

it('rebuilds a table whose entries could not be stored, and drops it when it cannot be read either', async () => {
  const [host, guest] = await rig.begun();
  const broken = (): never => {
    throw new Error('the disk is gone');
  };
  Object.assign(store, { append: broken, entries: broken });
  host.client.request({ is: 'answer', at: host.client.outlook!.at, index: 0 });
  await guest.until(() => guest.client.ended !== null);
  expect([host.client.ended, guest.client.ended]).toEqual(['damaged', 'damaged']);
  expect(host.client.pending).toHaveLength(1);
  for (const name of ['append', 'entries']) Reflect.deleteProperty(store, name);
  host.connect();
  await host.until(() => host.client.pending.length === 0);

  expect(host.client.outlook?.view?.together?.takeBack).toBe(true);
  expect(store.entries(host.table)).toHaveLength(4);
});

it('keeps what tables store at once in one transaction, and refuses entries behind a gap alone', async () => {
  await rig.server.close();
  const database = new DatabaseSync(rig.file);
  const alone = new SqliteStore(database);
  const ids = ['a', 'b', 'c'];
  const setup = {} as TableSetup;
  await Promise.all(ids.map(async (id) => await alone.create({ id, setup }, 0)));
  const exec = vi.spyOn(database, 'exec');
  const rest = { versions: new Map(), stage: 'open', isTimed: false, hash: '', now: 0 } as const;
  const entries = [{ is: 'begin', key: 'x' }] as const;
  const stored = ids.map(async (id) => await alone.append(id, { from: Number(id === 'b'), entries, ...rest }));
  const results = await Promise.allSettled(stored);

  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(results[1]).toMatchObject({ reason: new StoreError('0 entries are there, not 1') });
  expect(ids.map((id) => alone.entries(id).length)).toEqual([1, 0, 1]);
  expect(exec.mock.calls.filter(([sql]) => sql === 'COMMIT')).toHaveLength(1);
  await alone.close();
  await start();
});

it('confirms nothing that it cannot keep, says why when the disk is full, and keeps all when there is room', async () => {
  const [host, guest] = await rig.begun();
  await rig.server.close();
  const database = new DatabaseSync(rig.file);
  const full = new SqliteStore(database);
  const limit = (pages: number): void => database.exec(`PRAGMA max_page_count = ${pages}`);
  limit(1);
  await rig.start({ data: full });
  for (const page of [host, guest]) page.connect();
  host.client.request({ is: 'say', phrase: null, text: 'x'.repeat(200) });
  const { at } = host.client.outlook!;
  for (let n = 0; n < 40; n++) host.client.request({ is: 'say', phrase: 'hello', text: '' });
  host.client.request({ is: 'answer', at, index: 0 });
  await expect.poll(() => rig.log.some((line) => JSON.stringify(line).includes('full'))).toBe(true);
  const confirmed = 42 - host.client.pending.length - host.refused.length;
  expect(confirmed).toBeLessThan(42);
  expect(full.entries(host.table).length).toBeGreaterThanOrEqual(3 + confirmed);
  limit(100_000);
  host.connect();
  await host.until(() => host.client.pending.length === 0);

  expect(full.entries(host.table).length).toBeGreaterThan(40);
  expect(host.client.outlook?.view?.together?.takeBack).toBe(true);
  expect((await fetch(`${rig.url}/healthz`)).status).toBe(200);
});

it('lets a bot do something else when the rules run away over its answer, and does not ask for ever', async () => {
  const table = await rig.table({ game: 'frail' });
  const host = rig.page(table, HOST_TOKEN);
  await host.ask({ is: 'sit', seat: 0, name: '' });
  await host.ask({ is: 'bot', seat: 1, bot: 'random' });
  await host.ask({ is: 'begin' });
  for (let round = 0; round < 2; round++) {
    await host.until(() => host.client.outlook?.view?.decision?.player === 0);
    await host.answer(1);
  }
  await host.until(() => host.client.outlook?.revealed !== null);

  expect(rig.log.length).toBeLessThanOrEqual(2);
});

it('knows which games have clocks, though the host settled that after opening the table', async () => {
  const table = await rig.table();
  const host = rig.page(table, HOST_TOKEN);
  await host.ask({ is: 'terms', terms: { clock: { perMove: 60_000, perGame: null } } });
  await host.ask({ is: 'sit', seat: 0, name: '' });
  await host.ask({ is: 'bot', seat: 1, bot: 'random' });
  expect(store.timed()).toEqual([]);
  await host.ask({ is: 'begin' });

  expect(host.refused).toEqual([]);
  expect(store.timed()).toEqual([table]);
});

it('makes the layout of an older file its own', async () => {
  const [host] = await rig.begun();
  await rig.server.close();
  const database = new DatabaseSync(rig.file);
  database.exec(
    'ALTER TABLE tab DROP COLUMN touched; ALTER TABLE tab DROP COLUMN stage; ALTER TABLE tab DROP COLUMN hash; ALTER TABLE tab DROP COLUMN timed; PRAGMA user_version = 1',
  );
  database.close();
  await start();
  host.connect();
  await host.answer();

  expect(host.refused).toEqual([]);
  expect(store.find(host.table)?.setup.game).toBe('market');
});

it('says what is wrong with a file that was cut, and with one of another program', async () => {
  await rig.begun();
  await rig.server.close();
  const cut = join(rig.folder, 'cut.sqlite');
  writeFileSync(cut, readFileSync(rig.file));
  truncateSync(cut, Math.floor(readFileSync(cut).length / 2 / 4096) * 4096);
  const other = join(rig.folder, 'other.sqlite');
  const database = new DatabaseSync(other);
  database.exec('CREATE TABLE letters (text TEXT)');
  database.close();
  await start();

  expect(() => openStore(cut)).toThrow(/cut\.sqlite cannot be used/);
  expect(() => openStore(other)).toThrow(/other\.sqlite cannot be used: .*another program/);
});

it('ends a connection on which nobody asks for anything, and leaves sockets alone', async () => {
  await rig.server.close();
  await start({ requestWithin: 1000 });
  const [host] = await rig.begun();
  const ends = Array.from({ length: 50 }, async (_, i) => {
    const socket = connect(rig.server.port, '127.0.0.1');
    socket.write(i % 2 === 0 ? '' : '\r\n');
    await new Promise((resolve) => socket.once('close', resolve));
  });
  await Promise.all(ends);

  expect(host.client.isConnected).toBe(true);
  await host.answer();
  expect(host.refused).toEqual([]);
});

it('ends a request whose body does not come, and a socket behind which nobody is', async () => {
  await rig.server.close();
  await start({ requestWithin: 1000, pingEvery: 500 });
  const socket = connect(rig.server.port, '127.0.0.1');
  const ended = new Promise<string>((resolve) => socket.on('data', (data) => resolve(data.toString('utf8'))));
  socket.write('POST /tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{');
  const [host] = await rig.begun();
  const deaf = rig.page(host.table, '');
  await deaf.until(() => deaf.client.outlook !== null);
  deaf.socket!.pong = () => {};
  await deaf.until(() => !deaf.client.isConnected);

  expect(await ended).toMatch(/^HTTP\/1\.1 408/);
  expect(host.client.isConnected).toBe(true);
});

it('ends within a moment, even when pages do not answer', async () => {
  const [host] = await rig.begun();
  host.socket!.pause();
  await rig.server.close();
  await start();

  expect((await fetch(`${rig.url}/healthz`)).status).toBe(200);
});
