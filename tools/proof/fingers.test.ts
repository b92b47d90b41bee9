// On a phone one board of several is seen: the next one is a swipe away, and a finger on a board that is seen whole moves what lies around it.
/// <reference lib="dom" />
import type { CDPSession, Page } from 'playwright';
import { expect, it } from 'vitest';
import { PHONE, gamePages } from './pages.ts';
import { beginByForm } from './playing.ts';

const pages = gamePages();

interface Seen {
  /** seats whose boards are seen */
  readonly seats: readonly string[];
  /** how far the table is scrolled, in pixels */
  readonly scrolled: number;
  /** upper edge of the board in the window */
  readonly top: number;
}

async function seen(page: Page): Promise<Seen> {
  return await page.evaluate(async () => {
    for (let frame = 0; frame < 8; frame++) await new Promise((done) => requestAnimationFrame(done));
    const table = document.querySelector('dungeon-game')!.shadowRoot!.querySelector('uc-table')!.shadowRoot!;
    const shown = [...table.querySelectorAll('uc-board')].filter((board) => board.checkVisibility());
    return {
      seats: shown.map((board) => board.closest<HTMLElement>('.board')!.dataset['seat']!),
      scrolled: table.querySelector('.field')!.scrollTop,
      top: shown[0]!.getBoundingClientRect().top,
    };
  });
}

/** A finger that goes from one point to another, as the browser gets it from a screen. */
async function drag(finger: CDPSession, page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const steps = 8;
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from[0], y: from[1] }] });
  for (let step = 1; step <= steps; step++) {
    const [x, y] = [0, 1].map((axis) => from[axis]! + ((to[axis]! - from[axis]!) * step) / steps) as [number, number];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return await seen(page);
}

it('goes from dungeon to dungeon by a finger, one at a time, and scrolls past them', async () => {
  const { page, complaints } = await pages.game('lords', PHONE);
  await beginByForm(page, { by: 'taps', seats: 'most', seed: 5 });
  await page.locator('dungeon-game uc-prompt .answer').first().waitFor();
  const finger = await page.context().newCDPSession(page);
  const { seats, top } = await seen(page);
  const y = top + 25;
  const right = async (): Promise<readonly string[]> => (await drag(finger, page, [80, y], [300, y])).seats;
  const left = async (): Promise<readonly string[]> => (await drag(finger, page, [300, y], [80, y])).seats;

  expect(seats).toEqual(['0']);
  const back = [await right(), await right(), await right(), await right()];
  expect([...new Set(back.flat())].toSorted()).toEqual(['1', '2', '3']);
  expect(back[3]).toEqual(back[2]);
  expect([await left(), await left(), await left()]).toEqual([back[1], back[0], ['0']]);

  const before = (await seen(page)).scrolled;
  await drag(finger, page, [200, y], [200, y - 120]);
  await expect.poll(async () => (await seen(page)).scrolled).toBeGreaterThan(before + 60);
  expect(complaints).toEqual([]);
});
