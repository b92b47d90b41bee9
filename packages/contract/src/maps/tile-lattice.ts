/**
 * How a board of tiles lies: which spaces a tile covers on each plot, what lies beside what, and
 * what a turn does. Squares turn by quarters, hexagons by sixths.
 *
 * A hexagonal tile is a hexagon of hexagons of some radius, because no other outline covers a board
 * without gaps and fits again after a sixth of a turn. From a radius of 1 on its sides are zigzags,
 * so the board as a whole lies a little aslant.
 */
import {
  axialOf,
  cellsOfBoard,
  HEXAGON_SIDES,
  hexagonRange,
  hexagonsBeside,
  placeOfAxes,
  placeOfCell,
  type BoardShape,
  type HexagonPlace,
  type HexagonTop,
} from './hexagons.ts';
import type { TilesMeta } from './map-meta.ts';
import type { GameMeta } from '../meta.ts';

/** Sides of a tile of squares, clockwise. */
export const SQUARE_SIDES = ['north', 'east', 'south', 'west'] as const;

/**
 * Numbers of the sides in the order in which a reader meets what lies there: the opposite of one
 * counts from the end. Never throws.
 */
export function sidesInReadingOrder(top: HexagonTop | undefined): readonly number[] {
  if (top === undefined) return [0, 3, 1, 2];
  return top === 'pointy' ? [5, 0, 4, 1, 3, 2] : [0, 5, 1, 4, 2, 3];
}

/** The sides that come later in reading order, half of all: each border is met once. */
export function laterSides(top: HexagonTop | undefined): readonly number[] {
  const sides = sidesInReadingOrder(top);
  return sides.slice(sides.length / 2);
}

/** Where a step leads that leaves its tile. */
export interface TileExit {
  /** the side of the tile, clockwise from the first of `sides` */
  readonly side: number;
  /** the square of the tile beyond, as it lies there */
  readonly to: number;
  /** from 0 along the side */
  readonly place: number;
}

/** A border between two plots. */
export interface PlotBorder {
  readonly plot: number;
  /** where the other plot lies */
  readonly side: number;
  readonly other: number;
}

/**
 * Sides are counted clockwise from the first of `sides`. A square of a tile has a number within its
 * tile, row by row; a space has one on the whole board.
 */
export interface TileLattice {
  /** names of the sides of a space, and of a tile */
  readonly sides: readonly string[];
  /** all spaces of the board */
  readonly board: BoardShape;
  /** by plot and square: the space */
  readonly spaces: readonly (readonly number[])[];
  /** by space: its plot, and its square there */
  readonly plotOf: readonly number[];
  readonly squareOf: readonly number[];
  /** by square: the square of the drawing that lies there when the tile is turned once */
  readonly turned: readonly number[];
  /** by square and side: the square beside it on the tile, -1 outside */
  readonly beside: readonly (readonly number[])[];
  /** by square and side: how a step leaves the tile, null where it does not */
  readonly exits: readonly (readonly (TileExit | null)[])[];
  /** by plot and side: the plot there, -1 none */
  readonly plotsBeside: readonly (readonly number[])[];
  /**
   * borders between plots in the order of their gates: by side, of those that come later in reading
   * order, and then by plot
   */
  readonly borders: readonly PlotBorder[];
}

type Vector = readonly [number, number];

/** What squares and hexagons differ in. Vectors begin in the middle of a tile. */
interface Geometry {
  readonly sides: readonly string[];
  /** one step to each side, and the way to the middle of the tile there */
  readonly steps: readonly Vector[];
  readonly ahead: readonly Vector[];
  /** clockwise */
  readonly turn: (vector: Vector) => Vector;
  /** the middle of a plot */
  readonly middle: (plot: HexagonPlace) => Vector;
  readonly vectorOf: (place: HexagonPlace) => Vector;
  /** vectors as rows and columns, the first ones 0 */
  readonly placesOf: (vectors: readonly Vector[]) => HexagonPlace[];
}

const plus = ([a, b]: Vector, [c, d]: Vector): Vector => [a + c, b + d];
const times = (n: number, [a, b]: Vector): Vector => [n * a, n * b];
const keyOf = ([a, b]: Vector): string => `${a} ${b}`;

