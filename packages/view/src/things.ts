/** Zones and the things in them as one viewer sees them. */
import { NONE } from '@undercroft/contract';
import { countIn, isFieldOpenTo, metaIndex, seesThing, seesZone, thingsIn, zoneOfThing } from '@undercroft/engine';
import { fieldValue, knows, rowSeen, shapeOf, topZoneIds, type Reader, type ViewContext } from './reader.ts';
import type { RevealedView, ThingView, ZoneView } from './shape.ts';

/** Zones of the table and of the players, by zone id. */
export function zoneViews(look: Reader): ZoneView[] {
  const { zonePlayer } = metaIndex(look.module.meta);
  return topZoneIds(look.module.meta, look.players).map((id) => zoneView(look, id, zonePlayer[id]!));
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
