/** Boards of tiles: what a map says of them, how tiles are drawn, and the places that both make. */
import type { BoardShape, TileLattice } from '@undercroft/contract';
import type { AttributeModel, FieldModel, GameContent, KindModel, MapModel, RowModel, ZoneModel } from './model.ts';

/** A board of tiles: what lies on its plots says what its squares are. */
export interface TilesModel {
  /** the squares of a tile, and the places for tiles */
  readonly shape: BoardShape;
  readonly plotShape: BoardShape;
  readonly lattice: TileLattice;
  readonly plots: KindModel;
  readonly spaces: KindModel;
  readonly gates: KindModel | null;
  /** the kind of the tiles */
  readonly kind: KindModel;
  /** the zone of a plot in which a tile is on the map */
  readonly liesIn: ZoneModel;
  /** the field with the turns of a tile, clockwise; null when tiles do not turn */
  readonly turnedBy: FieldModel | null;
  /** places along a side, from 0, at which an opening or a door leads through */
  readonly wayThrough: readonly number[];
  /** what the signs of the drawings stand for; their order numbers them */
  readonly signs: ReadonlyMap<string, SignModel>;
  readonly drawings: Map<RowModel, TileDrawing>;
  /**
   * values of fixed things, computed by the rules: whether a gate may be passed and looked through,
   * whether a space blocks sight
   */
  readonly open: AttributeModel | null;
  readonly opaque: AttributeModel | null;
}

/** What a sign of a drawing stands for. */
export interface SignModel {
  /** printed values by name */
  readonly printed: ReadonlyMap<string, number>;
  /** 1 for what blocks sight, plus 2 for what is low and gives cover */
  readonly sight: number;
  /** levels that the square has: 1 the lower one, 2 the upper one, 3 both */
  readonly level: number;
}

/**
 * A tile as it is drawn, before it is turned. Squares are numbered row by row from 0, without the
 * gaps around hexagons.
 */
export interface TileDrawing {
  /** index of the sign of each square */
  readonly squares: readonly number[];
  /**
   * index of the sign of each square above, -1 where there is none; empty when nothing is drawn
   * above
   */
  readonly above: readonly number[];
  readonly walls: readonly (readonly [number, number])[];
  readonly doors: readonly (readonly [number, number])[];
  /**
   * what the sides are, and whether they are those of the squares above, clockwise
   */
  readonly sides: readonly { readonly border: Side; readonly isAbove: boolean }[];
}

/** What the side of a tile can be. */
export const SIDES = ['wall', 'opening', 'door'] as const;
export type Side = (typeof SIDES)[number];
/** What a border can be, the enum `border` of a game with tiles; it begins as the sides do. */
export const BORDERS = [...SIDES, 'false-door', 'dead-end'] as const;

/** A place on a map. */
export interface SpotModel {
  readonly row: number;
  readonly column: number;
  /**
   * the row of the tile to which a place drawn above and a gate within a tile belong; left out for
   * those of the board
   */
  readonly tile?: RowModel;
  /** the other one of the two places between which a gate stands */
  readonly to?: { readonly row: number; readonly column: number };
  /**
   * what the kind of the places for tiles is called, where it is one or stands between two of them;
   * left out by all others
   */
  readonly plots?: { readonly name: string; readonly title: string };
}

/** The board of tiles of a game, when it has one. Never throws. */
export function tilesOf({ kinds }: Pick<GameContent, 'kinds'>): TilesModel | null {
  for (const { map } of kinds) if (map?.is === 'grid' && map.tiles !== undefined) return map.tiles;
  return null;
}

/** Whether the map itself makes the things of its kind, which never move. */
export function isMade(map: MapModel | null | undefined): boolean {
  return map?.is === 'gates' || (map?.is === 'grid' && map.made !== undefined);
}
