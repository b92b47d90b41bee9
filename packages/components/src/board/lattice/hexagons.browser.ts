import axe from 'axe-core';
import type { HexagonTop } from '@undercroft/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { BoardElement } from '../board.ts';
import { cellarArea, jar, squareAt } from '../../testing/cellar.ts';
import { boardOnPage } from '../../testing/on-page.ts';
import { answer, decision } from '../../testing/pantry.ts';
import { latticeOf } from './lattice.ts';

afterEach(() => document.body.replaceChildren());

/** The cellar as a board of hexagons; one of its spaces can be chosen. */
async function hexagons(
  top: HexagonTop,
  can: number,
): Promise<{ readonly board: BoardElement; readonly heard: readonly number[] }> {
  const asked = decision({ answers: [answer(0, 'here', { thing: can })] });
  const page = await boardOnPage(cellarArea({ [squareAt(3, 4)]: [jar(1, 1)] }, asked));
  const source = page.board.source!;
  const kinds = source.meta.kinds.map((kind) =>
    kind.board === undefined ? kind : { ...kind, board: { ...kind.board, hexagons: top } },
  );
  page.board.source = { ...source, meta: { ...source.meta, kinds } };
  await page.board.updateComplete;
  await page.board.updateComplete;
  return page;
}

describe.for<HexagonTop>(['pointy', 'flat'])('%s hexagons on the page', (top) => {
  it('lie where the drawing has them, all of them within the board', async () => {
    const { board } = await hexagons(top, squareAt(2, 2));
    const plane = board.plane!.getBoundingClientRect();
    const lattice = latticeOf(board.size);
    const side = plane.width / lattice.wide;

    for (const n of lattice.rows.flat()) {
      const box = board.square(board.squares[n]!.thing)!.getBoundingClientRect();
      const [x, y] = lattice.middle(n);
      expect((box.left + box.right) / 2 - plane.left).toBeCloseTo((x / 100) * side, 0);
      expect((box.top + box.bottom) / 2 - plane.top).toBeCloseTo((y / 100) * side, 0);
      expect(box.right).toBeLessThan(plane.right + 1);
      expect(box.bottom).toBeLessThan(plane.bottom + 1);
    }
  });

  it('are chosen where they are pressed, and not in the corner of the box around them', async () => {
    const { board, heard } = await hexagons(top, squareAt(2, 2));
    const cell = board.square(squareAt(2, 2))!;

    const { left, top: upper } = cell.getBoundingClientRect();
    expect(board.shadowRoot!.elementFromPoint(left + 1, upper + 1)).not.toBe(cell);
    await userEvent.click(cell);
    expect(heard).toContain(squareAt(2, 2));
  });

  it('keep nothing from readers of the screen', async () => {
    await hexagons(top, squareAt(2, 2));

    const { violations } = await axe.run(document.body, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice'],
      rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});
