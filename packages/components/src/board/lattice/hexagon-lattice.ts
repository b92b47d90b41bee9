import {
  cellsOfBoard,
  HEXAGON_SIDES,
  hexagonRange,
  hexagonsBeside,
  placeOfCell,
  type BoardShape,
  type HexagonPlace,
  type HexagonTop,
} from '@undercroft/contract';
import { SIDE, type Edge, type Lattice } from './spaces.ts';

/** From the middle to a corner. */
const REACH = SIDE / Math.sqrt(3);
/** From one line of hexagons to the next. */
const LINE = 1.5 * REACH;

/**
 * Corners of a hexagon clockwise; the side i of `HEXAGON_SIDES` lies between the corners i and i +
 * 1.
 */
function cornersOf(top: HexagonTop, [x, y]: readonly [number, number]): (readonly [number, number])[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = ((top === 'pointy' ? -90 : -120) + 60 * i) * (Math.PI / 180);
    return [x + REACH * Math.cos(angle), y + REACH * Math.sin(angle)] as const;
  });
}

const short = (number: number): string => String(Math.round(number * 100) / 100);
const spot = ([x, y]: readonly [number, number]): string => `${short(x)} ${short(y)}`;

/** A board of hexagons in its drawing. @throws never */
export function hexagonLattice(shape: BoardShape, top: HexagonTop): Lattice {
  const { columns } = shape;
  const cells = cellsOfBoard(shape);
  const places = cells.map((cell) => placeOfCell(shape, cell));
  const numbers = new Map(cells.map((cell, n) => [cell, n]));
  const [left, upper, right, lower] = boxOf(top, places);
  const place = (n: number): HexagonPlace => places[n] ?? { row: -1, column: -1 };
  const at = (row: number, column: number): number =>
    column < 0 || column >= columns ? -1 : (numbers.get(row * columns + column) ?? -1);
  const middle = (n: number): readonly [number, number] => {
    const [x, y] = middleOf(top, place(n));
    return [x - left, y - upper];
  };
  const rows = Map.groupBy(places.keys(), (n) => place(n).row);
  return {
    wide: (right - left) / SIDE,
    high: (lower - upper) / SIDE,
    rows: Array.from({ length: shape.rows }, (_, row) => rows.get(row) ?? []),
    rowOf: (n) => place(n).row,
    columnOf: (n) => place(n).column,
    at,
    ofCell: (cell) => numbers.get(cell) ?? -1,
    middle,
    outline: (n) => `M${cornersOf(top, middle(n)).map(spot).join('L')}Z`,
    edges: (n) => {
      const corners = cornersOf(top, middle(n));
      return hexagonsBeside(top, place(n)).map(({ row, column }, i): Edge => ({
        other: at(row, column),
        path: `M${spot(corners[i]!)}L${spot(corners[(i + 1) % 6]!)}`,
        side: `board.${HEXAGON_SIDES[top][i]!}`,
      }));
    },
    range: (one, other) => hexagonRange(top, place(one), place(other)),
    placeStyle: (n) => {
      const [x, y] = middle(n);
      return `--x: ${short(x)}; --y: ${short(y)}`;
    },
  };
}

/** The middle of a hexagon, where that of the first place is 0. */
function middleOf(top: HexagonTop, { row, column }: HexagonPlace): readonly [number, number] {
  return top === 'pointy'
    ? [(column + (row & 1) / 2) * SIDE, row * LINE]
    : [column * LINE, (row + (column & 1) / 2) * SIDE];
}

/** Left, upper, right and lower edge of the box around hexagons. */
function boxOf(top: HexagonTop, places: readonly HexagonPlace[]): [number, number, number, number] {
  const middles = places.map((place) => middleOf(top, place));
  const [aside, above] = top === 'pointy' ? [SIDE / 2, REACH] : [REACH, SIDE / 2];
  const all = (pick: (one: readonly [number, number]) => number): number[] =>
    middles.length === 0 ? [0] : middles.map(pick);
  const [xs, ys] = [all(([x]) => x), all(([, y]) => y)];
  return [Math.min(...xs) - aside, Math.min(...ys) - above, Math.max(...xs) + aside, Math.max(...ys) + above];
}
