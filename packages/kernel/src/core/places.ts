/** Where a thing is, and whose. Things, zones and players are ids; -1 is none. */
import {
  BRIEF,
  COUNT,
  FIXED,
  HEAD,
  NEXT,
  ROW_IS_PLACE,
  ROW_OF,
  TAIL,
  TILED,
  THING_PLAYER,
  ZONE_HOST,
  ZONE_IN_FORCE,
  ZONE_OF,
  ZONE_PLAYER,
  type State,
} from '../layout.ts';
import { tileUnder } from '../tiles/board.ts';

/** The zone in which a thing lies; fixed things and things out of the game lie in none. */
export function zoneOf(S: State, thing: number): number {
  return thing < FIXED ? S[ZONE_OF + thing] : -1;
}

/** The thing in whose zone a thing lies; the tile of a square or gate that belongs to one. */
export function placeOf(S: State, thing: number): number {
  if (thing >= FIXED) return TILED < 0 ? -1 : tileUnder(S, thing);
  if (thing < 0) return -1;
  const zone = S[ZONE_OF + thing];
  return zone < 0 ? -1 : ZONE_HOST[zone];
}

/** Whether a thing lies in another one, directly or in something that does. */
export function liesIn(S: State, thing: number, host: number): boolean {
  for (let at = placeOf(S, thing); at >= 0; at = placeOf(S, at)) if (at === host) return true;
  return false;
}

/** The place where a thing lies; a thing in which things lie is its own place. */
export function hereOf(S: State, thing: number): number {
  return ROW_IS_PLACE[ROW_OF[thing]] === 1 ? thing : placeOf(S, thing);
}

export function ownerOf(S: State, thing: number): number {
  for (let at = thing; at >= 0;) {
    if (at >= FIXED) return THING_PLAYER[at] >= 0 ? THING_PLAYER[at] : THING_PLAYER[thing];
    const zone = S[ZONE_OF + at];
    if (zone < 0) return THING_PLAYER[at];
    if (ZONE_PLAYER[zone] >= 0) return ZONE_PLAYER[zone];
    if (ZONE_HOST[zone] < 0) return THING_PLAYER[thing];
    at = ZONE_HOST[zone];
  }
  return -1;
}

export function inForce(S: State, thing: number): boolean {
  const zone = zoneOf(S, thing);
  return zone >= 0 && ZONE_IN_FORCE[zone] === 1;
}

/** A zone of a thing that may be none. @param first zone id of thing 0 */
export function hosted(host: number, first: number): number {
  return host < 0 ? -1 : first + host;
}

/** The last thing of a zone, or -1. */
export function tailOf(S: State, zone: number): number {
  if (zone < BRIEF) return S[TAIL + zone];
  let last = -1;
  for (let x = S[HEAD + zone]; x >= 0; x = S[NEXT + x]) last = x;
  return last;
}

/** How many things lie in a zone. */
export function countIn(S: State, zone: number): number {
  if (zone < BRIEF) return S[COUNT + zone];
  let n = 0;
  for (let x = S[HEAD + zone]; x >= 0; x = S[NEXT + x]) n++;
  return n;
}
