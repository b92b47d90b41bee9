import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { HOST, gamePages, games } from '../proof/pages.ts';

const pages = gamePages();

/** A page with every game, in an order. */
function pageOf(ids: readonly string[]): string {
  const scripts = ids.map((id) => `<script src="${id}.iife.js"></script>`);
  const elements = ids.map((id) => `<dungeon-game game="${id}"></dungeon-game>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Games</title>${[...scripts, ...elements].join('')}`;
}

// The file that comes first defines the element for all, and leaves out what its own game has no use for.
it.each(games)('plays every game of a page on which the file of %s comes first', async (first) => {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-embedding-'));
  cpSync(pages.files, folder, { recursive: true });
  writeFileSync(join(folder, 'all.html'), pageOf([first, ...games.filter((id) => id !== first)]));
  const { page, complaints } = await pages.open(`${HOST}all.html`, folder, { viewport: { width: 1100, height: 900 } });
  await page.locator('dungeon-game').last().getByRole('button').first().waitFor();
  rmSync(folder, { recursive: true, force: true });
  const stopped = await page.evaluate<string[]>(`[...document.querySelectorAll('dungeon-game')].flatMap((game) => {
    const seats = Array.from({ length: 2 }, () => ({ is: 'human' }));
    game.newGame({ seats, names: ['', ''], seed: 7, options: {}, variant: null });
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

  expect(stopped).toEqual([]);
  expect(complaints).toEqual([]);
});
