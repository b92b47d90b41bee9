/// <reference lib="dom" />
// A game with questions before its first turn begins with a page about it, and one press answers
// them.
import type { BrowserContextOptions, Page } from 'playwright';
import { expect, it } from 'vitest';
import { DESKTOP, gamePages, PHONE } from './pages.ts';
import { beginByForm } from './playing.ts';

const pages = gamePages();
const LOW: BrowserContextOptions = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };

interface Played {
  readonly session: { readonly position: number };
  readonly view: { readonly globals: Readonly<Record<string, number>> } | null;
}

/** The title of the page that is told, and how many answers were given before it. */
async function told(
  page: Page,
): Promise<{ readonly title: string; readonly position: number; readonly round: number }> {
  await page.locator('dungeon-game dialog .briefing').waitFor();
  return await page.evaluate(() => {
    const game = document.querySelector('dungeon-game') as unknown as HTMLElement & Played;
    const title = game.shadowRoot!.querySelector('dialog h2')!.textContent;
    return { title, position: game.session.position, round: game.view?.globals['round'] ?? -1 };
  });
}

/** Whether all that is told and both ways on are in the window, without scrolling. */
async function isWhole(page: Page): Promise<boolean> {
  return await page.evaluate(() => {
    const dialog = document.querySelector('dungeon-game')!.shadowRoot!.querySelector('dialog')!;
    return dialog.scrollHeight <= dialog.clientHeight && dialog.scrollWidth <= dialog.clientWidth;
  });
}

it.each([
  ['a desk', DESKTOP, /^(Assassinate|Escort|Open the portal|Steal the relic|Slay the desecrators|Clear out)$/],
  [
    'a phone',
    { ...PHONE, locale: 'fr-FR' },
    /^(Assassinat|Escorte|Ouvrir le portail|Voler la relique|Tuer les profanateurs|Nettoyage)$/,
  ],
  ['a phone on its side', LOW, /./],
] as const)('leads from the form to the first turn in two presses, on %s', async (_, options, titles) => {
  const { page, complaints } = await pages.game('dungeonation', options);
  await beginByForm(page, { by: 'keys', seats: 2, seed: 5 });

  expect(await told(page)).toEqual({ title: 'Dungeonation', position: 0, round: 0 });
  expect(await isWhole(page)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => {
    const game = document.querySelector('dungeon-game') as unknown as HTMLElement & Played;
    const isTold = game.shadowRoot!.querySelector('dialog .briefing') !== null;
    return isTold && game.view?.globals['round'] === 1;
  });

  const mission = await told(page);
  expect(mission.round).toBe(1);
  expect(mission.title).toMatch(titles);
  expect(await isWhole(page)).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('dungeon-game dialog').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('dungeon-game uc-prompt').locator('.answer').count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});
