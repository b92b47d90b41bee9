/** Zones and the things in them as one viewer sees them. */
import { NONE } from '@undercroft/contract';
import { countIn, isFieldOpenTo, metaIndex, seesThing, seesZone, thingsIn, zoneOfThing } from '@undercroft/engine';
import {
  fieldValue,
  knows,
  rowSeen,
  shapeOf,
  topZoneIds,
  type KindShape,
  type Reader,
  type ViewContext,
} from './reader.ts';
import type { RevealedView, ThingView, ZoneView } from './shape.ts';
import { isSameList, type KeptThing } from './view-memo.ts';

/** Stands for a field that the viewer may not read. */
const CLOSED = null;

/** Zones of the table and of the players, by zone id. */
export function zoneViews(look: Reader): ZoneView[] {
  const { zonePlayer } = metaIndex(look.module.meta);
  return topZoneIds(look.module.meta, look.players).map((id) => zoneView(look, id, zonePlayer[id]!));
}

function zoneView(look: ViewContext, id: number, owner: number): ZoneView {
  const { meta } = look.module;
  const open = seesZone(meta, look.state, look.viewer, id);
  const count = countIn(meta, look.state, id);
  const before = look.memo?.last('zones', id);
  if (count === 0 && before?.count === 0 && (before.things !== null) === open) return before;
  const things = open ? thingsIn(meta, look.state, id).map((thing) => thingView(look, thing)) : null;
  const revealed = open ? [] : revealedViews(look, id);
  const isSame = (one: ZoneView): boolean =>
    one.count === count && isSameList(one.things, things) && isSameRevealed(one.revealed ?? [], revealed);
  const kept = look.memo?.find('zones', id, isSame);
  if (kept !== undefined) return kept;
  const def = metaIndex(meta).zoneDef[id]!;
  const { holds } = meta.zones[def]!;
  const back = open || holds.length !== 1 ? NONE : holds[0]!;
  const seen = Object.freeze({
    id,
    zone: def,
    owner,
    count,
    things: things && Object.freeze(things),
    back,
    ...(revealed.length > 0 && { revealed: Object.freeze(revealed) }),
  });
  look.memo?.keep('zones', id, seen);
  return seen;
}

function isSameRevealed(one: readonly RevealedView[], other: readonly RevealedView[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ inside, place, thing }, i) => {
      const { inside: at, place: from, thing: what } = other[i]!;
      return thing === what && place === from && inside === at;
    })
  );
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

const NO_ZONES: readonly ZoneView[] = Object.freeze([]);

/** A thing that the viewer may know, with everything that lies in it. */
export function thingView(look: ViewContext, thing: number): ThingView {
  const { meta } = look.module;
  const shape = shapeOf(meta, thing);
  const zones =
    shape.zones.length === 0
      ? NO_ZONES
      : shape.zones.map((zone) => zoneView(look, zone.first + thing - meta.kinds[zone.owner as number]!.first, thing));
  const many = readValues(look, thing, shape);
  const before = look.memo?.last('things', thing);
  // Most things are as this viewer saw them: the closure below would be most of a view's garbage.
  if (before !== undefined && isAsRead(before, many, zones)) return before.view;
  const kept = look.memo?.find('things', thing, (one) => isAsRead(one, many, zones));
  if (kept !== undefined) return kept.view;
  const values = read.slice(0, many);
  const fields: Record<string, number> = {};
  let at = 1;
  for (const { name } of shape.fields) {
    const value = values[at++];
    if (value != null) fields[name] = value;
  }
  const attributes: Record<string, number> = {};
  for (const index of shape.attributes) attributes[meta.attributes[index]!.name] = values[at++]!;
  const view = Object.freeze({
    id: thing,
    row: values[0]!,
    kind: metaIndex(meta).kindOf[thing]!,
    fields: Object.freeze(fields),
    attributes: Object.freeze(attributes),
    zones: Object.freeze(zones),
  });
  look.memo?.keep('things', thing, { values, view });
  return view;
}

/**
 * The numbers of the thing that was read last. One list for all: a view reads every thing, and most
 * have not changed, so a list for each would be most of what a server allocates.
 */
const read: (number | null)[] = [];

/** Reads the row of a thing, its fields and its attributes. @returns how many numbers */
function readValues(look: ViewContext, thing: number, { fields, attributes }: KindShape): number {
  const { module, state, viewer } = look;
  let at = 0;
  read[at++] = rowSeen(look, thing);
  const isKnown = knows(look, thing);
  for (const field of fields) {
    const isOpen = isKnown && isFieldOpenTo(module.meta, state, viewer, field, thing);
    read[at++] = isOpen ? fieldValue(look, field, thing) : CLOSED;
  }
  for (const index of attributes) read[at++] = module.attribute(state, index, thing);
  return at;
}

/** Whether a thing was made of the numbers that were read last, and of these zones. */
function isAsRead({ values, view }: KeptThing, many: number, zones: readonly ZoneView[]): boolean {
  if (values.length !== many || !isSameList(view.zones, zones)) return false;
  for (let i = 0; i < many; i++) if (values[i] !== read[i]) return false;
  return true;
}
