// What players complain of at other online tables, by number: each number is one complaint that
// must not hold here.

import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Rng } from '@undercroft/engine';
import type { Link, TableOutlook } from '@undercroft/table';

type GameView = NonNullable<TableOutlook['view']>;
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore, type SqliteStore, type ServerSettings } from '../src/index.ts';
import { Tables } from '../src/tables.ts';
import { markOf } from '../src/tokens.ts';
import { servedMarket } from './market.ts';
import { GUEST_TOKEN, HOST_TOKEN, Rig, type Page } from './rig.ts';

const market = servedMarket();
let rig: Rig;
let store: SqliteStore;

async function start(settings: Partial<ServerSettings> = {}): Promise<void> {
  store = openStore(rig.file);
  await rig.start({ data: store, ...settings });
}

/** Ends the server in the middle, and starts it again; pages come back. */
async function restart(pages: readonly Page[], settings: Partial<ServerSettings> = {}): Promise<void> {
  await rig.server.close();
  for (const page of pages) await page.until(() => !page.client.isConnected);
  await start(settings);
  for (const page of pages) await back(page);
}

/** Connects a page again, and waits for its welcome. */
async function back(page: Page): Promise<void> {
  const welcomes = (): number => page.received.filter((text) => text.startsWith('{"is":"welcome"')).length;
  const before = welcomes();
  page.connect();
  await page.until(() => welcomes() > before);
}

/** What a visitor sees who comes now. */
async function seenBy(page: Page): Promise<TableOutlook> {
  const fresh = rig.page(page.table, page.token);
  await fresh.until(() => fresh.client.outlook !== null);
  fresh.socket?.terminate();
  return fresh.client.outlook!;
}

const answersAt = (table: string): number => store.entries(table).filter(({ is }) => is === 'answer').length;

beforeEach(async () => {
  rig = new Rig(market);
  await start();
});

afterEach(async () => await rig.end());

