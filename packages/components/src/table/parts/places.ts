import { topZones, type GameView, type ZoneView } from '@undercroft/view';

/** In which zone each thing lies that the viewer sees: by id, ids of zones. @throws never */
export function placesOf(view: GameView): Map<number, number> {
  const places = new Map<number, number>();
  const visit = (zone: ZoneView): void => {
    for (const thing of zone.things ?? []) {
      places.set(thing.id, zone.id);
      thing.zones.forEach(visit);
    }
  };
  topZones(view).forEach(visit);
  return places;
}
