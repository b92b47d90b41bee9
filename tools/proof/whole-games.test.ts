// The files that are built for other pages: whole games, played by clicks, keys and taps, in a page
// that knows nothing else.
import type { BrowserContextOptions } from 'playwright';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, gamePages, games } from './pages.ts';
import { beginByForm, endingOf, playToTheEnd, type Player } from './playing.ts';

const pages = gamePages();

/**
 * How often each question is answered by hand; the way from one to the next is played without
 * drawing it.
 */
const EACH = 1;

/**
 * Games that may be given up are played in a variant in which they may not: who plays at random
 * would, and a game of twenty answers is none.
 */
const TO_THE_END: Readonly<Record<string, string>> = { dungeonation: 'Raid' };
/** Endings of games that were given up. */
const BROKEN_OFF: readonly string[] = ['given-up'];

describe.each(games)('%s in one file', (game) => {
  const expectToEnd = async (player: Player, device: BrowserContextOptions): Promise<void> => {
    const { page, complaints } = await pages.game(game, device);
    await beginByForm(page, { ...player, variant: TO_THE_END[game] });
    const answers = await playToTheEnd(page, { ...player, each: EACH });

    expect(answers).toBeGreaterThan(30);
    expect(BROKEN_OFF).not.toContain(await endingOf(page));
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
