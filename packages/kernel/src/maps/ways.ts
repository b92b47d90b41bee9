/** Ways on maps: distances, and what is in reach. */
import {
  LINK_FIRST,
  LINK_TO,
  MAP_COLUMNS,
  MAP_DIAGONAL,
  MAP_FIRST,
  MAP_OF,
  MAP_WALLED,
  THINGS,
  TILED,
  type State,
} from '../layout.ts';
import { spendAll } from '../core/failing.ts';
import { countNear, firstNear, nearAt } from '../tiles/borders.ts';
import {
  atRoot,
  atX,
  atY,
  isOfHexagons,
  isOnMap,
  locate,
  neighbours,
  spaceAt,
  spaceOf,
  spaceOn,
  type Marks,
} from './grid.ts';

/** Distance of what is not connected. */
const FAR = 9999;
/** By space: steps from where the search began, -1 not reached. */
const WAY = new Int32Array(THINGS);
/** Spaces in the order in which they were reached. */
const QUEUE = new Int32Array(THINGS);
const NEXT_TO = new Int32Array(THINGS);

/**
 * Steps of a straight way on a grid, -1 when it meets a gap, FAR when the two lie on different
 * maps.
 */
function straightWay(S: State, from: number, to: number): number {
  if (!locate(S, to)) return FAR;
  const goalX = atX;
  const goalY = atY;
  const root = atRoot;
  if (!locate(S, from) || atRoot !== root) return FAR;
  const map = MAP_OF[from];
  let x = atX;
  let y = atY;
  let steps = 0;
  for (; x !== goalX || y !== goalY; steps++) {
    if (spaceAt(S, map, root, x, y) < 0) return -1;
    const slant = MAP_DIAGONAL[map] === 1 || x === goalX;
    if (slant && y !== goalY) y += y < goalY ? 1 : -1;
    if (x !== goalX) x += x < goalX ? 1 : -1;
  }
  return steps;
}

/**
 * Searches step by step from a space; stops at the goal. Spaces that are not marked are not left.
 *
 * @returns how many are in QUEUE
 */
function search(S: State, from: number, goal: number, marks: Marks | null, marksEnd: boolean): number {
  const isTiled = MAP_OF[from] === TILED;
  const isMade = MAP_FIRST[MAP_OF[from]] >= 0 && !isTiled;
  WAY.fill(-1);
  WAY[from] = 0;
  QUEUE[0] = from;
  let end = 1;
  for (let at = 0; at < end; at++) {
    const space = QUEUE[at];
    spendAll(1);
    // Squares of a drawn board have their neighbours in a table, and are always there; so have
    // those of tiles, where gates may be shut.
    const first = isMade ? LINK_FIRST[space] : isTiled ? firstNear(space) : 0;
    const count = isMade ? LINK_FIRST[space + 1] - first : isTiled ? countNear(space) : neighbours(S, space, NEXT_TO);
    for (let i = 0; i < count; i++) {
      const next = isMade ? LINK_TO[first + i] : isTiled ? nearAt(S, first + i) : NEXT_TO[i];
      if (next < 0 || WAY[next] >= 0 || (marks !== null && marks[next] === 0 && (marksEnd || next !== goal))) continue;
      WAY[next] = WAY[space] + 1;
      QUEUE[end++] = next;
      if (next === goal) return end;
    }
  }
  return end;
}

export function distance(S: State, x: number, y: number, marks: Marks | null): number {
  let from = spaceOf(S, x);
  let to = from < 0 ? -1 : spaceOn(S, y, MAP_OF[from]);
  if (from >= 0 && to < 0) {
    to = spaceOf(S, y);
    from = to < 0 ? -1 : spaceOn(S, x, MAP_OF[to]);
  }
  if (from < 0 || to < 0 || !isOnMap(S, from) || !isOnMap(S, to)) return FAR;
  if (from === to) return 0;
  if (MAP_COLUMNS[MAP_OF[from]] > 0 && MAP_WALLED[MAP_OF[from]] === 0 && !isOfHexagons(MAP_OF[from])) {
    const steps = straightWay(S, from, to);
    if (steps === 1 || steps === FAR || (steps >= 0 && marks === null)) return steps;
  }
  search(S, from, to, marks, false);
  return WAY[to] < 0 ? FAR : WAY[to];
}

/** Marked spaces in reach by steps on marked ones, nearest first. */
export function reachable(S: State, thing: number, marks: Marks, into: Int32Array): number {
  const from = spaceOf(S, thing);
  if (from < 0) return 0;
  const end = search(S, from, -1, marks, true);
  let n = 0;
  for (let i = marks[from] === 0 ? 1 : 0; i < end; i++) into[n++] = QUEUE[i];
  return n;
}

/** Spaces in so many steps of one, that one first, nearest first. */
export function inSteps(S: State, space: number, most: number, into: Int32Array): number {
  const end = search(S, space, -1, null, false);
  let n = 0;
  while (n < end && WAY[QUEUE[n]] <= most) {
    into[n] = QUEUE[n];
    n++;
  }
  return n;
}