it('has a test for each of the complaints that are listed, by number', () => {
  const numbers = readFileSync(import.meta.filename, 'utf8').matchAll(/^it\('([\d, ]+):/gm);
  const held = [...numbers].flatMap(([, list = '']) => list.split(',').map(Number));
  const page = readFileSync(join(import.meta.dirname, '../../../docs/online-complaints.md'), 'utf8');
  const listed = [...page.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));

  expect(listed).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  expect([...new Set(held)].toSorted((one, other) => one - other)).toEqual(listed);
});

it('1: an answer given while the connection is gone is in the log once, and the page shows what the server knows', async () => {
  const [host] = await rig.begun();
  const at = host.client.outlook!.at;
  await host.cut();
  host.client.request({ is: 'answer', at, index: 0 });
  host.connect();
  await host.until(() => host.client.pending.length === 0);
  // Sent, and the confirmation is lost.
  const next = rig.page(host.table, GUEST_TOKEN);
  await next.until(() => next.client.outlook !== null);
  next.client.request({ is: 'answer', at: next.client.outlook!.at, index: 0 });
  await next.cut();
  next.connect();
  await next.until(() => next.client.pending.length === 0);

  expect([answersAt(host.table), ...host.refused, ...next.refused]).toEqual([2]);
  const known = await seenBy(next);
  await expect.poll(() => next.client.outlook).toEqual(known);
});

it('2: a restart in the middle of a turn keeps nobody waiting', async () => {
  const [host, guest] = await rig.begun();
  await host.answer();
  await restart([host, guest]);
  await guest.answer();
  await host.until(() => host.client.outlook?.view?.position === 2);

  expect([...host.refused, ...guest.refused]).toEqual([]);
});

it('3: after each of many reconnects a page shows what the server knows', async () => {
  const [host, guest] = await rig.begun();
  const rng = new Rng(3);
  let position = 0;
  for (let i = 0; i < 40; i++) {
    const page = [host, guest][rng.below(2)]!;
    await page.cut();
    await back(page);
    if (rng.below(8) === 0 && position < 4) for (const one of [host, guest]) await one.answer();
    const known = await seenBy(page);
    position = known.view!.position;
    await expect.poll(() => page.client.outlook).toEqual(known);
  }
  expect(position).toBeGreaterThan(0);
});

it('4: answers that are given at the same time lead to one table, in whatever order they come', async () => {
  const [host, guest] = await rig.begun();
  await rig.server.close();
  const copy = join(rig.folder, 'copy.sqlite');
  copyFileSync(rig.file, copy);
  const outcomes: TableOutlook[] = [];
  for (const order of [
    [host, guest],
    [guest, host],
  ]) {
    copyFileSync(copy, rig.file);
    await start();
    for (const page of order) await back(page);
    for (const page of order) page.client.request({ is: 'answer', at: page.client.outlook!.at, index: 1 });
    for (const page of order) await page.until(() => page.client.pending.length === 0);
    outcomes.push(await seenBy(host));
    await rig.server.close();
    for (const page of order) await page.until(() => !page.client.isConnected);
  }
  await start();

  expect(outcomes[0]?.view?.position).toBe(2);
  expect(outcomes[1]).toEqual(outcomes[0]);
  expect([...host.refused, ...guest.refused]).toEqual([]);
});

it('5: of many who sit down at once each has a seat or a clear refusal', async () => {
  const table = await rig.table();
  const pages = Array.from({ length: 10 }, (_, i) => rig.page(table, `visitor-${i}-0123456789`));
  await Promise.all(pages.map(async (page) => await page.until(() => page.client.outlook !== null)));
  await Promise.all(pages.map(async (page, i) => await page.ask({ is: 'sit', seat: i % 2, name: `P${i}` })));

  expect(pages.flatMap(({ refused }) => refused)).toEqual(Array(8).fill('taken'));
  expect(pages.filter(({ client }) => client.outlook!.seat >= 0)).toHaveLength(2);
});

it('6, 7: no byte that is sent to another seat or a spectator names a card of a hidden hand', async () => {
  const [host, guest] = await rig.begun();
  const spectator = rig.page(host.table, '');
  await host.answer();
  await host.ask({ is: 'take-back' });
  await host.answer(1);
  await spectator.until(() => spectator.client.outlook !== null);
  const cardsIn = (page: Page): Set<string> => new Set(page.received.join('').match(/Card \d+/g));
  const [own, others] = [cardsIn(host), cardsIn(guest)];

  expect([own.size, others.size]).toEqual([4, 4]);
  expect([...own].filter((card) => others.has(card))).toEqual([]);
  expect(cardsIn(spectator).size).toBe(0);
});

it('8: a spectator changes nothing', async () => {
  const [host] = await rig.begun();
  const spectator = rig.page(host.table, 'somebody-else-0123456789');
  await spectator.until(() => spectator.client.outlook !== null);
  const before = store.entries(host.table);
  const at = host.client.outlook!.at;
  await spectator.ask({ is: 'answer', at, index: 0 });
  await spectator.ask({ is: 'take-back' });
  await spectator.ask({ is: 'ask-undo', at, to: 0 });
  await spectator.ask({ is: 'vote', yes: true });
  await spectator.ask({ is: 'begin' });

  expect(spectator.refused).toEqual(['not-seated', 'not-seated', 'not-seated', 'not-seated', 'not-host']);
  expect(store.entries(host.table)).toEqual(before);
});

it('9: early answers survive a restart, and the deal is the same', async () => {
  const [host, guest] = await rig.begun();
  await host.answer();
  await guest.until(() => guest.client.outlook?.view?.together?.answered.includes(0) === true);
  const before = [host.client.outlook, guest.client.outlook];
  await restart([host, guest]);

  expect(host.client.outlook?.view?.together?.takeBack).toBe(true);
  expect([host.client.outlook, guest.client.outlook]).toEqual(before);
});

it('10: a table goes on with the rules that it began with, when the server has others', async () => {
  const [host, guest] = await rig.begun();
  rig.games = [servedMarket(2)];
  await restart([host, guest], { games: rig.games });
  for (let round = 0; round < 3; round++) {
    expect(host.client.outlook?.revealed).toBeNull();
    for (const page of [host, guest]) await page.answer();
  }
  await host.until(() => host.client.outlook?.revealed !== null);

  expect(rig.games[0]?.meta.hash).not.toBe(market.meta.hash);
  expect(host.client.outlook?.content).toBe(market.meta.hash);
});

it('11: going back is done or refused, and is what it was after a restart', async () => {
  const [host, guest] = await rig.begun();
  for (const page of [host, guest]) await page.answer();
  await host.until(() => host.client.outlook?.view?.position === 2);
  await host.ask({ is: 'ask-undo', at: host.client.outlook!.at, to: 0 });
  await guest.ask({ is: 'vote', yes: false });
  await restart([host, guest]);
  expect(host.client.outlook?.view?.position).toBe(2);
  await host.ask({ is: 'ask-undo', at: host.client.outlook!.at, to: 0 });
  await restart([host, guest]);
  expect(guest.client.outlook?.wish).toMatchObject({ by: 0, to: 0 });
  await guest.ask({ is: 'vote', yes: true });
  await restart([host, guest]);

  expect(host.client.outlook?.view?.position).toBe(0);
  expect([...host.refused, ...guest.refused]).toEqual([]);
});

it('12: the link of a table is no seat, a seat is taken once, and nothing is dealt before all sit', async () => {
  const table = await rig.table();
  const host = rig.page(table, HOST_TOKEN);
  await host.ask({ is: 'sit', seat: 0, name: 'Ann' });
  await host.ask({ is: 'begin' });
  const other = rig.page(table, GUEST_TOKEN);
  await other.ask({ is: 'sit', seat: 0, name: 'Bob' });

  expect([host.refused, other.refused]).toEqual([['seats-free'], ['taken']]);
  expect(host.client.outlook?.view).toBeNull();
  expect(other.client.outlook?.seat).toBe(-1);
});

it('13: a seat is played from a second device, and from a browser that comes after a restart', async () => {
  const [host, guest] = await rig.begun();
  const phone = rig.page(host.table, HOST_TOKEN);
  await phone.answer();
  await host.until(() => host.client.outlook?.view?.together?.takeBack === true);
  await restart([host, guest]);
  const later = await seenBy(host);

  expect(later.seat).toBe(0);
  expect(later.view?.together?.takeBack).toBe(true);
});

it('14: many wrong tokens change nothing, and lock nobody out', async () => {
  const [host] = await rig.begun();
  const before = store.entries(host.table);
  await host.cut();
  for (let i = 0; i < 100; i++) {
    const wrong = rig.page(host.table, `wrong-token-${i}-0123456789`);
    await wrong.until(() => wrong.client.outlook !== null);
    expect(wrong.client.outlook?.seat).toBe(-1);
    await wrong.cut();
  }
  expect(store.entries(host.table)).toEqual(before);
  await back(host);
  await host.answer();

  expect(host.refused).toEqual([]);
});

it('15: no time is taken while the server is down, and the clock of who is asked goes on', async () => {
  const [host, guest] = await rig.begun({ clock: { perMove: 3_600_000, perGame: 7_200_000 } });
  await host.answer();
  await host.until(() => host.client.outlook?.clocks?.[0]?.runs === false);
  const before = host.client.outlook!.clocks!;
  await restart([host, guest]);
  const after = host.client.outlook!.clocks!;

  expect(after[0]).toEqual(before[0]);
  expect(after[1]).toMatchObject({ runs: true });
  expect(after[1]!.game).toBeLessThanOrEqual(before[1]!.game!);
  expect(after[1]!.game).toBeGreaterThan(before[1]!.game! - 600_000);
  await guest.answer();
  expect(guest.refused).toEqual([]);
});

it('15: the clock of a game goes on when nobody looks, and a bot answers for who is late', async () => {
  const [host, guest] = await rig.begun({ clock: { perMove: 5000, perGame: null } });
  await host.answer();
  await Promise.all([host.cut(), guest.cut()]);
  const tables = new Tables(new Map([['market', market]]), store, () => {});
  await tables.openTimed();
  const table = (await tables.table(host.table))!;
  for (let now = Date.now() + 1000, i = 0; i < 8; i++) await tables.tick(now + 1000 * i);
  expect(tables.size).toBe(1);
  expect(table.host.table.seats[1]).toMatchObject({ isAway: true });
  await expect.poll(() => table.host.table.game?.position).toBe(2);
  await tables.close();
});

it('19: who looks back sees each moment as it was sent then', async () => {
  const [host, guest] = await rig.begun();
  const sent = new Map<number, GameView>();
  for (let round = 0; round < 3; round++) {
    await host.until(() => host.client.outlook?.view?.position === 2 * round);
    sent.set(2 * round, host.client.outlook!.view!);
    for (const page of [host, guest]) await page.answer();
  }
  const asked = [...sent.keys()].map((position) => ({ is: 'look', position }) as const);
  await host.until(() => host.client.outlook?.revealed !== null);
  const seen = await new Promise<readonly unknown[] | null>((resolve) => {
    host.client.ask(host.client.outlook!.at, asked, resolve);
  });

  expect(seen).toHaveLength(3);
  for (const [i, view] of [...sent.values()].entries()) {
    const { players, zones } = seen![i] as GameView;
    expect({ players, zones }).toEqual({ players: view.players, zones: view.zones });
  }
});

it('16: a page that was frozen for longer than the server waits goes on where it was', async () => {
  await rig.server.close();
  await start({ pingEvery: 500 });
  const [host] = await rig.begun();
  host.socket!.pong = () => {};
  await host.until(() => !host.client.isConnected);
  await back(host);
  await host.answer();

  expect(host.refused).toEqual([]);
});

it('18: a bot takes an empty seat, and the game begins at once', async () => {
  const table = await rig.table();
  const host = rig.page(table, HOST_TOKEN);
  await host.ask({ is: 'sit', seat: 0, name: '' });
  await host.ask({ is: 'bot', seat: 1, bot: 'random' });
  await host.ask({ is: 'begin' });
  await host.until(() => host.client.outlook?.view?.together?.answered.includes(1) === true);

  expect(host.refused).toEqual([]);
});

it('17: a bot plays for somebody who is away after the delay of the table, and gives the seat back at once', async () => {
  const [host, guest] = await rig.begun();
  const tables = new Tables(new Map([['market', market]]), store, () => {});
  await Promise.all([host.cut(), guest.cut()]);
  const table = (await tables.table(host.table))!;
  const link = (token: string): Link => ({
    visitor: { mark: markOf(token) },
    lang: 'en',
    send: () => {},
    end: () => {},
  });
  table.join(link(HOST_TOKEN));
  const isAway = (): boolean => {
    const guestSeat = table.host.table.seats[1];
    return guestSeat?.is === 'person' && guestSeat.isAway;
  };
  await tables.tick(Date.now() + 100_000);
  expect(isAway()).toBe(false);
  await tables.tick(Date.now() + 121_000);
  expect(isAway()).toBe(true);
  table.join(link(GUEST_TOKEN));

  expect(isAway()).toBe(false);
  await tables.close();
});

it('20: a table that was forgotten and is rebuilt is the same', async () => {
  const [host, guest] = await rig.begun();
  await host.answer();
  await Promise.all([host.cut(), guest.cut()]);
  const tables = new Tables(new Map([['market', market]]), store, () => {});
  const first = (await tables.table(host.table))!;
  await tables.tick(Date.now() + 61_000);
  const second = (await tables.table(host.table))!;

  expect(second).not.toBe(first);
  expect(second.host.table.game!.hash()).toBe(first.host.table.game!.hash());
  expect(second.host.table.length).toBe(first.host.table.length);
  await tables.close();
});
