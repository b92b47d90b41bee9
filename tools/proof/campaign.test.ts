/// <reference lib="dom" />
// Games in a row in a built file: one to its end, what stands between it and the next, the next one
// saved as a file, opened elsewhere and played to its end.
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { createGame, legacyOf } from '@undercroft/engine';
import { compiledGame, loadCompiled } from '@undercroft/games';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { DESKTOP, gamePages, games } from './pages.ts';
import { beginByForm, playToTheEnd, settled, type Player } from './playing.ts';

const pages = gamePages();
const inRow = games.filter((game) =>
  /^campaign:/m.test(readFileSync(new URL(`../../content/${game}/game.yaml`, import.meta.url), 'utf8')),
);
// By hand is what whole-games.test.ts is about.
const player: Player = { by: 'clicks', seats: 2, seed: 6, each: 1 };

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** The game that is open, as the file that is offered under "Saved games". */
async function savedFile(page: Page): Promise<string> {
  await settled(page);
  await button(page, 'Saved games').click();
  const offered = page.waitForEvent('download');
  await button(page, 'Save as a file').first().click();
  return await text(await (await offered).createReadStream());
}

/** How many games a campaign remembers on its page between two games. */
async function gamesSoFar(page: Page): Promise<number> {
  await button(page, 'Next game of the campaign').click();
  const past = page.locator('dungeon-game dialog .past li');
  await past.first().waitFor();
  return await past.count();
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
    await first.page.waitForFunction(
      () => !(document.querySelector('dungeon-game') as unknown as { session: { over: boolean } }).session.over,
    );
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

/**
 * The second game of a campaign of two people: enough gold for the market, Imps to build with, and
 * a hero who has learned something.
 */
async function secondGame(): Promise<string> {
  const module = await loadCompiled(compiledGame('dungeonation'));
  const kept = legacyOf(module.meta, createGame(module, { players: 2, seed: 1 }).state);
  const [heroes, keeper] = kept.players;
  const legacy = {
    ...kept,
    past: [{ seed: 1, options: {}, ending: 'boss-slain', winners: [1] }],
    players: [
      { ...heroes, bank: 60 },
      { ...keeper, fund: 3, 'to-build': 9 },
    ],
    things: { ...kept.things, fighter: { ...kept.things['fighter'], experience: 2 } },
  };
  const game = createGame(module, { players: 2, seed: 3, legacy });
  return JSON.stringify({
    undercroft: 1,
    seats: ['human', 'human'],
    names: ['Ann', 'Ben'],
    save: JSON.parse(game.save()) as unknown,
  });
}

/** Opens a saved game from a file, in a window of its own. */
async function resumed(game: string, saved: string): Promise<Page> {
  const { page } = await pages.game(game, DESKTOP);
  await button(page, 'Saved games').click();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'campaign.json', mimeType: 'application/json', buffer: Buffer.from(saved) });
  return page;
}

describe('between two games of dungeonation', () => {
  const question = async (page: Page, words: string | RegExp): Promise<void> =>
    await page.locator('uc-prompt .question', { hasText: words }).waitFor();
  const answers = (page: Page): Locator => page.locator('uc-prompt .answer');
  const give = async (page: Page, words: string): Promise<void> => {
    await settled(page);
    await answers(page).filter({ hasText: words }).first().click();
  };
  /** A number of a player in the view of the person at the page. */
  const counter = async (page: Page, seat: number, name: string): Promise<number> =>
    await page.evaluate(
      ([at, counted]) => {
        const { view } = document.querySelector('dungeon-game') as unknown as {
          view: { players: { counters: Record<string, number> }[] };
        };
        return view.players[at]?.counters[counted] ?? Number.NaN;
      },
      [seat, name] as const,
    );

  it('a hero learns, the market sells for gold, and the Keeper builds with what is left, also after the file was closed', async () => {
    const page = await resumed('dungeonation', await secondGame());
    await button(page, 'I am Ann').click();
    await question(page, 'What does Fighter learn?');
    expect(await answers(page).allTextContents()).toHaveLength(4);
    await give(page, 'Attack +1');

    await question(page, 'What do you buy?');
    expect(await counter(page, 0, 'bank')).toBe(60);
    await give(page, 'Rope');
    await page.waitForFunction(
      () =>
        (document.querySelector('dungeon-game') as unknown as { session: { position: number } }).session.position >= 2,
    );
    const next = await resumed('dungeonation', await savedFile(page));
    await button(next, 'I am Ann').click();
    await question(next, /Who carries|What do you buy\?/);
    if ((await next.locator('uc-prompt .question', { hasText: 'Who carries' }).count()) > 0)
      await answers(next).first().click();
    await question(next, 'What do you buy?');
    const gold = await counter(next, 0, 'bank');
    expect(gold).toBeLessThan(60);
    await next.locator('uc-log .sentence', { hasText: 'Rope was bought.' }).waitFor();
    await give(next, 'Done');

    await button(next, 'I am Ben').click();
    await question(next, 'What do you build?');
    const imps = await counter(next, 1, 'to-build');
    expect(imps).toBe(9);
    await give(next, 'Crypt');
    await next.waitForFunction(
      () =>
        ((
          document.querySelector('dungeon-game') as unknown as {
            view: { players: { counters: Record<string, number> }[] } | null;
          }
        ).view?.players[1]?.counters['to-build'] ?? 9) < 9,
    );
  });
});
