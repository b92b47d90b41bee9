import type { BoardShape } from '@undercroft/contract';
import { latticeOf, SIDE } from './lattice.ts';

/** A corner, in parts of the box around a board: 0 to 1 from its left and its upper edge. */
export type OutlineCorner = readonly [x: number, y: number];

/** Corners of neighbours are rounded apart, so those that are nearer than this are the same. */
const SAME = SIDE / 20;

/**
 * The line along which a board of hexagons is cut out, corner by corner.
 *
 * @returns null for squares, which fill their box, and for hexagons that do not hang together
 */
export function outlineOf(shape: BoardShape): readonly OutlineCorner[] | null {
  if (shape.hexagons === undefined) return null;
  const lattice = latticeOf(shape);
  const outer = lattice.rows.flat().flatMap((n) => lattice.edges(n).filter(({ other }) => other < 0));
  const left = outer.map(({ path }) => endsOf(path));
  const corners: OutlineCorner[] = [];
  for (let edge = left.pop(); edge !== undefined;) {
    const [[x, y], end] = edge;
    corners.push([x / (lattice.wide * SIDE), y / (lattice.high * SIDE)]);
    const at = left.findIndex(([begin]) => Math.hypot(begin[0] - end[0], begin[1] - end[1]) < SAME);
    edge = at < 0 ? undefined : left.splice(at, 1)[0];
  }
  return corners.length > 0 && left.length === 0 ? corners : null;
}

/** Where the path of an edge begins and ends: `M0 0L1 1`. */
function endsOf(path: string): readonly [from: OutlineCorner, to: OutlineCorner] {
  const [from, to] = path
    .slice(1)
    .split('L')
    .map((spot) => spot.split(' ').map(Number) as unknown as OutlineCorner);
  return [from!, to!];
}
