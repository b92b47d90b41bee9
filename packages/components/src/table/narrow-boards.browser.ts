/** A board on a screen on which not all of the table fits. */
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, decision } from '../testing/pantry.ts';
import { cellarMeta, cellarView, jar, squareAt, type Standing } from '../testing/cellar.ts';
import './table.ts';
import type { TableElement } from './table.ts';

afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(1280, 800);
});

const none = answer(9, 'Done', { none: true });
const dug = [squareAt(2, 2), squareAt(2, 3), squareAt(3, 3), squareAt(4, 3), squareAt(4, 4)].map((thing, index) =>
  answer(index, 'Dig', { thing }),
);

/**
 * A table below whose upper edge its board lies, drawn for the first time, and the ways by which it
 * is scrolled from then on.
 */
async function drawn(view: TableElement['view']): Promise<{ table: TableElement; ways: () => number[] }> {
  const table: TableElement = document.createElement('uc-table');
  table.style.cssText = 'display: block; width: 390px; height: 640px';
  Object.assign(table, { meta: cellarMeta(), view, names: ['Ann', 'Bob'] });
  document.body.append(table);
  await table.updateComplete;
  const field = table.shadowRoot!.querySelector<HTMLElement>('.field')!;
  // what other games have above their boards
  field.insertAdjacentHTML('afterbegin', '<div style="flex: none; height: 800px"></div>');
  const scroll = vi.spyOn(field, 'scrollBy');
  return { table, ways: () => scroll.mock.calls.map(([options]) => (options as ScrollToOptions).top ?? 0) };
}

/** How far the table is scrolled for a question to whose board it has to be scrolled, in pixels. */
async function scrolled(answers: Parameters<typeof decision>[0], standing: Standing = {}): Promise<number[]> {
  const { table, ways } = await drawn(cellarView(standing, null));
  table.view = { ...cellarView(standing, decision(answers)), position: 7 };
  await table.updateComplete;
  await new Promise(requestAnimationFrame);
  return ways();
}

it('is scrolled to when all answers lie on it', async () => {
  const [by = 0, ...more] = await scrolled({ answers: [...dug, none] });

  expect([by > 300, more]).toEqual([true, []]);
});

it('stays where it is when something else can be answered', async () => {
  expect(await scrolled({ answers: [...dug, answer(7, 'Rest'), none] })).toEqual([]);
});

it('is scrolled to when all answers lie on its squares', async () => {
  const standing = { [squareAt(2, 2)]: [jar(1, 1)], [squareAt(4, 4)]: [jar(3, 2)] };
  const answers = [answer(0, 'Plum', { thing: 1 }), answer(1, 'Lemon', { thing: 3 }), none];

  expect((await scrolled({ answers }, standing)).length).toBe(1);
});

it('is scrolled to when a game is taken up again at such a question', async () => {
  await page.viewport(390, 844);
  const { ways } = await drawn(cellarView({}, decision({ answers: [...dug, none] })));

  await expect.poll(ways).toHaveLength(1);
});
