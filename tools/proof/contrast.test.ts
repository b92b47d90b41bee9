/// <reference lib="dom" />
// Text on everything that is painted behind it, which axe cannot judge: gradients, textures, pictures.
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { faintTexts } from './contrast.ts';
import { DESKTOP, PHONE, gamePages, games } from './pages.ts';
import { answerUntil, endTheGame, lookBack, skipStage } from './phases.ts';
import { beginByForm } from './playing.ts';

const pages = gamePages();

async function expectReadable(page: Page, phase: string): Promise<void> {
  // Where nothing is looked at closer, which would lie over something.
  await page.mouse.move(1, 1);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme);
    expect(await faintTexts(page), `${phase}, ${colorScheme}`).toEqual([]);
  }
}

it.each(
  games.flatMap((game) => [
    { game, device: DESKTOP, by: 'clicks' as const },
    { game, device: PHONE, by: 'taps' as const },
  ]),
)(
  'can be read in $game ($by): what is played back, the table, the past, the end, dark and light',
  async ({ game, device, by }) => {
    const { page } = await pages.game(game, device, { pace: 'slow' });
    await expectReadable(page, 'setup');
    await beginByForm(page, { by, seats: 2, seed: 6 });
    await answerUntil(page, { most: 40, stage: true });
    await expectReadable(page, 'what is played back');
    await skipStage(page);
    await page.evaluate(() => document.querySelector('dungeon-game')!.setAttribute('pace', 'off'));
    await answerUntil(page, { most: 6 });
    await expectReadable(page, 'table');
    await lookBack(page, 5);
    await expectReadable(page, 'the past');
    await endTheGame(page);
    await expectReadable(page, 'end');
  },
);
