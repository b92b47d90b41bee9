/** A board on a screen on which not all of the table fits. */
import { afterEach, expect, it, vi } from 'vitest';
import { answer, decision } from '../testing/pantry.ts';
import { cellarMeta, cellarView, squareAt } from '../testing/cellar.ts';
import './table.ts';
import type { TableElement } from './table.ts';

afterEach(() => document.body.replaceChildren());

const none = answer(9, 'Done', { none: true });
const dug = [squareAt(2, 2), squareAt(2, 3), squareAt(3, 3), squareAt(4, 3), squareAt(4, 4)].map((thing, index) =>
  answer(index, 'Dig', { thing }),
);

/** How far the table is scrolled for a question to whose board it has to be scrolled, in pixels. */
async function scrolled(answers: Parameters<typeof decision>[0]): Promise<number[]> {
  const table: TableElement = document.createElement('uc-table');
  table.style.cssText = 'display: block; width: 390px; height: 640px';
  Object.assign(table, { meta: cellarMeta(), view: cellarView({}, null), names: ['Ann', 'Bob'] });
  document.body.append(table);
  await table.updateComplete;
  const field = table.shadowRoot!.querySelector<HTMLElement>('.field')!;
  // what other games have above their boards
  field.insertAdjacentHTML('afterbegin', '<div style="flex: none; height: 800px"></div>');
  const scroll = vi.spyOn(field, 'scrollBy');
  table.view = { ...cellarView({}, decision(answers)), position: 7 };
  await table.updateComplete;
  return scroll.mock.calls.map(([options]) => (options as ScrollToOptions).top ?? 0);
}

it('is scrolled to when all answers lie on it', async () => {
  const [by = 0, ...more] = await scrolled({ answers: [...dug, none] });

  expect([by > 300, more]).toEqual([true, []]);
});

it('stays where it is when something else can be answered', async () => {
  expect(await scrolled({ answers: [...dug, answer(7, 'Rest'), none] })).toEqual([]);
});
