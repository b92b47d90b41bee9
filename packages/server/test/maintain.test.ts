// What is done with stored tables besides playing: looking at them, giving one away, copying all.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { loadGame } from '@undercroft/engine';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { moduleFrom } from '../src/games.ts';
import { checkTables, exportTable, openStore, type UnsoundTable } from '../src/index.ts';
import { servedMarket } from './market.ts';
import { Rig, type Page } from './rig.ts';

const market = servedMarket();
let rig: Rig;
let host: Page;

beforeEach(async () => {
  rig = await new Rig(market).start();
  [host] = await rig.begun();
  await host.answer(1);
});

afterEach(async () => await rig.end());

/** Looks at all tables while the server is stopped. */
async function check(): Promise<readonly UnsoundTable[]> {
  const store = openStore(rig.file);
  const unsound: UnsoundTable[] = [];
  expect(await checkTables(store, (one) => unsound.push(one))).toBe(1);
  await store.close();
  return unsound;
}

it('finds that tables are sound, and which one comes to another game', async () => {
  const [, guest] = rig.pages;
  await guest!.answer(1);
  await rig.server.close();
  expect(await check()).toEqual([]);
  const database = new DatabaseSync(rig.file);
  database.exec(`UPDATE entry SET entry = replace(entry, '"index":1', '"index":0') WHERE n = 3`);
  database.close();

  expect(await check()).toEqual([{ table: host.table, why: 'its entries make another game' }]);
  await rig.start();
});

it('gives the game of a table as a save', async () => {
  await rig.server.close();
  const store = openStore(rig.file);
  const loaded = loadGame(await moduleFrom(market.code), await exportTable(store, host.table));

  expect(loaded.ok && loaded.game.canTakeBack(0)).toBe(true);
  await expect(exportTable(store, 'none')).rejects.toThrow('there is no table none');
  await store.close();
  await rig.start();
});

it('writes a copy while people play, from which the tables go on', async () => {
  await rig.server.close();
  const backup = join(rig.folder, 'copy.sqlite');
  await rig.start({ data: rig.file, backup });
  await expect.poll(() => existsSync(backup)).toBe(true);
  await rig.server.close();
  await rig.start({ data: backup });
  host.connect();
  await host.until(() => host.client.outlook?.view?.together?.takeBack === true);

  expect(host.refused).toEqual([]);
});
