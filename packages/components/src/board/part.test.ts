import type { BoardView } from '@undercroft/view';
import { expect, it } from 'vitest';
import { isInPart, usedPart } from './part.ts';

/** Nine plots of a board, some of which hold something. */
const plots = (...used: readonly number[]): BoardView => {
  const squares = Array.from({ length: 9 }, (_, n) => ({
    id: 10 + n,
    kind: 1,
    row: 1,
    fields: {},
    attributes: {},
    zones: [{ id: n, zone: 0, owner: n, count: used.includes(n) ? 1 : 0, things: null, back: -1 }],
  }));
  return { kind: 1, owner: -1, squares };
};
const TILE = { columns: 6, rows: 4 };

it('draws the plots on which something lies, and those between them', () => {
  expect(usedPart(plots(1, 3), 3, new Set(), TILE)).toEqual({ left: 0, top: 0, columns: 12, rows: 8 });
  expect(usedPart(plots(8), 3, new Set(), TILE)).toEqual({ left: 12, top: 8, columns: 6, rows: 4 });
});

it('draws what can be chosen, too, and all of the board where nothing lies', () => {
  expect(usedPart(plots(8), 3, new Set([17]), TILE)).toEqual({ left: 6, top: 8, columns: 12, rows: 4 });
  expect(usedPart(plots(), 3, new Set(), TILE)).toEqual({ left: 0, top: 0, columns: 18, rows: 12 });
});

it('knows which squares of the whole board are drawn', () => {
  const part = usedPart(plots(8), 3, new Set(), TILE);

  expect([0, 8 * 18 + 11, 8 * 18 + 12, 11 * 18 + 17].map((n) => isInPart(part, n, 18))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
