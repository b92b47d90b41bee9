/** Zones: doubly linked lists of things. A thing lies in one zone or in none. */
import {
  BRIEF,
  COUNT,
  EVENT_MOVE,
  FIXED,
  GRIDS,
  HEAD,
  IN_FORCE,
  NEXT,
  PREV,
  ROW_ACTS,
  ROW_OF,
  SHOWN,
  TAIL,
  TILED,
  TILE_END,
  TILE_FIRST,
  ZONE_HOST,
  ZONE_IN_FORCE,
  ZONE_OF,
  MAP_OF,
  type State,
} from '../layout.ts';
import { arrange, arrangeZone } from '../maps/grid.ts';
import { lookAtBoard } from '../tiles/looking.ts';
import { spendAll } from './failing.ts';
import { logEvent } from './log.ts';
import { io, scratch } from './memory.ts';
import { random } from './chance.ts';
import { tailOf } from './places.ts';

function unlink(S: State, thing: number, zone: number): void {
  const before = S[PREV + thing];
  const after = S[NEXT + thing];
  if (before >= 0) S[NEXT + before] = after;
  else S[HEAD + zone] = after;
  if (after >= 0) S[PREV + after] = before;
  else if (zone < BRIEF) S[TAIL + zone] = before;
  if (zone < BRIEF) S[COUNT + zone]--;
}

/**
 * By thing that can move: where in ZONES_IN its zones begin; the end is where those of the next one
 * begin.
 */
const ZONES_AT = new Int32Array(FIXED + 1);
const ZONES_IN = listZones();

function listZones(): Int32Array {
  const isListed = (host: number): boolean => host >= 0 && host < FIXED;
  for (let zone = 0; zone < ZONE_HOST.length; zone++) if (isListed(ZONE_HOST[zone])) ZONES_AT[ZONE_HOST[zone] + 1]++;
  for (let thing = 0; thing < FIXED; thing++) ZONES_AT[thing + 1] += ZONES_AT[thing];
  const zones = new Int32Array(ZONES_AT[FIXED]);
  const next = ZONES_AT.slice();
  for (let zone = 0; zone < ZONE_HOST.length; zone++)
    if (isListed(ZONE_HOST[zone])) zones[next[ZONE_HOST[zone]]++] = zone;
  return zones;
}

/**
 * What was shown of a thing, and of what lies in it, is forgotten, because no player can tell any
 * more where it is.
 */
function cover(S: State, thing: number): void {
  S[SHOWN + thing] = 0;
  for (let i = ZONES_AT[thing]; i < ZONES_AT[thing + 1]; i++)
    for (let x = S[HEAD + ZONES_IN[i]]; x >= 0; x = S[NEXT + x]) cover(S, x);
}

/**
 * Moves a thing to an end of a zone; a fixed thing stays where it is.
 *
 * @param zone a zone id, or -1: out of the game
 */
export function move(S: State, thing: number, zone: number, front: boolean): void {
  if (thing >= FIXED) return;
  if (SHOWN >= 0) cover(S, thing);
  const from = S[ZONE_OF + thing];
  if (from >= 0) unlink(S, thing, from);
  S[ZONE_OF + thing] = zone;
  if (zone < 0) {
    S[NEXT + thing] = S[PREV + thing] = -1;
  } else {
    const end = front ? S[HEAD + zone] : tailOf(S, zone);
    if (front) {
      S[PREV + thing] = -1;
      S[NEXT + thing] = end;
      if (end >= 0) S[PREV + end] = thing;
      else if (zone < BRIEF) S[TAIL + zone] = thing;
      S[HEAD + zone] = thing;
    } else {
      S[NEXT + thing] = -1;
      S[PREV + thing] = end;
      if (end >= 0) S[NEXT + end] = thing;
      else S[HEAD + zone] = thing;
      if (zone < BRIEF) S[TAIL + zone] = thing;
    }
    if (zone < BRIEF) S[COUNT + zone]++;
  }
  if (GRIDS > 0 && MAP_OF[thing] >= 0) arrange(S, thing, from, zone);
  if (TILED >= 0 && thing >= TILE_FIRST && thing < TILE_END) lookAtBoard(S);
  const row = ROW_OF[thing];
  if (ROW_ACTS[row] === 1) {
    S[IN_FORCE + row] += (zone >= 0 ? ZONE_IN_FORCE[zone] : 0) - (from >= 0 ? ZONE_IN_FORCE[from] : 0);
  }
}

/**
 * The first thing of a zone; when there is none, all of another zone is shuffled into it before.
 *
 * @param refill a zone id or -1
 */
export function topOf(S: State, zone: number, refill: number): number {
  if (zone < 0) return -1;
  if (S[HEAD + zone] < 0 && refill >= 0) {
    while (S[HEAD + refill] >= 0) {
      const thing = S[HEAD + refill];
      if (io.log) logEvent(EVENT_MOVE, -1, -1, thing, refill, zone);
      move(S, thing, zone, false);
    }
    shuffle(S, zone);
  }
  return S[HEAD + zone];
}

export function shuffle(S: State, zone: number): void {
  if (zone < 0) return;
  let n = 0;
  for (let x = S[HEAD + zone]; x >= 0; x = S[NEXT + x]) scratch[n++] = x;
  if (n < 2) return;
  spendAll(n);
  for (let i = n - 1; i > 0; i--) {
    const j = random(S, i + 1);
    const x = scratch[i];
    scratch[i] = scratch[j];
    scratch[j] = x;
  }
  for (let i = 0; i < n; i++) {
    S[PREV + scratch[i]] = i === 0 ? -1 : scratch[i - 1];
    S[NEXT + scratch[i]] = i === n - 1 ? -1 : scratch[i + 1];
  }
  if (SHOWN >= 0) for (let i = 0; i < n; i++) cover(S, scratch[i]);
  S[HEAD + zone] = scratch[0];
  if (zone < BRIEF) S[TAIL + zone] = scratch[n - 1];
  if (GRIDS > 0) arrangeZone(S, zone);
  if (TILED >= 0) lookAtBoard(S);
}

/**
 * Shows a thing where it lies: to one player, or to everybody (-1). Any move and any shuffle ends
 * it.
 */
export function revealThing(S: State, thing: number, player: number): void {
  if (SHOWN >= 0 && thing >= 0 && thing < FIXED) S[SHOWN + thing] |= player < 0 ? 511 : 1 << player;
}

export function hideThing(S: State, thing: number): void {
  if (SHOWN >= 0 && thing >= 0 && thing < FIXED) S[SHOWN + thing] = 0;
}
