/**
 * Look-up tables made once from the metadata of a game: what kind a thing is, which zone an id
 * means.
 */
import type { FieldMeta, GameMeta, ZoneMeta } from '@undercroft/contract';

/** Tables by id. Ids of dice lie behind those of things and are in none of them. */
export interface MetaIndex {
  /** kind of each thing, index into `meta.kinds`; the most special one */
  readonly kindOf: Int16Array;
  /** index into `meta.zones` by zone id */
  readonly zoneDef: Int16Array;
  /** seat a zone belongs to, by zone id; -1 when it is not of a player */
  readonly zonePlayer: Int16Array;
  /** thing a zone is part of, by zone id; -1 when it is not of a thing */
  readonly zoneThing: Int32Array;
  /** `mayHold[zone def * things + thing]` = 1 when the zone holds things of its kind */
  readonly mayHold: Uint8Array;
}

const known = new WeakMap<GameMeta, MetaIndex>();

/**
 * The game that was asked for last: a view or a deal asks hundreds of times for one game, and a
 * weak map hashes each time.
 */
let last: { readonly meta: GameMeta; readonly index: MetaIndex } | null = null;

/** The tables of a game. Never throws for the metadata of a compiled game. */
export function metaIndex(meta: GameMeta): MetaIndex {
  if (last !== null && last.meta === meta) return last.index;
  let index = known.get(meta);
  if (index === undefined) known.set(meta, (index = makeIndex(meta)));
  last = { meta, index };
  return index;
}

function makeIndex(meta: GameMeta): MetaIndex {
  const { things, zones } = meta.layout;
  const index: MetaIndex = {
    kindOf: new Int16Array(things).fill(-1),
    zoneDef: new Int16Array(zones).fill(-1),
    zonePlayer: new Int16Array(zones).fill(-1),
    zoneThing: new Int32Array(zones).fill(-1),
    mayHold: new Uint8Array(meta.zones.length * things),
  };
  for (let thing = 0; thing < things; thing++) {
    const row = meta.things[thing] ?? -1;
    if (row >= 0) index.kindOf[thing] = meta.rows[row].kind;
  }
  for (const [def, zone] of meta.zones.entries()) indexZone(meta, index, def, zone);
  return index;
}

function indexZone(meta: GameMeta, index: MetaIndex, def: number, zone: ZoneMeta): void {
  for (let i = 0; i < zone.instances; i++) {
    const id = zone.first + i;
    index.zoneDef[id] = def;
    if (zone.owner === 'player') index.zonePlayer[id] = i;
    else if (zone.owner !== 'global') index.zoneThing[id] = meta.kinds[zone.owner].first + i;
  }
  for (const kind of zone.holds) {
    const { first, end } = meta.kinds[kind];
    index.mayHold.fill(1, def * meta.layout.things + first, def * meta.layout.things + end);
  }
}

/** Whether an id means a die. */
export function isDie(meta: GameMeta, thing: number): boolean {
  return meta.layout.maxDice > 0 && thing >= meta.layout.firstDie && thing < meta.layout.firstDie + meta.layout.maxDice;
}

/** The zone an id means. @param zone 0 to `layout.zones - 1` */
export function zoneMetaOf(meta: GameMeta, zone: number): ZoneMeta {
  return meta.zones[metaIndex(meta).zoneDef[zone]];
}

/** The ids a field has values for: [first, last + 1). @param players seats in use */
export function fieldSubjects(meta: GameMeta, field: FieldMeta, players: number): readonly [number, number] {
  if (field.owner === 'global') return [0, 1];
  if (field.owner === 'player') return [0, players];
  const { first, end } = meta.kinds[field.owner];
  return [first, end];
}

/** Whether a thing is of a kind or of one of its children. Never throws. */
export function isOfKind(meta: GameMeta, thing: number, kind: number): boolean {
  const range = meta.kinds[kind];
  return range !== undefined && thing >= range.first && thing < range.end;
}
