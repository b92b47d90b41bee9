/**
 * Maps: spaces, their places on a grid, neighbours.
 *
 * Spaces that the map makes are numbered row by row, those of all players at one place side by
 * side: where one is follows from its id, and their neighbours are constants like those of links.
 * Nothing in the state is about them.
 *
 * A space of a grid that can move knows its number within its zone (`MAP_AT`, counted from 1, 0 =
 * on no map), and every zone of spaces knows what lies at each number (`ZONE_SLOTS`, thing + 1).
 * `move` and `shuffle` keep both; nothing else in the state is about maps.
 */
import {
  FIXED,
  HEAD,
  HEXED,
  LINK_FIRST,
  LINK_TO,
  MAP_AT,
  MAP_COLUMNS,
  MAP_DIAGONAL,
  MAP_FIRST,
  MAP_HEXAGONS,
  MAP_OF,
  MAP_ROWS,
  MAP_SEATS,
  NEXT,
  TILED,
  ZONE_MAP,
  ZONE_OF,
  ZONE_SLOTS,
  type State,
} from '../layout.ts';
import { placeOf } from '../core/places.ts';
import { COLUMN_AT, ROW_AT, SEAT_AT, cellIndex } from './placed.ts';
import { neighboursOnTiles } from '../tiles/borders.ts';
import { aboveOf, groundOf, isSquareOnMap } from '../tiles/board.ts';

/** By thing: 1 for spaces that may be entered. */
export type Marks = ArrayLike<number>;

/** up, left, right, down; then the eight of maps with diagonal steps, row by row */
export const STEP_X = new Int8Array([0, -1, 1, 0, -1, 0, 1, -1, 1, -1, 0, 1]);
export const STEP_Y = new Int8Array([-1, 0, 0, 1, -1, -1, -1, 0, 0, 1, 1, 1]);
/** Bits of SIGHT. */
export const OPAQUE = 1;
export const LOW = 2;

export let atX = 0;
export let atY = 0;
export let atRoot = -1;

/** Numbers the spaces of a zone anew. */
export function arrangeZone(S: State, zone: number): void {
  const map = zone < 0 ? -1 : ZONE_MAP[zone];
  if (map < 0) return;
  const slots = ZONE_SLOTS[zone];
  const cells = MAP_COLUMNS[map] * MAP_ROWS[map];
  let n = 0;
  for (let x = S[HEAD + zone]; x >= 0; x = S[NEXT + x]) {
    const here = MAP_OF[x] === map && n < cells;
    S[MAP_AT + x] = here ? n + 1 : 0;
    if (here) S[slots + n++] = x + 1;
  }
  while (n < cells) S[slots + n++] = 0;
}

export function arrange(S: State, thing: number, from: number, zone: number): void {
  S[MAP_AT + thing] = 0;
  if (from !== zone) arrangeZone(S, from);
  arrangeZone(S, zone);
}

/** The space that a thing is or lies on, or -1. */
export function spaceOf(S: State, thing: number): number {
  let at = thing;
  while (at >= 0 && MAP_OF[at] < 0) at = placeOf(S, at);
  return at;
}

/** Whether a space is in play. */
export function isOnMap(S: State, space: number): boolean {
  if (space < FIXED) return S[ZONE_OF + space] >= 0;
  return TILED < 0 || MAP_OF[space] !== TILED || isSquareOnMap(space);
}

export function spaceOn(S: State, thing: number, map: number): number {
  let at = thing;
  while (at >= 0 && MAP_OF[at] !== map) at = placeOf(S, at);
  return at;
}

/**
 * Finds column and row of a space on its map; `atRoot` tells maps of different players or zones
 * apart.
 */
export function locate(S: State, space: number): boolean {
  const map = MAP_OF[space];
  if (MAP_FIRST[map] >= 0) {
    const ground = map === TILED ? groundOf(space) : space;
    if (ground < 0) return false;
    atX = COLUMN_AT[ground];
    atY = ROW_AT[ground];
    atRoot = SEAT_AT[ground];
    return true;
  }
  const number = S[MAP_AT + space] - 1;
  if (number < 0) return false;
  atX = number % MAP_COLUMNS[map];
  atY = (number - atX) / MAP_COLUMNS[map];
  atRoot = S[ZONE_OF + space];
  return true;
}

/**
 * The space at a column and row of a map, or -1; on a board of tiles the lower one, when a tile
 * lies there.
 */
export function spaceAt(S: State, map: number, root: number, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= MAP_COLUMNS[map] || y >= MAP_ROWS[map]) return -1;
  const number = y * MAP_COLUMNS[map] + x;
  if (MAP_FIRST[map] < 0) return S[ZONE_SLOTS[root] + number] - 1;
  const index = cellIndex(map, number);
  if (index < 0) return -1;
  const space = MAP_FIRST[map] + index * MAP_SEATS[map] + root;
  return map === TILED && !isSquareOnMap(space) ? -1 : space;
}

/**
 * Adds all spaces at a column and row of a map: on a board of tiles the one above as well.
 *
 * @returns how many there are then
 */
export function addSpacesAt(
  S: State,
  map: number,
  root: number,
  x: number,
  y: number,
  into: Int32Array,
  n: number,
): number {
  const space = spaceAt(S, map, root, x, y);
  if (space < 0) return n;
  into[n] = space;
  const above = map === TILED ? aboveOf(space) : -1;
  if (above >= 0) into[n + 1] = above;
  return n + (above < 0 ? 1 : 2);
}

/** Whether the spaces of a map are hexagons. */
export function isOfHexagons(map: number): boolean {
  return HEXED === 1 && MAP_HEXAGONS[map] !== 0;
}

/**
 * Whether a step leads from a space to another one that the same map has made, by its table of
 * links.
 */
export function areLinked(space: number, other: number): boolean {
  for (let i = LINK_FIRST[space]; i < LINK_FIRST[space + 1]; i++) if (LINK_TO[i] === other) return true;
  return false;
}

export function neighbours(S: State, thing: number, into: Int32Array): number {
  if (TILED >= 0 && MAP_OF[thing] === TILED) return neighboursOnTiles(S, thing, into);
  const space = spaceOf(S, thing);
  let n = 0;
  if (space < 0 || !isOnMap(S, space)) return 0;
  const map = MAP_OF[space];
  if (map === TILED) return neighboursOnTiles(S, space, into);
  if (MAP_COLUMNS[map] === 0 || MAP_FIRST[map] >= 0) {
    for (let i = LINK_FIRST[space]; i < LINK_FIRST[space + 1]; i++) {
      if (isOnMap(S, LINK_TO[i])) into[n++] = LINK_TO[i];
    }
    return n;
  }
  if (!locate(S, space)) return 0;
  const first = MAP_DIAGONAL[map] === 1 ? 4 : 0;
  const end = MAP_DIAGONAL[map] === 1 ? 12 : 4;
  for (let i = first; i < end; i++) {
    const other = spaceAt(S, map, atRoot, atX + STEP_X[i], atY + STEP_Y[i]);
    if (other >= 0) into[n++] = other;
  }
  return n;
}
