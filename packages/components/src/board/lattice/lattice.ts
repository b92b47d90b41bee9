import { cellsOfBoard, type BoardShape } from '@undercroft/contract';
import { hexagonLattice } from './hexagon-lattice.ts';
import { SIDE, type Lattice } from './spaces.ts';

export { SIDE, type Lattice } from './spaces.ts';

const known = new WeakMap<BoardShape, Lattice>();

/** The lattice of a board; made once for each. @throws never */
export function latticeOf(shape: BoardShape): Lattice {
  let lattice = known.get(shape);
  if (lattice === undefined) {
    lattice = shape.hexagons === undefined ? squareLattice(shape) : hexagonLattice(shape, shape.hexagons);
    known.set(shape, lattice);
  }
  return lattice;
}

function squareLattice(shape: BoardShape): Lattice {
  const { columns, rows } = shape;
  const rowOf = (n: number): number => Math.floor(n / columns);
  const columnOf = (n: number): number => n % columns;
  const at = (row: number, column: number): number =>
    row < 0 || column < 0 || row >= rows || column >= columns ? -1 : row * columns + column;
  const [across, down] = [`h${SIDE}`, `v${SIDE}`];
  return {
    wide: columns,
    high: rows,
    rows: Array.from({ length: rows }, (_, row) => cellsOfBoard({ columns, rows: 1 }).map((n) => row * columns + n)),
    rowOf,
    columnOf,
    at,
    ofCell: (cell) => cell,
    middle: (n) => [(columnOf(n) + 0.5) * SIDE, (rowOf(n) + 0.5) * SIDE],
    outline: (n) => `M${columnOf(n) * SIDE} ${rowOf(n) * SIDE}h${SIDE}v${SIDE}h${-SIDE}Z`,
    edges: (n) => {
      const [row, column] = [rowOf(n), columnOf(n)];
      const [x, y] = [column * SIDE, row * SIDE];
      return [
        { other: at(row - 1, column), path: `M${x} ${y}${across}`, side: 'board.north' },
        { other: at(row + 1, column), path: `M${x} ${y + SIDE}${across}`, side: 'board.south' },
        { other: at(row, column - 1), path: `M${x} ${y}${down}`, side: 'board.west' },
        { other: at(row, column + 1), path: `M${x + SIDE} ${y}${down}`, side: 'board.east' },
      ];
    },
    range: (one, other) => Math.max(Math.abs(columnOf(one) - columnOf(other)), Math.abs(rowOf(one) - rowOf(other))),
    placeStyle: () => '',
  };
}

/** The line between two spaces side by side; empty where none is. @throws never */
export function edgeBetween(lattice: Lattice, one: number, other: number): string {
  const [first, second] = one < other ? [one, other] : [other, one];
  return lattice.edges(second).find((edge) => edge.other === first)?.path ?? '';
}

/** Spaces of the drawing as one path. @throws never */
export function outlines(lattice: Lattice, numbers: Iterable<number>): string {
  return [...numbers].map((n) => lattice.outline(n)).join('');
}

/** All of a board, in sides of a space. @throws never */
export function wholeOf(shape: BoardShape): { left: number; top: number; columns: number; rows: number } {
  const { wide, high } = latticeOf(shape);
  return { left: 0, top: 0, columns: wide, rows: high };
}

/** Where the bar of a board stands. */
interface BarPlace {
  /** the board needs no bar: all of it is seen */
  readonly roomy: boolean;
  /** beside the board, not below it */
  readonly aside: boolean;
}

/**
 * The class of the element around a board.
 *
 * @param looking  the player is looking around on the board
 * @throws         never
 */
export function boardClass({ hexagons }: BoardShape, { aside, roomy }: BarPlace, looking: boolean): string {
  const shape = hexagons === undefined ? '' : `hexagons ${hexagons}`;
  return ['board', roomy ? 'roomy' : aside ? 'aside' : '', looking ? 'looking' : '', shape].filter(Boolean).join(' ');
}
