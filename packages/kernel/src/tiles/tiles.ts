/**
 * Tiles as they are drawn, turned in all ways: constants. Which of them lies where is in
 * `board.ts`.
 *
 * A square is numbered within its tile, row by row. `SQUARE_AT` and `LEADS` have a block of squares
 * for each drawing and turn, which is filled when such a tile first lies on the board: most never
 * do in a game, and a page is asked for long before one does. Squares of plots have the first ids,
 * row by row over the whole board; those drawn above belong to tiles, and follow. Squares and
 * hexagons differ in the tables of the layout only.
 */
import {
  ABOVE_END,
  ABOVE_FIRST,
  ABOVE_SIGNS,
  DRAWN_EDGES,
  DRAWN_SIDES,
  DRAWN_SIGNS,
  EXIT_PLOT,
  EXIT_TO,
  PLOTS,
  PLOT_BESIDE,
  PLOT_SPACES,
  SIDES,
  SIDE_OF,
  SIGN_LEVEL,
  TILED_FIRST,
  TILE_AREA,
  TILE_BESIDE,
  TILE_DRAWING,
  TILE_FIRST,
  TILE_TURN,
  TILE_TURNED,
  WAY_OUT,
  type State,
} from '../layout.ts';

const DRAWINGS = DRAWN_SIDES.length / SIDES;
export const HAS_ABOVE = ABOVE_END > ABOVE_FIRST;

/**
 * Directions are numbered in reading order, which is the order of neighbours: the opposite of one
 * counts from the end. By direction: the next one clockwise.
 */
const CLOCKWISE = Uint8Array.from(SIDE_OF, (side) => {
  for (let next = 0; next < SIDES; next++) if (SIDE_OF[next] === (side + 1) % SIDES) return next;
  return 0;
});

/**
 * Bits of LEADS and ABOVE_LEADS, by direction from these on: one may step to the square there; a
 * door is in between; a side of the tile leads out; one may step to the square above the one there.
 */
export const GATE_BIT = SIDES;
export const SIDE_BIT = 2 * SIDES;
export const UPPER_BIT = 3 * SIDES;
/** Levels. */
const UPPER = 2;
const BOTH = 3;

/** By square of the board: its plot, its square there; by direction the square beside it, or -1. */
export const PLOT_OF = new Uint16Array(PLOTS * TILE_AREA);
export const LOCAL_OF = new Uint16Array(PLOTS * TILE_AREA);
const GROUND_BESIDE = new Int32Array(PLOTS * TILE_AREA * SIDES);
/**
 * By drawing, turn and square: the square of the drawing, counted over all drawings; its sign; what
 * leads on from it, and from the one above; walls by direction, and doors behind them.
 */
export const SQUARE_AT = new Uint16Array(DRAWINGS * SIDES * TILE_AREA);
export const SIGN_AT = new Uint8Array(DRAWINGS * SIDES * TILE_AREA);
export const LEADS = new Int32Array(DRAWINGS * SIDES * TILE_AREA);
export const ABOVE_LEADS = new Int32Array(HAS_ABOVE ? DRAWINGS * SIDES * TILE_AREA : 0);
export const WALLS = new Uint16Array(DRAWINGS * SIDES * TILE_AREA);
/** By drawing and turn: whether its block is filled. */
const IS_TURNED = new Uint8Array(DRAWINGS * SIDES);

/** Turns as a number from 0 to before SIDES. */
export function turnsIn(turns: number): number {
  return ((turns % SIDES) + SIDES) % SIDES;
}

/** The square of the drawing that lies at a place when a tile is turned clockwise. */
export function squareBefore(square: number, turns: number): number {
  let before = square;
  for (let i = turnsIn(turns); i > 0; i--) before = TILE_TURNED[before];
  return before;
}

/** The square of a tile beside another one, -1 outside. */
export function squareBeside(square: number, direction: number): number {
  return TILE_BESIDE[SIDES * square + direction];
}

/** The direction of the plot to which a step from a square of a tile leads, -1 within the tile. */
export function plotAhead(square: number, direction: number): number {
  return EXIT_PLOT[SIDES * square + direction];
}

