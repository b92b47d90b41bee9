import type { GameMeta, ZoneMeta } from '@undercroft/contract';

/** The definition of a zone, by its id; undefined for an id that is none. @throws never */
export function zoneAt(meta: GameMeta, id: number): ZoneMeta | undefined {
  return meta.zones.find(({ first, instances }) => id >= first && id < first + instances);
}
