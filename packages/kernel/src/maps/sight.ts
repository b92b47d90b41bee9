/** Sight on boards: along the straight line between the middles of two spaces. */
import { LINK_FIRST, LINK_TO, MAP_OF, MAP_WALLED, SIGHT, type State } from '../layout.ts';
import { atLevel, atRoot, atX, atY, locate, spaceAt, spaceOf, spaceOn } from './grid.ts';

/** Bits of SIGHT. */
const OPAQUE = 1;
const LOW = 2;

/** Range of what does not lie on one map. */
const OUT_OF_RANGE = 9999;

/** Whether nobody sees from a space into one beside it. */
function isWall(space: number, beside: number): boolean {
  if (MAP_WALLED[MAP_OF[space]] === 0) return false;
  for (let i = LINK_FIRST[space]; i < LINK_FIRST[space + 1]; i++) if (LINK_TO[i] === beside) return false;
  return true;
}

/** Whether one can see round a corner by a space beside it. */
function isWayRound(from: number, by: number, to: number): boolean {
  return by >= 0 && (SIGHT[by] & OPAQUE) === 0 && !isWall(from, by) && !isWall(by, to);
}

/**
 * Looks from one space to another. What the line crosses must not be opaque, both ends included, and no wall may stand where it crosses a border.
 * Where it meets a corner, one of the two ways round must be free.
 *
 * @returns 0 when the other one is not seen; 1 when it is; 2 when it is and has cover: one of the two ways round a corner of its own space is
 *          not free, or the line crosses something low beside it
 */
function look(S: State, thing: number, other: number): 0 | 1 | 2 {
  const from = spaceOf(S, thing);
  const to = from < 0 ? -1 : spaceOn(S, other, MAP_OF[from]);
  if (to < 0 || !locate(S, to)) return 0;
  const goalX = atX;
  const goalY = atY;
  const root = atRoot;
  if (!locate(S, from) || atRoot !== root) return 0;
  if (from === to) return 1;
  if (((SIGHT[from] | SIGHT[to]) & OPAQUE) !== 0) return 0;
  const map = MAP_OF[from];
  const wide = Math.abs(goalX - atX);
  const high = Math.abs(goalY - atY);
  const stepX = goalX < atX ? -1 : 1;
  const stepY = goalY < atY ? -1 : 1;
  let here = from;
  let hasCover = false;
  for (let x = 0, y = 0; ;) {
    const ahead = (1 + 2 * x) * high - (1 + 2 * y) * wide;
    const before = here;
    const aside = ahead === 0 ? spaceAt(S, map, root, atLevel, atX + stepX * (x + 1), atY + stepY * y) : -1;
    const along = ahead === 0 ? spaceAt(S, map, root, atLevel, atX + stepX * x, atY + stepY * (y + 1)) : -1;
    if (ahead <= 0) x++;
    if (ahead >= 0) y++;
    here = spaceAt(S, map, root, atLevel, atX + stepX * x, atY + stepY * y);
    if (here < 0 || (SIGHT[here] & OPAQUE) !== 0) return 0;
    if (ahead === 0) {
      const isFree = isWayRound(before, aside, here);
      const isFreeToo = isWayRound(before, along, here);
      if (!isFree && !isFreeToo) return 0;
      if (isFree !== isFreeToo && here === to) hasCover = true;
    } else if (isWall(before, here)) return 0;
    if (here === to) return hasCover ? 2 : 1;
    if ((SIGHT[here] & LOW) !== 0 && wide - x <= 1 && high - y <= 1) hasCover = true;
  }
}

export function inSight(S: State, thing: number, other: number): 0 | 1 {
  return look(S, thing, other) === 0 ? 0 : 1;
}

export function covered(S: State, thing: number, other: number): 0 | 1 {
  return look(S, thing, other) === 2 ? 1 : 0;
}

/** The greater one of the differences in rows and in columns. */
export function rangeOf(S: State, thing: number, other: number): number {
  const from = spaceOf(S, thing);
  const to = from < 0 ? -1 : spaceOn(S, other, MAP_OF[from]);
  if (to < 0 || !locate(S, to)) return OUT_OF_RANGE;
  const goalX = atX;
  const goalY = atY;
  const root = atRoot;
  if (!locate(S, from) || atRoot !== root) return OUT_OF_RANGE;
  return Math.max(Math.abs(goalX - atX), Math.abs(goalY - atY));
}
