/**
 * Hexagons by two axes that run straight over the board at 60 degrees: `aside` along a line of
 * hexagons, `along` across the lines. Rows and columns are those of the map, where every other line
 * stands half a hexagon aside. Flat hexagons are pointy ones with rows and columns exchanged, so
 * the same sums serve both.
 */
import { MAP_HEXAGONS, type State } from '../layout.ts';
import { addSpacesAt, spaceAt } from '../maps/grid.ts';

/** Value of MAP_HEXAGONS for hexagons with an edge above. */
const FLAT = 2;

/** The axes of the place at a column and row of a map. */
export function asideOf(map: number, x: number, y: number): number {
  return MAP_HEXAGONS[map] === FLAT ? y - (x >> 1) : x - (y >> 1);
}

export function alongOf(map: number, x: number, y: number): number {
  return MAP_HEXAGONS[map] === FLAT ? x : y;
}

/** The space at a place that is named by the axes, or -1. */
export function hexagonAt(S: State, map: number, root: number, aside: number, along: number): number {
  const inLine = aside + (along >> 1);
  return MAP_HEXAGONS[map] === FLAT ? spaceAt(S, map, root, along, inLine) : spaceAt(S, map, root, inLine, along);
}

/** Adds all spaces at such a place, those above as well. @returns how many there are then */
export function addHexagonsAt(
  S: State,
  map: number,
  root: number,
  aside: number,
  along: number,
  into: Int32Array,
  n: number,
): number {
  const inLine = aside + (along >> 1);
  const isFlat = MAP_HEXAGONS[map] === FLAT;
  return addSpacesAt(S, map, root, isFlat ? along : inLine, isFlat ? inLine : along, into, n);
}

/**
 * Steps of the shortest way over a board without gaps.
 *
 * @param aside and `along`: from one to the other
 */
export function hexagonSteps(aside: number, along: number): number {
  return (Math.abs(aside) + Math.abs(along) + Math.abs(aside + along)) / 2;
}

/** The same from one place to another, by their columns and rows. */
export function hexagonRange(map: number, x: number, y: number, toX: number, toY: number): number {
  const aside = asideOf(map, toX, toY) - asideOf(map, x, y);
  return hexagonSteps(aside, alongOf(map, toX, toY) - alongOf(map, x, y));
}

/**
 * Ways on along a line, as steps along the axes: by one of the six sides, clockwise, or by a
 * corner: 6 + i between the sides i and i + 1, to the hexagon behind the two that lie there.
 */
export const WAY_ASIDE = new Int8Array([1, 0, -1, -1, 0, 1, 1, -1, -2, -1, 1, 2]);
export const WAY_ALONG = new Int8Array([0, 1, 1, 0, -1, -1, 1, 2, 1, -1, -2, -1]);
/** The first way by a corner. */
export const BY_CORNER = 6;

/**
 * The way by which a straight line leaves a hexagon whose inside it crosses. It leads by a corner
 * only where the line runs along the edge of the two hexagons there, and crosses neither.
 *
 * @param aside   and `along`: where the line leads, from where it begins; not both 0
 * @param atAside and `atAlong`: the hexagon, from where the line begins
 */
export function wayOn(aside: number, along: number, atAside: number, atAlong: number): number {
  // How far right of the line a corner lies, three times as large as the board, so that corners are
  // whole.
  const right = (corner: number): number =>
    aside * (3 * atAlong + WAY_ALONG[BY_CORNER + corner]) - along * (3 * atAside + WAY_ASIDE[BY_CORNER + corner]);
  let before = right(5);
  for (let side = 0; side < 6; side++) {
    const after = right(side);
    const next = side === 5 ? 0 : side + 1;
    if (before < 0 && after > 0) return side;
    if (before < 0 && after === 0 && right(next) > 0) {
      const turn = aside * WAY_ALONG[BY_CORNER + side] - along * WAY_ASIDE[BY_CORNER + side];
      return turn === 0 ? BY_CORNER + side : turn > 0 ? side : next;
    }
    before = after;
  }
  throw new Error('a line crosses every hexagon to which it has come');
}
