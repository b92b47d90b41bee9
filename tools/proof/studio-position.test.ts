/// <reference lib="dom" />
// Positions in the studio: what something would do in one, positions changed by hand, and those of
// scenarios that fail.
import { expect, it } from 'vitest';
import { studioPages } from './studio-pages.ts';

const wick = 'lantern/tricks/wick.yaml';
const text = 'title: Wick\ncount: 1 per player\nstarts: deck\ncost: 2\neffect: play in main-window, gain 2 oil\n';
const pages = studioPages(wick, { [wick]: text });
const panel = () => pages.page.locator('workbench-position');

async function openTrial(): Promise<void> {
  await pages.play('amber');
  await pages.page.getByRole('tab', { name: 'Try it here' }).click();
  await panel().getByRole('button', { name: 'Try it' }).waitFor();
}

/** What comes of the first way that is listed: names, before, after. */
async function firstWay(): Promise<string[][]> {
  const rows = panel().locator('.ways li').first().locator('tbody tr');
  return await rows.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
}

it('tells what an effect would do in the game in play, before and after side by side, each way with its odds', async () => {
  await openTrial();
  await panel().getByLabel('What is to be tried').fill('gain d6 oil\nif your oil >= 5, gain 1 embers');
  await panel().getByRole('button', { name: 'Try it' }).click();
  await panel().locator('.ways li').first().waitFor();
  await pages.look('trial');

  // With Nudge in hand each number can be left as it is, or thrown once more.
  const odds = (await panel().locator('.odds').allTextContents()).map((one) => one.trim());
  expect(odds.filter((one) => one === '17 %')).toHaveLength(6);
  expect(odds.filter((one) => one === '2.8 %')).toHaveLength(36);
  const [table, below] = [await pages.page.locator('iframe').boundingBox(), await panel().boundingBox()];
  expect(table!.height).toBeGreaterThan(200);
  expect(table!.y + table!.height).toBeLessThanOrEqual(below!.y + 1);
  expect(await firstWay()).toContainEqual(['player 1.oil', expect.any(String), expect.any(String)]);
  await panel().getByLabel('What is to be tried').fill('gain 1 oli');
  await panel().getByRole('button', { name: 'Try it' }).click();
  await panel().getByText('`oli`').waitFor();
  expect(await pages.barriers()).toEqual([]);
});

it('tries what was asked for while the compiler was still starting, once the game is compiled', async () => {
  const { promise: asked, resolve: startCompiler } = Promise.withResolvers<void>();
  await pages.page.route(/assets\/worker-[^/]+\.js$/, async (route) => {
    await asked;
    await route.continue();
  });
  await pages.page.reload();
  await openTrial();
  await panel().getByLabel('What is to be tried').fill('gain 1 embers');
  await panel().getByRole('button', { name: 'Try it' }).click();
  startCompiler();
  await panel().locator('.ways li').first().waitFor();

  expect(await firstWay()).toContainEqual(['player 1.embers', '0', '1']);
});

it('tries the card at the cursor, with a question that has several answers', async () => {
  await openTrial();
  await panel().getByRole('button', { name: 'What stands at the cursor' }).click();
  expect(await panel().getByLabel('What is to be tried').inputValue()).toBe('play-trick wick');
  await pages.page.getByRole('button', { name: 'Try it' }).click();
  await panel().locator('.ways li').first().waitFor();

  expect(await panel().locator('.ways li').count()).toBe(1);
});

it('lays a position that is changed by hand on the table, under the checks of scenarios, and takes it back', async () => {
  await openTrial();
  await panel().getByLabel('Which value').selectOption('player 1.embers');
  await panel().getByLabel('New value').fill('4');
  await panel().getByRole('button', { name: 'Set' }).click();
  await pages.frame.getByText('Back to the game').waitFor();
  await panel().getByLabel('What', { exact: true }).selectOption({ label: 'one more moth' });
  await panel().getByLabel('Where to').selectOption('fern#1.dwellers');
  await panel().getByRole('button', { name: 'Move' }).click();
  const written = panel().getByLabel('What is changed in the position');
  await expect.poll(() => written.inputValue()).toContain('fern#1.dwellers: [moth]');
  await pages.frame.locator('uc-card, uc-tile').getByText('Moth').first().waitFor();
  await pages.look('position');
  await panel().getByLabel('What is to be tried').fill('gain 1 embers');
  await panel().getByRole('button', { name: 'Try it' }).click();
  await panel().locator('.ways li').first().waitFor();
  expect(await firstWay()).toContainEqual(['player 1.embers', '4', '5']);
  await written.fill('given: { player 1.embers: -1 }');
  await panel().getByText('so it cannot be -1').waitFor();
  await written.fill('given: { player 1.ember: 1 }');
  await panel().getByText('embers').last().waitFor();
  await panel().getByRole('button', { name: 'Back to the game in play' }).click();

  await expect.poll(() => pages.frame.getByText('Back to the game').count()).toBe(0);
});

it('writes a position down, keeps it on the table while rules are edited, and saves it as a test', async () => {
  await openTrial();
  await panel().getByRole('button', { name: 'Write down the whole position' }).click();
  const written = panel().getByLabel('What is changed in the position');
  await expect.poll(() => written.inputValue()).toContain('player 1.hand: [');
  await pages.retype('title: Wick', 'title: Wax');
  await pages.frame.getByText('Back to the game').waitFor();
  await panel().getByRole('button', { name: 'Save as test' }).click();
  await expect.poll(() => pages.editor.textContent()).toContain('- it: A first evening');
  expect(await pages.editor.textContent()).toContain('start: ');
  await pages.page.getByText('Nothing is wrong.').waitFor();
});

it('opens a scenario that fails at its position', async () => {
  await pages.open('lantern/scenarios/duel.yaml');
  await pages.retype('player 1.embers: 1', 'player 1.embers: 3');
  await pages.page.getByRole('tab', { name: 'Tests' }).click();
  await pages.page.getByRole('button', { name: 'Open its position' }).click();
  await panel().getByLabel('What is changed in the position').waitFor();

  await expect
    .poll(() => panel().getByLabel('What is changed in the position').inputValue())
    .toContain('start: duel moth');
  await pages.frame.getByText('Back to the game').waitFor();
});
