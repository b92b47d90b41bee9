/** Steps aslant, round a corner. */
import { MAP_CORNERS, MAP_OF, THINGS, isFreeCorner, type State } from '../layout.ts';
import { addSpacesAt, atRoot, atX, atY, isOnMap, locate, neighbours, spaceOf } from './grid.ts';

const BESIDE = new Int32Array(THINGS);
const BEYOND = new Int32Array(THINGS);
/** Spaces at one place beside a corner. */
const BY = new Int32Array(2);

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
  if (space < 0 || !isOnMap(S, space) || !locate(S, space)) return 0;
  const map = MAP_OF[space];
  const x = atX;
  const y = atY;
  const root = atRoot;
  const count = neighbours(S, space, BESIDE);
  let n = 0;
  for (let i = 0; i < 4; i++) {
    const toX = x + (i % 2 === 0 ? -1 : 1);
    const toY = y + (i < 2 ? -1 : 1);
    const end = addSpacesAt(S, map, root, toX, toY, into, n);
    for (let at = n; at < end; at++) {
      const beyond = neighbours(S, into[at], BEYOND);
      const ways = waysBy(S, map, root, toX, y, count, beyond) + waysBy(S, map, root, x, toY, count, beyond);
      if (ways >= MAP_CORNERS[map]) into[n++] = into[at];
    }
  }
  return n;
}

/** Whether a way leads by a place beside a corner, on whatever level: 0 or 1. */
function waysBy(S: State, map: number, root: number, x: number, y: number, count: number, beyond: number): 0 | 1 {
  const end = addSpacesAt(S, map, root, x, y, BY, 0);
  for (let i = 0; i < end; i++)
    if (isAmong(BY[i], BESIDE, count) && isAmong(BY[i], BEYOND, beyond) && isFreeCorner(S, map, BY[i])) return 1;
  return 0;
}
