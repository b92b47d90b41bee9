/**
 * The board as it lies: what follows from which tile is on each plot and how it is turned, noted
 * square by square.
 *
 * The state is the only truth. `lookAtBoard` compares it with what was noted and notes anew what
 * differs. It is called at each call of the module from outside, with any state, and by everything
 * that moves or turns a tile; in between nothing changes. Doors and what lies on squares are not
 * noted: they are looked at when they are asked for.
 */
import {
  ABOVE_BASE,
  ABOVE_END,
  ABOVE_FIRST,
  ABOVE_SIGNS,
  ABOVE_TILE,
  DRAWN_ABOVE,
  HEAD,
  INNER_FIRST,
  INNER_TILE,
  LAID,
  NEXT,
  PLOTS,
  SIGN_SIGHT,
  TILED_FIRST,
  TILE_AREA,
  TILE_COPIES,
  TILE_DRAWING,
  TILE_END,
  TILE_FIRST,
  ZONE_OF,
  isOpaque,
  type State,
} from '../layout.ts';
import { COLUMN_AT, ROW_AT } from '../maps/placed.ts';
import { PLOT_OF, SIGN_AT, SQUARE_AT, groundAt, turnDrawing, turnsOf } from './tiles.ts';

/** The sign of what is not on the map: tables by sign have an entry for it behind all others. */
const NO_SIGN = SIGN_SIGHT.length;

/**
 * By plot: the tile that is on the map there, -1 none; its turns; where its block begins in tables
 * by drawing, turn and square.
 */
const TILE_ON = new Int32Array(PLOTS).fill(-1);
const TURNS_ON = new Int8Array(PLOTS);
const LAID_ON = new Int32Array(PLOTS).fill(-1);
/** By square, from TILED_FIRST on: its sign. */
const SIGN_OF = new Uint8Array(ABOVE_END - TILED_FIRST).fill(NO_SIGN);
/**
 * By square of the board: the one above it, -1 none. By square above: the one of the board below
 * it, -1 none.
 */
const ABOVE_OF = new Int32Array(ABOVE_FIRST - TILED_FIRST).fill(-1);
const GROUND_OF = new Int32Array(ABOVE_END - ABOVE_FIRST).fill(-1);
/** Plots that differ from what was noted. */
export const CHANGED = new Int32Array(PLOTS);

/** Counts the boards that were noted. */
export let boardCount = 0;

/** The first tile of a plot in the zone where tiles are on the map, or -1. */
function firstTile(S: State, plot: number): number {
  let thing = S[HEAD + LAID + plot];
  while (thing >= 0 && (thing < TILE_FIRST || thing >= TILE_END)) thing = S[NEXT + thing];
  return thing;
}

/**
 * Notes what lies on the plots of a state.
 *
 * @returns how many plots differ from what was noted before: they stand in CHANGED
 */
export function noteTiles(S: State): number {
  let changed = 0;
  for (let plot = 0; plot < PLOTS; plot++) {
    const tile = firstTile(S, plot);
    if (tile === TILE_ON[plot] && (tile < 0 || turnsOf(S, tile) === TURNS_ON[plot])) continue;
    if (TILE_ON[plot] >= 0) clearPlot(plot);
    TILE_ON[plot] = tile;
    CHANGED[changed++] = plot;
  }
  for (let i = 0; i < changed; i++) noteTile(S, CHANGED[i]);
  if (changed > 0) boardCount++;
  return changed;
}

/** The squares of a plot are no longer on the map, nor those above. */
function clearPlot(plot: number): void {
  LAID_ON[plot] = -1;
  for (let square = 0; square < TILE_AREA; square++) {
    const ground = groundAt(plot, square);
    const above = aboveOf(ground);
    SIGN_OF[ground - TILED_FIRST] = NO_SIGN;
    ABOVE_OF[ground - TILED_FIRST] = -1;
    if (above < 0) continue;
    SIGN_OF[above - TILED_FIRST] = NO_SIGN;
    GROUND_OF[above - ABOVE_FIRST] = -1;
  }
}

/** Notes what is drawn on the squares of a plot, and above. */
function noteTile(S: State, plot: number): void {
  const tile = TILE_ON[plot];
  if (tile < 0) return;
  const drawing = TILE_DRAWING[tile - TILE_FIRST];
  TURNS_ON[plot] = turnsOf(S, tile);
  LAID_ON[plot] = turnDrawing(drawing, TURNS_ON[plot]);
  for (let square = 0; square < TILE_AREA; square++) {
    const ground = groundAt(plot, square);
    const drawn = SQUARE_AT[LAID_ON[plot] + square];
    const number = ABOVE_SIGNS.length === 0 ? -1 : DRAWN_ABOVE[drawn];
    SIGN_OF[ground - TILED_FIRST] = SIGN_AT[LAID_ON[plot] + square];
    if (number < 0) continue;
    const above = ABOVE_BASE[tile - TILE_FIRST] + number * TILE_COPIES[tile - TILE_FIRST];
    ABOVE_OF[ground - TILED_FIRST] = above;
    GROUND_OF[above - ABOVE_FIRST] = ground;
    SIGN_OF[above - TILED_FIRST] = ABOVE_SIGNS[drawn];
  }
}

