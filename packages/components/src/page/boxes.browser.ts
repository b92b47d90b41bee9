/** In a large window a game is zoomed; places that are measured are where things are drawn. */
import { afterEach, describe, expect, it } from 'vitest';
import { cellarArea, jar, squareAt } from '../testing/cellar.ts';
import { boardOnPage } from '../testing/on-page.ts';
import { answer, decision } from '../testing/pantry.ts';
import { around, boxOf, isAround, pointFor, windowFor, zoomOf } from './boxes.ts';
import '../explained/tip.ts';

afterEach(() => document.body.replaceChildren());

function zoomed(zoom: number): HTMLElement {
  const game = document.createElement('main');
  game.style.cssText = `zoom: ${zoom}; --uc-zoom: ${zoom}`;
  document.body.append(game);
  return game;
}

describe.each([1, 1.5])('zoomed %f times', (zoom) => {
  it('measures in the pixels that styles count', () => {
    const game = zoomed(zoom);
    const box = document.createElement('div');
    box.style.cssText = 'position: fixed; left: 40px; top: 20px; width: 100px; height: 50px';
    game.append(box);

    expect(zoomOf(box)).toBeCloseTo(zoom, 4);
    const { left, top, width, height } = boxOf(box);
    expect([left, top, width, height].map(Math.round)).toEqual([40, 20, 100, 50]);
    expect(pointFor(box, { clientX: 60 * zoom, clientY: 30 * zoom }).x).toBeCloseTo(60, 3);
    expect(windowFor(box).width).toBeCloseTo(innerWidth / zoom, 1);
    expect(isAround(boxOf(box), around([box]), 0)).toBe(true);
  });

  it.each(['left: 30px; top: 40px', 'right: 4px; bottom: 4px'])('explains a word beside it, at %s', async (place) => {
    const game = zoomed(zoom);
    const word = document.createElement('span');
    word.textContent = 'duel';
    word.style.cssText = `position: fixed; ${place}`;
    const tip = document.createElement('uc-tip');
    game.append(word, tip);
    await tip.show([{ title: 'Duel', means: 'Both throw.' }], { words: new Map(), pattern: null } as never, word);

    const [about, box] = [word.getBoundingClientRect(), tip.getBoundingClientRect()];
    expect(box.right).toBeLessThanOrEqual(innerWidth);
    expect(box.bottom).toBeLessThanOrEqual(innerHeight);
    const gap = Math.max(box.top - about.bottom, about.top - box.bottom);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(16 * zoom);
  });

  it('brings what may be chosen on a board into its window', async () => {
    const there = squareAt(6, 9);
    const asked = decision({ answers: [answer(0, 'Wait')] });
    const size = `width: 130px; height: 130px; zoom: ${zoom}`;
    const { board } = await boardOnPage(cellarArea({ [there]: [jar(1, 2)] }, asked), { size });

    const seen = board.shadowRoot!.querySelector('.frame')!;
    await expect.poll(() => isAround(boxOf(seen), boxOf(board.square(there)!), 0)).toBe(true);
  });
});