/** A hexagon of hexagons: all in so many steps from the one in the middle. Never throws. */
export function hexagonOfRadius(top: HexagonTop, radius: number): BoardShape {
  const side = 2 * radius + 1;
  const middle = { row: radius, column: radius };
  const box = { columns: side, rows: side };
  const cells = cellsOfBoard(box).filter((cell) => hexagonRange(top, middle, placeOfCell(box, cell)) <= radius);
  return { ...box, hexagons: top, cells };
}

/**
 * Squares of a tile by line of its drawing, from left to right, -1 for a gap before one: a line for
 * each row, two for each row of flat hexagons. Never throws.
 */
export function linesOfTile(tile: BoardShape): number[][] {
  const isFlat = tile.hexagons === 'flat';
  const lines = Array.from({ length: isFlat ? 2 * tile.rows : tile.rows }, (): number[] => []);
  for (const [square, cell] of cellsOfBoard(tile).entries()) {
    const { row, column } = placeOfCell(tile, cell);
    const line = lines[isFlat ? 2 * row + (column & 1) : row]!;
    const at = isFlat ? column >> 1 : column;
    while (line.length < at) line.push(-1);
    line[at] = square;
  }
  return lines;
}

/**
 * Finds out how a board of tiles lies.
 *
 * @param tile  its spaces; of hexagons a `hexagonOfRadius`
 * @param plots the places for tiles, of hexagons with the same top
 * @cost in proportion to the spaces of the board
 * @throws never
 */
export function tileLattice(tile: BoardShape, plots: BoardShape): TileLattice {
  const geometry = tile.hexagons === undefined ? ofSquares(tile) : ofHexagons(tile, tile.hexagons);
  const { ahead, sides, steps, turn } = geometry;
  const vectors = cellsOfBoard(tile).map((cell) => geometry.vectorOf(placeOfCell(tile, cell)));
  const square = new Map(vectors.map((vector, at) => [keyOf(vector), at]));
  const find = (vector: Vector): number => square.get(keyOf(vector)) ?? -1;
  const middles = cellsOfBoard(plots).map((cell) => geometry.middle(placeOfCell(plots, cell)));
  const plot = new Map(middles.map((middle, at) => [keyOf(middle), at]));
  const turned = vectors.map((vector) => {
    let before = vector;
    for (let i = 1; i < sides.length; i++) before = turn(before);
    return find(before);
  });
  const plotsBeside = middles.map((middle) => ahead.map((way) => plot.get(keyOf(plus(middle, way))) ?? -1));
  return {
    ...spread(geometry, tile.hexagons, vectors, middles),
    sides,
    turned,
    beside: vectors.map((vector) => steps.map((step) => find(plus(vector, step)))),
    exits: exitsOf(geometry, vectors, find),
    plotsBeside,
    borders: laterSides(tile.hexagons).flatMap((side) =>
      plotsBeside.flatMap((beside, at) => (beside[side]! < 0 ? [] : [{ plot: at, side, other: beside[side]! }])),
    ),
  };
}

const known = new WeakMap<TilesMeta, TileLattice>();

/** How a board of tiles of a game lies; found out once. Never throws. */
export function latticeOfTiles({ kinds }: Pick<GameMeta, 'kinds'>, tiles: TilesMeta): TileLattice {
  let lattice = known.get(tiles);
  if (lattice === undefined) {
    lattice = tileLattice(tiles, kinds[tiles.plots]?.board ?? { columns: 1, rows: 1 });
    known.set(tiles, lattice);
  }
  return lattice;
}

/** The square of the drawing that lies at a place when a tile is turned so often. Never throws. */
export function squareOfDrawing({ turned }: TileLattice, square: number, turns: number): number {
  let before = square;
  for (let i = 0; i < turns; i++) before = turned[before] ?? before;
  return before;
}

/** All spaces of a board, and on which plot each lies. */
function spread(
  { placesOf }: Geometry,
  hexagons: HexagonTop | undefined,
  vectors: readonly Vector[],
  middles: readonly Vector[],
): Pick<TileLattice, 'board' | 'spaces' | 'plotOf' | 'squareOf'> {
  const area = vectors.length;
  const places = placesOf(middles.flatMap((middle) => vectors.map((vector) => plus(middle, vector))));
  const columns = places.reduce((most, { column }) => Math.max(most, column + 1), 0);
  const rows = places.reduce((most, { row }) => Math.max(most, row + 1), 0);
  const cells = places.map(({ row, column }) => row * columns + column);
  const inOrder = [...cells.keys()].toSorted((a, b) => cells[a]! - cells[b]!);
  const spaceOf: number[] = [];
  for (const [space, at] of inOrder.entries()) spaceOf[at] = space;
  const isFull = cells.length === columns * rows;
  return {
    board: {
      columns,
      rows,
      ...(hexagons === undefined ? {} : { hexagons }),
      ...(isFull ? {} : { cells: inOrder.map((at) => cells[at]!) }),
    },
    spaces: middles.map((_, at) => spaceOf.slice(at * area, (at + 1) * area)),
    plotOf: inOrder.map((at) => Math.floor(at / area)),
    squareOf: inOrder.map((at) => at % area),
  };
}

