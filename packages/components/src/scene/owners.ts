import type { GameView, ThingView, ZoneView } from '@undercroft/view';

/**
 * In whose zones things lie, also inside of other things; things of shared zones are left out.
 *
 * @returns seats by thing
 * @throws never
 */
export function holdersOf({ zones }: Pick<GameView, 'zones'>): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const note = (things: readonly ThingView[], seat: number): void => {
    for (const thing of things) {
      found.set(thing.id, seat);
      for (const zone of thing.zones) note(thingsIn(zone), seat);
    }
  };
  for (const zone of zones) if (zone.owner >= 0) note(thingsIn(zone), zone.owner);
  return found;
}

const thingsIn = ({ things, revealed }: Pick<ZoneView, 'things' | 'revealed'>): readonly ThingView[] =>
  things ?? (revealed ?? []).map(({ thing }) => thing);
