import type { CardElement } from '@undercroft/components';
import type { RowMeta } from '@undercroft/contract';
import { afterEach, expect, it } from 'vitest';
import { gameIds, loadGame } from '../games.ts';
import { hashOf } from '../route.ts';
import './gallery-page.ts';
import type { GalleryPageElement } from './gallery-page.ts';

afterEach(() => document.body.replaceChildren());

/** The page of the first game, at a card of it or at its table. */
async function draw(isCard: boolean): Promise<{ game: string; row: RowMeta; page: GalleryPageElement }> {
  const game = gameIds[0]!;
  const loaded = await loadGame(game);
  const row = loaded!.module!.meta.rows.find(({ spot, text }) => spot === undefined && text !== '')!;
  const page = document.createElement('workbench-gallery') as GalleryPageElement;
  Object.assign(page, { game, card: isCard ? row.name : '' });
  document.body.append(page);
  await expect.poll(() => page.shadowRoot?.querySelector('.shown') ?? null).not.toBeNull();
  return { game, row, page };
}

const within = (root: Element, ...path: string[]): Element | null =>
  path.reduce<Element | null>((at, step) => at?.shadowRoot?.querySelector(step) ?? null, root);

it('shows a card beside its file, in the state and shape that are chosen', async () => {
  const { page, row } = await draw(true);
  const card = (): CardElement | null => within(page, 'gallery-card', 'uc-card') as CardElement | null;
  await expect.poll(() => card()?.face.title).toBe(row.title);
  expect([card()!.face.exhausted, card()!.shape]).toEqual([false, 'card']);

  const choices = [...page.shadowRoot!.querySelectorAll('label')];
  for (const name of ['Exhausted', 'Chip'])
    choices
      .find(({ textContent }) => textContent.trim() === name)!
      .querySelector('input')!
      .click();

  await expect.poll(() => [card()!.face.exhausted, card()!.shape]).toEqual([true, 'chip']);
  await expect.poll(() => within(page, 'gallery-card', 'gallery-card-file', 'pre')?.textContent).toContain(row.name);
});

it('leads to each card, and shows the table at the moment that is chosen', async () => {
  const { page, game, row } = await draw(false);
  const links = [...page.shadowRoot!.querySelectorAll<HTMLAnchorElement>('.list a')];
  expect(links.map((link) => link.getAttribute('href'))).toContain(hashOf({ page: 'gallery', game, card: row.name }));
  const address = (): string | null | undefined =>
    page.shadowRoot!.querySelector('gallery-layout')?.getAttribute('address');
  expect(address()).toBe(hashOf({ page: 'table', game, moment: 'opening' }));

  page.shadowRoot!.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]!.click();

  await expect.poll(address).toBe(hashOf({ page: 'table', game, moment: 'middle' }));
  expect(page.shadowRoot!.querySelectorAll('gallery-extremes')).toHaveLength(5);
});
