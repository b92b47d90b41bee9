/** Reading zones: what lies where, and whose it is. Nothing here writes a state. */
import { HEADER, NONE, type GameMeta, type GameModule } from '@undercroft/contract';
import { metaIndex } from './meta-index.ts';

/**
 * The things in a zone, from the front (the top of a pile) to the back.
 *
 * @param zone 0 to `layout.zones - 1`
 */
export function thingsIn(meta: GameMeta, state: Int32Array, zone: number): number[] {
  const { head, next, things } = meta.layout;
  const found: number[] = [];
  // The limit keeps a damaged state from hanging the caller.
  for (let thing = state[head + zone]; thing !== NONE && found.length <= things; thing = state[next + thing])
    found.push(thing);
  return found;
}

/** How many things lie in a zone. @param zone 0 to `layout.zones - 1` */
export function countIn(meta: GameMeta, state: Int32Array, zone: number): number {
  const { brief, count } = meta.layout;
  return brief === undefined || zone < brief ? state[count + zone] : thingsIn(meta, state, zone).length;
}

/** How many things can lie in zones: those with lower ids do, those that a map makes never move. */
export function movableThings({ layout }: GameMeta): number {
  return layout.fixed ?? layout.things;
}

/**
 * Whether a thing takes part: it lies in a zone, or it is a space
 * of a map that belongs to the game or to a player who plays.
 */
export function isInPlay(meta: GameMeta, state: Int32Array, thing: number): boolean {
  if (thing < movableThings(meta)) return zoneOf(meta, state, thing) !== NONE;
  return thing < meta.layout.things && meta.thingPlayer[thing] < state[HEADER.players];
}

/** The zone a thing lies in, NONE when it is out of the game, made by a map, or a die. */
export function zoneOf(meta: GameMeta, state: Int32Array, thing: number): number {
  return thing >= 0 && thing < movableThings(meta) ? state[meta.layout.zoneOf + thing] : NONE;
}

/**
 * The zone of a thing: one of those that things of a kind have.
 *
 * @param def index into `meta.zones`
 * @returns NONE when it has none such
 */
export function zoneOfThing(meta: GameMeta, def: number, thing: number): number {
  const { first, owner } = meta.zones[def];
  if (typeof owner !== 'number') return NONE;
  const kind = meta.kinds[owner];
  return thing >= kind.first && thing < kind.end ? first + thing - kind.first : NONE;
}

/**
 * The player who owns a zone, directly or through the things it is part of; NONE without an owner.
 * Never throws.
 */
export function zoneOwner(meta: GameMeta, state: Int32Array, zone: number): number {
  const index = metaIndex(meta);
  let at = zone;
  // A chain of things in zones of things is never longer than there are things.
  for (let turns = meta.layout.things; at >= 0 && turns >= 0; turns--) {
    const player = index.zonePlayer[at];
    if (player >= 0) return player;
    const thing = index.zoneThing[at];
    if (thing < 0) return NONE;
    if (thing >= movableThings(meta)) return meta.thingPlayer[thing];
    at = state[meta.layout.zoneOf + thing];
  }
  return NONE;
}

/**
 * The player who owns a thing: the owner of the zone it lies in, or of
 * the map that makes it; NONE without an owner. Never throws.
 */
export function ownerOf(meta: GameMeta, state: Int32Array, thing: number): number {
  const isMade = thing >= movableThings(meta) && thing < meta.layout.things;
  return isMade ? meta.thingPlayer[thing] : zoneOwner(meta, state, zoneOf(meta, state, thing));
}

/** Evaluates a named set of the game for a player. @returns ids, in the order the rules see them */
export function membersOf(module: GameModule, state: Int32Array, set: number, player: number): number[] {
  const into = new Int32Array(module.meta.layout.things);
  const count = module.set(state, set, player, into);
  return [...into.subarray(0, count)];
}
