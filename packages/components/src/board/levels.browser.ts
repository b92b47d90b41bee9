import axe from 'axe-core';
import type { WalkView } from '@undercroft/view';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { boardOnPage, drawn } from '../testing/on-page.ts';
import { answer, decision } from '../testing/pantry.ts';
import { vaultAbove, vaultArea, vaultSquare } from '../testing/vault.ts';
import type { BoardElement } from './board.ts';

afterEach(() => document.body.replaceChildren());

const [under, over] = [vaultSquare(4, 2), vaultAbove(2)];
const walk = (to: number, cost: number): WalkView => {
  return { walker: 1, from: vaultSquare(4, 1), cost, steps: [{ space: to, cost, risks: [] }] };
};

/** A bridge: one can walk on it, and below it at a higher cost. */
async function bridge(): Promise<{ readonly board: BoardElement; readonly heard: number[] }> {
  const answers = [
    answer(0, 'go', { thing: under, walk: walk(under, 3) }),
    answer(1, 'go', { thing: over, walk: walk(over, 1) }),
  ];
  return await boardOnPage(vaultArea({}, decision({ answers })));
}

const cell = (board: BoardElement): HTMLElement => board.square(under)!;
const button = (board: BoardElement): HTMLElement => board.shadowRoot!.querySelector('.levels')!;
const cost = (board: BoardElement): string | undefined => cell(board).querySelector('.cost')?.textContent;

it('says the room where a tile lies, and its side', async () => {
  const { board } = await bridge();
  const label = (row: number, column: number): string | null =>
    board.square(vaultSquare(row, column))!.getAttribute('aria-label');

  expect(label(1, 2)).toMatch(/^Press, north, floor/);
  expect(label(1, 4)).toBe('East of Press, not explored');
});

it('says of both levels what it costs to go there', async () => {
  const { board } = await bridge();

  expect(cell(board).getAttribute('aria-label')).toContain(
    'can be chosen, cost 3, above: planks, can be chosen, cost 1',
  );
});

it('chooses what is above where both levels can be chosen, and shows what that costs', async () => {
  const { board, heard } = await bridge();

  cell(board).click();
  const box = cell(board).getBoundingClientRect();
  const hit = board.shadowRoot!.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);

  expect([heard, cost(board), hit?.closest('.square')]).toEqual([[over], '1', cell(board)]);
});

it('chooses what is below after the button of the levels was pressed', async () => {
  const { board, heard } = await bridge();
  const box = button(board).getBoundingClientRect();
  const hit = board.shadowRoot!.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  expect(hit?.closest('.levels')).toBe(button(board));

  button(board).click();
  await drawn(board);
  cell(board).click();

  expect([button(board).ariaPressed, heard, cost(board)]).toEqual(['true', [under], '3']);
  expect(board.shadowRoot!.querySelector('[role="status"]')!.textContent).toBe('The lower level is shown.');
});

it('goes to the lower level and back by a key', async () => {
  const { board, heard } = await bridge();
  cell(board).focus();

  await userEvent.keyboard('u{Enter}u{Enter}');

  expect(heard).toEqual([under, over]);
});

it('is accessible while the lower level is shown', async () => {
  const { board } = await bridge();
  button(board).click();

  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });

  expect(violations.map(({ id }) => id)).toEqual([]);
});
