// On a phone one board of several is seen: the next one is a swipe away, and a finger on a board
// that is seen whole moves what lies around it.
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

/**
 * A finger that goes from one point to another, as the browser gets it from a screen. Its first
 * points come at once, so that a slow machine does not take it for one that rests.
 *
 * @param rested resolves when it has rested long enough
 */
async function slide(
  finger: CDPSession,
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
  rested?: () => Promise<unknown>,
): Promise<void> {
  const [steps, first] = [8, 3];
  const send = async (type: 'touchStart' | 'touchMove', step: number): Promise<unknown> => {
    const [x, y] = [0, 1].map((axis) => from[axis]! + ((to[axis]! - from[axis]!) * step) / steps) as [number, number];
    return await finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  };
  const start = send('touchStart', 0);
  if (rested !== undefined) {
    await start;
    await rested();
  }
  await Promise.all([start, ...Array.from({ length: first }, (_, n) => send('touchMove', n + 1))]);
  for (let step = first + 1; step <= steps; step++) {
    await send('touchMove', step);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

it('goes from dungeon to dungeon by a finger, one at a time, and scrolls past them', async () => {
  const { page, complaints } = await pages.game('lords', PHONE);
  await beginByForm(page, { by: 'taps', seats: 'most', seed: 5 });
  await page.locator('dungeon-game uc-prompt .answer').first().waitFor();
  const finger = await page.context().newCDPSession(page);
  const { seats, top } = await seen(page);
  const y = top + 25;
  const across = async (from: number, to: number): Promise<readonly string[]> => {
    await slide(finger, page, [from, y], [to, y]);
    return (await seen(page)).seats;
  };
  const right = async (): Promise<readonly string[]> => await across(80, 300);
  const left = async (): Promise<readonly string[]> => await across(300, 80);

  expect(seats).toEqual(['0']);
  const back = [await right(), await right(), await right(), await right()];
  expect([...new Set(back.flat())].toSorted()).toEqual(['1', '2', '3']);
  expect(back[3]).toEqual(back[2]);
  expect([await left(), await left(), await left()]).toEqual([back[1], back[0], ['0']]);

  const before = (await seen(page)).scrolled;
  await slide(finger, page, [200, y], [200, y - 120]);
  await expect.poll(async () => (await seen(page)).scrolled).toBeGreaterThan(before + 60);
  expect(complaints).toEqual([]);
});

/** What a finger may take, and a place to put it, both seen whole: their middles. */
interface Errand {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  /** answers given */
  readonly position: number;
}

/** Plays on until something can be taken to a place that is seen, too. */
async function errand(page: Page): Promise<Errand> {
  return await page.evaluate(async () => {
    type Card = HTMLElement & { readonly thing: number };
    const game = document.querySelector('dungeon-game') as unknown as HTMLElement & {
      readonly session: { readonly position: number; readonly humanAsked: boolean };
      readonly view: { readonly decision: { readonly answers: readonly { index: number; thing: number }[] } | null };
      answer(index: number): void;
    };
    const table = game.shadowRoot!.querySelector('uc-table') as HTMLElement & {
      readonly reach: { places(index: number): readonly number[] } | null;
    };
    const cards = (which: string): Card[] => [...table.shadowRoot!.querySelectorAll<Card>(which)];
    const middle = (card: Card): readonly [number, number] => {
      const { left, top, width, height } = card.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const isSeen = (card: Card): boolean => {
      const [x, y] = middle(card);
      const top = table.shadowRoot!.elementFromPoint(x, y);
      return top !== null && (top === card || card.contains(top));
    };
    for (let step = 0; step < 60; step++) {
      for (let frame = 0; frame < 8; frame++) await new Promise((done) => requestAnimationFrame(done));
      if (!game.session.humanAsked) continue;
      const answers = game.view?.decision?.answers ?? [];
      for (const card of cards('uc-card[legal]')) {
        card.scrollIntoView({ block: 'end', behavior: 'instant' });
        const places = answers
          .filter(({ thing }) => thing === card.thing)
          .flatMap(({ index }) => table.reach?.places(index) ?? []);
        const there = cards('uc-card').find((one) => one !== card && places.includes(one.thing) && isSeen(one));
        if (there !== undefined && isSeen(card))
          return { from: middle(card), to: middle(there), position: game.session.position };
      }
      game.answer(step % Math.max(1, answers.length));
    }
    throw new Error('nothing could be taken anywhere');
  });
}

const position = async (page: Page): Promise<number> =>
  await page.evaluate(
    () => (document.querySelector('dungeon-game') as unknown as { session: { position: number } }).session.position,
  );

it('takes a thing along to its place when it has rested on it, and nothing when it goes on at once', async () => {
  const { page, complaints } = await pages.game('keeper', PHONE);
  await beginByForm(page, { by: 'taps', seats: 2, seed: 5 });
  await page.locator('dungeon-game uc-prompt .answer').first().waitFor();
  const finger = await page.context().newCDPSession(page);
  const { from, to, position: before } = await errand(page);

  await slide(finger, page, from, to);
  expect(await position(page)).toBe(before);

  const taken = await errand(page);
  // What has rested shows where it may go.
  await slide(finger, page, taken.from, taken.to, () => page.locator('uc-card[marked]').first().waitFor());
  await expect.poll(async () => await position(page)).toBeGreaterThan(taken.position);
  expect(await page.locator('dungeon-game .carried').count()).toBe(0);
  expect(complaints).toEqual([]);
});
