/**
 * Where things stood on a map when something happened: it tells those apart in a sentence that have
 * one name.
 */
import { NONE, type GameMeta } from '@undercroft/contract';
import { metaIndex } from './meta-index.ts';
import { inMask, type Viewer } from './visibility.ts';

/** Where a thing stood on a map when something happened. */
export interface Stood {
  /** the space */
  readonly on: number;
  /** who saw what stood there, as a mask */
  readonly seenBy: number;
}

/** The space of a map that a zone belongs to, NONE when it belongs to none. */
export function spaceOf(meta: GameMeta, zone: number): number {
  const { kindOf, zoneThing } = metaIndex(meta);
  const holder = zoneThing[zone] ?? NONE;
  return holder >= 0 && meta.kinds[kindOf[holder]]?.board !== undefined ? holder : NONE;
}

const NOWHERE: ReadonlyMap<number, number> = new Map();

/** Of the things that an event names those whose place is told, with it. */
export function placeIn(
  args: readonly number[],
  stood: readonly (Stood | null)[] = [],
  viewer?: Viewer,
): ReadonlyMap<number, number> {
  const seen = (one: Stood | null): one is Stood =>
    one !== null && (viewer === undefined || inMask(one.seenBy, viewer));
  if (!stood.some(seen)) return NOWHERE;
  return new Map(stood.flatMap((one, i) => (seen(one) ? [[args[i], one.on] as const] : [])));
}
