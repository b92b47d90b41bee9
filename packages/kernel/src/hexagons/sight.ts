/** Sight on boards of hexagons: along the straight line between the middles of two spaces. */
import type { State } from '../layout.ts';
import { atRoot, atX, atY, LOW, OPAQUE, spaceAt } from '../maps/grid.ts';
import { isWall, sightAt } from '../maps/seeing.ts';
import { alongOf, asideOf, BY_CORNER, hexagonAt, hexagonSteps, WAY_ALONG, WAY_ASIDE, wayOn } from './hexagons.ts';

/** Whether one can see along an edge by a hexagon beside it. */
function isWayBy(S: State, from: number, by: number, to: number): boolean {
  if (by < 0 || (sightAt(S, by) & OPAQUE) !== 0) return false;
  const isShut = isWall(S, from, by);
  return !isWall(S, by, to) && !isShut;
}

/**
 * Looks from where `locate` was asked last. Where the line runs along an edge one of the two
 * hexagons there must let it pass; a gap in the board stops it.
 *
 * @returns 0 when the goal is not seen; 1 when it is; 2 when it is and has cover
 */
export function followHexagons(S: State, map: number, goalX: number, goalY: number): 0 | 1 | 2 {
  const root = atRoot;
  const fromAside = asideOf(map, atX, atY);
  const fromAlong = alongOf(map, atX, atY);
  const aside = asideOf(map, goalX, goalY) - fromAside;
  const along = alongOf(map, goalX, goalY) - fromAlong;
  const at = (toAside: number, toAlong: number): number =>
    hexagonAt(S, map, root, fromAside + toAside, fromAlong + toAlong);
  const goal = spaceAt(S, map, root, goalX, goalY);
  let here = spaceAt(S, map, root, atX, atY);
  // One lies above the other.
  if (here === goal) return 0;
  let hasCover = false;
  for (let atAside = 0, atAlong = 0; ;) {
    const before = here;
    const way = wayOn(aside, along, atAside, atAlong);
    const [one, other] = [way - BY_CORNER, way === 2 * BY_CORNER - 1 ? 0 : way - BY_CORNER + 1];
    const isRound = way >= BY_CORNER;
    const left = isRound ? at(atAside + WAY_ASIDE[one], atAlong + WAY_ALONG[one]) : -1;
    const right = isRound ? at(atAside + WAY_ASIDE[other], atAlong + WAY_ALONG[other]) : -1;
    atAside += WAY_ASIDE[way];
    atAlong += WAY_ALONG[way];
    here = at(atAside, atAlong);
    const sight = here < 0 ? OPAQUE : here === goal ? 0 : sightAt(S, here);
    if ((sight & OPAQUE) !== 0) return 0;
    if (isRound) {
      const isFree = isWayBy(S, before, left, here);
      const isFreeToo = isWayBy(S, before, right, here);
      if (!isFree && !isFreeToo) return 0;
      if (isFree !== isFreeToo && here === goal) hasCover = true;
    } else if (isWall(S, before, here)) return 0;
    if (here === goal) return hasCover ? 2 : 1;
    if ((sight & LOW) !== 0 && hexagonSteps(aside - atAside, along - atAlong) === 1) hasCover = true;
  }
}
