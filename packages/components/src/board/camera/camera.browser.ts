import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cellarArea, jar, squareAt } from '../../testing/cellar.ts';
import { boardOnPage, drawn } from '../../testing/on-page.ts';
import { answer, decision } from '../../testing/pantry.ts';
import { vaultArea, vaultLays, vaultPlot, vaultSquare } from '../../testing/vault.ts';
import type { BoardElement } from '../board.ts';

afterEach(() => document.body.replaceChildren());

/** Whether all of a square is seen. @param thing  the square */
function isSeen(board: BoardElement, thing: number): boolean {
  const seen = board.shadowRoot!.querySelector('.frame')!.getBoundingClientRect();
  const box = board.square(thing)!.getBoundingClientRect();
  return (
    box.left >= seen.left - 1 && box.right <= seen.right + 1 && box.top >= seen.top - 1 && box.bottom <= seen.bottom + 1
  );
}

const sideOf = (board: BoardElement): number => board.square(vaultSquare(1, 1))!.getBoundingClientRect().width;

it('shows something that lies on the board, when nothing of it can be chosen', async () => {
  const there = squareAt(6, 9);

  const { board } = await boardOnPage(
    cellarArea({ [there]: [jar(1, 2)] }, decision({ answers: [answer(0, 'Wait')] })),
    {
      size: 'width: 130px; height: 130px',
    },
  );

  await expect.poll(() => isSeen(board, there)).toBe(true);
});

it('shows all of a tile that is laid', async () => {
  const asked = decision({ answers: [answer(0, 'Lay: 0'), answer(1, 'Lay: 1')] });
  const standing = { [vaultSquare(1, 1)]: [jar(1, 1)] };

  const { board } = await boardOnPage(vaultArea(standing, asked), {
    size: 'width: 170px; height: 220px',
    lays: vaultLays({}),
  });

  const corners = [vaultSquare(4, 4), vaultSquare(4, 6), vaultSquare(6, 4), vaultSquare(6, 6)];
  await expect.poll(() => corners.map((thing) => isSeen(board, thing))).toEqual([true, true, true, true]);
});

it('has no squares for those who hear it where nothing of it is drawn', async () => {
  const standing = { [vaultSquare(1, 1)]: [jar(1, 1)] };
  const plotted = decision({ answers: [answer(0, 'here', { thing: vaultPlot(1) })] });
  const { board } = await boardOnPage(vaultArea(standing, plotted));
  const grid = board.shadowRoot!.querySelector('[role=grid]')!;
  const isHeard = (thing: number): boolean => getComputedStyle(board.square(thing)!).visibility === 'visible';

  expect(['aria-rowcount', 'aria-colcount'].map((name) => grid.getAttribute(name))).toEqual(['3', '3']);
  // One plot is asked for: it is one cell.
  expect(grid.querySelectorAll('[role="row"]')).toHaveLength(1);
  expect([vaultSquare(3, 3), vaultSquare(3, 4), vaultSquare(4, 1)].map(isHeard)).toEqual([true, false, false]);
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

it('is seen whole while plots are asked for and no squares, whatever lies there', async () => {
  const size = 'width: 200px; height: 190px';
  const standing = { [vaultSquare(1, 1)]: [jar(1, 1)] };
  const asking = (...things: readonly number[]): ReturnType<typeof decision> =>
    decision({ answers: things.map((thing, index) => answer(index, 'here', { thing })) });

  const { board: plots } = await boardOnPage(vaultArea(standing, asking(vaultPlot(2), vaultPlot(3))), { size });
  const { board: squares } = await boardOnPage(vaultArea(standing, asking(vaultSquare(1, 5), vaultSquare(5, 1))), {
    size,
  });

  expect(sideOf(plots)).toBeLessThan(24);
  expect(sideOf(squares)).toBeGreaterThan(sideOf(plots));
});

/** Squares of a tile that is explored, far from one that is not. */
const near = [vaultSquare(4, 1), vaultSquare(6, 3)];
const askedFor = (...things: readonly number[]): ReturnType<typeof decision> =>
  decision({ answers: things.map((thing, index) => answer(index, 'here', { thing })) });

it('frames all that a question offers, as large as it is seen whole', async () => {
  const { board } = await boardOnPage(vaultArea({}, askedFor(...near)), { size: 'width: 200px; height: 220px' });

  expect(near.map((thing) => isSeen(board, thing))).toEqual([true, true]);
  expect(sideOf(board)).toBeGreaterThanOrEqual(40);
});

it('shows all of the map with F, and what it framed with F again', async () => {
  const { board } = await boardOnPage(vaultArea({}, askedFor(...near)), { size: 'width: 200px; height: 220px' });
  const framed = sideOf(board);
  board.enter();

  await userEvent.keyboard('f');
  await drawn(board);
  expect(sideOf(board)).toBeLessThan(framed);

  await userEvent.keyboard('f');
  await drawn(board);
  expect([sideOf(board), ...near.map((thing) => isSeen(board, thing))]).toEqual([framed, true, true]);
});

it('goes to what the next question offers, but not while what was pressed is still looked at', async () => {
  const size = 'width: 200px; height: 220px';
  const { board } = await boardOnPage(vaultArea({}, askedFor(...near)), { size });
  const far = vaultSquare(1, 6);
  const frame = board.shadowRoot!.querySelector('.frame')!;
  const next = vaultArea({}, askedFor(far));

  frame.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  Object.assign(board, { source: next.board, squares: next.rows[0] });
  await drawn(board);
  expect(near.map((thing) => isSeen(board, thing))).toEqual([true, true]);

  await expect.poll(() => isSeen(board, far)).toBe(true);
});
