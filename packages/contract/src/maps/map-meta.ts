/** What compiled games say of maps: boards of squares, tiles, and the places that maps make. */

import type { BoardShape } from './hexagons.ts';

/** How squares lie, row by row, and whose they are. */
export interface BoardMeta extends BoardShape {
  /** of the map */
  readonly name: string;
  readonly title: string;
  readonly of: 'global' | 'player';
  /** pairs of places that meet in a wall, by their number from 0, row by row, gaps included */
  readonly walls: readonly (readonly [number, number])[];
  /**
   * the rules look from one place to another, as `GameModule.sight` tells; left out where they
   * never do
   */
  readonly sight?: true;
  /** of a board of tiles; left out by other ones */
  readonly tiles?: TilesMeta;
}

/**
 * A board of tiles: what its squares are follows from which tile lies on which plot, and how it is
 * turned. Its shape is that of one tile; how tiles lie together says `tileLattice`.
 */
export interface TilesMeta extends BoardShape {
  /** kinds of the plots, of the tiles and of the gates, -1 without gates */
  readonly plots: number;
  readonly kind: number;
  readonly gates: number;
  /**
   * the zone of a plot in which a tile is on the map; the field with its turns, clockwise,
   * -1 when tiles do not turn
   */
  readonly liesIn: number;
  readonly turnedBy: number;
  /** places along a side, from 0, at which it leads through */
  readonly wayThrough: readonly number[];
  readonly signs: readonly {
    readonly sign: string;
    /** printed values of a square by name */
    readonly printed: Readonly<Record<string, number>>;
    /** 1 for the lower level plus 2 for the upper one */
    readonly level: number;
  }[];
  readonly drawings: readonly TileMeta[];
}

/**
 * A tile as it is drawn, before it is turned; squares row by row without gaps, pairs of them by
 * their number from 0.
 */
export interface TileMeta {
  readonly row: number;
  /**
   * index of the sign of each square; of each one above, -1 where there is none, empty when nothing
   * is drawn above
   */
  readonly squares: readonly number[];
  readonly above: readonly number[];
  readonly walls: readonly (readonly [number, number])[];
  readonly doors: readonly (readonly [number, number])[];
  /** clockwise, in the order of `TileLattice.sides` */
  readonly sides: readonly { readonly border: 'wall' | 'opening' | 'door'; readonly isAbove: boolean }[];
}

/** A place on a map, from 1. */
export interface SpotMeta {
  readonly row: number;
  readonly column: number;
  /**
   * the row of the tile to which a square above or a gate belongs; left out by those of the board
   */
  readonly tile?: number;
  /**
   * of a gate: the other one of the two places between which it stands; without a tile both are
   * plots
   */
  readonly to?: { readonly row: number; readonly column: number };
}
