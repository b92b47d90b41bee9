// A real server with real sockets: what a page would do, and what a page of somebody else would try.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TableClient, type RequestBody, type ServerMessage } from '@undercroft/table';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { CLOSE } from '../src/connection.ts';
import { openStore, startServer, StoreError, type RunningServer } from '../src/index.ts';
import { servedMarket } from './market.ts';

const game = servedMarket();
const HOST_TOKEN = 'host-token-0123456789';
const GUEST_TOKEN = 'guest-token-0123456789';

let folder: string;
let server: RunningServer;
let log: object[];
let pages: Page[];

async function start(): Promise<void> {
  const store = openStore(join(folder, 'tables.sqlite'));
  server = await startServer({ games: [game], store, port: 0, host: '127.0.0.1', log: (line) => log.push(line) });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'undercroft-tables-'));
  log = [];
  pages = [];
  await start();
});

afterEach(async () => {
  for (const page of pages) page.socket?.terminate();
  await server.close();
  rmSync(folder, { recursive: true });
});

const post = async (order: object, headers: Record<string, string> = {}): Promise<Response> =>
  await fetch(`http://127.0.0.1:${server.port}/tables`, { method: 'POST', body: JSON.stringify(order), headers });

async function openedTable(): Promise<string> {
  const response = await post({ game: 'market', seats: 2, token: HOST_TOKEN });
  return ((await response.json()) as { id: string }).id;
}

/** A page: the client of the table on a socket. */
class Page {
  readonly client: TableClient;
  readonly table: string;
  readonly token: string;
  socket: WebSocket | null = null;
  readonly received: string[] = [];
  readonly refused: string[] = [];
  closed = 0;
  #keys = 0;
  #changed: () => void = () => {};

  constructor(table: string, token: string) {
    this.table = table;
    this.token = token;
    const prefix = Math.floor(pages.length + 1);
    this.client = new TableClient(
      { changed: () => this.#changed(), refused: (_request, why) => this.refused.push(why) },
      () => `p${prefix}-${this.#keys++}`,
    );
    pages.push(this);
  }

  connect(): this {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/socket`);
    this.socket = socket;
    socket.on('open', () => {
      socket.send(JSON.stringify({ is: 'hello', protocol: 1, table: this.table, token: this.token, lang: 'en' }));
      this.client.connected((request) => socket.send(JSON.stringify(request)));
    });
    socket.on('message', (data) => {
      const text = (data as Buffer).toString('utf8');
      this.received.push(text);
      this.client.receive(JSON.parse(text) as ServerMessage);
    });
    socket.on('close', (code) => {
      this.closed = code;
      this.client.lost();
    });
    socket.on('error', () => {});
    return this;
  }

  /** Waits until something is so. */
  async until(test: () => boolean): Promise<void> {
    while (!test()) await new Promise<void>((resolve) => (this.#changed = resolve));
  }

  async ask(request: RequestBody): Promise<void> {
    this.client.request(request);
    await this.until(() => this.client.pending.length === 0);
  }

  /** Answers with the first of the answers. */
  async answer(): Promise<void> {
    await this.until(() => (this.client.outlook?.view?.decision ?? null) !== null);
    await this.ask({ is: 'answer', at: this.client.outlook!.at!, index: 0 });
  }
}

async function begun(): Promise<[Page, Page]> {
  const table = await openedTable();
  const [host, guest] = [new Page(table, HOST_TOKEN).connect(), new Page(table, GUEST_TOKEN).connect()];
  await host.ask({ is: 'sit', seat: 0, name: 'Ann' });
  await guest.ask({ is: 'sit', seat: 1, name: 'Bob' });
  await host.ask({ is: 'begin' });
  return [host, guest];
}

it('lets two pages play a game to its end, and reveals the seed then', async () => {
  const [host, guest] = await begun();
  for (let round = 0; round < 3; round++) {
    expect(host.client.outlook?.revealed).toBeNull();
    await host.answer();
    await guest.answer();
  }
  await host.until(() => host.client.outlook?.revealed !== null);

  expect([...host.refused, ...guest.refused]).toEqual([]);
  expect(host.client.outlook?.view?.result).not.toBeNull();
  const { seed } = host.client.outlook!.revealed!;
  const before = guest.received.filter((text) => text.includes(seed));
  expect(before).toHaveLength(1);
});

it('goes on after it ended in the middle, with what was confirmed, and pages come back by themselves', async () => {
  const [host, guest] = await begun();
  await host.answer();
  await server.close();
  await host.until(() => !host.client.isConnected);
  await start();
  guest.connect();
  host.connect();
  await host.until(() => host.client.outlook?.view?.together?.takeBack === true);
  await guest.answer();
  await host.until(() => host.client.outlook?.view?.position === 2);

  expect(host.client.outlook?.names).toEqual(['Ann', 'Bob']);
});

it('lets a bot answer for its seat', async () => {
  const table = await openedTable();
  const host = new Page(table, HOST_TOKEN).connect();
  await host.ask({ is: 'sit', seat: 0, name: '' });
  await host.ask({ is: 'bot', seat: 1, bot: 'random' });
  await host.ask({ is: 'begin' });
  for (let round = 0; round < 3; round++) {
    await host.until(() => host.client.outlook?.view?.together?.answered.includes(1) === true);
    await host.answer();
  }
  await host.until(() => host.client.outlook?.revealed !== null);

  expect(host.client.outlook?.seats[1]).toEqual({ is: 'bot', name: '', isAway: false });
  expect(log).toEqual([]);
});

it('shows a visitor without a token what everybody sees, and does nothing for them', async () => {
  const [host] = await begun();
  const spectator = new Page(host.table, '').connect();
  await spectator.until(() => spectator.client.outlook !== null);
  await spectator.ask({ is: 'answer', at: { epoch: 0, position: 0, early: 0 }, index: 0 });

  expect(spectator.refused).toEqual(['not-seated']);
  expect(spectator.client.outlook).toMatchObject({ seat: -1, isHost: false, at: null });
  expect(spectator.received.join('')).not.toContain('Card');
  expect(host.client.outlook?.view?.position).toBe(0);
});

it.each([
  ['no JSON', 'x', CLOSE.protocol],
  ['no hello', '{"is":"answer"}', CLOSE.protocol],
  ['an old page', '{"is":"hello","protocol":0,"table":"t","token":""}', CLOSE.outdated],
  ['a table that is not there', '{"is":"hello","protocol":1,"table":"t","token":""}', CLOSE.noTable],
])('ends a connection that begins with %s', async (_what, message, code) => {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/socket`);
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.on('open', () => socket.send(message));

  expect(await closed).toBe(code);
});

