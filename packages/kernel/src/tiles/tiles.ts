/**
 * Tiles as they are drawn, turned in four ways: constants. Which of them lies where is in
 * `board.ts`.
 *
 * A square is numbered within its tile, row by row. `SQUARE_AT` and `LEADS` have a block of squares
 * for each drawing and turn, which is filled when such a tile first lies on the board: most never
 * do in a game, and a page is asked for long before one does. Squares of plots have the first ids,
 * row by row over the whole board; those drawn above belong to tiles, and follow.
 */
import {
  ABOVE_END,
  ABOVE_FIRST,
  ABOVE_SIGNS,
  DRAWN_EDGES,
  DRAWN_SIDES,
  DRAWN_SIGNS,
  PLOT_COLUMNS,
  PLOT_ROWS,
  SIGN_LEVEL,
  TILED_FIRST,
  TILE_COLUMNS,
  TILE_DRAWING,
  TILE_FIRST,
  TILE_ROWS,
  TILE_TURN,
  WAY_THROUGH,
  type State,
} from '../layout.ts';

/** Squares of a tile; columns of the whole board; plots. */
export const TILE_AREA = TILE_COLUMNS * TILE_ROWS;
export const BOARD_COLUMNS = PLOT_COLUMNS * TILE_COLUMNS;
const DRAWINGS = DRAWN_SIDES.length / 4;
export const HAS_ABOVE = ABOVE_END > ABOVE_FIRST;

/**
 * Directions: above, left, right, below, which is the order of neighbours. By direction: the next
 * one clockwise; the side of a drawing, from the northern one clockwise; a step that way.
 */
const CLOCKWISE = [2, 0, 3, 1];
const SIDE_OF = [0, 3, 1, 2];
const STEP_RIGHT = [0, -1, 1, 0];
const STEP_DOWN = [-1, 0, 0, 1];
export const AHEAD = [-BOARD_COLUMNS, -1, 1, BOARD_COLUMNS];

/**
 * Bits of LEADS and ABOVE_LEADS, by direction from these on: one may step to the square there; a
 * door is in between; a side of the tile leads out; one may step to the square above the one there.
 */
export const GATE_BIT = 4;
export const SIDE_BIT = 8;
export const UPPER_BIT = 12;
/** Levels. */
const UPPER = 2;
const BOTH = 3;

/** By square of the board: its plot, its square there. */
export const PLOT_OF = new Uint16Array(PLOT_COLUMNS * PLOT_ROWS * TILE_AREA);
export const LOCAL_OF = new Uint16Array(PLOT_COLUMNS * PLOT_ROWS * TILE_AREA);
/**
 * By drawing, turn and square: the square of the drawing, counted over all drawings; its sign; what
 * leads on from it, and from the one above; walls by direction, and doors behind them.
 */
export const SQUARE_AT = new Uint16Array(DRAWINGS * 4 * TILE_AREA);
export const SIGN_AT = new Uint8Array(DRAWINGS * 4 * TILE_AREA);
export const LEADS = new Uint16Array(DRAWINGS * 4 * TILE_AREA);
export const ABOVE_LEADS = new Uint16Array(HAS_ABOVE ? DRAWINGS * 4 * TILE_AREA : 0);
export const WALLS = new Uint8Array(DRAWINGS * 4 * TILE_AREA);
/** By drawing and turn: whether its block is filled. */
const IS_TURNED = new Uint8Array(DRAWINGS * 4);

/** The square of the drawing that lies at a place when a tile is turned clockwise. */
export function squareBefore(square: number, turns: number): number {
  const column = square % TILE_COLUMNS;
  const row = (square - column) / TILE_COLUMNS;
  switch (turns & 3) {
    case 1:
      return (TILE_COLUMNS - 1 - column) * TILE_COLUMNS + row;
    case 2:
      return TILE_AREA - 1 - square;
    case 3:
      return column * TILE_COLUMNS + TILE_COLUMNS - 1 - row;
  }
  return square;
}

/** The square of a tile beside another one, -1 outside. */
export function squareBeside(square: number, direction: number): number {
  const column = (square % TILE_COLUMNS) + STEP_RIGHT[direction];
  const row = Math.floor(square / TILE_COLUMNS) + STEP_DOWN[direction];
  return column < 0 || row < 0 || column >= TILE_COLUMNS || row >= TILE_ROWS ? -1 : row * TILE_COLUMNS + column;
}

/**
 * What stands between a square of a drawing and the one beside: 0 nothing, 1 a wall, 2 and more a
 * door.
 */
function edgeOf(drawing: number, square: number, direction: number): number {
  if (direction === 2) return DRAWN_EDGES[2 * (drawing * TILE_AREA + square)];
  if (direction === 3) return DRAWN_EDGES[2 * (drawing * TILE_AREA + square) + 1];
  const other = squareBeside(square, direction);
  return other < 0 ? 0 : edgeOf(drawing, other, 3 - direction);
}

/** The direction on the drawing of what is a direction when it is turned. */
export function directionBefore(direction: number, turns: number): number {
  let before = direction;
  for (let i = turns & 3; i < 4; i++) before = CLOCKWISE[before];
  return before;
}

/** Levels of a square of the drawings, and of the one above; 0 where there is none. */
function levelOf(square: number): number {
  return SIGN_LEVEL[DRAWN_SIGNS[square]];
}

function levelAbove(square: number): number {
  if (!HAS_ABOVE || ABOVE_SIGNS[square] < 0) return 0;
  return SIGN_LEVEL[ABOVE_SIGNS[square]] === BOTH ? BOTH : UPPER;
}

