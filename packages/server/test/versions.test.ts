// A table keeps the version of its game when the server begins again with another one, and goes
// over to that when all who sit there agree.

import type { GameMeta } from '@undercroft/contract';
import { CLOSE } from '@undercroft/table';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkTables, openStore, type ServedGame, type ServerSettings } from '../src/index.ts';
import { servedMarket } from './market.ts';
import { hello, HOST_TOKEN, Rig, type Page } from './rig.ts';

/** A game whose page tells of which version it is. */
function told(game: ServedGame): ServedGame {
  return { ...game, script: async ({ hash }: GameMeta) => await Promise.resolve(`/* page of ${hash} */`) };
}

const first = told(servedMarket());
const shorter = told(servedMarket(2));
const reworded = told(servedMarket(3, 'Sheet'));
const [old, fresh] = [first.meta.hash, shorter.meta.hash];

let rig: Rig;
let host: Page;
let guest: Page;

/** The server begins again with other games, and the pages come back. */
async function restart(...games: readonly ServedGame[]): Promise<void> {
  await restartAt({ data: rig.file }, ...games);
}

async function restartAt(settings: Partial<ServerSettings>, ...games: readonly ServedGame[]): Promise<void> {
  await rig.server.close();
  rig.games = games;
  await rig.start(settings);
  for (const page of [host, guest]) {
    await page.until(() => !page.client.isConnected);
    page.connect();
    await page.until(() => page.client.isConnected && page.client.outlook !== null);
  }
}

async function text(path: string): Promise<string> {
  return await (await fetch(`${rig.url}${path}`)).text();
}

beforeEach(async () => {
  rig = await new Rig(first).start();
  [host, guest] = await rig.begun();
  await host.answer();
  await guest.answer();
});

afterEach(async () => await rig.end());

it('goes on with the version that it began with, whatever the server has now, to the end of the game', async () => {
  await restart(shorter);
  await host.until(() => host.client.outlook?.offer?.content === fresh);
  expect(await text(`/t/${host.table}`)).toContain(`/games/market/${old}.js`);
  expect(await text(`/games/market/${old}.js`)).toBe(`/* page of ${old} */`);
  expect(await text(`/rules/${old}.js`)).toBe(first.code);
  expect(await text(`/games/other/${old}.js`)).toContain('no such page');
  for (let round = 0; round < 2; round++) for (const page of [host, guest]) await page.answer();
  await host.until(() => host.client.outlook?.revealed !== null);

  expect(host.client.outlook).toMatchObject({ content: old, offer: null, view: { position: 6 } });
  expect(rig.log).toEqual([]);
});

it('goes over when both agree, and stays there after one more restart', async () => {
  await restart(shorter);
  for (const page of [host, guest]) {
    await page.until(() => page.client.outlook?.offer?.content === fresh);
    await page.ask({ is: 'renew', content: fresh, yes: true });
  }
  await host.until(() => host.client.outlook?.content === fresh);
  expect(await text(`/t/${host.table}`)).toContain(`/games/market/${fresh}.js`);
  await restart(first);
  await host.until(() => host.client.outlook?.content === fresh);
  for (const page of [host, guest]) await page.answer();
  await host.until(() => host.client.outlook?.revealed !== null);

  expect(host.client.outlook).toMatchObject({ content: fresh, view: { position: 4 } });
  expect([...host.refused, ...guest.refused, ...rig.log]).toEqual([]);
  await rig.server.close();
  const store = openStore(rig.file);
  expect(await checkTables(store, (unsound) => expect(unsound).toBeNull())).toBe(1);
  store.purge(Date.now(), 1, []);
  expect([store.module(old), store.module(fresh)]).toEqual([first.code, shorter.code]);
  await store.close();
  await rig.start();
});

it('goes over to other texts without a question', async () => {
  await restart(reworded);
  await host.until(() => host.client.outlook?.content === reworded.meta.hash);
  expect(JSON.stringify(host.client.outlook?.view?.decision)).toContain('Sheet');
  await host.answer();

  expect(host.refused).toEqual([]);
});

it('goes on as it is when one refuses', async () => {
  await restart(shorter);
  await guest.until(() => guest.client.outlook?.offer?.content === fresh);
  await guest.ask({ is: 'renew', content: fresh, yes: false });
  await host.until(() => host.client.outlook?.offer === null);
  await restart(shorter);
  await host.answer();

  expect(host.client.outlook).toMatchObject({ content: old, offer: null });
});

it.each(['thread', 'here'])('goes over to what a designer saves at once, and back: tables in %s', async (where) => {
  await restartAt(where === 'thread' ? { data: rig.file } : {}, first);
  for (const game of [shorter, first, shorter]) {
    await rig.server.serve(game);
    await host.until(() => host.client.outlook?.content === game.meta.hash);
  }
  expect(await text(`/t/${host.table}`)).toContain(`/games/market/${fresh}.js`);
  await host.answer();
  await guest.answer();
  await host.until(() => host.client.outlook?.revealed !== null);

  expect([...host.refused, ...guest.refused, ...rig.log]).toEqual([]);
});

it('keeps a table whose game is not served any more, and says so', async () => {
  await restart();
  expect(await text(`/t/${host.table}`)).toContain('not served here at the moment');
  await restart(first);
  await host.answer();

  expect(host.refused).toEqual([]);
});

it('says that a table is damaged when its version is gone, and not that there is none', async () => {
  await rig.server.close();
  const store = openStore(rig.file);
  rig.games = [shorter];
  Object.assign(store, { module: () => null });
  await rig.start({ data: store });

  expect(await rig.socket(hello(host.table, HOST_TOKEN)).closed).toBe(CLOSE.damaged);
  expect(rig.log).toEqual([
    { event: 'table-damaged', table: host.table, error: `TableError: the content ${old} was not kept` },
  ]);
});
