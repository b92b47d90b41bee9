/** What a viewer may read of a state: the one place where declared visibility is asked about. */
import { HEADER, type FieldMeta, type GameMeta, type GameModule, type ZoneMeta } from '@undercroft/contract';
import { metaIndex, seesField, seesThing, shownThing, type Viewer } from '@undercroft/engine';
import { inLanguage } from './language.ts';
import type { ViewSettings } from './settings.ts';
import { HIDDEN } from './shape.ts';
import type { ViewMemo } from './view-memo.ts';

/** A state and its viewer. */
export interface ViewContext {
  readonly module: GameModule;
  readonly state: Int32Array;
  readonly viewer: Viewer;
  /** parts of earlier views that may be used again */
  readonly memo?: ViewMemo | undefined;
}

/** The one reader of a view: all that its parts read. */
export interface Reader extends ViewContext {
  /** seats in use */
  readonly players: number;
  /** what the players are called; undefined: "Player 1" ... */
  readonly names: readonly string[] | undefined;
}

/** Makes the reader of a view, in the language that is asked for. */
export function readerOf(given: GameModule, state: Int32Array, viewer: Viewer, settings: ViewSettings): Reader {
  const { lang, names, memo } = settings;
  return { module: inLanguage(given, lang ?? 'en'), state, viewer, players: state[HEADER.players]!, names, memo };
}

/** What things of one kind have: with everything inherited. */
export interface KindShape {
  readonly fields: readonly FieldMeta[];
  /** indexes into meta.attributes of those that can be read */
  readonly attributes: readonly number[];
  readonly zones: readonly ZoneMeta[];
}

const shapes = new WeakMap<GameMeta, KindShape[]>();

/** What a thing has by its kind. @throws never */
export function shapeOf(meta: GameMeta, thing: number): KindShape {
  let known = shapes.get(meta);
  if (known === undefined) shapes.set(meta, (known = meta.kinds.map((_, index) => makeShape(meta, index))));
  return known[metaIndex(meta).kindOf[thing]!]!;
}

function makeShape(meta: GameMeta, kind: number): KindShape {
  const fields = new Set<number>();
  const attributes = new Set<number>();
  const zones = new Set<number>();
  for (let at = kind; at >= 0; at = meta.kinds[at]!.parent) {
    for (const index of meta.kinds[at]!.fields) fields.add(index);
    for (const index of meta.kinds[at]!.attributes) if (meta.attributes[index]!.params === 0) attributes.add(index);
    for (const index of meta.kinds[at]!.zones) zones.add(index);
  }
  return {
    fields: [...fields].map((index) => meta.fields[index]!),
    attributes: [...attributes],
    zones: [...zones].map((index) => meta.zones[index]!),
  };
}

/** Whether the viewer may know which thing this is. */
export function knows({ module, state, viewer }: ViewContext, thing: number): boolean {
  return seesThing(module.meta, state, viewer, thing);
}

/** A value of a field as the viewer may read it: a thing that must stay hidden is `HIDDEN`. */
export function fieldValue(look: ViewContext, field: FieldMeta, subject: number): number {
  const value = look.state[field.offset + subject]!;
  return field.type.is === 'thing' && value >= 0 && !knows(look, value) ? HIDDEN : value;
}

/** By number of players. */
const topZones = new WeakMap<GameMeta, (readonly number[])[]>();

/**
 * Ids of the zones of the table and of the players, in order.
 *
 * @param players seats in use
 * @throws never
 */
export function topZoneIds(meta: GameMeta, players: number): readonly number[] {
  let byPlayers = topZones.get(meta);
  if (byPlayers === undefined) topZones.set(meta, (byPlayers = []));
  return (byPlayers[players] ??= findTopZones(meta, players));
}

function findTopZones({ zones }: GameMeta, players: number): readonly number[] {
  const ids = zones.flatMap(({ first, instances, owner }) => {
    const count = typeof owner === 'number' ? 0 : owner === 'player' ? Math.min(players, instances) : 1;
    return Array.from({ length: count }, (_, i) => first + i);
  });
  return ids.toSorted((a, b) => a - b);
}

/**
 * Fields of a player or of the game that the viewer may read, by name.
 *
 * @param counters those alone, or all others
 */
export function visibleFields(
  look: ViewContext,
  owner: 'player' | 'global',
  subject: number,
  counters: boolean,
): Readonly<Record<string, number>> {
  const values: Record<string, number> = {};
  for (const field of look.module.meta.fields) {
    if (field.owner !== owner || field.counter !== counters) continue;
    if (seesField(look.module.meta, look.state, look.viewer, field, subject))
      values[field.name] = fieldValue(look, field, subject);
  }
  return Object.freeze(values);
}

/**
 * The row of a thing that the viewer may know, or of the one that it stands for, when that may be
 * known, too.
 */
export function rowSeen(look: ViewContext, thing: number): number {
  const { meta } = look.module;
  const shown = shownThing(meta, look.state, thing);
  return meta.things[shown !== thing && knows(look, shown) ? shown : thing]!;
}
