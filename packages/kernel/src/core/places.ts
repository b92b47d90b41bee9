/** Where a thing is, and whose. Things, zones and players are ids; -1 is none. */
import {
  BRIEF,
  COPY_AT,
  COUNT,
  FIXED,
  HEAD,
  NEXT,
  ROW_IS_PLACE,
  ROW_OF,
  TAIL,
  THINGS,
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

/** In ZONE_OWNER: what lies there belongs to the player it belongs to anywhere. */
const ITS_OWN = -1;
/** In ZONE_OWNER: it depends on where the host of the zone lies. */
const OF_HOST = -2;

/** By zone: whose is what lies there, a player or one of the two above. */
const ZONE_OWNER = listOwners();

function listOwners(): Int8Array {
  const owners = new Int8Array(ZONE_HOST.length);
  for (let zone = 0; zone < owners.length; zone++) {
    const host = ZONE_HOST[zone];
    if (ZONE_PLAYER[zone] >= 0) owners[zone] = ZONE_PLAYER[zone];
    else if (host < 0) owners[zone] = ITS_OWN;
    else if (host < FIXED) owners[zone] = OF_HOST;
    else owners[zone] = THING_PLAYER[host];
  }
  return owners;
}

/** The player a thing belongs to: by the zone it lies in, else by itself; -1 without an owner. */
export function ownerOf(S: State, thing: number): number {
  if (thing < 0) return -1;
  if (thing >= FIXED) return THING_PLAYER[thing];
  const zone = S[ZONE_OF + thing];
  if (zone < 0) return THING_PLAYER[thing];
  const owner = ZONE_OWNER[zone];
  if (owner >= 0) return owner;
  return owner === ITS_OWN ? THING_PLAYER[thing] : ownerByHost(S, thing, ZONE_HOST[zone]);
}

/** The same for a thing that lies in another one that can move. */
function ownerByHost(S: State, thing: number, host: number): number {
  for (let at = host; ;) {
    const zone = S[ZONE_OF + at];
    if (zone < 0) return THING_PLAYER[at];
    const owner = ZONE_OWNER[zone];
    if (owner >= 0) return owner;
    if (owner === ITS_OWN) return THING_PLAYER[thing];
    at = ZONE_HOST[zone];
  }
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

/**
 * The thing that a thing is a copy of, and that one is a copy of in turn, to the last; the thing
 * itself when it copies nothing. Things that copy each other in a circle are what their rows say.
 */
function originalOf(S: State, thing: number): number {
  let at = thing;
  for (let steps = 0; steps <= THINGS; steps++) {
    const field = COPY_AT[ROW_OF[at]];
    const copied = field < 0 ? -1 : S[field + at];
    if (copied < 0) return at;
    at = copied;
  }
  return thing;
}

/** The row that a thing is of as long as it is a copy; its own when it copies nothing. */
export function rowNow(S: State, thing: number): number {
  return ROW_OF[originalOf(S, thing)];
}
