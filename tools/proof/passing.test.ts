/// <reference lib="dom" />
// A player who may interrupt others at every step says once that they do not, and is asked again
// about the next one.
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { DESKTOP, gamePages } from './pages.ts';
import { beginByForm, settled } from './playing.ts';

const pages = gamePages();

/** Questions that are answered at most before one comes up twice. */
const MOST = 60;

interface Asked {
  readonly question: number;
  readonly about: number;
  readonly position: number;
  readonly turn: number;
}

/** What the person is asked, once the table is at rest and its question stands on the page. */
async function asked(page: Page): Promise<Asked> {
  await settled(page);
  return await page.evaluate(() => {
    interface Seen {
      readonly session: { readonly position: number };
      readonly view: { readonly turn: number; readonly decision: { readonly ask: number; readonly about: number } };
    }
    const { session, view } = document.querySelector('dungeon-game') as unknown as HTMLElement & Seen;
    const { ask, about } = view.decision;
    return { question: ask, about, position: session.position, turn: view.turn };
  });
}

it('passes for one figure from now on, and asks again about another', async () => {
  const { page, complaints } = await pages.game('dungeonation', DESKTOP);
  await beginByForm(page, { by: 'clicks', seats: 2, seed: 5, person: 1, variant: 'Raid' });
  const button = page.locator('dungeon-game uc-prompt .keep-passing');
  // What leads there is given without the question: it is no matter of this test.
  for (let n = 0; n < MOST; n++) {
    await settled(page);
    if ((await button.count()) > 0) break;
    await page.evaluate(() => {
      interface Played {
        readonly session: { readonly choices: number };
        answer(index: number): void;
      }
      const game = document.querySelector('dungeon-game') as unknown as HTMLElement & Played;
      game.answer(game.session.choices - 1);
    });
  }
  const before = await asked(page);
  await expect.poll(() => button.innerText()).toMatch(/^Pass for \w+ from now on$/);

  await button.click();
  await page.waitForFunction((at) => {
    const game = document.querySelector('dungeon-game') as unknown as { session: { position: number } };
    return game.session.position > at;
  }, before.position);
  const after = await asked(page);

  expect([after.question, after.about, after.turn]).not.toEqual([before.question, before.about, before.turn]);
  expect(complaints).toEqual([]);
});
