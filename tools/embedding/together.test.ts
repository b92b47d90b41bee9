import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { HOST, gamePages, games } from '../proof/pages.ts';

const pages = gamePages();

/** A page with every game, in an order, in French. */
function pageOf(ids: readonly string[]): string {
  const files = ids.flatMap((id) => [`${id}.iife.js`, `${id}.fr.js`]);
  const scripts = files
    .filter((file) => existsSync(join(pages.files, file)))
    .map((file) => `<script src="${file}"></script>`);
  const elements = ids.map((id) => `<dungeon-game game="${id}" lang="fr" pace="off"></dungeon-game>`);
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Games</title>${[...scripts, ...elements].join('')}`;
}

/**
 * Elements that are not defined, that speak no French, or that draw the picture of what is not
 * known.
 */
const FAULTS = `(() => {
  const inside = (root) => [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? inside(one.shadowRoot) : [])]);
  const faultOf = (one) => {
    if (one.localName.includes('-') && !customElements.get(one.localName)) return ['unknown'];
    if (one.words !== undefined && one.words.lang !== 'fr') return ['speaks ' + one.words.lang];
    return one.matches('svg.icon:has(path[d^="M12 2 22 12 12 22"])') ? ['no picture'] : [];
  };
  return [...document.querySelectorAll('dungeon-game')].flatMap((game) =>
    inside(game.shadowRoot).flatMap((one) => faultOf(one).map((fault) => game.getAttribute('game') + ', ' + one.localName + ': ' + fault)));
})()`;

// The file that comes first defines the elements that it has for all, and leaves out what its own
// game has no use for.
it.each(games)('shows and plays every game of a page on which the file of %s comes first', async (first) => {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-embedding-'));
  cpSync(pages.files, folder, { recursive: true });
  writeFileSync(join(folder, 'all.html'), pageOf([first, ...games.filter((id) => id !== first)]));
  const { page, complaints } = await pages.open(`${HOST}all.html`, folder, { viewport: { width: 1100, height: 900 } });
  await page.locator('dungeon-game').last().getByRole('button').first().waitFor();
  rmSync(folder, { recursive: true, force: true });
  await page.evaluate(`document.querySelectorAll('dungeon-game').forEach((game) => {
    const seats = [{ is: 'human' }, { is: 'bot', bot: 'random' }];
    game.newGame({ seats, names: ['', ''], seed: 7, options: {}, variant: null });
  })`);
  for (const game of await page.locator('dungeon-game').all())
    await game.locator('uc-prompt .answer, uc-prompt .accept').first().waitFor({ state: 'attached' });
  const faults = await page.evaluate<string[]>(FAULTS);
  // The test does not wait for a table to be drawn after each answer, and answers for both seats.
  const stopped = await page.evaluate<string[]>(`[...document.querySelectorAll('dungeon-game')].flatMap((game) => {
    try {
      for (let given = 0; given < 60 && !game.session.over; given++) {
        game.session.view(given % 2);
        game.session.answer((given * 7) % game.session.choices);
      }
      return [];
    } catch (error) {
      return [game.getAttribute('game') + ': ' + error.message];
    }
  })`);

  expect([...new Set(faults)]).toEqual([]);
  expect(stopped).toEqual([]);
  expect(complaints).toEqual([]);
});
