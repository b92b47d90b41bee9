import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { jar } from '../testing/cellar.ts';
import { boardOnPage } from '../testing/on-page.ts';
import { answer, decision } from '../testing/pantry.ts';
import { vaultArea, vaultGates, vaultPlot, vaultSquare } from '../testing/vault.ts';
import type { BoardElement } from './board.ts';

afterEach(() => document.body.replaceChildren());

/**
 * What readers of the screen find in the grid: for each row its cells, by what they begin with and
 * how much they span.
 */
function heard(board: BoardElement): string[][] {
  return [...board.shadowRoot!.querySelectorAll('[role="row"]')].map((row) =>
    [...row.querySelectorAll('[role="gridcell"]')].map((cell) => {
      const [across, down] = ['aria-colspan', 'aria-rowspan'].map((name) => cell.getAttribute(name) ?? '1');
      return `${cell.getAttribute('aria-colindex')} ${cell.getAttribute('aria-label')!.split(',')[0]} ${across}x${down}`;
    }),
  );
}

const focused = (board: BoardElement): string =>
  (document.activeElement === board ? board.shadowRoot!.activeElement : document.activeElement)?.ariaLabel ?? '';

/**
 * The vault with its lower plots out of reach of the question.
 *
 * @param things that can be chosen
 */
async function vault(
  things: readonly number[],
): Promise<{ readonly board: BoardElement; readonly heard: readonly number[] }> {
  const standing = { [vaultSquare(1, 2)]: [jar(1, 1)] };
  const answers = things.map((thing, n) => answer(n, `take ${n}`, { thing }));
  return await boardOnPage(vaultArea(standing, decision({ answers })), { size: 'width: 420px; height: 440px' });
}

it('is one cell of the grid where nothing of a plot is known', async () => {
  const { board } = await vault([vaultSquare(1, 3), vaultPlot(2), vaultPlot(3)]);

  const rows = heard(board);

  expect(rows[0]).toEqual(['1 Press 1x1', '2 Press 1x1', '3 Press 1x1', '4 East of Press 3x3']);
  expect(rows.map((row) => row.length)).toEqual([4, 3, 3, 6, 6, 6]);
  expect(board.square(vaultSquare(2, 5))!.matches('[role="none"]:not([tabindex], [aria-label])')).toBe(true);
  expect(board.square(vaultSquare(1, 4))!.getAttribute('aria-label')).toBe(
    'East of Press, not explored, can be chosen',
  );
});

it('is walked over by arrow keys as one step, and keeps the row and the column where one came from', async () => {
  const { board } = await vault([vaultSquare(2, 3), vaultSquare(5, 6)]);
  board.square(vaultSquare(2, 3))!.focus();

  const seen: string[] = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowLeft']) {
    await userEvent.keyboard(`{${key}}`);
    seen.push(focused(board).split(' (')[0]!.split(', floor')[0]!.split(', rock')[0]!);
  }

  expect(seen).toEqual([
    'East of Press, not explored',
    'East of Press, not explored',
    'Press, east',
    'East of Press, not explored',
    'East of Ford',
    'East of Press, not explored',
    'Press, south-east',
  ]);
});

it('chooses a plot with Enter, and by a press on any of its squares', async () => {
  const { board, heard: pressed } = await vault([vaultSquare(1, 3), vaultPlot(2)]);
  board.square(vaultSquare(1, 4))!.focus();

  await userEvent.keyboard('{Enter}');
  board.square(vaultSquare(3, 6))!.click();

  expect(pressed).toEqual([vaultPlot(2), vaultPlot(2)]);
});

it('goes from plot to plot while plots are asked for and nothing on squares, and says who stands there', async () => {
  const { board } = await vault([vaultPlot(1), vaultPlot(4)]);

  expect(heard(board)).toEqual([
    ['1 Press 3x3', '4 East of Press 3x3'],
    ['1 Ford 3x3', '4 East of Ford 3x3'],
  ]);
  expect(board.square(vaultSquare(1, 1))!.getAttribute('aria-label')).toBe('Press, Plum, can be chosen');
  expect(board.enter()).toBe(true);
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(focused(board)).toBe('East of Ford, can be chosen');
});

it('comes to a door beside it that can be chosen', async () => {
  const { board, heard: pressed } = await vault([vaultGates.east]);
  board.square(vaultSquare(1, 3))!.focus();

  await userEvent.keyboard('{ArrowRight}');
  expect(focused(board)).toBe('East of Press, not explored, door can be chosen');
  await userEvent.keyboard('{Enter}');

  expect(pressed).toEqual([vaultGates.east]);
});

it.each([[vaultSquare(1, 3)], [vaultPlot(2)]])(
  'has nothing that keeps readers of the screen out, %i',
  async (thing) => {
    await vault([thing]);

    const { violations } = await axe.run(document.body, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice'],
      rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
    });

    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  },
);
