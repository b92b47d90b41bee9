/** Who may see what, from the declared visibility of zones and fields, and from what rules reveal. */
import { NONE, type FieldMeta, type GameMeta } from '@undercroft/contract';
import { isDie, metaIndex } from './meta-index.ts';
import { movableThings, ownerOf, zoneOwner } from './zones.ts';

/** Somebody who looks at a game: a player (0 ...), one who sees what all may see, or one who sees everything. */
export type Viewer = number | 'spectator' | 'all';

/** Bit of the spectator in a mask of viewers; player p has bit p. */
export const SPECTATOR_BIT = 1 << 8;

/** Everybody to whom a thing was revealed where it lies, as a mask of viewers. Never throws. */
export function revealedTo(meta: GameMeta, state: Int32Array, thing: number): number {
  const { shown } = meta.layout;
  return shown === undefined || thing < 0 || thing >= movableThings(meta) ? 0 : state[shown + thing];
}

/**
 * Whether a viewer sees what lies in a zone, not merely how much. The zones of a hidden thing are hidden with it,
 * because an open one would tell which thing it is. Never throws.
 */
export function seesZone(meta: GameMeta, state: Int32Array, viewer: Viewer, zone: number): boolean {
  if (viewer === 'all') return true;
  if (!isOpenTo(meta, state, viewer, zone)) return false;
  const holder = metaIndex(meta).zoneThing[zone];
  return holder < 0 || seesThing(meta, state, viewer, holder);
}

/**
 * Whether a viewer may know which thing this is: it lies where he sees it, or it was revealed to him there, even if what it lies in was not.
 * Dice, things that maps make and things out of the game are open. Never throws.
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
  const { visible } = meta.zones[metaIndex(meta).zoneDef[zone]];
  if (visible === 'none') return false;
  return visible === 'all' || (viewer !== 'spectator' && zoneOwner(meta, state, zone) === viewer);
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
  const ofThing = typeof field.owner === 'number';
  if (ofThing && !seesThing(meta, state, viewer, subject)) return false;
  if (field.visible === 'all') return true;
  if (field.visible === 'none' || field.owner === 'global') return false;
  const owner = ofThing ? ownerOf(meta, state, subject) : subject;
  return owner !== NONE && owner === viewer;
}

/** Everybody who may know which thing this is, as a mask: bit p for player p, `SPECTATOR_BIT` for everybody else. */
export function seenBy(meta: GameMeta, state: Int32Array, thing: number, players: number): number {
  let mask = seesThing(meta, state, 'spectator', thing) ? SPECTATOR_BIT : 0;
  for (let player = 0; player < players; player++) if (seesThing(meta, state, player, thing)) mask |= 1 << player;
  return mask;
}

/** Whether a viewer is in a mask made by `seenBy`. */
export function inMask(mask: number, viewer: Viewer): boolean {
  if (viewer === 'all') return true;
  return (mask & (viewer === 'spectator' ? SPECTATOR_BIT : 1 << viewer)) !== 0;
}
