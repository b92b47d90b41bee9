// A real server with real sockets: requests of its own page, and requests of a page from another
// origin.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CLOSE, PROTOCOL } from '@undercroft/table';
import { WebSocket } from 'ws';
import { openStore, StoreError } from '../src/index.ts';
import { servedMarket } from './market.ts';
import { HOST_TOKEN, Rig } from './rig.ts';

const game = servedMarket();
let rig: Rig;

beforeEach(async () => {
  rig = await new Rig(game).start();
});

afterEach(async () => await rig.end());

it('lets two pages play a game to its end, and reveals the seed then', async () => {
  const [host, guest] = await rig.begun();
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
  const [host, guest] = await rig.begun();
  await host.answer();
  await rig.server.close();
  await host.until(() => !host.client.isConnected);
  await rig.start();
  guest.connect();
  host.connect();
  await host.until(() => host.client.outlook?.view?.together?.takeBack === true);
  await guest.answer();
  await host.until(() => host.client.outlook?.view?.position === 2);

  expect(host.client.outlook?.names).toEqual(['Ann', 'Bob']);
});

it('lets a bot answer for its seat', async () => {
  const table = await rig.table();
  const host = rig.page(table, HOST_TOKEN);
  await host.ask({ is: 'sit', seat: 0, name: '' });
  await host.ask({ is: 'bot', seat: 1, bot: 'random' });
  await host.ask({ is: 'begin' });
  for (let round = 0; round < 3; round++) {
    await host.until(() => host.client.outlook?.view?.together?.answered.includes(1) === true);
    await host.answer();
  }
  await host.until(() => host.client.outlook?.revealed !== null);

  expect(host.client.outlook?.seats[1]).toMatchObject({ is: 'bot', name: '', isAway: false });
  expect(rig.log).toEqual([]);
});

it('shows a visitor without a token what everybody sees, and does nothing for them', async () => {
  const [host] = await rig.begun();
  const spectator = rig.page(host.table, '');
  await spectator.until(() => spectator.client.outlook !== null);
  await spectator.ask({ is: 'answer', at: { epoch: 0, position: 0, early: 0 }, index: 0 });

  expect(spectator.refused).toEqual(['not-seated']);
  expect(spectator.client.outlook).toMatchObject({ seat: -1, isHost: false });
  expect(spectator.received.join('')).not.toContain('Card');
  expect(host.client.outlook?.view?.position).toBe(0);
});

it('tells what it counts to this machine alone, and nothing of a table', async () => {
  const [host] = await rig.begun();
  const text = await (await fetch(`${rig.url}/metrics`)).text();
  const proxied = await fetch(`${rig.url}/metrics`, { headers: { 'x-forwarded-for': '1.2.3.4' } });

  expect(text).toMatch(/^undercroft_sockets 2$/m);
  expect(text).toMatch(/^undercroft_entries_stored_total 3$/m);
  expect(text).not.toContain(host.table);
  expect(proxied.status).toBe(404);
});

it.each([
  ['no JSON', 'x', CLOSE.protocol],
  ['no hello', '{"is":"answer"}', CLOSE.protocol],
  ['an old page', '{"is":"hello","protocol":0,"table":"t","token":""}', CLOSE.outdated],
  ['a table that is not there', `{"is":"hello","protocol":${PROTOCOL},"table":"t","token":""}`, CLOSE.noTable],
])('ends a connection that begins with %s', async (_what, message, code) => {
  const socket = new WebSocket(`ws://127.0.0.1:${rig.server.port}/socket`);
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.on('open', () => socket.send(message));

  expect(await closed).toBe(code);
});

it('ends a connection that sends too much at once', async () => {
  const [host] = await rig.begun();
  for (let i = 0; i < 200; i++) host.socket!.send('{"is":"vote","key":"x","yes":true}');
  await host.until(() => !host.client.isConnected);

  expect(host.closed).toBe(CLOSE.tooFast);
});

it('ends a connection whose message is too long', async () => {
  const [host] = await rig.begun();
  host.socket!.send(JSON.stringify({ is: 'sit', key: 'x'.repeat(5000) }));
  await host.until(() => !host.client.isConnected);

  expect(host.closed).toBe(1009);
});

it.each(['/', '/healthz', '/none'])(
  'lets a page load nothing from elsewhere, and tells nobody its address: %s',
  async (path) => {
    const { headers } = await fetch(`${rig.url}${path}`);

    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/);
    expect([headers.get('referrer-policy'), headers.get('x-content-type-options')]).toEqual(['no-referrer', 'nosniff']);
    expect(headers.get('set-cookie')).toBeNull();
  },
);

it('talks to no page of another site', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${rig.server.port}/socket`, { origin: 'https://evil.example' });
  const refused = new Promise<string>((resolve) => socket.on('error', (error) => resolve(error.message)));

  expect(await refused).toContain('403');
  expect(
    (await rig.post({ game: 'market', seats: 2, token: HOST_TOKEN }, { origin: 'https://evil.example' })).status,
  ).toBe(403);
});

it.each([
  [{ game: 'none', seats: 2, token: HOST_TOKEN }, 'no-such-game'],
  [{ game: 'market', seats: 9, token: HOST_TOKEN }, 'seats'],
  [{ game: 'market', seats: 2, token: HOST_TOKEN, options: { none: 1 } }, 'options'],
  [{ game: 'market', seats: 2, token: 'short' }, 'unreadable'],
  [{ game: 'market', seats: 2, token: HOST_TOKEN, clock: { perMove: 1 } }, 'unreadable'],
  [{ game: 'market', seats: 2, token: HOST_TOKEN, takeOverAfter: '1' }, 'unreadable'],
])('opens no table for %j', async (order, refused) => {
  const response = await rig.post(order);

  expect([response.status, await response.json()]).toEqual([400, { refused }]);
});

it('keeps tokens and seeds out of its log, and tokens out of its database', async () => {
  const [host] = await rig.begun();
  await host.answer();
  await rig.server.close();
  const database = readFileSync(join(rig.folder, 'tables.sqlite'), 'latin1');
  await rig.start();

  expect(database).toContain('Ann');
  expect(database).not.toContain(HOST_TOKEN);
  expect(JSON.stringify(rig.log)).not.toContain(HOST_TOKEN);
});

it('says what is wrong with a database that it cannot use', () => {
  const damaged = join(rig.folder, 'damaged.sqlite');
  writeFileSync(damaged, 'this is no database, and long enough to be looked at as one'.repeat(40));

  expect(() => openStore(damaged)).toThrow(StoreError);
  expect(() => openStore(damaged)).toThrow(/damaged\.sqlite cannot be used .*--data/s);
  // The server of this test holds the other one.
  expect(() => openStore(join(rig.folder, 'tables.sqlite'))).toThrow(/Stop another server/);
});

it('serves the rules of a game by their hash, so that a page can play a game again', async () => {
  const { meta, code } = rig.games[0]!;
  const rules = await fetch(`${rig.url}/rules/${meta.hash}.js`);

  expect(await rules.text()).toBe(code);
  expect(rules.headers.get('content-type')).toContain('text/javascript');
  expect((await fetch(`${rig.url}/rules/other.js`)).status).toBe(404);
});
