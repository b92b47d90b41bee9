/// <reference lib="dom" />
// A game is begun in the page, played while it is edited, kept, and saved.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { studioPages } from './studio-pages.ts';

const pages = studioPages('lantern');

it('begins a game from a starter, plays it while it is edited, keeps it, and saves it', async () => {
  const { page } = pages;
  await page.goto(`${pages.url}/#/`);
  await page.getByRole('button', { name: 'New game' }).click();
  expect(await pages.barriers()).toEqual([]);
  await page.getByLabel('What is it called?').fill('Lantern');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByText('There is a game of that name already.').waitFor();
  await page.getByLabel('What is it called?').fill('Marché de nuit');
  await page.getByLabel('Worker placement', { exact: false }).check();
  await pages.look('new-game');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Edit Marché de nuit' }).waitFor();
  await page.getByText('Nothing is wrong.').waitFor();
  await pages.play('7');
  await page.getByRole('tab', { name: 'Cards' }).click();
  await pages.frame.locator('uc-card').first().waitFor();
  await pages.look('new-game-cards');
  await pages.retype('title: Marché de nuit', 'title: Nachtmarkt');
  await page.getByText('Changes are kept in this browser.').waitFor();

  await page.goto(`${pages.url}/#/`);
  await page.getByText('Nachtmarkt', { exact: true }).waitFor();
  await page.getByRole('region', { name: 'Your own games' }).getByRole('link', { name: 'Edit' }).click();
  await pages.editor.getByText('Nachtmarkt').waitFor();
  expect(existsSync(join(pages.content, 'marche-de-nuit'))).toBe(false);
  // There is nothing yet to go back to.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  expect(await page.getByRole('menuitem', { name: 'Discard changes' }).getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Save \(/ }).click();
  await page.getByText('Saved', { exact: true }).waitFor();

  expect(pages.saved('marche-de-nuit/game.yaml')).toContain('title: Nachtmarkt');
  await page.goto(`${pages.url}/#/`);
  await page.reload();
  await page.getByRole('article', { name: 'Nachtmarkt' }).waitFor();
  expect(await page.getByRole('region', { name: 'Your own games' }).getByRole('listitem').count()).toBe(0);
});
