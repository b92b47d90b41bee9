/// <reference lib="dom" />
// The game as it is edited is played beside the page, and what goes wrong in it is told.
import { expect, it } from 'vitest';
import { studioPages } from './studio-pages.ts';

const wick = 'lantern/tricks/wick.yaml';
const text = 'title: Wick\ncount: 1 per player\nstarts: deck\ncost: 2\neffect: play in main-window, gain 2 oil\n';
const pages = studioPages(wick, { [wick]: text });
const found = () => pages.page.getByRole('tab', { name: 'Found' });

it('finds a rule that fails, and lays the position before it on the table', async () => {
  await pages.retype('gain 2 oil', 'gain 2 oil, then let x = your oil / (your oil - your oil), then gain x oil');
  await found().click();
  await pages.page.getByText('divides by 0').first().waitFor();
  await pages.look('found');
  expect(await pages.barriers()).toEqual([]);
  await pages.page.getByRole('button', { name: 'Open its position' }).first().click();

  await pages.frame.getByText('Back to the game').waitFor();
});

it('tells of a card that nobody can play, and leads to it', async () => {
  await pages.retype('cost: 2', 'cost: 99');
  await found().click();
  await pages.page.locator('.problem', { hasText: 'wick.yaml:5' }).waitFor();
  await pages.page.getByRole('button', { name: 'game.yaml' }).click();
  await pages.page.locator('.problem', { hasText: 'wick.yaml:5' }).first().click();

  expect(await pages.editor.getAttribute('aria-label')).toBe('Text of lantern/tricks/wick.yaml');
});
