/** Who learned of a hidden thing between two states. */
import { HEADER, NONE, type GameMeta } from '@undercroft/contract';
import { metaIndex } from './meta-index.ts';
import { SPECTATOR_BIT, seenBy } from './visibility.ts';
import { movableThings } from './zones.ts';

/** Players who may know a thing in `after` that they could not in `before`, as a mask. */
export function learnedBetween(meta: GameMeta, before: Int32Array, after: Int32Array): number {
  const things = movableThings(meta);
  const players = after[HEADER.players];
  let first = 0;
  while (first < things && !hasMoved(meta, before, after, first)) first++;
  // Most answers move nothing; then no player can have learned anything.
  if (first === things) return 0;
  let learned = 0;
  for (let thing = 0; thing < things; thing++) {
    if (liesWhereItLay(meta, before, after, thing)) continue;
    const now = seenBy(meta, after, thing, players);
    learned |= now & ~seenBy(meta, before, thing, players);
  }
  return learned & (SPECTATOR_BIT - 1);
}

/** Whether neither a thing nor anything it lies in has moved, so that the same players see it. */
function liesWhereItLay(meta: GameMeta, before: Int32Array, after: Int32Array, thing: number): boolean {
  const { zoneThing } = metaIndex(meta);
  const things = movableThings(meta);
  let at = thing;
  for (let turns = things; turns >= 0; turns--) {
    if (at < 0 || at >= things) return true;
    if (hasMoved(meta, before, after, at)) return false;
    const zone = after[meta.layout.zoneOf + at];
    at = zone < 0 ? NONE : zoneThing[zone];
  }
  return false;
}

/**
 * Whether a thing lies in another zone, or was revealed to others.
 * @param thing one that can move
 */
function hasMoved({ layout }: GameMeta, before: Int32Array, after: Int32Array, thing: number): boolean {
  const { shown, zoneOf: lies } = layout;
  if (after[lies + thing] !== before[lies + thing]) return true;
  return shown !== undefined && after[shown + thing] !== before[shown + thing];
}
