/** Sight on boards: along the straight line between the middles of two spaces. */
import { ABOVE_END, ABOVE_FIRST, MAP_COLUMNS, MAP_OF, TILED, type State } from '../layout.ts';
import { hexagonRange } from '../hexagons/hexagons.ts';
import { followHexagons } from '../hexagons/sight.ts';
import { atRoot, atX, atY, isOfHexagons, locate, LOW, OPAQUE, spaceAt, spaceOf, spaceOn } from './grid.ts';
import { isWall, ledAbove, lookAmongLower, lookAnew, sightAt, sightOf } from './seeing.ts';
import { distance } from './ways.ts';

/** Range of what does not lie on one map. */
const OUT_OF_RANGE = 9999;

/** Whether one can see round a corner by a space beside it. */
function isWayRound(S: State, from: number, by: number, to: number): boolean {
  if (by < 0 || (sightAt(S, by) & OPAQUE) !== 0) return false;
  const isShut = isWall(S, from, by);
  return !isWall(S, by, to) && !isShut;
}

/**
 * Looks from one space to another. What the line crosses must not be opaque, both ends included,
 * and no wall may stand where it crosses a border. Where it meets a corner, one of the two ways
 * round must be free.
 *
 * @returns 0 when the other one is not seen; 1 when it is; 2 when it is and has cover: one of the
 *   two ways round a corner of its own space is not free, or the line crosses something low beside
 *   it
 */
export function look(S: State, thing: number, other: number): 0 | 1 | 2 {
  const from = spaceOf(S, thing);
  const to = from < 0 ? -1 : spaceOn(S, other, MAP_OF[from]);
  if (to < 0 || !locate(S, to)) return 0;
  const goalX = atX;
  const goalY = atY;
  const root = atRoot;
  if (!locate(S, from) || atRoot !== root) return 0;
  if (from === to) return 1;
  if (((sightOf(S, from) | sightOf(S, to)) & OPAQUE) !== 0) return 0;
  lookAnew();
  const map = MAP_OF[from];
  const seen = follow(S, map, root, goalX, goalY);
  if (map !== TILED) return seen;
  const isLow = seen !== 0 && !ledAbove && from < ABOVE_FIRST && to < ABOVE_FIRST && ABOVE_END > ABOVE_FIRST;
  if (!isLow) return seen;
  lookAmongLower();
  return follow(S, map, root, goalX, goalY);
}

/** Follows the line from where `locate` was asked last. */
function follow(S: State, map: number, root: number, goalX: number, goalY: number): 0 | 1 | 2 {
  if (isOfHexagons(map)) return followHexagons(S, map, goalX, goalY);
  const fromX = atX;
  const fromY = atY;
  const goal = spaceAt(S, map, root, goalX, goalY);
  const wide = Math.abs(goalX - fromX);
  const high = Math.abs(goalY - fromY);
  const stepX = goalX < fromX ? -1 : 1;
  const stepY = goalY < fromY ? -1 : 1;
  let here = spaceAt(S, map, root, fromX, fromY);
  // One lies above the other.
  if (here === goal) return 0;
  let hasCover = false;
  for (let x = 0, y = 0; ;) {
    const ahead = (1 + 2 * x) * high - (1 + 2 * y) * wide;
    const before = here;
    const aside = ahead === 0 ? spaceAt(S, map, root, fromX + stepX * (x + 1), fromY + stepY * y) : -1;
    const along = ahead === 0 ? spaceAt(S, map, root, fromX + stepX * x, fromY + stepY * (y + 1)) : -1;
    if (ahead <= 0) x++;
    if (ahead >= 0) y++;
    here = spaceAt(S, map, root, fromX + stepX * x, fromY + stepY * y);
    const sight = here < 0 ? OPAQUE : here === goal ? 0 : sightAt(S, here);
    if ((sight & OPAQUE) !== 0) return 0;
    if (ahead === 0) {
      const isFree = isWayRound(S, before, aside, here);
      const isFreeToo = isWayRound(S, before, along, here);
      if (!isFree && !isFreeToo) return 0;
      if (isFree !== isFreeToo && here === goal) hasCover = true;
    } else if (isWall(S, before, here)) return 0;
    if (here === goal) return hasCover ? 2 : 1;
    if ((sight & LOW) !== 0 && wide - x <= 1 && high - y <= 1) hasCover = true;
  }
}

export function inSight(S: State, thing: number, other: number): 0 | 1 {
  return look(S, thing, other) === 0 ? 0 : 1;
}

export function covered(S: State, thing: number, other: number): 0 | 1 {
  return look(S, thing, other) === 2 ? 1 : 0;
}

/**
 * The greater one of the differences in rows and in columns; on hexagons the steps over a board
 * without gaps, where rows are linked the fewest links.
 */
export function rangeOf(S: State, thing: number, other: number): number {
  const from = spaceOf(S, thing);
  const to = from < 0 ? -1 : spaceOn(S, other, MAP_OF[from]);
  if (to >= 0 && MAP_COLUMNS[MAP_OF[from]] === 0) return distance(S, from, to, null);
  if (to < 0 || !locate(S, to)) return OUT_OF_RANGE;
  const goalX = atX;
  const goalY = atY;
  const root = atRoot;
  if (!locate(S, from) || atRoot !== root) return OUT_OF_RANGE;
  if (isOfHexagons(MAP_OF[from])) return hexagonRange(MAP_OF[from], atX, atY, goalX, goalY);
  return Math.max(Math.abs(goalX - atX), Math.abs(goalY - atY));
}
