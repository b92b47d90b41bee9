// Several servers on one PostgreSQL database, a real one. One of them is killed in the middle.

import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTables, StoreError, type EntryStore } from '../src/index.ts';
import { StoreConflict } from '../src/store/store.ts';
import { startPostgres } from '../src/testing/postgres.ts';
import { servedMarket } from './market.ts';
import { GUEST_TOKEN, HOST_TOKEN, Rig, type Page } from './rig.ts';

const market = servedMarket();
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let store: EntryStore;
const nodes: ChildProcess[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  store = await openTables(postgres.url);
});

afterAll(async () => {
  for (const node of nodes) node.kill('SIGKILL');
  await store.close();
  await postgres.end();
});

/** A server in a process of its own. */
async function startNode(): Promise<{ readonly port: number; readonly process: ChildProcess }> {
  const script = join(import.meta.dirname, 'node.ts');
  const node = spawn(process.execPath, [script, postgres.url], { stdio: ['ignore', 'pipe', 'inherit'] });
  nodes.push(node);
  const port = await new Promise<number>((resolve) => {
    node.stdout.once('data', (text: Buffer) => resolve(Number(text)));
  });
  return { port, process: node };
}

/** Plays until the game is over. */
async function playOn(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.until(() => page.client.outlook?.revealed !== null || page.client.outlook.view?.decision !== null);
    if (page.client.outlook?.revealed === null) await page.answer();
  }
}

it('refuses the second writer of an entry, and entries behind a gap', async () => {
  const rig = await new Rig(market).start({ data: postgres.url });
  const table = await rig.table();
  const added = {
    entries: [{ is: 'begin', key: 'x' }] as const,
    versions: new Map([['v', 'export {};']]),
    stage: 'open' as const,
    isTimed: false,
    hash: '',
    now: Date.now(),
  };
  await store.append(table, { from: 0, ...added });

  await expect(store.append(table, { from: 0, ...added })).rejects.toThrow(StoreConflict);
  await expect(store.append(table, { from: 7, ...added })).rejects.toThrow(StoreConflict);
  expect(await store.entries(table)).toHaveLength(1);
  expect(await store.module('v')).toBe('export {};');
  await rig.end();
});

it('plays a game over two servers of which one is killed in the middle', async () => {
  const rig = await new Rig(market).start({ data: postgres.url });
  const first = await startNode();
  const table = await rig.table();
  const guest = rig.page(table, GUEST_TOKEN);
  const other = new Rig(market);
  const nothing = async (): Promise<void> => await Promise.resolve();
  other.server = { port: first.port, serve: nothing, close: nothing };
  const host = other.page(table, HOST_TOKEN);
  await host.ask({ is: 'sit', seat: 0, name: 'Ann' });
  await guest.until(() => guest.client.outlook?.seats[0]?.is === 'person');
  await guest.ask({ is: 'sit', seat: 1, name: 'Bob' });
  await host.until(() => host.client.outlook?.seats[1]?.is === 'person');
  await host.ask({ is: 'begin' });
  // Both at once: one server is first, the other one asks again.
  await guest.until(() => guest.client.outlook?.view !== null);
  for (const page of [host, guest]) page.client.request({ is: 'answer', at: page.client.outlook!.at, index: 0 });
  for (const page of [host, guest]) await page.until(() => page.client.outlook?.view?.position === 2);
  host.client.request({ is: 'answer', at: host.client.outlook!.at, index: 0 });
  first.process.kill('SIGKILL');
  await host.until(() => !host.client.isConnected);
  other.server = rig.server;
  host.connect();
  await host.until(() => host.client.pending.length === 0);
  await playOn(guest, host, guest);
  await host.until(() => host.client.outlook?.revealed !== null);

  expect([...host.refused, ...guest.refused]).toEqual([]);
  const entries = await store.entries(table);
  expect(entries.filter(({ is }) => is === 'answer')).toHaveLength(6);
  expect(rig.log).toEqual([]);
  await rig.end();
});

it('lets one server at a time run clocks and bots of a table', async () => {
  const second = await openTables(postgres.url);

  expect([await store.hold('t'), await second.hold('t'), await store.hold('t')]).toEqual([true, false, true]);
  await store.letGo('t');
  expect(await second.hold('t')).toBe(true);
  await second.close();
  await expect.poll(async () => await store.hold('t')).toBe(true);
});

it('says what is wrong with an address, and never the password in it', async () => {
  const wrong = postgres.url.replace('postgres:p@', 'nobody:secret-word@');

  await expect(openTables(wrong)).rejects.toThrow(StoreError);
  await expect(openTables(wrong)).rejects.not.toThrow(/secret-word/);
});
