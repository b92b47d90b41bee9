/** Side of a square in the drawing; of a hexagon what lies between two opposite edges. */
export const SIDE = 100;

/** Sides of squares and of hexagons. */
export type Compass = 'north' | 'east' | 'south' | 'west' | 'north-east' | 'south-east' | 'south-west' | 'north-west';

/** A side of a space: what lies behind it, and the line itself. */
export interface Edge {
  /** number of the space there, -1 none */
  readonly other: number;
  readonly path: string;
  /** the word for this side, as a key of the texts */
  readonly side: `board.${Compass}`;
}

/** How the spaces of a board lie in its drawing. They are numbered in the order of the view. */
export interface Lattice {
  /** the box around all of them, in sides of a space */
  readonly wide: number;
  readonly high: number;
  /** numbers of the spaces by row */
  readonly rows: readonly (readonly number[])[];
  /** from 0 */
  rowOf(n: number): number;
  columnOf(n: number): number;
  /** the space at a row and column, -1 none */
  at(row: number, column: number): number;
  /** the space in a place by its number, row by row, gaps included; -1 none */
  ofCell(cell: number): number;
  middle(n: number): readonly [number, number];
  /** all around one */
  outline(n: number): string;
  edges(n: number): readonly Edge[];
  /** steps as rules count them for range */
  range(one: number, other: number): number;
  /** where the box of a space begins, as styles; empty where squares lie in a grid */
  placeStyle(n: number): string;
}
