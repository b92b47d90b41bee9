/** Steps aslant, round a corner. */
import { MAP_CORNERS, MAP_FIRST, MAP_OF, THINGS, TILED, isFreeCorner, type State } from '../layout.ts';
import { boardCount } from '../tiles/board.ts';
import { gateTo, isGateShut, NOT_BESIDE } from '../tiles/borders.ts';
import {
  addSpacesAt,
  atRoot,
  atX,
  atY,
  isOfHexagons,
  isOnMap,
  locate,
  neighbours,
  spaceOf,
  type Marks,
} from './grid.ts';

const BESIDE = new Int32Array(THINGS);
const BEYOND = new Int32Array(THINGS);
/**
 * Most spaces that meet one in a corner; spaces by which ways lead to each of them: two places, two
 * levels.
 */
const MOST_CORNERS = 8;
const WAYS = 4;
/**
 * By space: the board for which its corners are noted, -1 none; how many they are, which, and the
 * spaces by which ways lead there, -1 none.
 */
const NOTED_FOR = new Int32Array(THINGS).fill(-1);
const CORNER_COUNT = new Uint8Array(THINGS);
const CORNER = new Int32Array(MOST_CORNERS * THINGS);
const WAY_BY = new Int32Array(WAYS * MOST_CORNERS * THINGS);
/**
 * The gates on such a way that must be open, -1 none: on the step to the space beside, and on the
 * one from the corner back to it.
 */
const GATE_THERE = new Int32Array(WAYS * MOST_CORNERS * THINGS).fill(-1);
const GATE_BACK = new Int32Array(WAYS * MOST_CORNERS * THINGS).fill(-1);

function isAmong(space: number, spaces: Int32Array, count: number): boolean {
  for (let i = 0; i < count; i++) if (spaces[i] === space) return true;
  return false;
}

/**
 * The space of a thing whose corners are noted; -1 when it is on no map, or a hexagon: what meets
 * one in a corner has an edge with it.
 */
function notedSpaceOf(S: State, thing: number): number {
  const space = spaceOf(S, thing);
  if (space < 0 || !isOnMap(S, space) || isOfHexagons(MAP_OF[space])) return -1;
  if (NOTED_FOR[space] < 0 || (TILED >= 0 && NOTED_FOR[space] !== boardCount)) noteCorners(S, space);
  return space;
}

/**
 * Spaces beside one by which ways lead round its corners; one that serves two corners stands there
 * twice.
 */
export function waysRound(S: State, thing: number, into: Int32Array): number {
  const space = notedSpaceOf(S, thing);
  if (space < 0) return 0;
  const first = WAYS * MOST_CORNERS * space;
  let n = 0;
  for (let at = first; at < first + WAYS * CORNER_COUNT[space]; at++) if (WAY_BY[at] >= 0) into[n++] = WAY_BY[at];
  return n;
}

/**
 * Spaces that meet one in a corner and can be stepped to, in reading order. Two ways lead round a
 * corner, by the spaces beside it: each is free when both of its steps can be taken, and that space
 * lets it pass.
 *
 * @param free by space that `waysRound` gives: 1 when it lets a way pass; null: what the map says
 *   decides
 */
export function corners(S: State, thing: number, free: Marks | null, into: Int32Array): number {
  const space = notedSpaceOf(S, thing);
  if (space < 0) return 0;
  const map = MAP_OF[space];
  const first = MOST_CORNERS * space;
  let n = 0;
  for (let i = first; i < first + CORNER_COUNT[space]; i++) {
    const ways = waysBy(S, map, free, WAYS * i) + waysBy(S, map, free, WAYS * i + 2);
    if (ways >= MAP_CORNERS[map]) into[n++] = CORNER[i];
  }
  return n;
}

/** Whether a way leads by a place beside a corner, on any level: 0 or 1. */
function waysBy(S: State, map: number, free: Marks | null, at: number): 0 | 1 {
  return isWay(S, map, free, at) || isWay(S, map, free, at + 1) ? 1 : 0;
}

function isWay(S: State, map: number, free: Marks | null, at: number): boolean {
  if (WAY_BY[at] < 0) return false;
  if (TILED >= 0 && (isGateShut(S, GATE_THERE[at]) || isGateShut(S, GATE_BACK[at]))) return false;
  return free === null ? isFreeCorner(S, map, WAY_BY[at]) : free[WAY_BY[at]] === 1;
}

/**
 * Finds the corners of a space: they stay what they are as long as the map is the same, but for
 * gates.
 */
function noteCorners(S: State, space: number): void {
  CORNER_COUNT[space] = 0;
  if (!locate(S, space)) return;
  const map = MAP_OF[space];
  const x = atX;
  const y = atY;
  const root = atRoot;
  const count = map === TILED ? 0 : neighbours(S, space, BESIDE);
  for (let i = 0; i < 4; i++) {
    const toX = x + (i % 2 === 0 ? -1 : 1);
    const toY = y + (i < 2 ? -1 : 1);
    const from = MOST_CORNERS * space + CORNER_COUNT[space];
    const end = addSpacesAt(S, map, root, toX, toY, CORNER, from);
    for (let at = from; at < end; at++) {
      const beyond = map === TILED ? 0 : neighbours(S, CORNER[at], BEYOND);
      for (const way of [WAYS * at, WAYS * at + 2]) {
        const isAside = way === WAYS * at;
        WAY_BY[way] = WAY_BY[way + 1] = -1;
        addSpacesAt(S, map, root, isAside ? toX : x, isAside ? y : toY, WAY_BY, way);
        for (let by = way; by < way + 2; by++) {
          if (map === TILED) noteGates(space, CORNER[at], by);
          else if (!isAmong(WAY_BY[by], BESIDE, count) || !isAmong(WAY_BY[by], BEYOND, beyond)) WAY_BY[by] = -1;
        }
      }
    }
    CORNER_COUNT[space] += end - from;
  }
  NOTED_FOR[space] = MAP_FIRST[map] < 0 ? -1 : TILED >= 0 ? boardCount : 0;
}

/**
 * Notes the gates on a way round a corner on a board of tiles, and takes the way out where it leads
 * through no border.
 */
function noteGates(space: number, corner: number, at: number): void {
  if (WAY_BY[at] < 0) return;
  GATE_THERE[at] = gateTo(space, WAY_BY[at]);
  GATE_BACK[at] = gateTo(corner, WAY_BY[at]);
  if (GATE_THERE[at] === NOT_BESIDE || GATE_BACK[at] === NOT_BESIDE) WAY_BY[at] = -1;
}
