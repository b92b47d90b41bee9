/**
 * Boards of tiles. Which tile lies on a plot, and how it is turned, stands in the state; what is drawn on tiles, turned in all four ways, are constants. So nothing has
 * to be kept in step: every question looks up what lies there.
 *
 * A square is numbered within its tile, row by row. `SQUARE_AT` and `LEADS` have a block of squares for each drawing and turn; `laidOn` gives where the
 * block of what lies on a plot begins. Squares of plots have the first ids, row by row over the whole board; those drawn above belong to tiles, and follow.
 */
import {
  ABOVE_BASE,
  ABOVE_END,
  ABOVE_FIRST,
  ABOVE_SIGNS,
  ABOVE_SQUARE,
  ABOVE_TILE,
  DRAWN_ABOVE,
  DRAWN_EDGES,
  DRAWN_SIDES,
  DRAWN_SIGNS,
  HEAD,
  INNER_FIRST,
  INNER_TILE,
  LAID,
  NEXT,
  PLOT_COLUMNS,
  PLOT_ROWS,
  SIGN_LEVEL,
  SIGN_SIGHT,
  TILED_FIRST,
  TILE_COLUMNS,
  TILE_COPIES,
  TILE_DRAWING,
  TILE_END,
  TILE_FIRST,
  TILE_ROWS,
  TILE_TURN,
  WAY_THROUGH,
  ZONE_OF,
  isOpaque,
  type State,
} from '../layout.ts';

/** Squares of a tile; columns of the whole board; plots. */
export const TILE_AREA = TILE_COLUMNS * TILE_ROWS;
export const BOARD_COLUMNS = PLOT_COLUMNS * TILE_COLUMNS;
const PLOTS = PLOT_COLUMNS * PLOT_ROWS;
const DRAWINGS = DRAWN_SIDES.length / 4;
const HAS_ABOVE = ABOVE_END > ABOVE_FIRST;

/** Directions: above, left, right, below, which is the order of neighbours. By direction: the next one clockwise; the side of a drawing, from the northern one clockwise; a step that way. */
const CLOCKWISE = [2, 0, 3, 1];
const SIDE_OF = [0, 3, 1, 2];
const STEP_RIGHT = [0, -1, 1, 0];
const STEP_DOWN = [-1, 0, 0, 1];
export const AHEAD = [-BOARD_COLUMNS, -1, 1, BOARD_COLUMNS];

/** Bits of LEADS and ABOVE_LEADS, by direction from these on: one may step to the square there; a door is in between; a side of the tile leads out; one may step to the square above the one there. */
const GATE_BIT = 4;
export const SIDE_BIT = 8;
const UPPER_BIT = 12;
/** Levels. */
const UPPER = 2;
const BOTH = 3;

/** By square of the board: its plot, its square there. */
const PLOT_OF = new Uint16Array(PLOTS * TILE_AREA);
const LOCAL_OF = new Uint16Array(PLOTS * TILE_AREA);
/** By drawing, turn and square: the square of the drawing, counted over all drawings; its sign; what leads on from it, and from the one above; walls by direction, and doors behind them. */
const SQUARE_AT = new Uint16Array(DRAWINGS * 4 * TILE_AREA);
const SIGN_AT = new Uint8Array(DRAWINGS * 4 * TILE_AREA);
const LEADS = new Uint16Array(DRAWINGS * 4 * TILE_AREA);
const ABOVE_LEADS = new Uint16Array(HAS_ABOVE ? DRAWINGS * 4 * TILE_AREA : 0);
/** By drawing, turn and direction: see DRAWN_SIDES. */
const SIDES_AT = new Uint8Array(DRAWINGS * 16);
const WALLS = new Uint8Array(DRAWINGS * 4 * TILE_AREA);

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
function squareBeside(square: number, direction: number): number {
  const column = (square % TILE_COLUMNS) + STEP_RIGHT[direction];
  const row = Math.floor(square / TILE_COLUMNS) + STEP_DOWN[direction];
  return column < 0 || row < 0 || column >= TILE_COLUMNS || row >= TILE_ROWS ? -1 : row * TILE_COLUMNS + column;
}

/** What stands between a square of a drawing and the one beside: 0 nothing, 1 a wall, 2 and more a door. */
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

/** Works out what all drawings are when they are turned. @returns how many there are */
function turnAll(): number {
  for (let square = 0; square < PLOTS * TILE_AREA; square++) {
    const column = square % BOARD_COLUMNS;
    const row = (square - column) / BOARD_COLUMNS;
    PLOT_OF[square] = Math.floor(row / TILE_ROWS) * PLOT_COLUMNS + Math.floor(column / TILE_COLUMNS);
    LOCAL_OF[square] = (row % TILE_ROWS) * TILE_COLUMNS + (column % TILE_COLUMNS);
  }
  const turnCount = TILE_COLUMNS === TILE_ROWS ? 4 : 1;
  for (let drawing = 0; drawing < DRAWINGS; drawing++)
    for (let turns = 0; turns < turnCount; turns++) {
      for (let direction = 0; direction < 4; direction++) {
        const side = SIDE_OF[directionBefore(direction, turns)];
        SIDES_AT[(drawing * 4 + turns) * 4 + direction] = DRAWN_SIDES[drawing * 4 + side];
      }
      for (let square = 0; square < TILE_AREA; square++) turnSquare(drawing, turns, square);
    }
  return DRAWINGS;
}

