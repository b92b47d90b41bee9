/**
 * Masks of viewers, put together from what each of them sees: the slow way that `seenBy` and
 * `zoneSeenBy` must agree with.
 */
import type { GameMeta } from '@undercroft/contract';
import { SPECTATOR_BIT, seesThing, seesZone, type Viewer } from '../state/visibility.ts';

function maskOf(players: number, sees: (viewer: Viewer) => boolean): number {
  let mask = sees('spectator') ? SPECTATOR_BIT : 0;
  for (let player = 0; player < players; player++) if (sees(player)) mask |= 1 << player;
  return mask;
}

/** Everybody who may know a thing. */
export function seenByEach(meta: GameMeta, state: Int32Array, thing: number, players: number): number {
  return maskOf(players, (viewer) => seesThing(meta, state, viewer, thing));
}

/** Everybody who sees what lies in a zone. */
export function zoneSeenByEach(meta: GameMeta, state: Int32Array, zone: number, players: number): number {
  return maskOf(players, (viewer) => seesZone(meta, state, viewer, zone));
}