function exitsOf(
  { ahead, steps }: Geometry,
  vectors: readonly Vector[],
  find: (vector: Vector) => number,
): (TileExit | null)[][] {
  const exits = vectors.map((vector) =>
    steps.map((step) => {
      const there = plus(vector, step);
      if (find(there) >= 0) return null;
      const side = ahead.findIndex((way) => find(plus(there, times(-1, way))) >= 0);
      const [a, b] = ahead[side] ?? [0, 0];
      // How far along the side the middle of the border lies.
      const [x, y] = plus(vector, there);
      return { side, to: find(plus(there, [-a, -b])), along: a * y - b * x };
    }),
  );
  return exits.map((ways) =>
    ways.map((exit) => {
      if (exit === null) return null;
      const before = exits.flat().filter((other) => other?.side === exit.side && other.along < exit.along);
      return { side: exit.side, to: exit.to, place: before.length };
    }),
  );
}

/** Vectors are twice as long as steps, so that the middle of four squares is whole. */
function ofSquares({ columns, rows }: BoardShape): Geometry {
  return {
    sides: SQUARE_SIDES,
    steps: [
      [0, -2],
      [2, 0],
      [0, 2],
      [-2, 0],
    ],
    ahead: [
      [0, -2 * rows],
      [2 * columns, 0],
      [0, 2 * rows],
      [-2 * columns, 0],
    ],
    turn: ([x, y]) => [-y, x],
    middle: ({ row, column }) => [2 * columns * column, 2 * rows * row],
    vectorOf: ({ row, column }) => [2 * column - columns + 1, 2 * row - rows + 1],
    placesOf: (vectors) => vectors.map(([x, y]) => ({ row: (y + rows - 1) / 2, column: (x + columns - 1) / 2 })),
  };
}

/** Vectors are steps along the two axes of hexagons. */
function ofHexagons({ columns }: BoardShape, top: HexagonTop): Geometry {
  const radius = (columns - 1) / 2;
  const vector = (place: HexagonPlace): Vector => {
    const { aside, along } = axialOf(top, place);
    return [aside, along];
  };
  const middle = vector({ row: radius, column: radius });
  const steps = hexagonsBeside(top, { row: 0, column: 0 }).map(vector);
  const ahead = steps.map((step, i) =>
    plus(times(radius + 1, step), times(radius, steps[(i + 1) % steps.length] ?? step)),
  );
  const [aside, along] = [ahead[ALONG_LINE[top]] ?? NO_STEP, ahead[SOUTH_EAST] ?? NO_STEP];
  return {
    sides: HEXAGON_SIDES[top],
    steps,
    ahead,
    turn: ([a, b]) => (top === 'pointy' ? [-b, a + b] : [a + b, -a]),
    middle: (plot) => {
      const [a, b] = vector(plot);
      return plus(times(a, aside), times(b, along));
    },
    vectorOf: (place) => plus(vector(place), times(-1, middle)),
    placesOf: (vectors) => placesFrom(top, vectors),
  };
}

const NO_STEP: Vector = [0, 0];
/** Numbers of the sides to which the two axes lead: along a line of hexagons, and across. */
const ALONG_LINE = { pointy: HEXAGON_SIDES.pointy.indexOf('east'), flat: HEXAGON_SIDES.flat.indexOf('south') };
const SOUTH_EAST = 2;

/** Vectors as rows and columns. The least along one axis comes first, then that along the other. */
function placesFrom(top: HexagonTop, vectors: readonly Vector[]): HexagonPlace[] {
  const first = Math.min(...vectors.map(([, along]) => along));
  const places = vectors.map(([aside, along]) => placeOfAxes(top, { aside, along: along - first }));
  const [row, column] = [
    Math.min(...places.map((place) => place.row)),
    Math.min(...places.map((place) => place.column)),
  ];
  // The axis that shifts lines already begins with 0.
  return places.map((place) => ({ row: place.row - row, column: place.column - column }));
}
