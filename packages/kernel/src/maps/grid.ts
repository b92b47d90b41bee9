/**
 * Maps: spaces, their places on a grid, neighbours.
 *
 * Spaces that the map makes are numbered row by row, those of all players at one place side by side: where one is follows from its id, and their
 * neighbours are constants like those of links. Nothing in the state is about them.
 *
 * A space of a grid that can move knows its number within its zone (`MAP_AT`, counted from 1, 0 = on no map), and every zone of spaces knows what lies at each number
 * (`ZONE_SLOTS`, thing + 1). `move`, `shuffle` and `rotate` keep both; nothing else in the state is about maps.
 */
import {
  FIXED,
  HEAD,
  INNER_ZONE,
  LINK_FIRST,
  LINK_TO,
  MAP_AT,
  MAP_COLUMNS,
  MAP_DIAGONAL,
  MAP_FIRST,
  MAP_LEVELS,
  MAP_OF,
  MAP_ROWS,
  MAP_SEATS,
  NEXT,
  UNIT_COLUMNS,
  UNIT_ROWS,
  ZONE_HOST,
  ZONE_MAP,
  ZONE_OF,
  ZONE_SLOTS,
  type State,
} from '../layout.ts';
import { placeOf } from '../core/places.ts';

/** up, left, right, down; then the eight of maps with diagonal steps, row by row */
export const STEP_X = new Int8Array([0, -1, 1, 0, -1, 0, 1, -1, 1, -1, 0, 1]);
export const STEP_Y = new Int8Array([-1, 0, 0, 1, -1, -1, -1, 0, 0, 1, 1, 1]);
export let atX = 0;
export let atY = 0;
export let atRoot = -1;
export let atLevel = 0;

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
  return space >= FIXED || S[ZONE_OF + space] >= 0;
}

export function spaceOn(S: State, thing: number, map: number): number {
  let at = thing;
  while (at >= 0 && MAP_OF[at] !== map) at = placeOf(S, at);
  return at;
}

/** Finds column and row of a space on the whole map, from the outermost grid on; `atRoot` tells maps of different players or zones apart. */
export function locate(S: State, space: number): boolean {
  const first = MAP_FIRST[MAP_OF[space]];
  if (first >= 0) {
    const seats = MAP_SEATS[MAP_OF[space]];
    const columns = MAP_COLUMNS[MAP_OF[space]];
    atRoot = (space - first) % seats;
    const number = (space - first - atRoot) / seats;
    atX = number % columns;
    atY = (number - atX) / columns;
    atLevel = 0;
    return true;
  }
  const leaf = MAP_OF[space] * MAP_LEVELS;
  atX = 0;
  atY = 0;
  let at = space;
  for (atLevel = 0; ; atLevel++) {
    const number = S[MAP_AT + at] - 1;
    if (number < 0) return false;
    const columns = MAP_COLUMNS[MAP_OF[at]];
    const column = number % columns;
    atX += column * UNIT_COLUMNS[leaf + atLevel];
    atY += ((number - column) / columns) * UNIT_ROWS[leaf + atLevel];
    atRoot = S[ZONE_OF + at];
    const host = ZONE_HOST[atRoot];
    if (host < 0 || INNER_ZONE[host] !== atRoot || S[MAP_AT + host] === 0) return true;
    at = host;
  }
}

/** The space at a column and row of the whole map, or -1. */
export function spaceAt(S: State, map: number, root: number, level: number, x: number, y: number): number {
  if (MAP_FIRST[map] >= 0) {
    if (x < 0 || y < 0 || x >= MAP_COLUMNS[map] || y >= MAP_ROWS[map]) return -1;
    return MAP_FIRST[map] + (y * MAP_COLUMNS[map] + x) * MAP_SEATS[map] + root;
  }
  let zone = root;
  for (let l = level; zone >= 0; l--) {
    const grid = ZONE_MAP[zone];
    const wide = UNIT_COLUMNS[map * MAP_LEVELS + l];
    const high = UNIT_ROWS[map * MAP_LEVELS + l];
    const column = Math.floor(x / wide);
    const row = Math.floor(y / high);
    if (column < 0 || row < 0 || column >= MAP_COLUMNS[grid] || row >= MAP_ROWS[grid]) return -1;
    const space = S[ZONE_SLOTS[zone] + row * MAP_COLUMNS[grid] + column] - 1;
    if (l === 0 || space < 0) return space;
    x -= column * wide;
    y -= row * high;
    zone = INNER_ZONE[space];
  }
  return -1;
}

export function neighbours(S: State, thing: number, into: Int32Array): number {
  const space = spaceOf(S, thing);
  let n = 0;
  if (space < 0 || !isOnMap(S, space)) return 0;
  const map = MAP_OF[space];
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
    const other = spaceAt(S, map, atRoot, atLevel, atX + STEP_X[i], atY + STEP_Y[i]);
    if (other >= 0) into[n++] = other;
  }
  return n;
}
