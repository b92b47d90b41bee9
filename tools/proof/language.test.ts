/// <reference lib="dom" />
// A game of several languages, played in another one than that of the page.
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { DESKTOP, gamePages } from './pages.ts';
import { answerUntil, closeSheet, endTheGame, openSheet } from './phases.ts';
import { beginByForm } from './playing.ts';

const pages = gamePages();

/**
 * Everything that stands on the page or is read aloud, through all shadow roots, but what says
 * itself that it is English.
 */
async function words(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const found: string[] = [];
    const walk = (node: Node): void => {
      if (node instanceof Text) found.push(node.data);
      if (node instanceof Element) {
        if (
          ['style', 'script'].includes(node.localName) ||
          (node.localName === 'dd' && node.getAttribute('lang') === 'en')
        )
          return;
        for (const name of ['aria-label', 'title', 'placeholder']) found.push(node.getAttribute(name) ?? '');
        node.shadowRoot?.childNodes.forEach(walk);
      }
      node.childNodes.forEach(walk);
    };
    walk(document.querySelector('dungeon-game')!);
    return found.join(' ').replaceAll(/\s+/g, ' ');
  });
}

/** English of the interface, of the log and of rules that must not be left over. */
const ENGLISH =
  /\b(?:the|you|your|turn of|with|recruits|walks|not now|undo|settings|wins|nobody|step back|none|apprentices)\b/i;

/** As above; words that German has as well are left out. */
const ENGLISH_IN_GERMAN =
  /\b(?:the|you|your|turn of|with|room|rooms|hero|heroes|spell|not now|undo|settings|wins|nobody|step back)\b|[⟨⟩⟪⟫]/gi;

/** What should not be there, with some words around it. */
async function leftOver(page: Page): Promise<string[]> {
  const text = await words(page);
  return [...text.matchAll(ENGLISH_IN_GERMAN)].map(({ index }) => text.slice(Math.max(0, index - 30), index + 30));
}

it('speaks German in every part of a game', async () => {
  const { page, complaints } = await pages.game('keeper', DESKTOP, { pace: 'off', lang: 'de' });
  expect(await leftOver(page)).toEqual([]);
  await beginByForm(page, { by: 'clicks', seats: 2, seed: 6 });
  await answerUntil(page, { most: 12 });
  expect(await leftOver(page)).toEqual([]);

  for (const sheet of ['settings', 'saves', 'share', 'help', 'setup']) {
    await openSheet(page, sheet);
    expect([sheet, ...(await leftOver(page))]).toEqual([sheet]);
    await closeSheet(page);
  }
  await endTheGame(page);
  expect(await leftOver(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

it('speaks French in every part and remembers it', async () => {
  const { page, complaints } = await pages.game('apprentices', DESKTOP, { pace: 'off', lang: 'en' });
  await beginByForm(page, { by: 'clicks', seats: 2, seed: 6 });
  await answerUntil(page, { most: 12 });
  expect(await words(page)).toMatch(ENGLISH);

  await openSheet(page, 'settings');
  await page.locator('dungeon-game input[name="lang"][value="fr"]').check({ force: true });
  await page.locator('dungeon-game dialog h2', { hasText: 'Réglages' }).waitFor();
  expect(await words(page)).not.toMatch(ENGLISH);
  await closeSheet(page);
  for (const sheet of ['saves', 'share', 'help', 'setup']) {
    await openSheet(page, sheet);
    expect(`${sheet}: ${await words(page)}`).not.toMatch(ENGLISH);
    await closeSheet(page);
  }
  const kept = await page.evaluate(() => localStorage.getItem('undercroft:settings'));
  expect(JSON.parse(kept!)).toMatchObject({ lang: 'fr' });

  await endTheGame(page);
  expect(await words(page)).not.toMatch(ENGLISH);
  expect(complaints).toEqual([]);
});
