/// <reference lib="dom" />
// What axe finds in a whole game, in every phase of it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, gamePages, games } from './pages.ts';
import { beginByForm } from './playing.ts';
import { answerUntil, endTheGame, lookBack, openSheet, closeSheet } from './phases.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare const axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };

const pages = gamePages();

/** What axe finds serious or critical, one line each; of a page with a sheet, on the sheet. */
async function findings(page: Page, options: RunOptions): Promise<string[]> {
  return await page.evaluate(async (chosen) => {
    const sheet = document.querySelector('dungeon-game')?.shadowRoot?.querySelector('dialog') ?? null;
    const context: ElementContext =
      sheet === null ? document : { include: [{ fromShadowDom: ['dungeon-game', 'dialog'] }] };
    const { violations, passes } = await axe.run(context, chosen);
    if (passes.length === 0 && chosen.runOnly === undefined) return ['axe has looked at nothing'];
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.flat().join(' ')} ${failureSummary ?? ''}`),
      );
  }, options);
}

/** Everything but how well texts can be read: of the phases that contrast.test.ts measures, dark and light, on what is really painted. */
const MEASURED_THERE: RunOptions = { rules: { 'color-contrast': { enabled: false } } };

/** Runs axe over the page as it stands, dark. */
async function expectClean(page: Page, phase: string, options = MEASURED_THERE): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findings(page, options), `${phase}, dark`).toEqual([]);
}

/** The same with a sheet open, and the contrast of its texts in light, which contrast.test.ts does not see. */
async function expectCleanSheet(page: Page, sheet: string): Promise<void> {
  await openSheet(page, sheet);
  await expectClean(page, sheet, {});
  await page.emulateMedia({ colorScheme: 'light' });
  const contrast: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };
  expect(await findings(page, contrast), `${sheet}, light`).toEqual([]);
  await closeSheet(page);
}

describe.each(games)('axe finds nothing serious in %s', (game) => {
  it('while it is set up, played, looked back on and over', async () => {
    const { page } = await pages.game(game, DESKTOP, { pace: 'off', theme: 'auto', scores: true });
    await page.evaluate(axeSource);
    await expectClean(page, 'setup');
    await beginByForm(page, { by: 'clicks', seats: 'most', seed: 6 });
    await answerUntil(page, { most: 0 });
    await expectClean(page, 'opening', {});
    await answerUntil(page, { most: 6 });
    await expectClean(page, 'middle');
    await answerUntil(page, { most: 10, choices: 6 });
    await expectClean(page, 'question with many answers', {});
    for (const sheet of ['settings', 'saves', 'share', 'help']) await expectCleanSheet(page, sheet);
    await lookBack(page, 5);
    await expectClean(page, 'the past');
    await endTheGame(page);
    await expectClean(page, 'end');
  });

  it('while it shows what happened', async () => {
    const { page } = await pages.game(game, DESKTOP, { pace: 'slow', theme: 'auto' });
    await page.evaluate(axeSource);
    await beginByForm(page, { by: 'clicks', seats: 2, seed: 6 });
    await answerUntil(page, { most: 40, stage: true });
    await expectClean(page, 'what happened');
  });

  it('on a phone', async () => {
    const { page } = await pages.game(game, PHONE, { pace: 'off', theme: 'auto' });
    await page.evaluate(axeSource);
    await expectClean(page, 'setup');
    await beginByForm(page, { by: 'taps', seats: 2, seed: 6 });
    await answerUntil(page, { most: 6 });
    await expectClean(page, 'middle');
  });
});
