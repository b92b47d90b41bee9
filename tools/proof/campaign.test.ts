/// <reference lib="dom" />
// Games in a row in a built file: one to its end, what stands between it and the next, the next one saved as a file, opened elsewhere and played to its end.
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { DESKTOP, gamePages, games } from './pages.ts';
import { beginByForm, playToTheEnd, type Player } from './playing.ts';

const pages = gamePages();
const inRow = games.filter((game) =>
  /^campaign:/m.test(readFileSync(new URL(`../../content/${game}/game.yaml`, import.meta.url), 'utf8')),
);
const player: Player = { by: 'clicks', seats: 2, seed: 6 };

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** The game that is open, as the file that is offered under "Saved games". */
async function savedFile(page: Page): Promise<string> {
  await button(page, 'Saved games').click();
  const offered = page.waitForEvent('download');
  await button(page, 'Save as a file').first().click();
  return await text(await (await offered).createReadStream());
}

/** How many games a campaign remembers on its page between two games. */
async function gamesSoFar(page: Page): Promise<number> {
  await button(page, 'Next game of the campaign').click();
  return await page.locator('dungeon-game dialog .past li').count();
}

describe.each(inRow)('a campaign of %s', (game) => {
  it('goes on from a saved file in another window, and remembers both games at the end', async () => {
    const first = await pages.game(game, DESKTOP);
    // The seed of the second game is drawn by the page: the same one each time.
    await first.page.evaluate(() => {
      crypto.getRandomValues = (numbers) => {
        if (numbers instanceof Uint8Array) numbers.fill(7);
        return numbers;
      };
    });
    await beginByForm(first.page, player);
    await playToTheEnd(first.page, player);
    expect(await gamesSoFar(first.page)).toBe(1);
    await button(first.page, 'Begin game 2').click();
    const buffer = Buffer.from(await savedFile(first.page));

    const { page, complaints } = await pages.game(game, DESKTOP);
    await button(page, 'Saved games').click();
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'campaign.json', mimeType: 'application/json', buffer });
    await playToTheEnd(page, player);

    expect(await gamesSoFar(page)).toBe(2);
    expect(await button(page, 'Begin game 3').count()).toBe(1);
    expect([...first.complaints, ...complaints]).toEqual([]);
  });
});
