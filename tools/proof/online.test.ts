/// <reference lib="dom" />
// Two browsers, one of them a phone, play with each other over a server that is killed in the
// middle.

import type { Page } from '@undercroft/browser';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { OnlineRig, shown, sit } from './online-rig.ts';

const GAME = 'apprentices';

let rig: OnlineRig;

/** Colour of the ground of the page, or of an element in it. */
async function groundOf(page: Page, inside = ''): Promise<string> {
  return await page.evaluate((name) => {
    const table = document.querySelector('online-table')!;
    const element = name === '' ? table : table.shadowRoot!.querySelector(name)!;
    return getComputedStyle(element).getPropertyValue('--uc-ground');
  }, inside);
}

/** Gives answers by key for each player who is asked, until so many were given. */
async function playTo(pages: readonly Page[], position: number): Promise<void> {
  for (let at = (await shown(pages[0]!)).position; at < position;) {
    for (const page of pages) {
      if ((await shown(page)).answers === 0) continue;
      await page.bringToFront();
      await page.locator('uc-table').focus();
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
    }
    at = (await shown(pages[0]!)).position;
  }
}

beforeAll(async () => {
  rig = await OnlineRig.start(inject('browser'), GAME);
});
afterAll(async () => await rig.end());

it('begins from a link, and goes on after the server was killed, without a word', async () => {
  const host = await rig.open(rig.address, 1440, 900);
  await host.getByRole('button', { name: 'Open a table' }).click();
  await host.waitForURL(/\/t\//);
  await sit(host, 'Ann');
  const guest = await rig.open(host.url(), 390, 844);
  await sit(guest, 'Bob');
  const lobbyGround = await groundOf(host);
  await host.getByRole('button', { name: 'Begin' }).click();
  for (const page of [host, guest]) await page.locator('uc-table').waitFor();
  expect(lobbyGround).toBe(await groundOf(host, 'dungeon-game'));
  // What is told beside the table must not push the table out of the window.
  for (const page of [host, guest])
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await playTo([host, guest], 6);

  const { position } = await shown(host);
  rig.kill();
  await host.getByText('The connection is gone').waitFor();
  const { address } = rig;
  await rig.again(GAME);
  expect(rig.address).toBe(address);
  for (const page of [host, guest]) await page.getByText('The connection is gone').waitFor({ state: 'detached' });
  expect((await shown(host)).position).toBeGreaterThanOrEqual(position);
  await playTo([host, guest], position + 4);

  await expect.poll(async () => (await shown(guest)).position).toBeGreaterThanOrEqual(position + 4);
  expect(rig.complaints).toEqual([]);
});

it('keeps the secret of a seat out of the address, and gives the seat to a second device by its own link', async () => {
  const host = await rig.open(rig.address, 844, 390);
  await host.getByRole('button', { name: 'Open a table' }).click();
  await host.waitForURL(/\/t\//);
  await sit(host, 'Ann');
  await host.getByText('Your seat on another device').click();
  const own = await host.getByRole('textbox', { name: 'Your seat on another device' }).inputValue();
  const second = await rig.open(own, 390, 844);
  await second.getByRole('button', { name: 'Stand up' }).waitFor();

  expect(own).toContain('#');
  expect(second.url()).not.toContain('#');
});

it('plays a lesson in the lobby while people wait, which ends when the game begins', async () => {
  const host = await rig.open(rig.address, 1024, 768);
  await host.getByRole('button', { name: 'Open a table' }).click();
  await host.waitForURL(/\/t\//);
  await sit(host, 'Ann');
  const guest = await rig.open(host.url(), 390, 844);
  await sit(guest, 'Bob');
  await guest.locator('.lesson').click();
  await guest.locator('uc-coach').waitFor();
  await guest.getByRole('button', { name: 'Back to the table' }).click();
  await guest.getByRole('button', { name: 'Stand up' }).waitFor();
  await guest.locator('.lesson').click();
  await guest.locator('uc-coach').waitFor();
  await host.getByRole('button', { name: 'Begin' }).click();
  await guest.locator('uc-coach').waitFor({ state: 'detached' });

  await expect.poll(async () => (await shown(guest)).position).toBe((await shown(host)).position);
  expect(rig.complaints).toEqual([]);
});

it('speaks the language of the browser from the first page on', async () => {
  const host = await rig.open(rig.address, 390, 844, 'fr-FR');
  await host.getByRole('button', { name: 'Ouvrir une table' }).click();
  await host.waitForURL(/\/t\//);
  await host.getByLabel('Votre nom').fill('Anne');
  await host.getByRole('button', { name: 'M’asseoir ici' }).first().click();
  await host.getByRole('combobox', { name: 'Qui joue la place 2' }).selectOption({ index: 1 });
  await host.getByRole('button', { name: 'Commencer' }).click();
  await host.locator('uc-table').waitFor();

  const lang = await host.evaluate(() => document.querySelector<HTMLElement>('online-table')?.lang);
  expect(lang).toBe('fr');
  // What the rules say comes from the server.
  await host.getByText('Recrutez un monstre').first().waitFor();
  expect(await host.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