/** Works out what leads on from a square of a tile that is turned. */
function turnSquare(drawing: number, turns: number, square: number): void {
  const at = (drawing * 4 + turns) * TILE_AREA + square;
  const before = squareBefore(square, turns);
  const here = drawing * TILE_AREA + before;
  SQUARE_AT[at] = here;
  SIGN_AT[at] = DRAWN_SIGNS[here];
  for (let direction = 0; direction < 4; direction++) {
    const drawn = directionBefore(direction, turns);
    const beside = squareBeside(before, drawn);
    if (beside < 0) {
      const place = drawn === 1 || drawn === 2 ? Math.floor(before / TILE_COLUMNS) : before % TILE_COLUMNS;
      if (WAY_THROUGH[place] === 1) LEADS[at] |= 1 << (SIDE_BIT + direction);
      if (HAS_ABOVE && WAY_THROUGH[place] === 1) ABOVE_LEADS[at] |= 1 << (SIDE_BIT + direction);
      continue;
    }
    const there = drawing * TILE_AREA + beside;
    const edge = edgeOf(drawing, before, drawn);
    if (edge > 0) WALLS[at] |= 1 << ((edge > 1 ? GATE_BIT : 0) + direction);
    if (edge !== 1 && (levelOf(here) & levelOf(there)) !== 0) LEADS[at] |= 1 << ((edge > 1 ? GATE_BIT : 0) + direction);
    if (edge > 0 || !HAS_ABOVE) continue;
    if ((levelOf(here) & levelAbove(there)) !== 0) LEADS[at] |= 1 << (UPPER_BIT + direction);
    if ((levelAbove(here) & levelOf(there)) !== 0) ABOVE_LEADS[at] |= 1 << direction;
    if ((levelAbove(here) & levelAbove(there)) !== 0) ABOVE_LEADS[at] |= 1 << (UPPER_BIT + direction);
  }
}

/** Fills the block of a drawing that is turned. @returns where the block begins */
export function turnDrawing(drawing: number, turns: number): number {
  const block = drawing * 4 + turns;
  if (IS_TURNED[block] === 0) {
    IS_TURNED[block] = 1;
    for (let square = 0; square < TILE_AREA; square++) turnSquare(drawing, turns, square);
  }
  return block * TILE_AREA;
}

/** Works out where the squares of the board lie. @returns how many there are */
function placeSquares(): number {
  const count = PLOT_COLUMNS * PLOT_ROWS * TILE_AREA;
  for (let square = 0; square < count; square++) {
    const column = square % BOARD_COLUMNS;
    const row = (square - column) / BOARD_COLUMNS;
    PLOT_OF[square] = Math.floor(row / TILE_ROWS) * PLOT_COLUMNS + Math.floor(column / TILE_COLUMNS);
    LOCAL_OF[square] = (row % TILE_ROWS) * TILE_COLUMNS + (column % TILE_COLUMNS);
  }
  return count;
}

/** Made when the module is loaded. */
export const PLACED_SQUARES = placeSquares();

/** Turns of a tile clockwise, 0 to 3. */
export function turnsOf(S: State, tile: number): number {
  return TILE_TURN < 0 ? 0 : S[TILE_TURN + tile] & 3;
}

/** The square of the board with a number on a plot. */
export function groundAt(plot: number, square: number): number {
  const column = (plot % PLOT_COLUMNS) * TILE_COLUMNS + (square % TILE_COLUMNS);
  const row = Math.floor(plot / PLOT_COLUMNS) * TILE_ROWS + Math.floor(square / TILE_COLUMNS);
  return TILED_FIRST + row * BOARD_COLUMNS + column;
}

/** The number of the plot of a square of the board. */
export function plotOfGround(ground: number): number {
  return PLOT_OF[ground - TILED_FIRST];
}

/**
 * The gate within a tile that stands between a square of the board and the one in a direction, as
 * the number of the door on the tile; below 0 when there is none.
 */
export function doorBeside(S: State, tile: number, ground: number, direction: number): number {
  const turns = turnsOf(S, tile);
  const square = squareBefore(LOCAL_OF[ground - TILED_FIRST], turns);
  return edgeOf(TILE_DRAWING[tile - TILE_FIRST], square, directionBefore(direction, turns)) - 2;
}

/**
 * What the side of a tile is in a direction: 0 a wall, 1 an opening, 2 a door, plus 4 when it is
 * one of the squares above.
 *
 * @param more quarters by which it would be turned besides
 */
export function sideOf(S: State, tile: number, direction: number, more: number): number {
  const side = SIDE_OF[directionBefore(direction, turnsOf(S, tile) + more)];
  return DRAWN_SIDES[TILE_DRAWING[tile - TILE_FIRST] * 4 + side];
}

/** By plot and direction: the plot beside it, -1 outside. */
const PLOT_BESIDE = Int16Array.from({ length: 4 * PLOT_COLUMNS * PLOT_ROWS }, (_, at) => findPlot(at >> 2, at & 3));

function findPlot(from: number, direction: number): number {
  const column = (from % PLOT_COLUMNS) + STEP_RIGHT[direction];
  const row = Math.floor(from / PLOT_COLUMNS) + STEP_DOWN[direction];
  return column < 0 || row < 0 || column >= PLOT_COLUMNS || row >= PLOT_ROWS ? -1 : row * PLOT_COLUMNS + column;
}

/** The plot beside another one, -1 outside. */
export function plotBeside(plot: number, direction: number): number {
  return PLOT_BESIDE[4 * plot + direction];
}
