// Hostile requests: the server stays up, other tables go on, and no secret is sent.

import { request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CLOSE } from '@undercroft/table';
import { servedFrail, servedMarket } from './market.ts';
import { GUEST_TOKEN, hello, HOST_TOKEN, Rig } from './rig.ts';

const market = servedMarket();
const frail = servedFrail();
let rig: Rig;

beforeEach(async () => {
  rig = await new Rig(market, frail).start();
});

afterEach(async () => await rig.end());

/** A connection on which the test writes bytes. */
async function bytes(...written: readonly string[]): Promise<Socket> {
  const socket = connect(rig.server.port, '127.0.0.1');
  socket.on('error', () => {});
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  for (const text of written) socket.write(text);
  return socket;
}

/** All that comes back until the server ends the connection. */
async function answerTo(...written: readonly string[]): Promise<string> {
  const socket = await bytes(...written);
  let text = '';
  socket.on('data', (data) => (text += data.toString('utf8')));
  await new Promise<void>((resolve) => socket.once('close', resolve));
  return text;
}

/** The status of a path that a browser would not send. */
async function statusOf(path: string): Promise<number> {
  return await new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port: rig.server.port, path, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject).end();
  });
}

it.each([
  '/games/%.js',
  '/games/%E0%A4%A.js',
  '/games/..%2f..%2fmarket.js',
  '/games/__proto__.js',
  '/t/%00',
  '/t/__proto__',
  '//',
  '//[',
  '/t/../../etc/passwd',
  '/\\',
])('answers an odd path with "no such page", and does not fail over it: %s', async (path) => {
  expect(await statusOf(path)).toBe(404);
  expect(rig.log).toEqual([]);
});

it('answers a body that is too long, and does not read on', async () => {
  const head = `POST /tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000000\r\n\r\n`;

  expect(await answerTo(head, 'x'.repeat(100_000))).toMatch(/^HTTP\/1\.1 413/);
});

it('ends a connection that is refused, and stays up when it is reset', async () => {
  const upgrade = (path: string): string =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;

  expect(await answerTo(upgrade('/else'))).toMatch(/^HTTP\/1\.1 404/);
  for (let i = 0; i < 20; i++) (await bytes(upgrade(i % 2 === 0 ? '/else' : '/socket'))).resetAndDestroy();
  expect(await statusOf('/healthz')).toBe(200);
});

it('answers nothing under the name of another site, which may lead to this machine', async () => {
  const page = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`;
  const upgrade = `GET /socket HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;

  expect(await answerTo(page('/'))).toMatch(/^HTTP\/1\.1 421/);
  expect(await answerTo(page('/healthz'))).toMatch(/^HTTP\/1\.1 421/);
  expect(await answerTo(upgrade)).toMatch(/^HTTP\/1\.1 421/);
});

it('takes no more sockets than it may have, and all others go on', async () => {
  await rig.server.close();
  await rig.start({ socketsMax: 2 });
  const [host] = await rig.begun();
  const { closed } = rig.socket();
  await closed;
  await host.answer();

  expect(host.refused).toEqual([]);
});

it('takes one hello of a connection, even when two come at once', async () => {
  const table = await rig.table();
  const { socket, closed } = rig.socket(hello(table, HOST_TOKEN), hello(table, HOST_TOKEN));

  expect(await closed).toBe(CLOSE.protocol);
  socket.terminate();
  const page = rig.page(table, GUEST_TOKEN);
  await page.ask({ is: 'sit', seat: 0, name: 'Bob' });
  expect(page.client.present).toEqual([0]);
});

it('gives no seat to a visitor without a token, because all of those are one', async () => {
  const table = await rig.table();
  const page = rig.page(table, '');
  await page.ask({ is: 'sit', seat: 0, name: 'All' });

  expect(page.refused).toEqual(['not-seated']);
  expect(page.client.outlook?.seats[0]).toMatchObject({ is: 'free' });
});

it.each(['sensible:999999', 'sensible:5000ms', 'learned-tree:100000', 'nobody'])(
  'lets no bot play that is none of those that the page offers: %s',
  async (bot) => {
    const table = await rig.table();
    const page = rig.page(table, HOST_TOKEN);
    await page.until(() => page.client.outlook !== null);
    page.client.request({ is: 'bot', seat: 1, bot });
    await page.until(() => !page.client.isConnected);

    expect(page.client.ended).toBe('unreadable');
    expect(rig.page(table, HOST_TOKEN).client.outlook).toBeNull();
  },
);

it.each([[{ pace: 'fast' }], [{ pace: 9 }], [{ pace: [1] }], [{ pace: null }], [[1]], ['x']])(
  'opens no table with options that the game does not have: %j',
  async (options) => {
    const response = await rig.post({ game: 'frail', seats: 2, token: HOST_TOKEN, options });

    expect(response.status).toBe(400);
  },
);

it.each(['__proto__', 'constructor', 'x-!!', '\u0000', 'toString'])(
  'shows a table to a visitor of any language: %j',
  async (lang) => {
    const [host] = await rig.begun();
    const { socket, received } = rig.socket(hello(host.table, '', lang));
    await new Promise((resolve) => socket.once('message', resolve));

    expect(received[0]?.is).toBe('welcome');
    socket.terminate();
    await host.answer();
    expect(host.refused).toEqual([]);
  },
);

it('does not go back from the end, where everybody knows the seed', async () => {
  const [host, guest] = await rig.begun();
  for (let round = 0; round < 3; round++) for (const page of [host, guest]) await page.answer();
  await host.until(() => host.client.outlook?.revealed !== null);
  await host.ask({ is: 'ask-undo', at: host.client.outlook!.at, to: 0 });

  expect(host.refused).toEqual(['over']);
});

it('goes on when the rules run away, and logs where they do, without the seed', async () => {
  const [host] = await rig.begun({ game: 'frail' });
  await host.answer(0);

  expect(host.refused).toEqual(['game-failed']);
  expect(rig.log).toEqual([
    {
      event: 'game-failed',
      table: host.table,
      code: 'loop-limit',
      file: 'frail/rules/play.rules',
      line: expect.any(Number),
    },
  ]);
  await host.answer(1);
  expect(host.client.outlook?.view?.position).toBe(1);
});
