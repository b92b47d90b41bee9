import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { boardOnPage, drawn } from '../../testing/on-page.ts';
import { answer, decision } from '../../testing/pantry.ts';
import { vaultArea, vaultLays, vaultSquare } from '../../testing/vault.ts';
import type { BoardElement } from '../board.ts';

afterEach(() => document.body.replaceChildren());

const given: number[] = [];

/** The vault on the page, with the question how its lower right tile lies. */
async function vault(pointed = -1): Promise<BoardElement> {
  given.length = 0;
  const asked = decision({ answers: [answer(0, 'Lay: 0'), answer(1, 'Lay: 1')] });
  const { board } = await boardOnPage(vaultArea({}, asked), { lays: vaultLays({}), answer: pointed });
  board.addEventListener('uc-answer', (event) => given.push((event as CustomEvent<{ index: number }>).detail.index));
  return board;
}

const inside = (board: BoardElement, what: string): HTMLElement => board.shadowRoot!.querySelector<HTMLElement>(what)!;
/** The lowest square in the middle of the tile: floor, or rock when the tile is turned. */
const ground = (board: BoardElement): string => board.square(vaultSquare(6, 5))!.getAttribute('aria-label')!;

it('shows the tile as an answer would lay it, with what its borders become, before one is given', async () => {
  const board = await vault();
  expect(ground(board)).toBe('East of Ford, floor, door to the north, shut');

  inside(board, '.spin').click();
  await drawn(board);

  expect(ground(board)).toBe('East of Ford, rock');
  expect(inside(board, '.lay [role=status]').textContent).toBe(
    'How the tile lies, 2 of 2: north: opening, east: edge of the map, south: edge of the map, west: walled-up door',
  );
  expect(given).toEqual([]);
});

it('turns by arrow keys and R, and lays with Enter', async () => {
  const board = await vault();
  board.enter();
  expect(board.shadowRoot!.activeElement).toBe(inside(board, '.accept'));

  await userEvent.keyboard('r');
  await drawn(board);
  await userEvent.keyboard('{ArrowRight}');
  await drawn(board);
  await userEvent.keyboard('{ArrowLeft}');
  await drawn(board);
  await userEvent.keyboard('{Enter}');

  expect(given).toEqual([1]);
});

it('shows the way of the answer that is pointed at elsewhere', async () => {
  const board = await vault(1);

  expect(ground(board)).toBe('East of Ford, rock');
});