// ---------------------------------------------------------------- what was noted; the state has
// been looked at before

/** The tile on a plot that is on the map, or -1. */
export function tileOn(plot: number): number {
  return TILE_ON[plot];
}

/**
 * Where the block of what lies on a plot begins in tables by drawing, turn and square, -1 when
 * nothing does.
 */
export function laidOn(plot: number): number {
  return LAID_ON[plot];
}

/** The same for a square of the board. */
export function laidUnder(ground: number): number {
  return LAID_ON[PLOT_OF[ground - TILED_FIRST]];
}

/** The plot on which a tile is on the map, or -1. */
export function plotUnder(S: State, tile: number): number {
  const plot = S[ZONE_OF + tile] - LAID;
  return plot >= 0 && plot < PLOTS && TILE_ON[plot] === tile ? plot : -1;
}

/** Whether a tile is on the map. */
export function isTileOnMap(tile: number): boolean {
  for (let plot = 0; plot < PLOTS; plot++) if (TILE_ON[plot] === tile) return true;
  return false;
}

/** The tile on which a square or a gate within a tile lies, -1 when it is not on the map. */
export function tileUnder(S: State, thing: number): number {
  if (thing >= TILED_FIRST && thing < ABOVE_FIRST) return TILE_ON[PLOT_OF[thing - TILED_FIRST]];
  const tile = thing >= ABOVE_FIRST && thing < ABOVE_END ? ABOVE_TILE[thing - ABOVE_FIRST] : innerTile(thing);
  return tile >= 0 && plotUnder(S, tile) >= 0 ? tile : -1;
}

function innerTile(gate: number): number {
  const inner = gate - INNER_FIRST;
  return inner >= 0 && inner < INNER_TILE.length ? INNER_TILE[inner] : -1;
}

/** Whether a square is on the map. */
export function isSquareOnMap(space: number): boolean {
  return SIGN_OF[space - TILED_FIRST] !== NO_SIGN;
}

/**
 * The square of the board above which a square lies, or the square itself; -1 when it is not on the
 * map.
 */
export function groundOf(space: number): number {
  return space < ABOVE_FIRST ? space : GROUND_OF[space - ABOVE_FIRST];
}

/** The square above a square of the board, or -1. */
export function aboveOf(ground: number): number {
  return ABOVE_OF[ground - TILED_FIRST];
}

/**
 * What is printed on a square.
 *
 * @param values by sign, and behind them what is printed on squares that are not on the map
 */
export function drawnOn(space: number, values: ArrayLike<number>): number {
  return values[space < 0 ? NO_SIGN : SIGN_OF[space - TILED_FIRST]];
}

/**
 * A table for `drawnOn` of what follows from signs.
 *
 * @param value for a sign, and for that of what is not on the map
 */
export function bySign(value: (sign: number) => number): Int32Array {
  return Int32Array.from({ length: NO_SIGN + 1 }, (_, sign) => value(sign));
}

/** What a square is to sight: 1 for opaque, plus 2 for low. */
export function sightOnTiles(S: State, space: number): number {
  const sign = SIGN_OF[space - TILED_FIRST];
  return sign === NO_SIGN || isOpaque(S, space) ? 1 : SIGN_SIGHT[sign];
}

/** Row and column of a square on the whole board, from 1; 0 when it is not on the map. */
export function rowOnBoard(space: number): number {
  const ground = space < 0 ? -1 : groundOf(space);
  return ground < 0 ? 0 : ROW_AT[ground] + 1;
}

export function columnOnBoard(space: number): number {
  const ground = space < 0 ? -1 : groundOf(space);
  return ground < 0 ? 0 : COLUMN_AT[ground] + 1;
}

/** Squares of a tile that is on the map, those above after those below. */
export function spacesOn(S: State, tile: number, into: Int32Array): number {
  const plot = tile < TILE_FIRST || tile >= TILE_END ? -1 : plotUnder(S, tile);
  if (plot < 0) return 0;
  let n = 0;
  for (let square = 0; square < TILE_AREA; square++) into[n++] = groundAt(plot, square);
  for (let square = 0; square < TILE_AREA; square++) {
    const above = aboveOf(into[square]);
    if (above >= 0) into[n++] = above;
  }
  return n;
}

/**
 * Squares on the map in the order of their ids, how many they are, and the board for which they are
 * listed.
 */
const ON_BOARD = new Int32Array(ABOVE_END - TILED_FIRST);
let onBoardCount = 0;
let listedBoard = -1;

function listBoard(): void {
  onBoardCount = 0;
  for (let space = TILED_FIRST; space < ABOVE_END; space++)
    if (SIGN_OF[space - TILED_FIRST] !== NO_SIGN) ON_BOARD[onBoardCount++] = space;
  listedBoard = boardCount;
}

/** All squares that are on the map, in the order of their ids. */
export function spacesOnBoard(into: Int32Array): number {
  if (listedBoard !== boardCount) listBoard();
  for (let i = 0; i < onBoardCount; i++) into[i] = ON_BOARD[i];
  return onBoardCount;
}
