import { isSortOf, type GameMeta } from '@undercroft/contract';
import { topZones, type GameView, type ThingView, type ZoneView } from '@undercroft/view';
import type { AreaLayout } from '../layout/layout.ts';

/**
 * All things of a kind, and of kinds that are sorts of it, that a view shows, by id: wherever they lie, but for the zones that the area leaves out.
 *
 * @throws never
 */
export function thingsOfKind(meta: GameMeta, view: GameView, { kind, exceptIn }: AreaLayout): ThingView[] {
  const wanted = meta.kinds.findIndex(({ name }) => name === kind);
  const inZone = ({ zone, things }: ZoneView): ThingView[] =>
    exceptIn.includes(meta.zones[zone]?.name ?? '') ? [] : (things ?? []).flatMap(withInner);
  const withInner = (thing: ThingView): ThingView[] => [thing, ...thing.zones.flatMap(inZone)];
  return topZones(view)
    .flatMap(inZone)
    .filter((thing) => isSortOf(meta, thing.kind, wanted))
    .toSorted((one, other) => one.id - other.id);
}
