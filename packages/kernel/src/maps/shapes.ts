/** Lines and blocks of spaces. */
import { MAP_COLUMNS, MAP_FIRST, MAP_OF, MAP_ROWS, MAP_SEATS, TILED, type State } from '../layout.ts';
import { hexagonLine } from '../hexagons/lines.ts';
import { addSpacesAt, atRoot, atX, atY, isOfHexagons, locate, spaceAt, spaceOf, spaceOn } from './grid.ts';
import { COLUMN_AT, ROW_AT } from './placed.ts';

/**
 * Spaces that the straight line between the middles of two spaces crosses; where it meets a corner,
 * it goes to the opposite one.
 */
export function line(S: State, thing: number, other: number, into: Int32Array): number {
  const from = spaceOf(S, thing);
  const to = from < 0 ? -1 : spaceOn(S, other, MAP_OF[from]);
  if (to < 0 || !locate(S, to)) return 0;
  const goalX = atX;
  const goalY = atY;
  const root = atRoot;
  if (!locate(S, from) || atRoot !== root) return 0;
  if (isOfHexagons(MAP_OF[from])) return hexagonLine(S, MAP_OF[from], goalX, goalY, into);
  const wide = Math.abs(goalX - atX);
  const high = Math.abs(goalY - atY);
  const stepX = goalX < atX ? -1 : 1;
  const stepY = goalY < atY ? -1 : 1;
  const map = MAP_OF[from];
  let n = 0;
  for (let x = 0, y = 0; ;) {
    const ahead = (1 + 2 * x) * high - (1 + 2 * y) * wide;
    if (ahead <= 0) x++;
    if (ahead >= 0) y++;
    if (x + y >= wide + high) return n;
    const space = spaceAt(S, map, root, atX + stepX * x, atY + stepY * y);
    if (space >= 0) into[n++] = space;
  }
}

export function block(S: State, thing: number, columns: number, rows: number, into: Int32Array): number {
  const corner = spaceOf(S, thing);
  if (corner < 0) return 0;
  const isEven = MAP_OF[corner] !== TILED && !isOfHexagons(MAP_OF[corner]);
  if (isEven && MAP_FIRST[MAP_OF[corner]] >= 0) return madeBlock(corner, columns, rows, into);
  if (!locate(S, corner)) return 0;
  let n = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const end = addSpacesAt(S, MAP_OF[corner], atRoot, atX + column, atY + row, into, n);
      if (end === n) return 0;
      n = end;
    }
  }
  return n;
}

/** The same on a map that makes its spaces: they follow from the corner alone. */
function madeBlock(corner: number, columns: number, rows: number, into: Int32Array): number {
  const map = MAP_OF[corner];
  const seats = MAP_SEATS[map];
  const wide = MAP_COLUMNS[map];
  const below = wide * seats;
  const end = corner + below * rowsOfBlock(corner, columns, rows, wide, MAP_ROWS[map]);
  let n = 0;
  for (let first = corner; first < end; first += below) {
    for (let column = 0; column < columns; column++) into[n++] = first + column * seats;
  }
  return n;
}

/**
 * How many rows the block below and to the right of a space has on a map that makes its spaces: as
 * many as are asked for, none when it leaves the map. Rules go through it in two loops of their
 * own.
 *
 * @param corner -1 for none
 * @param wide   columns of the map
 * @param high   rows of the map
 */
export function rowsOfBlock(corner: number, columns: number, rows: number, wide: number, high: number): number {
  return corner < 0 || COLUMN_AT[corner] + columns > wide || ROW_AT[corner] + rows > high ? 0 : rows;
}

/**
 * The `at`th of some ids that are equally far apart; -1 when there is none.
 *
 * @param first  id of the first
 * @param at     from 1
 * @param many   how many there are
 * @param apart  from one id to the next
 */
export function nthFrom(first: number, at: number, many: number, apart: number): number {
  return at >= 1 && at <= many ? first + (at - 1) * apart : -1;
}
