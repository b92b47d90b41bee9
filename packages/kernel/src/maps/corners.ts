/** Steps aslant, round a corner. */
import { MAP_CORNERS, MAP_OF, THINGS, isFreeCorner, type State } from '../layout.ts';
import { atRoot, atX, atY, isOnMap, locate, neighbours, spaceAt, spaceOf } from './grid.ts';

const BESIDE = new Int32Array(THINGS);
const BEYOND = new Int32Array(THINGS);

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
    const other = spaceAt(S, map, root, toX, toY);
    if (other < 0) continue;
    const beyond = neighbours(S, other, BEYOND);
    let ways = 0;
    for (let way = 0; way < 2; way++) {
      const by = spaceAt(S, map, root, way === 0 ? toX : x, way === 0 ? y : toY);
      if (by < 0 || !isAmong(by, BESIDE, count) || !isAmong(by, BEYOND, beyond)) continue;
      if (isFreeCorner(S, map, by)) ways++;
    }
    if (ways >= MAP_CORNERS[map]) into[n++] = other;
  }
  return n;
}
