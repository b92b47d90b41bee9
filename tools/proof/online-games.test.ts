/// <reference lib="dom" />
// Real browsers, one of them a phone, play every game to its end over a server: from the link to
// the proof that the chance of the game was fixed before it began.

import type { Page } from '@undercroft/browser';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { TEST_PATIENCE } from '../patience.ts';
import { OnlineRig, shown, sit } from './online-rig.ts';

let rig: OnlineRig;

beforeAll(async () => {
  rig = await OnlineRig.start(inject('browser'));
});
afterEach(async () => await rig.closePages());
afterAll(async () => await rig.end());

/** How long a whole game may take. */
const LONG = { timeout: TEST_PATIENCE };

/** A game at a table. */
interface Order {
  readonly game: string;
  /** how many persons play */
  readonly seats: number;
  /** those that make a game short, because every browser draws each answer */
  readonly options: Readonly<Record<string, number | boolean>>;
  /** on the way the network of a person is cut, and the server is killed */
  readonly isCut?: boolean;
}

const GAMES: readonly Order[] = [
  { game: 'keeper', seats: 2, options: { 'last-turn': 2, 'grace-turns': 3 } },
  { game: 'apprentices', seats: 3, options: { 'most-turns': 4 }, isCut: true },
  { game: 'dungeonation', seats: 2, options: { 'round-limit': 2 } },
  { game: 'lords', seats: 2, options: { introductory: true } },
];

/** Opens a table as the start page does, with options. @returns its page */
async function openTable(order: Order): Promise<Page> {
  const host = await rig.open(rig.address, 1440, 900);
  const id = await host.evaluate(async (wanted) => {
    const token = 'a-secret-of-the-host-0';
    const response = await fetch('/tables', { method: 'POST', body: JSON.stringify({ ...wanted, token }) });
    const { id: table } = (await response.json()) as { readonly id: string };
    localStorage.setItem(`undercroft-table-${table}`, token);
    return table;
  }, order);
  await host.goto(new URL(`/t/${id}`, rig.address).href);
  return host;
}

/** Persons sit at a table, the last one with a phone, and the host begins. */
async function begun(order: Order): Promise<Page[]> {
  const host = await openTable(order);
  await sit(host, 'Person 1');
  const pages = [host];
  for (let n = 2; n <= order.seats; n++) {
    const isPhone = n === order.seats;
    const page = await rig.open(host.url(), isPhone ? 390 : 1024, isPhone ? 844 : 768);
    await sit(page, `Person ${n}`);
    pages.push(page);
  }
  await host.getByRole('button', { name: 'Begin' }).click();
  for (const page of pages) await page.locator('uc-table').waitFor();
  return pages;
}

/** Gives an answer whenever the person of a page is asked, until the game is over. */
async function playOn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const table = document.querySelector('online-table')?.shadowRoot;
    const answer = (): void => {
      const game = table?.querySelector('dungeon-game') as (HTMLElement & { answer(index: number): void }) | null;
      const view = game?.shadowRoot?.querySelector('uc-table')?.view;
      const count = view?.decision?.player === view?.viewer ? (view?.decision?.answers.length ?? 0) : 0;
      if (view?.result == null) setTimeout(answer, 5);
      if (count > 0) game?.answer((7 * (view?.position ?? 0)) % count);
    };
    answer();
  });
}

/** Cuts the network of the second person and kills the server; then both come back. */
async function cutAndKill([host, cut]: readonly Page[]): Promise<void> {
  await expect.poll(async () => (await shown(host!)).position).toBeGreaterThan(10);
  await cut!.context().setOffline(true);
  await cut!.reload().catch(() => {});
  rig.kill();
  await host!.getByText('The connection is gone').waitFor();
  await rig.again();
  await cut!.context().setOffline(false);
  await cut!.reload();
  await cut!.locator('uc-table').waitFor();
  // The others cannot end the game without this person.
  expect((await shown(cut!)).result).toBeNull();
  await playOn(cut!);
  // What browsers say of a network that is gone is no complaint.
  rig.complaints.length = 0;
}

/** What happens to the table of a game besides. */
const happens = ({ isCut = false }: Order): string => (isCut ? ', though the network and the server fail' : '');

it.each(GAMES.map((order) => ({ ...order, happens: happens(order) })))(
  '$game is played to its end by $seats persons$happens, and proved',
  async (order) => {
    const pages = await begun(order);
    for (const page of pages) await playOn(page);
    if (order.isCut === true) await cutAndKill(pages);
    await expect.poll(async () => (await shown(pages[0]!)).result, LONG).not.toBeNull();
    const end = await shown(pages[0]!);
    for (const page of pages) await expect.poll(async () => await shown(page)).toEqual(end);

    // The sheet of the end lies over the table.
    const phone = pages.at(-1)!;
    await phone.keyboard.press('Escape');
    await phone.getByRole('button', { name: 'Look at the whole game' }).click();
    await phone.getByText('the game is the one that you saw').waitFor();
    expect(rig.complaints).toEqual([]);
  },
);