/**
 * What stands between a square of a drawing and the one beside: 0 nothing, 1 a wall, 2 and more a
 * door.
 */
function edgeOf(drawing: number, square: number, direction: number): number {
  const later = direction - SIDES / 2;
  if (later >= 0) return DRAWN_EDGES[(SIDES / 2) * (drawing * TILE_AREA + square) + later];
  const other = squareBeside(square, direction);
  return other < 0 ? 0 : edgeOf(drawing, other, SIDES - 1 - direction);
}

/** The direction on the drawing of what is a direction when it is turned. */
export function directionBefore(direction: number, turns: number): number {
  let before = direction;
  for (let i = turnsIn(turns); i > 0 && i < SIDES; i++) before = CLOCKWISE[before];
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
  const at = (drawing * SIDES + turns) * TILE_AREA + square;
  const before = squareBefore(square, turns);
  const here = drawing * TILE_AREA + before;
  SQUARE_AT[at] = here;
  SIGN_AT[at] = DRAWN_SIGNS[here];
  for (let direction = 0; direction < SIDES; direction++) {
    const drawn = directionBefore(direction, turns);
    const beside = squareBeside(before, drawn);
    if (beside < 0) {
      const isWay = WAY_OUT[SIDES * before + drawn] === 1;
      if (isWay) LEADS[at] |= 1 << (SIDE_BIT + direction);
      if (HAS_ABOVE && isWay) ABOVE_LEADS[at] |= 1 << (SIDE_BIT + direction);
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
  const block = drawing * SIDES + turns;
  if (IS_TURNED[block] === 0) {
    IS_TURNED[block] = 1;
    for (let square = 0; square < TILE_AREA; square++) turnSquare(drawing, turns, square);
  }
  return block * TILE_AREA;
}

/** The square of the board with a number on a plot. */
export function groundAt(plot: number, square: number): number {
  return TILED_FIRST + PLOT_SPACES[plot * TILE_AREA + square];
}

/** The plot beside another one, -1 outside. */
export function plotBeside(plot: number, direction: number): number {
  return PLOT_BESIDE[SIDES * plot + direction];
}

/** The square of the board beside the one with a number on a plot, -1 outside. */
function findBeside(plot: number, square: number, direction: number): number {
  const beside = squareBeside(square, direction);
  if (beside >= 0) return groundAt(plot, beside);
  const other = plotBeside(plot, plotAhead(square, direction));
  return other < 0 ? -1 : groundAt(other, EXIT_TO[SIDES * square + direction]);
}

/** Works out where the squares of the board lie. @returns how many there are */
function placeSquares(): number {
  for (let plot = 0; plot < PLOTS; plot++)
    for (let square = 0; square < TILE_AREA; square++) {
      const at = groundAt(plot, square) - TILED_FIRST;
      PLOT_OF[at] = plot;
      LOCAL_OF[at] = square;
      for (let direction = 0; direction < SIDES; direction++)
        GROUND_BESIDE[SIDES * at + direction] = findBeside(plot, square, direction);
    }
  return PLOTS * TILE_AREA;
}

/** Made when the module is loaded. */
export const PLACED_SQUARES = placeSquares();

/** The square of the board beside another one, -1 outside. */
export function groundBeside(ground: number, direction: number): number {
  return GROUND_BESIDE[SIDES * (ground - TILED_FIRST) + direction];
}

/** The direction from a square of the board to another one beside it, -1 when it is not. */
export function directionTo(ground: number, other: number): number {
  const first = SIDES * (ground - TILED_FIRST);
  for (let direction = 0; direction < SIDES; direction++)
    if (GROUND_BESIDE[first + direction] === other) return direction;
  return -1;
}

/** Turns of a tile clockwise, 0 to before SIDES. */
export function turnsOf(S: State, tile: number): number {
  return TILE_TURN < 0 ? 0 : turnsIn(S[TILE_TURN + tile]);
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
 * @param more turns besides those that it has
 */
export function sideOf(S: State, tile: number, direction: number, more: number): number {
  const side = SIDE_OF[directionBefore(direction, turnsOf(S, tile) + more)];
  return DRAWN_SIDES[TILE_DRAWING[tile - TILE_FIRST] * SIDES + side];
}
