// The files that are built for other pages: whole games, played by clicks, keys and taps, in a page
// that knows nothing else.
import type { BrowserContextOptions } from 'playwright';
import { describe, expect, it } from 'vitest';
import { TIMES } from '../patience.ts';
import { DESKTOP, PHONE, gamePages, games } from './pages.ts';
import { beginByForm, endingOf, playToTheEnd, type Player } from './playing.ts';

const pages = gamePages();

/**
 * `npm run test:long` plays each game in both ways, `npm test` in one, by turns: how a key and a
 * tap answer belongs to the elements, which all games share.
 */
const isLong = TIMES > 1;
const HANDS = [
  { by: 'keys', device: DESKTOP, how: 'with the keyboard alone' },
  { by: 'taps', device: PHONE, how: 'by taps on a phone' },
] as const;

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

  const hands = isLong ? HANDS : [HANDS[games.indexOf(game) % HANDS.length]!];
  it.each(hands)('is played to its end $how', async ({ by, device }) => {
    await expectToEnd({ by, seats: 2, seed: 5 }, device);
  });
});
