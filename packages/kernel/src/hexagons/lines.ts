/** Straight lines on boards of hexagons. */
import type { State } from '../layout.ts';
import { atRoot, atX, atY } from '../maps/grid.ts';
import { inSight } from '../maps/sight.ts';
import { addHexagonsAt, alongOf, asideOf, hexagonAt, WAY_ALONG, WAY_ASIDE, wayOn } from './hexagons.ts';

/**
 * Spaces whose inside the straight line from where `locate` was asked last crosses, both ends left
 * out.
 */
export function hexagonLine(S: State, map: number, goalX: number, goalY: number, into: Int32Array): number {
  const root = atRoot;
  const fromAside = asideOf(map, atX, atY);
  const fromAlong = alongOf(map, atX, atY);
  const aside = asideOf(map, goalX, goalY) - fromAside;
  const along = alongOf(map, goalX, goalY) - fromAlong;
  let n = 0;
  for (let atAside = 0, atAlong = 0; atAside !== aside || atAlong !== along;) {
    const way = wayOn(aside, along, atAside, atAlong);
    atAside += WAY_ASIDE[way];
    atAlong += WAY_ALONG[way];
    const space = hexagonAt(S, map, root, fromAside + atAside, fromAlong + atAlong);
    if (space >= 0) into[n++] = space;
  }
  // The last one is the goal, which is on the map.
  return n === 0 ? 0 : n - 1;
}

/**
 * Spaces that the line from one through another crosses, nearest first, up to where nothing is in
 * sight. Begins where `locate` was asked last.
 *
 * @param aheadX and `aheadY`: where it leads, as columns and rows
 * @param most   how many places; the spaces above each other at one count once
 */
export function hexagonRay(
  S: State,
  map: number,
  space: number,
  aheadX: number,
  aheadY: number,
  most: number,
  into: Int32Array,
): number {
  const root = atRoot;
  const fromAside = asideOf(map, atX, atY);
  const fromAlong = alongOf(map, atX, atY);
  const aside = asideOf(map, atX + aheadX, atY + aheadY) - fromAside;
  const along = alongOf(map, atX + aheadX, atY + aheadY) - fromAlong;
  let n = 0;
  for (let atAside = 0, atAlong = 0, places = 0; places < most; places++) {
    const way = wayOn(aside, along, atAside, atAlong);
    atAside += WAY_ASIDE[way];
    atAlong += WAY_ALONG[way];
    const first = n;
    const end = addHexagonsAt(S, map, root, fromAside + atAside, fromAlong + atAlong, into, n);
    for (let i = first; i < end; i++) if (inSight(S, space, into[i]) === 1) into[n++] = into[i];
    if (n === first) return n;
  }
  return n;
}
