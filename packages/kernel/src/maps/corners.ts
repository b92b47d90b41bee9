/** Steps aslant, round a corner. */
import { MAP_CORNERS, MAP_FIRST, MAP_OF, THINGS, TILED, isFreeCorner, type State } from '../layout.ts';
import { boardCount } from '../tiles/board.ts';
import { hasGates } from '../tiles/borders.ts';
import { addSpacesAt, atRoot, atX, atY, isOnMap, locate, neighbours, spaceOf } from './grid.ts';

const BESIDE = new Int32Array(THINGS);
const BEYOND = new Int32Array(THINGS);
/** Most spaces that meet one in a corner; spaces by which ways lead to each of them: two places, two levels. */
const MOST_CORNERS = 8;
const WAYS = 4;
/** By space: the board for which its corners are noted, -1 none; how many they are, which, and the spaces by which ways lead there, -1 none. */
const NOTED_FOR = new Int32Array(THINGS).fill(-1);
const CORNER_COUNT = new Uint8Array(THINGS);
const CORNER = new Int32Array(MOST_CORNERS * THINGS);
const WAY_BY = new Int32Array(WAYS * MOST_CORNERS * THINGS);

function isAmong(space: number, spaces: Int32Array, count: number): boolean {
  for (let i = 0; i < count; i++) if (spaces[i] === space) return true;
  return false;
}

/**
 * Spaces that meet one in a corner and can be stepped to, in reading order. Two ways lead round a corner, by the spaces beside it: each is free
 * when both of its steps can be taken, and the map has nothing against that space.
 */
export function corners(S: State, thing: number, into: Int32Array): number {
  const space = spaceOf(S, thing);
  if (space < 0 || !isOnMap(S, space)) return 0;
  if (NOTED_FOR[space] < 0 || (TILED >= 0 && NOTED_FOR[space] !== boardCount)) noteCorners(S, space);
  const map = MAP_OF[space];
  const first = MOST_CORNERS * space;
  let n = 0;
  for (let i = first; i < first + CORNER_COUNT[space]; i++) {
    const ways = waysBy(S, map, WAYS * i) + waysBy(S, map, WAYS * i + 2);
    if (ways >= MAP_CORNERS[map]) into[n++] = CORNER[i];
  }
  return n;
}

/** Whether a way leads by a place beside a corner, on whatever level: 0 or 1. */
function waysBy(S: State, map: number, at: number): 0 | 1 {
  if (WAY_BY[at] >= 0 && isFreeCorner(S, map, WAY_BY[at])) return 1;
  return WAY_BY[at + 1] >= 0 && isFreeCorner(S, map, WAY_BY[at + 1]) ? 1 : 0;
}

/** Finds the corners of a space: they stay what they are as long as the map is the same, unless there are gates. */
function noteCorners(S: State, space: number): void {
  CORNER_COUNT[space] = 0;
  if (!locate(S, space)) return;
  const map = MAP_OF[space];
  const x = atX;
  const y = atY;
  const root = atRoot;
  const count = neighbours(S, space, BESIDE);
  let isFixed = MAP_FIRST[map] >= 0 && !isGated(space);
  for (let i = 0; i < 4; i++) {
    const toX = x + (i % 2 === 0 ? -1 : 1);
    const toY = y + (i < 2 ? -1 : 1);
    const from = MOST_CORNERS * space + CORNER_COUNT[space];
    const end = addSpacesAt(S, map, root, toX, toY, CORNER, from);
    for (let at = from; at < end; at++) {
      const beyond = neighbours(S, CORNER[at], BEYOND);
      if (isGated(CORNER[at])) isFixed = false;
      noteWays(S, map, root, toX, y, WAYS * at, count, beyond);
      noteWays(S, map, root, x, toY, WAYS * at + 2, count, beyond);
    }
    CORNER_COUNT[space] += end - from;
  }
  NOTED_FOR[space] = isFixed ? (TILED >= 0 ? boardCount : 0) : -1;
}

function isGated(space: number): boolean {
  return TILED >= 0 && MAP_OF[space] === TILED && hasGates(space);
}

/** Notes the spaces at a place by which a way leads: neighbours at both ends. */
function noteWays(
  S: State,
  map: number,
  root: number,
  x: number,
  y: number,
  at: number,
  count: number,
  beyond: number,
): void {
  WAY_BY[at] = WAY_BY[at + 1] = -1;
  const end = addSpacesAt(S, map, root, x, y, WAY_BY, at);
  for (let i = at; i < end; i++)
    if (!isAmong(WAY_BY[i], BESIDE, count) || !isAmong(WAY_BY[i], BEYOND, beyond)) WAY_BY[i] = -1;
}
