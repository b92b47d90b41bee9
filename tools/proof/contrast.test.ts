/// <reference lib="dom" />
// Text on everything that is painted behind it, which axe cannot judge: gradients, textures, pictures.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { faintTexts } from './contrast.ts';
import { DESKTOP, PHONE, games, openGame, startBrowser } from './pages.ts';
import { answerUntil, endTheGame, lookBack } from './phases.ts';
import { beginByForm } from './playing.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

async function expectReadable(page: Page, phase: string): Promise<void> {
  // Where nothing is looked at closer, which would lie over something.
  await page.mouse.move(1, 1);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme);
    expect(await faintTexts(page), `${phase}, ${colorScheme}`).toEqual([]);
  }
}

/** Tells the stage something, as its buttons do. */
async function tell(page: Page, event: 'uc-hold' | 'uc-skip'): Promise<void> {
  await page.evaluate((type) => {
    const table = document.querySelector('dungeon-game')!.shadowRoot!.querySelector('uc-table')!;
    table.shadowRoot!.querySelector('uc-stage')!.dispatchEvent(new CustomEvent(type, { bubbles: true }));
  }, event);
}

it.each(
  games.flatMap((game) => [
    { game, device: DESKTOP, by: 'clicks' as const },
    { game, device: PHONE, by: 'taps' as const },
  ]),
)(
  'can be read in $game ($by): what is played back, the table, the past, the end, dark and light',
  async ({ game, device, by }) => {
    const { page } = await openGame(browser, game, device, { pace: 'slow' });
    await expectReadable(page, 'setup');
    await beginByForm(page, { by, seats: 2, seed: 6 });
    await answerUntil(page, { most: 40, stage: true });
    await tell(page, 'uc-hold');
    await expectReadable(page, 'what is played back');
    await tell(page, 'uc-skip');
    await page.evaluate(() => document.querySelector('dungeon-game')!.setAttribute('pace', 'off'));
    await answerUntil(page, { most: 6 });
    await expectReadable(page, 'table');
    await lookBack(page, 5);
    await expectReadable(page, 'the past');
    await endTheGame(page);
    await expectReadable(page, 'end');
    await page.context().close();
  },
);
