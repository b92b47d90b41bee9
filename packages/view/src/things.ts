/** Zones and the things in them as one viewer sees them. */
import { NONE, type FieldMeta, type GameMeta, type GameModule, type ZoneMeta } from '@undercroft/contract';
import {
  countIn,
  isFieldOpenTo,
  metaIndex,
  seesThing,
  seesZone,
  shownThing,
  thingsIn,
  zoneOfThing,
  type Viewer,
} from '@undercroft/engine';
import { HIDDEN, type RevealedView, type ThingView, type ZoneView } from './shape.ts';

/** Somebody who looks at a state. */
export interface ViewContext {
  readonly module: GameModule;
  readonly state: Int32Array;
  readonly viewer: Viewer;
}

/** What things of one kind have: with everything inherited. */
interface KindShape {
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

/** Ids of the zones of the table and of the players, in order. @param players seats in use @throws never */
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

/** Zones of the table and of the players, by zone id. @param players seats in use */
export function zoneViews(look: ViewContext, players: number): ZoneView[] {
  const { zonePlayer } = metaIndex(look.module.meta);
  return topZoneIds(look.module.meta, players).map((id) => zoneView(look, id, zonePlayer[id]!));
}

function zoneView(look: ViewContext, id: number, owner: number): ZoneView {
  const { meta } = look.module;
  const def = metaIndex(meta).zoneDef[id]!;
  const open = seesZone(meta, look.state, look.viewer, id);
  const things = open ? Object.freeze(thingsIn(meta, look.state, id).map((thing) => thingView(look, thing))) : null;
  const revealed = open ? [] : revealedViews(look, id);
  const { holds } = meta.zones[def]!;
  const back = open || holds.length !== 1 ? NONE : holds[0]!;
  return Object.freeze({
    id,
    zone: def,
    owner,
    count: countIn(meta, look.state, id),
    things,
    back,
    ...(revealed.length === 0 ? {} : { revealed: Object.freeze(revealed) }),
  });
}

/** What was revealed to the viewer in a zone that is hidden otherwise. */
function revealedViews(look: ViewContext, zone: number): RevealedView[] {
  const { meta } = look.module;
  if (meta.layout.shown === undefined) return [];
  return thingsIn(meta, look.state, zone).flatMap((thing, place) =>
    seesThing(meta, look.state, look.viewer, thing)
      ? [Object.freeze({ place, thing: thingView(look, thing) })]
      : revealedInside(look, thing).map((found) => Object.freeze({ place, ...found })),
  );
}

/** What was revealed to the viewer in a hidden thing; which thing that is, is not told. */
function revealedInside(look: ViewContext, holder: number): { readonly inside: number; readonly thing: ThingView }[] {
  const { meta } = look.module;
  return shapeOf(meta, holder).zones.flatMap((zone) => {
    const inside = meta.zones.indexOf(zone);
    return thingsIn(meta, look.state, zoneOfThing(meta, inside, holder)).flatMap((thing) =>
      seesThing(meta, look.state, look.viewer, thing)
        ? [{ inside, thing: thingView(look, thing) }]
        : revealedInside(look, thing),
    );
  });
}

/** The row of a thing that the viewer may know, or of the one that it stands for, when that may be known, too. */
export function rowSeen(look: ViewContext, thing: number): number {
  const { meta } = look.module;
  const shown = shownThing(meta, look.state, thing);
  return meta.things[shown !== thing && knows(look, shown) ? shown : thing]!;
}

/** A thing that the viewer may know, with everything that lies in it. */
export function thingView(look: ViewContext, thing: number): ThingView {
  const { module, state, viewer } = look;
  const { meta } = module;
  const kind = metaIndex(meta).kindOf[thing]!;
  const shape = shapeOf(meta, thing);
  const fields: Record<string, number> = {};
  if (knows(look, thing)) {
    for (const field of shape.fields)
      if (isFieldOpenTo(meta, state, viewer, field, thing)) fields[field.name] = fieldValue(look, field, thing);
  }
  const attributes: Record<string, number> = {};
  for (const index of shape.attributes)
    attributes[meta.attributes[index]!.name] = module.attribute(state, index, thing);
  const zones = shape.zones.map((zone) =>
    zoneView(look, zone.first + thing - meta.kinds[zone.owner as number]!.first, thing),
  );
  return Object.freeze({
    id: thing,
    row: rowSeen(look, thing),
    kind,
    fields: Object.freeze(fields),
    attributes: Object.freeze(attributes),
    zones: Object.freeze(zones),
  });
}
