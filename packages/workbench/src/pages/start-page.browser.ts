import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import './start-page.ts';

const desktop = { width: window.innerWidth, height: window.innerHeight };

afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(desktop.width, desktop.height);
});

it.each([320, 844, 1024])('lays the cards of a game beside its words at %i pixels, whole', async (width) => {
  await page.viewport(width, 568);
  const start = document.createElement('workbench-start');
  document.body.append(start);
  const games = (): HTMLElement[] => [...start.shadowRoot!.querySelectorAll<HTMLElement>('article.game')];
  await expect.poll(() => games().length).toBeGreaterThan(0);
  for (const game of games()) {
    const panel = game.getBoundingClientRect();
    const words = game.querySelector('.words')!.getBoundingClientRect();
    for (const card of game.querySelectorAll('uc-card')) {
      const { left, right, bottom } = card.getBoundingClientRect();
      expect([left >= panel.left, right <= panel.right]).toEqual([true, true]);
      expect(right <= words.left || bottom <= words.top).toBe(true);
    }
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
