import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { gameIds } from '../games.ts';
import './start-page.ts';

const desktop = { width: window.innerWidth, height: window.innerHeight };

afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(desktop.width, desktop.height);
});

function shown(): ShadowRoot {
  const start = document.createElement('workbench-start');
  document.body.append(start);
  return start.shadowRoot!;
}

const boxes = (root: ShadowRoot): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('article.game')];

it.each([320, 844, 1024, 1440])('lays the cards of a game above its words at %i pixels, whole', async (width) => {
  await page.viewport(width, 568);
  const root = shown();
  await expect.poll(() => boxes(root).length).toBe(gameIds.length);
  for (const game of boxes(root)) {
    const panel = game.getBoundingClientRect();
    const words = game.querySelector('.words')!.getBoundingClientRect();
    for (const card of game.querySelectorAll('uc-card')) {
      const { left, right, bottom } = card.getBoundingClientRect();
      expect([left >= panel.left, right <= panel.right]).toEqual([true, true]);
      expect(bottom <= words.top).toBe(true);
    }
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

it('keeps a place for each game from the start, so that nothing moves when they are loaded', async () => {
  await page.viewport(1440, 900);
  const root = shown();
  await (root.host as HTMLElement & { updateComplete: Promise<unknown> }).updateComplete;

  expect(root.querySelectorAll('.games > *')).toHaveLength(gameIds.length);
  await expect.poll(() => boxes(root).length).toBe(gameIds.length);
  expect(root.querySelectorAll('.games > *')).toHaveLength(gameIds.length);
});

it('offers to play and to learn first, in boxes of one height', async () => {
  await page.viewport(1440, 900);
  const root = shown();
  await expect.poll(() => boxes(root).length).toBe(gameIds.length);

  const heights = boxes(root).map((box) => Math.round(box.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
  for (const box of boxes(root)) {
    const buttons = [...box.querySelectorAll<HTMLElement>('.ways .button')];
    expect(buttons.map((button) => button.innerText.trim())).toEqual(['Play', 'Learn']);
    expect(buttons.every((button) => button.getBoundingClientRect().bottom <= 900)).toBe(true);
  }
});

it('begins a lesson at one press', async () => {
  const root = shown();
  await expect.poll(() => boxes(root).length).toBe(gameIds.length);
  const begun = new Promise<unknown>((done) => {
    root.host.addEventListener('begin', (event) => done((event as CustomEvent).detail), { once: true });
  });

  boxes(root)[0]!.querySelector<HTMLElement>('.learn')!.click();

  expect(await begun).toMatchObject({ game: gameIds[0], plan: { lesson: expect.stringMatching(/./) } });
});

it('shows what to press on a telephone that is held across', async () => {
  await page.viewport(844, 390);
  const root = shown();
  // Games that other tests have saved would stand above the shelf.
  const start = Object.assign(root.host as HTMLElement & { updateComplete: Promise<unknown> }, { saved: [] });
  await start.updateComplete;
  await expect.poll(() => boxes(root).length).toBe(gameIds.length);
  const buttons = [...boxes(root)[0]!.querySelectorAll('.ways .button')];

  expect(buttons).toHaveLength(2);
  for (const button of buttons) expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(390);
});

it.each([
  [1920, 1080],
  [2560, 1440],
])('is a shelf as wide as a large screen, %i by %i', async (width, height) => {
  await page.viewport(width, height);
  const root = shown();
  await expect.poll(() => boxes(root).length).toBe(gameIds.length);
  const shelf = root.querySelector('.games')!.getBoundingClientRect();

  expect(shelf.width / width).toBeGreaterThan(0.8);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
