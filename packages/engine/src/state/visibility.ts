/**
 * Who may see what, from the declared visibility of zones and fields, and from what rules reveal.
 */
import { HEADER, NONE, type FieldMeta, type GameMeta } from '@undercroft/contract';
import { isDie, metaIndex } from './meta-index.ts';
import { movableThings, ownerOf, zoneOwner } from './zones.ts';

/**
 * A viewer of a game: a player (0 ...), a spectator
 * who sees what all may see, or one who sees everything.
 */
export type Viewer = number | 'spectator' | 'all';

/** Bit of the spectator in a mask of viewers; player p has bit p. */
export const SPECTATOR_BIT = 1 << 8;

/** Everybody to whom a thing was revealed where it lies, as a mask of viewers. Never throws. */
export function revealedTo(meta: GameMeta, state: Int32Array, thing: number): number {
  const { shown } = meta.layout;
  return shown === undefined || thing < 0 || thing >= movableThings(meta) ? 0 : state[shown + thing];
}

/**
 * Whether a viewer sees what lies in a zone, not merely how much. The zones of a hidden thing are
 * hidden with it, because an open one would tell which thing it is. Never throws.
 */
export function seesZone(meta: GameMeta, state: Int32Array, viewer: Viewer, zone: number): boolean {
  if (viewer === 'all') return true;
  if (!isOpenTo(meta, state, viewer, zone)) return false;
  const holder = metaIndex(meta).zoneThing[zone];
  return holder < 0 || seesThing(meta, state, viewer, holder);
}

/**
 * Whether a viewer may know which thing this is: it lies where he sees it, or it was revealed to
 * him there, even if what it lies in was not. Dice, things that maps make and things out of the
 * game are open. Never throws.
 */
export function seesThing(meta: GameMeta, state: Int32Array, viewer: Viewer, thing: number): boolean {
  const { zoneOf } = meta.layout;
  const things = movableThings(meta);
  if (viewer === 'all' || isDie(meta, thing)) return true;
  const { zoneThing } = metaIndex(meta);
  let at = thing;
  // A chain of things in zones of things is never longer than there are things.
  for (let turns = things; turns >= 0; turns--) {
    if (at < 0 || at >= things) return true;
    if (inMask(revealedTo(meta, state, at), viewer)) return true;
    const zone = state[zoneOf + at];
    if (zone < 0) return true;
    if (!isOpenTo(meta, state, viewer, zone)) return false;
    at = zoneThing[zone];
  }
  return false;
}

/** Whether a zone by itself lets a viewer see what lies there. */
function isOpenTo(meta: GameMeta, state: Int32Array, viewer: Viewer, zone: number): boolean {
  return inMask(openTo(meta, state, zone), viewer);
}

/**
 * Whether a viewer may read a field.
 *
 * @param subject the thing or player whose field it is; 0 for a global
 */
export function seesField(
  meta: GameMeta,
  state: Int32Array,
  viewer: Viewer,
  field: FieldMeta,
  subject: number,
): boolean {
  if (viewer === 'all') return true;
  if (typeof field.owner === 'number' && !seesThing(meta, state, viewer, subject)) return false;
  return isFieldOpenTo(meta, state, viewer, field, subject);
}

/**
 * `seesField` of a player, of the game, or of a thing that the viewer may know: whether the field
 * itself is open to the viewer.
 */
export function isFieldOpenTo(
  meta: GameMeta,
  state: Int32Array,
  viewer: Viewer,
  field: FieldMeta,
  subject: number,
): boolean {
  if (field.visible === 'all' || viewer === 'all') return true;
  if (field.visible === 'none' || field.owner === 'global') return false;
  const owner = typeof field.owner === 'number' ? ownerOf(meta, state, subject) : subject;
  if (owner === NONE || viewer === 'spectator') return false;
  return field.visible === 'team' ? inMask(sideOf(meta, state, owner), viewer) : owner === viewer;
}

/** All players of the side of a player, as a mask. */
export function sideOf(meta: GameMeta, state: Int32Array, player: number): number {
  const field = meta.fields[meta.team ?? -1];
  let mask = 1 << player;
  if (field === undefined) return mask;
  for (let p = 0; p < state[HEADER.players]; p++)
    if (state[field.offset + p] === state[field.offset + player]) mask |= 1 << p;
  return mask;
}

/** All who look at a game, as a mask. @param players seats in use */
export function everyViewer(players: number): number {
  return SPECTATOR_BIT | ((1 << players) - 1);
}

/**
 * Everybody who may know which thing this is, as a mask: bit p for player p, `SPECTATOR_BIT` for
 * everybody else. The same as `seesThing` for each of them, found in one walk.
 */
export function seenBy(meta: GameMeta, state: Int32Array, thing: number, players: number): number {
  const things = movableThings(meta);
  // Viewers whose bit is set are those for whom no place on the way has told yet whether they see
  // it.
  let undecided = everyViewer(players);
  if (isDie(meta, thing)) return undecided;
  const { zoneThing } = metaIndex(meta);
  const { zoneOf } = meta.layout;
  let seen = 0;
  let at = thing;
  for (let turns = things; turns >= 0 && undecided !== 0; turns--) {
    if (at < 0 || at >= things) return seen | undecided;
    seen |= undecided & revealedTo(meta, state, at);
    const zone = state[zoneOf + at];
    if (zone < 0) return seen | undecided;
    undecided &= openTo(meta, state, zone);
    at = zoneThing[zone];
  }
  return seen;
}

/** Everybody who sees what lies in a zone, as a mask: the same as `seesZone` for each of them. */
export function zoneSeenBy(meta: GameMeta, state: Int32Array, zone: number, players: number): number {
  const open = openTo(meta, state, zone) & everyViewer(players);
  const holder = metaIndex(meta).zoneThing[zone];
  return open === 0 || holder < 0 ? open : open & seenBy(meta, state, holder, players);
}

/** Viewers whom a zone by itself lets see what lies there, as a mask. */
function openTo(meta: GameMeta, state: Int32Array, zone: number): number {
  const { visible } = meta.zones[metaIndex(meta).zoneDef[zone]];
  if (visible === 'all') return -1;
  const owner = visible === 'none' ? NONE : zoneOwner(meta, state, zone);
  if (owner < 0) return 0;
  return visible === 'team' ? sideOf(meta, state, owner) : 1 << owner;
}

/** Whether a viewer is in a mask made by `seenBy`. */
export function inMask(mask: number, viewer: Viewer): boolean {
  if (viewer === 'all') return true;
  return (mask & (viewer === 'spectator' ? SPECTATOR_BIT : 1 << viewer)) !== 0;
}
