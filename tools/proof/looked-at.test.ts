/// <reference lib="dom" />
// What axe finds in a whole game, in every phase of it; and texts on everything that is painted
// behind them, which axe cannot judge: gradients, textures, pictures. Both look at the same page,
// dark and light.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { faintTexts } from './contrast.ts';
import { TIMES } from '../patience.ts';
import { DESKTOP, PHONE, gamePages, games } from './pages.ts';
import { answerUntil, closeSheet, endTheGame, hesitate, lookBack, openSheet, skipStage } from './phases.ts';
import { beginByForm, type Player } from './playing.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare const axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };

const pages = gamePages();

/** What axe finds serious or critical, one line each; of a page with a sheet, on the sheet. */
async function findings(page: Page, options: RunOptions): Promise<string[]> {
  return await page.evaluate(async (chosen) => {
    const sheet = document.querySelector('dungeon-game')?.shadowRoot?.querySelector('dialog') ?? null;
    const context: ElementContext =
      sheet === null ? document : { include: [{ fromShadowDom: ['dungeon-game', 'dialog'] }] };
    const { violations, passes } = await axe.run(context, { ...chosen, resultTypes: ['violations'] });
    if (passes.length === 0 && chosen.runOnly === undefined) return ['axe has looked at nothing'];
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.flat().join(' ')} ${failureSummary ?? ''}`),
      );
  }, options);
}

/** Everything but how well texts can be read: that is measured on what is really painted. */
const BUT_CONTRAST: RunOptions = { rules: { 'color-contrast': { enabled: false } } };
const CONTRAST: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/** Sheets that are the same elements with the same texts in each game. */
const SHARED = ['settings', 'saves', 'share'] as const;

/**
 * Sheets that are looked at in a game: its help, and of the others one by turns. `npm run
 * test:long` opens all of them in each game.
 */
function sheetsOf(game: string): readonly string[] {
  const nth = games.indexOf(game) % SHARED.length;
  return [...(TIMES > 1 ? SHARED : [SHARED[nth]!]), 'help'];
}

/** Runs axe over the page as it stands, dark. */
async function expectClean(page: Page, phase: string, options = BUT_CONTRAST): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findings(page, options), `${phase}, dark`).toEqual([]);
}

/**
 * The same with a sheet open, and the contrast of its texts in light, which no other test measures.
 */
async function expectCleanSheet(page: Page, sheet: string): Promise<void> {
  await openSheet(page, sheet);
  await expectClean(page, sheet, {});
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findings(page, CONTRAST), `${sheet}, light`).toEqual([]);
  await closeSheet(page);
}

const SCHEMES = ['dark', 'light'] as const;

/** In which colours a moment is looked at. */
type Colours = () => readonly (typeof SCHEMES)[number][];

/**
 * Colours by turns: a moment is looked at in the dark in half of the games, and in light in the
 * others. `npm run test:long` looks at each in both.
 *
 * @param first  which of `SCHEMES` comes first
 */
function byTurns(first: number): Colours {
  let nth = first;
  return () => (TIMES > 1 ? SCHEMES : [SCHEMES[nth++ % SCHEMES.length]!]);
}

async function expectReadable(page: Page, phase: string, coloursOf: Colours): Promise<void> {
  // Where nothing is looked at closer, which would lie over something.
  await page.mouse.move(1, 1);
  for (const colorScheme of coloursOf()) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme);
    expect(await faintTexts(page), `${phase}, ${colorScheme}`).toEqual([]);
  }
}

/** Begins, and goes on until something that happened stands on the stage. */
async function playToAStage(page: Page, player: Player): Promise<void> {
  await beginByForm(page, player);
  await answerUntil(page, { most: 40, stage: true });
}

/** From now on nothing that happened is shown. */
async function leaveTheStage(page: Page): Promise<void> {
  await skipStage(page);
  await page.evaluate(() => document.querySelector('dungeon-game')!.setAttribute('pace', 'off'));
}

describe.each(games)('%s is clean for axe and can be read, dark and light,', (game) => {
  it('while it is set up, played back, played by as many as can play, looked back on and over', async () => {
    const { page } = await pages.game(game, DESKTOP, { pace: 'slow', theme: 'auto', scores: true });
    await page.evaluate(axeSource);
    const colours = byTurns(games.indexOf(game));
    const expectBoth = async (phase: string): Promise<void> => {
      await expectClean(page, phase);
      await expectReadable(page, phase, colours);
    };
    await expectBoth('setup');
    await playToAStage(page, { by: 'clicks', seats: 'most', seed: 6 });
    await expectBoth('what is played back');
    await leaveTheStage(page);
    await answerUntil(page, { most: 6 });
    await answerUntil(page, { most: 10, choices: 6 });
    await expectBoth('question with many answers');
    await hesitate(page);
    await expectReadable(page, 'what can be chosen', colours);
    for (const sheet of sheetsOf(game)) await expectCleanSheet(page, sheet);
    await lookBack(page, 5);
    await expectBoth('the past');
    await endTheGame(page);
    await expectBoth('end');
  });

  it('on a phone', async () => {
    const { page } = await pages.game(game, PHONE, { pace: 'slow' });
    await page.evaluate(axeSource);
    // What is dark on a desktop is light here.
    const colours = byTurns(games.indexOf(game) + 1);
    await expectClean(page, 'setup');
    await expectReadable(page, 'setup', colours);
    await playToAStage(page, { by: 'taps', seats: 2, seed: 6 });
    await expectReadable(page, 'what is played back', colours);
    await leaveTheStage(page);
    await answerUntil(page, { most: 6 });
    await expectClean(page, 'middle');
    await expectReadable(page, 'table', colours);
    await lookBack(page, 5);
    await expectReadable(page, 'the past', colours);
    await endTheGame(page);
    await expectReadable(page, 'end', colours);
  });
});
