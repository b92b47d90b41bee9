/** Areas on boards of hexagons. */
import type { State } from '../layout.ts';
import { addSpacesAt, atRoot, atX, atY } from '../maps/grid.ts';
import { alongOf, asideOf, hexagonSteps } from './hexagons.ts';

/** Twice the product of two ways, in squares of a step: positive where they lead the same way. */
function twiceProduct(aside: number, along: number, otherAside: number, otherAlong: number): number {
  return 2 * aside * otherAside + 2 * along * otherAlong + aside * otherAlong + along * otherAside;
}

/**
 * Spaces around where `locate` was asked last, in reading order.
 *
 * @param least  steps at which they begin
 * @param most   steps at which they end
 * @param aheadX and `aheadY`: only those in the third of the board in this direction, as columns
 *   and rows; both 0: all
 */
export function hexagonsAround(
  S: State,
  map: number,
  least: number,
  most: number,
  aheadX: number,
  aheadY: number,
  into: Int32Array,
): number {
  const root = atRoot;
  const x = atX;
  const y = atY;
  const fromAside = asideOf(map, x, y);
  const fromAlong = alongOf(map, x, y);
  const aside = asideOf(map, x + aheadX, y + aheadY) - fromAside;
  const along = alongOf(map, x + aheadX, y + aheadY) - fromAlong;
  const square = twiceProduct(aside, along, aside, along);
  let n = 0;
  for (let toY = y - most; toY <= y + most; toY++) {
    for (let toX = x - most; toX <= x + most; toX++) {
      const toAside = asideOf(map, toX, toY) - fromAside;
      const toAlong = alongOf(map, toX, toY) - fromAlong;
      const steps = hexagonSteps(toAside, toAlong);
      if (steps < least || steps > most) continue;
      if (square > 0) {
        const product = twiceProduct(aside, along, toAside, toAlong);
        // At most 60 degrees from straight ahead, whose cosine is a half.
        if (product <= 0 || 4 * product * product < square * twiceProduct(toAside, toAlong, toAside, toAlong)) continue;
      }
      n = addSpacesAt(S, map, root, toX, toY, into, n);
    }
  }
  return n;
}