/** Made when the module is loaded. */
export const TURNED_DRAWINGS = turnAll();

/** By directions as bits: how many there are, and from four times the bits on how far it is to the next square in each. */
export const STEP_COUNT = new Uint8Array(16);
export const STEP_AHEAD = listSteps();

function listSteps(): Int32Array {
  const ahead = new Int32Array(64);
  for (let steps = 0; steps < 16; steps++)
    for (let direction = 0; direction < 4; direction++)
      if (((steps >> direction) & 1) !== 0) ahead[4 * steps + STEP_COUNT[steps]++] = AHEAD[direction];
  return ahead;
}

// ---------------------------------------------------------------- what lies where

/** The tile on a plot that is on the map, or -1. */
export function tileOn(S: State, plot: number): number {
  let thing = S[HEAD + LAID + plot];
  while (thing >= 0 && (thing < TILE_FIRST || thing >= TILE_END)) thing = S[NEXT + thing];
  return thing;
}

export function turnsOf(S: State, tile: number): number {
  return TILE_TURN < 0 ? 0 : S[TILE_TURN + tile] & 3;
}

/** Where the block of what lies on a plot begins in SQUARE_AT and LEADS, -1 when nothing does. */
export function laidOn(S: State, plot: number): number {
  const tile = tileOn(S, plot);
  return tile < 0 ? -1 : (TILE_DRAWING[tile - TILE_FIRST] * 4 + turnsOf(S, tile)) * TILE_AREA;
}

/** The plot on which a tile is on the map, or -1. */
export function plotUnder(S: State, tile: number): number {
  const plot = S[ZONE_OF + tile] - LAID;
  return plot >= 0 && plot < PLOTS ? plot : -1;
}

/** The tile on which a square or a gate within a tile lies, -1 when it is not on the map. */
export function tileUnder(S: State, thing: number): number {
  if (thing >= TILED_FIRST && thing < ABOVE_FIRST) return tileOn(S, PLOT_OF[thing - TILED_FIRST]);
  const tile = thing >= ABOVE_FIRST && thing < ABOVE_END ? ABOVE_TILE[thing - ABOVE_FIRST] : innerTile(thing);
  return tile >= 0 && plotUnder(S, tile) >= 0 ? tile : -1;
}

function innerTile(gate: number): number {
  const inner = gate - INNER_FIRST;
  return inner >= 0 && inner < INNER_TILE.length ? INNER_TILE[inner] : -1;
}

/** The square of the board above which a square lies, or the square itself; -1 when it is not on the map. */
export function groundOf(S: State, space: number): number {
  if (space < ABOVE_FIRST) return space;
  const tile = ABOVE_TILE[space - ABOVE_FIRST];
  const plot = plotUnder(S, tile);
  // What is turned back by as much as the tile is turned lies where it is drawn.
  return plot < 0 ? -1 : groundAt(plot, squareBefore(ABOVE_SQUARE[space - ABOVE_FIRST], -turnsOf(S, tile)));
}

/** The square of the board with a number on a plot. */
export function groundAt(plot: number, square: number): number {
  const column = (plot % PLOT_COLUMNS) * TILE_COLUMNS + (square % TILE_COLUMNS);
  const row = Math.floor(plot / PLOT_COLUMNS) * TILE_ROWS + Math.floor(square / TILE_COLUMNS);
  return TILED_FIRST + row * BOARD_COLUMNS + column;
}

/** The square above a square of the board, or -1. */
export function aboveOf(S: State, ground: number): number {
  if (!HAS_ABOVE) return -1;
  const plot = PLOT_OF[ground - TILED_FIRST];
  const tile = tileOn(S, plot);
  if (tile < 0) return -1;
  const drawing = TILE_DRAWING[tile - TILE_FIRST];
  const square = SQUARE_AT[(drawing * 4 + turnsOf(S, tile)) * TILE_AREA + LOCAL_OF[ground - TILED_FIRST]];
  const number = DRAWN_ABOVE[square];
  return number < 0 ? -1 : ABOVE_BASE[tile - TILE_FIRST] + number * TILE_COPIES[tile - TILE_FIRST];
}

/** The sign of a square, -1 when it is not on the map. */
export function signOf(S: State, space: number): number {
  if (space >= ABOVE_FIRST) {
    const tile = ABOVE_TILE[space - ABOVE_FIRST];
    if (plotUnder(S, tile) < 0) return -1;
    return ABOVE_SIGNS[TILE_DRAWING[tile - TILE_FIRST] * TILE_AREA + ABOVE_SQUARE[space - ABOVE_FIRST]];
  }
  const laid = laidOn(S, PLOT_OF[space - TILED_FIRST]);
  return laid < 0 ? -1 : SIGN_AT[laid + LOCAL_OF[space - TILED_FIRST]];
}

