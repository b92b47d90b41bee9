// The files that are built for other pages: whole games, played by clicks, keys and taps, in a page that knows nothing else.
import type { BrowserContextOptions } from 'playwright';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, gamePages, games } from './pages.ts';
import { beginByForm, playToTheEnd, type Player } from './playing.ts';

const pages = gamePages();

describe.each(games)('%s in one file', (game) => {
  const expectToEnd = async (player: Player, device: BrowserContextOptions): Promise<void> => {
    const { page, complaints } = await pages.game(game, device);
    await beginByForm(page, player);
    const answers = await playToTheEnd(page, player);

    // A game that may be given up can be short.
    expect(answers).toBeGreaterThan(10);
    await page.locator('dungeon-game dialog .headline').waitFor();
    expect(complaints).toEqual([]);
  };

  it('is played to its end by clicks, by as many as can play', async () => {
    await expectToEnd({ by: 'clicks', seats: 'most', seed: 6 }, DESKTOP);
  });

  it('is played to its end with the keyboard alone', async () => {
    await expectToEnd({ by: 'keys', seats: 2, seed: 5 }, DESKTOP);
  });

  it('is played to its end by taps on a phone', async () => {
    await expectToEnd({ by: 'taps', seats: 2, seed: 5 }, PHONE);
  });
});
