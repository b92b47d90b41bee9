// Tables in a thread of their own: rules that never end hold up no socket, and no other table.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEADER } from '@undercroft/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CLOSE } from '@undercroft/table';
import { startServer, StoreError, type ServedGame } from '../src/index.ts';
import { servedFrail, servedMarket } from './market.ts';
import { hello, HOST_TOKEN, Rig } from './rig.ts';

/** A game whose code never comes back from an answer. No limit of the engine ends it. */
function servedEndless(): ServedGame {
  const { code, ...rest } = servedFrail();
  const game = JSON.stringify(`data:text/javascript,${encodeURIComponent(code)}`);
  const run = `(state) => { while (state[${HEADER.answered}] === 1) {} return game.run(state); }`;
  return { ...rest, code: `import * as game from ${game};\nexport * from ${game};\nexport const run = ${run};` };
}

let rig: Rig;

beforeEach(async () => {
  rig = new Rig(servedMarket(), servedEndless());
  await rig.start({ data: rig.file, silentFor: 2000 });
});

afterEach(async () => await rig.end());

it('plays a game to its end in the thread', async () => {
  const [host, guest] = await rig.begun();
  for (let round = 0; round < 3; round++) for (const page of [host, guest]) await page.answer();
  await host.until(() => host.client.outlook?.revealed !== null);

  expect([...host.refused, ...guest.refused, ...rig.log]).toEqual([]);
});

it('lets a bot answer that thinks in a thread of its own', async () => {
  const table = await rig.table();
  const host = rig.page(table, HOST_TOKEN);
  await host.ask({ is: 'sit', seat: 0, name: '' });
  await host.ask({ is: 'bot', seat: 1, bot: 'random' });
  await host.ask({ is: 'begin' });
  await host.until(() => host.client.outlook?.view?.together?.answered.includes(1) === true);

  expect(rig.log).toEqual([]);
});

it('ends rules that never end, and every other table goes on with what was confirmed', async () => {
  const [host, guest] = await rig.begun();
  await host.answer();
  const [stuck] = await rig.begun({ game: 'frail' });
  stuck.client.request({ is: 'answer', at: stuck.client.outlook!.at, index: 0 });
  expect((await fetch(`${rig.url}/`)).status).toBe(200);
  for (const page of [host, guest]) await page.until(() => !page.client.isConnected);
  while ((await fetch(`${rig.url}/healthz`)).status !== 200);
  for (const page of [host, guest]) page.connect();
  await guest.answer();
  await host.until(() => host.client.outlook?.view?.position === 2);

  expect(rig.log).toEqual([{ event: 'tables-ended', table: stuck.table }]);
  expect(await rig.socket(hello(stuck.table, HOST_TOKEN)).closed).toBe(CLOSE.damaged);
});

it('says what is wrong with a database that the thread cannot use', async () => {
  const damaged = join(rig.folder, 'damaged.sqlite');
  writeFileSync(damaged, 'this is no database, and long enough to be looked at as one'.repeat(40));
  const settings = { games: rig.games, port: 0, host: '127.0.0.1', log: () => {} };

  await expect(startServer({ ...settings, data: damaged })).rejects.toThrow(StoreError);
  await expect(startServer({ ...settings, data: rig.file })).rejects.toThrow(/Stop another server/);
});