it('ends a connection that sends too much at once', async () => {
  const [host] = await begun();
  for (let i = 0; i < 200; i++) host.socket!.send('{"is":"vote","key":"x","yes":true}');
  await host.until(() => !host.client.isConnected);

  expect(host.closed).toBe(CLOSE.tooFast);
});

it('ends a connection whose message is too long', async () => {
  const [host] = await begun();
  host.socket!.send(JSON.stringify({ is: 'sit', key: 'x'.repeat(5000) }));
  await host.until(() => !host.client.isConnected);

  expect(host.closed).toBe(1009);
});

it('talks to no page of another site', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/socket`, { origin: 'https://evil.example' });
  const refused = new Promise<string>((resolve) => socket.on('error', (error) => resolve(error.message)));

  expect(await refused).toContain('403');
  expect((await post({ game: 'market', seats: 2, token: HOST_TOKEN }, { origin: 'https://evil.example' })).status).toBe(
    403,
  );
});

it.each([
  [{ game: 'none', seats: 2, token: HOST_TOKEN }, 'no-such-game'],
  [{ game: 'market', seats: 9, token: HOST_TOKEN }, 'seats'],
  [{ game: 'market', seats: 2, token: HOST_TOKEN, options: { none: 1 } }, 'options'],
  [{ game: 'market', seats: 2, token: 'short' }, 'unreadable'],
])('opens no table for %j', async (order, refused) => {
  const response = await post(order);

  expect([response.status, await response.json()]).toEqual([400, { refused }]);
});

it('keeps tokens and seeds out of its log, and tokens out of its database', async () => {
  const [host] = await begun();
  await host.answer();
  await server.close();
  const database = readFileSync(join(folder, 'tables.sqlite'), 'latin1');
  await start();

  expect(database).toContain('Ann');
  expect(database).not.toContain(HOST_TOKEN);
  expect(JSON.stringify(log)).not.toContain(HOST_TOKEN);
});

it('says what is wrong with a database that it cannot use', () => {
  const damaged = join(folder, 'damaged.sqlite');
  writeFileSync(damaged, 'this is no database, and long enough to be looked at as one'.repeat(40));

  expect(() => openStore(damaged)).toThrow(StoreError);
  expect(() => openStore(damaged)).toThrow(/damaged\.sqlite cannot be used .*--data/s);
  // The server of this test holds the other one.
  expect(() => openStore(join(folder, 'tables.sqlite'))).toThrow(/Stop another server/);
});
