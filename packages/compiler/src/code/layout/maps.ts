/** Maps of a game: which kinds have one, and how many cells each takes. */
import type { KindModel, MapModel, ZoneModel } from '../../content/model/model.ts';
import type { GameModel } from '../../language/game.ts';

/** A kind that has a map. */
export interface MapPlan {
  readonly kind: KindModel;
  readonly map: GridModel | LinksModel;
}

export type GridModel = Extract<MapModel, { is: 'grid' }>;

export type LinksModel = Extract<MapModel, { is: 'links' }>;

/** All maps of a game, in the order of their kinds. */
export function mapsOf(model: GameModel): readonly MapPlan[] {
  return model.kinds.flatMap((kind) => (kind.map && kind.map.is !== 'gates' ? [{ kind, map: kind.map }] : []));
}

/** The map that a kind has or inherits, as index; -1 none. */
export function mapIndex(maps: readonly MapPlan[], kind: KindModel | null): number {
  for (let at = kind; at; at = at.parent) {
    const index = maps.findIndex((plan) => plan.kind === at);
    if (index >= 0) return index;
  }
  return -1;
}

/** Whether a map of a game is a board of hexagons. */
export function hasHexagons(maps: readonly MapPlan[]): boolean {
  return maps.some(({ map }) => map.is === 'grid' && map.hexagons !== undefined);
}

/** The grid whose spaces lie in a zone, as index into the maps; -1 none. */
export function gridOfZone(maps: readonly MapPlan[], zone: ZoneModel): number {
  for (const held of zone.holds) {
    const index = mapIndex(maps, held);
    if (maps[index]?.map.is === 'grid') return index;
  }
  return -1;
}

/** Whether each player has things of their own of a kind that a map makes. */
export function isOfPlayers({ map }: KindModel): boolean {
  return map?.is === 'grid' && map.made === 'player';
}

/** How many things of each place of a map there are. */
export function seatsOf(kind: KindModel, players: number): number {
  return isOfPlayers(kind) ? players : 1;
}

/**
 * In how many cells a zone says what lies on the spaces of a grid that can move; 0 for other maps.
 */
export function cellsOf(map: MapModel | undefined): number {
  return map?.is === 'grid' && map.made === undefined ? map.columns * map.rows : 0;
}
