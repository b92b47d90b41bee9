import type { BoardShape } from '@undercroft/contract';
import { latticeOf, type Lattice } from './lattice.ts';

/** By key: rows down and columns to the right. */
const ARROWS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
]);

/**
 * Where a key leads on a board: arrows one step along its row or column, Home and End to the ends
 * of the row, with Ctrl to the first and the last space.
 *
 * @param ctrl  whether Ctrl was held
 * @param from  number of a space
 * @returns     number of the space, `from` itself at an edge; -1 for any other key
 * @throws      never
 */
export function stepOnGrid(key: string, ctrl: boolean, from: number, shape: BoardShape): number {
  const lattice = latticeOf(shape);
  if (key === 'Home' || key === 'End') {
    const among = ctrl ? lattice.rows.flat() : (lattice.rows[lattice.rowOf(from)] ?? []);
    return among.at(key === 'Home' ? 0 : -1) ?? from;
  }
  const step = ctrl ? undefined : ARROWS.get(key);
  return step === undefined ? -1 : stepped(lattice, shape, from, step);
}

/**
 * The space one row or column on; of hexagons, where that one is missing, another one that touches
 * on this side.
 */
function stepped(lattice: Lattice, shape: BoardShape, from: number, [down, right]: readonly [number, number]): number {
  const [row, column] = [lattice.rowOf(from) + down, lattice.columnOf(from) + right];
  const next = lattice.at(row, column);
  if (next >= 0 || shape.hexagons === undefined) return next < 0 ? from : next;
  const isAhead = (other: number): boolean =>
    down === 0 ? lattice.columnOf(other) === column : lattice.rowOf(other) === row;
  return lattice.edges(from).find(({ other }) => other >= 0 && isAhead(other))?.other ?? from;
}