/** What is printed on a square. @param values by sign, and behind them what is printed on squares that are not on the map */
export function drawnOn(S: State, space: number, values: ArrayLike<number>): number {
  const sign = space < 0 ? -1 : signOf(S, space);
  return values[sign < 0 ? values.length - 1 : sign];
}

/** Row and column of a square on the whole board, from 1; 0 when it is not on the map. */
export function rowOnBoard(S: State, space: number): number {
  const ground = space < 0 ? -1 : groundOf(S, space);
  return ground < 0 ? 0 : Math.floor((ground - TILED_FIRST) / BOARD_COLUMNS) + 1;
}

export function columnOnBoard(S: State, space: number): number {
  const ground = space < 0 ? -1 : groundOf(S, space);
  return ground < 0 ? 0 : ((ground - TILED_FIRST) % BOARD_COLUMNS) + 1;
}

/** Squares of a tile that is on the map, those above after those below. */
export function spacesOn(S: State, tile: number, into: Int32Array): number {
  const plot = tile < TILE_FIRST || tile >= TILE_END ? -1 : plotUnder(S, tile);
  if (plot < 0 || tileOn(S, plot) !== tile) return 0;
  let n = 0;
  for (let square = 0; square < TILE_AREA; square++) into[n++] = groundAt(plot, square);
  if (!HAS_ABOVE) return n;
  for (let square = 0; square < TILE_AREA; square++) {
    const above = aboveOf(S, groundAt(plot, square));
    if (above >= 0) into[n++] = above;
  }
  return n;
}

/** All squares that are on the map, in the order of their ids. */
export function spacesOnBoard(S: State, into: Int32Array): number {
  let n = 0;
  for (let row = 0; row < PLOT_ROWS * TILE_ROWS; row++) {
    const first = Math.floor(row / TILE_ROWS) * PLOT_COLUMNS;
    for (let column = 0; column < PLOT_COLUMNS; column++) {
      if (tileOn(S, first + column) < 0) continue;
      const space = TILED_FIRST + row * BOARD_COLUMNS + column * TILE_COLUMNS;
      for (let i = 0; i < TILE_COLUMNS; i++) into[n++] = space + i;
    }
  }
  for (let space = ABOVE_FIRST; space < ABOVE_END; space++)
    if (plotUnder(S, ABOVE_TILE[space - ABOVE_FIRST]) >= 0) into[n++] = space;
  return n;
}

/** What a square is to sight: 1 for opaque, plus 2 for low. */
export function sightOnTiles(S: State, space: number): number {
  const sign = signOf(S, space);
  return sign < 0 || isOpaque(S, space) ? 1 : SIGN_SIGHT[sign];
}

/** What leads on from a square that is on the map, by direction: see LEADS; and what stands on its borders: see WALLS. */
export function stepsFrom(S: State, space: number, ground: number): number {
  const laid = laidOn(S, PLOT_OF[ground - TILED_FIRST]);
  if (laid < 0) return 0;
  return (space < ABOVE_FIRST ? LEADS : ABOVE_LEADS)[laid + LOCAL_OF[ground - TILED_FIRST]];
}

export function wallsOf(S: State, ground: number): number {
  const laid = laidOn(S, PLOT_OF[ground - TILED_FIRST]);
  return laid < 0 ? 0 : WALLS[laid + LOCAL_OF[ground - TILED_FIRST]];
}

/** What leads on from a square of the board, by where the block of its tile begins. */
export function leadsAt(laid: number, ground: number): number {
  return LEADS[laid + LOCAL_OF[ground - TILED_FIRST]];
}

/** The number of the plot of a square of the board. */
export function plotOfGround(ground: number): number {
  return PLOT_OF[ground - TILED_FIRST];
}

/** The gate within a tile that stands between a square of the board and the one in a direction, as the number of the door on the tile; below 0 when there is none. */
export function doorBeside(S: State, tile: number, ground: number, direction: number): number {
  const turns = turnsOf(S, tile);
  const square = squareBefore(LOCAL_OF[ground - TILED_FIRST], turns);
  return edgeOf(TILE_DRAWING[tile - TILE_FIRST], square, directionBefore(direction, turns)) - 2;
}

/** What the side of a tile is in a direction: 0 a wall, 1 an opening, 2 a door, plus 4 when it is one of the squares above. @param more quarters by which it would be turned besides */
export function sideOf(S: State, tile: number, direction: number, more: number): number {
  return SIDES_AT[(TILE_DRAWING[tile - TILE_FIRST] * 4 + ((turnsOf(S, tile) + more) & 3)) * 4 + direction];
}

/** The plot beside another one, -1 outside. */
export function plotBeside(plot: number, direction: number): number {
  const column = (plot % PLOT_COLUMNS) + STEP_RIGHT[direction];
  const row = Math.floor(plot / PLOT_COLUMNS) + STEP_DOWN[direction];
  return column < 0 || row < 0 || column >= PLOT_COLUMNS || row >= PLOT_ROWS ? -1 : row * PLOT_COLUMNS + column;
}
