/** Areas: what lies around a space, ahead of it, or in a quarter of the board. */
import { MAP_COLUMNS, MAP_OF, type State } from '../layout.ts';
import { hexagonsAround } from '../hexagons/around.ts';
import { hexagonRay } from '../hexagons/lines.ts';
import {
  addSpacesAt,
  atRoot,
  atX,
  atY,
  isOfHexagons,
  isOnMap,
  locate,
  spaceOf,
  spaceOn,
  STEP_X,
  STEP_Y,
} from './grid.ts';
import { inSight } from './sight.ts';
import { inSteps } from './ways.ts';

/** The way from one space to another, as columns to the right and rows down. */
let aheadX = 0;
let aheadY = 0;

/** Finds a space on its grid; what has no columns has no areas. */
function find(S: State, thing: number): number {
  const space = spaceOf(S, thing);
  if (space < 0 || MAP_COLUMNS[MAP_OF[space]] === 0 || !isOnMap(S, space) || !locate(S, space)) return -1;
  return space;
}

/** Spaces on all sides, on all levels, also behind walls. */
export function beside(S: State, thing: number, into: Int32Array): number {
  const space = find(S, thing);
  if (space < 0) return 0;
  const map = MAP_OF[space];
  if (isOfHexagons(map)) return hexagonsAround(S, map, 1, 1, 0, 0, into);
  let n = 0;
  for (let i = 0; i < 4; i++) n = addSpacesAt(S, map, atRoot, atX + STEP_X[i], atY + STEP_Y[i], into, n);
  return n;
}

/**
 * Finds in which direction another space lies, and then the space itself.
 *
 * @returns -1 when the two are one, or do not lie on one board
 */
function aim(S: State, thing: number, other: number): number {
  const from = spaceOf(S, thing);
  const to = from < 0 ? -1 : find(S, spaceOn(S, other, MAP_OF[from]));
  if (to < 0) return -1;
  const goalX = atX;
  const goalY = atY;
  const root = atRoot;
  if (find(S, from) < 0 || atRoot !== root) return -1;
  aheadX = goalX - atX;
  aheadY = goalY - atY;
  return aheadX === 0 && aheadY === 0 ? -1 : from;
}

/**
 * Spaces of a square around one, in reading order, that lie in the quarter of the board ahead; of
 * hexagons those in so many steps, and in the third ahead.
 *
 * @param all whether they lie in any quarter
 */
function gather(S: State, space: number, most: number, all: boolean, into: Int32Array): number {
  const map = MAP_OF[space];
  if (isOfHexagons(map)) return hexagonsAround(S, map, 0, most, all ? 0 : aheadX, all ? 0 : aheadY, into);
  let n = 0;
  for (let down = -most; down <= most; down++) {
    for (let right = -most; right <= most; right++) {
      const ahead = right * aheadX + down * aheadY;
      if (!all && (ahead <= 0 || Math.abs(right * aheadY - down * aheadX) > ahead)) continue;
      n = addSpacesAt(S, map, atRoot, atX + right, atY + down, into, n);
    }
  }
  return n;
}

/** Farthest that anything can lie on a board: it has 200 columns and rows at most. */
const FARTHEST = 200;

/** Spaces in range of one, that one included; where rows are linked, those in so many links. */
export function within(S: State, thing: number, range: number, into: Int32Array): number {
  const on = spaceOf(S, thing);
  if (on >= 0 && MAP_COLUMNS[MAP_OF[on]] === 0) return inSteps(S, on, range, into);
  const space = find(S, thing);
  return space < 0 ? 0 : gather(S, space, Math.min(range, FARTHEST), true, into);
}

/** Spaces in range of one that lie in the quarter of the board towards another. */
export function cone(S: State, thing: number, other: number, range: number, into: Int32Array): number {
  const space = aim(S, thing, other);
  return space < 0 ? 0 : gather(S, space, Math.min(range, FARTHEST), false, into);
}

/**
 * Keeps those of a list from n on that are in sight of a space.
 *
 * @returns how many there are then
 */
function keepSeen(S: State, space: number, spaces: Int32Array, n: number, end: number): number {
  let kept = n;
  for (let i = n; i < end; i++) if (inSight(S, space, spaces[i]) === 1) spaces[kept++] = spaces[i];
  return kept;
}

/**
 * Spaces that the straight line from one through another crosses, nearest first, up to where
 * nothing is in sight.
 *
 * @param most how many places; the spaces above each other at one count once
 */
export function ray(S: State, thing: number, other: number, most: number, into: Int32Array): number {
  const space = aim(S, thing, other);
  if (space < 0) return 0;
  const map = MAP_OF[space];
  if (isOfHexagons(map)) return hexagonRay(S, map, space, aheadX, aheadY, most, into);
  const x = atX;
  const y = atY;
  const root = atRoot;
  const wide = Math.abs(aheadX);
  const high = Math.abs(aheadY);
  const stepX = aheadX < 0 ? -1 : 1;
  const stepY = aheadY < 0 ? -1 : 1;
  let n = 0;
  for (let right = 0, down = 0, places = 0; places < most; places++) {
    const before = (1 + 2 * right) * high - (1 + 2 * down) * wide;
    if (before <= 0) right++;
    if (before >= 0) down++;
    const end = addSpacesAt(S, map, root, x + stepX * right, y + stepY * down, into, n);
    const seen = keepSeen(S, space, into, n, end);
    if (seen === n) break;
    n = seen;
  }
  return n;
}
