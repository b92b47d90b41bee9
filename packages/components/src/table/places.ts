import type { GameView, ZoneView } from '@undercroft/view';

/** In which zone each thing lies that the viewer sees: by id, ids of zones. @throws never */
export function placesOf(view: GameView): Map<number, number> {
  const places = new Map<number, number>();
  const visit = (zone: ZoneView): void => {
    for (const thing of zone.things ?? []) {
      places.set(thing.id, zone.id);
      thing.zones.forEach(visit);
    }
  };
  view.zones.forEach(visit);
  return places;
}
