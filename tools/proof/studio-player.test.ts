/// <reference lib="dom" />
// The game as it is edited is played beside the page, and what goes wrong in it is told.
import { text as textOf } from 'node:stream/consumers';
import { isUndamaged } from '@undercroft/simulator';
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

it('finds a loop without end, and a game that goes round, and opens what lies before', async () => {
  await pages.retype('gain 2 oil', 'gain 2 oil, then repeat while your oil >= 0, increase day by 0');
  await found().click();
  await pages.page.getByText('wick.yaml:5').first().waitFor();
  await pages.page.getByRole('button', { name: 'Open its position' }).first().click();
  await pages.frame.getByText('Back to the game').waitFor();

  await pages.write(
    text.replace('gain 2 oil', 'gain 2 oil, then repeat while your oil >= 0, set day to a number from 1 to 2'),
  );
  await found().click();
  await pages.page.getByText(/wick\.yaml:5: not over after 5000 answers/).waitFor();
  await pages.look('found-endless');
  await pages.page.getByRole('button', { name: 'Open its position' }).first().click();
  await pages.frame.getByText('Back to the game').waitFor();
  expect(await pages.page.locator('.tests pre').count()).toBe(0);
});

it('tells of a card that nobody can play, and leads to it', async () => {
  await pages.retype('cost: 2', 'cost: 99');
  await found().click();
  await pages.page.locator('.problem', { hasText: 'wick.yaml:5' }).waitFor();
  await pages.page.getByRole('button', { name: /^game\.yaml/ }).click();
  await pages.page.locator('.problem', { hasText: 'wick.yaml:5' }).first().click();

  expect(await pages.editor.getAttribute('aria-label')).toBe('Text of lantern/tricks/wick.yaml');
});

it('plays each variant and option: what happens in one of them alone has happened', async () => {
  await pages.retype(
    'effect: play in main-window, gain 2 oil',
    'effect: |\n  play in main-window if windfall\n    gain 2 oil\n  when duel ends if day > 99, gain 1 oil',
  );
  await found().click();
  const never = pages.page.locator('.problem');
  await never.filter({ hasText: 'when duel ends if day > 99' }).waitFor();

  expect(await never.filter({ hasText: 'gain 2 oil' }).count()).toBe(0);
});

it('lets bots play the game as it is edited, and draws what each choice is worth', async () => {
  await pages.page.getByRole('tab', { name: 'Balance' }).click();
  await pages.page.getByLabel('Bots').selectOption('at random');
  await pages.page.getByRole('spinbutton', { name: 'Games' }).fill('40');
  await pages.page.getByRole('button', { name: 'Play', exact: true }).click();
  await pages.page.getByText('40 games were played.').waitFor();

  await pages.page.getByRole('heading', { name: 'Who wins' }).waitFor();
  expect(await pages.page.locator('workbench-balance svg').count()).toBeGreaterThan(3);
  await pages.look('balance');
  expect(await pages.barriers()).toEqual([]);
  const download = pages.page.waitForEvent('download');
  await pages.page.getByRole('button', { name: 'Download the figures' }).click();
  const figures = JSON.parse(await textOf(await (await download).createReadStream())) as Record<string, unknown>;
  expect(isUndamaged(figures)).toBe(true);
  expect(figures).toMatchObject({ is: 'balance', balance: { tries: 2, shard: { game: 'lantern', games: 40 } } });
});
