/**
 * Borders of tiles, and gates: what two sides make of their border, who passes, what stands
 * between. Noted with the board: see `lookAtBoard`.
 */
import {
  ABOVE_END,
  ABOVE_FIRST,
  GATES_FIRST,
  GATE_BASE,
  PLOT_COLUMNS,
  PLOT_ROWS,
  TILED_FIRST,
  TILE_COPIES,
  TILE_FIRST,
  isGateOpen,
  type State,
} from '../layout.ts';
import { aboveOf, isSquareOnMap, laidOn, laidUnder, tileOn } from './board.ts';
import {
  ABOVE_LEADS,
  AHEAD,
  GATE_BIT,
  LEADS,
  LOCAL_OF,
  SIDE_BIT,
  TILE_AREA,
  UPPER_BIT,
  WALLS,
  doorBeside,
  groundAt,
  plotBeside,
  plotOfGround,
  sideOf,
  squareBeside,
} from './tiles.ts';

/** What a side is. */
const OPENING = 1;
export const DOOR = 2;
const SIDE_ABOVE = 4;
/** What a border is besides: the order of the enum `border`. */
const FALSE_DOOR = 3;
export const DEAD_END = 4;

/**
 * Gates between plots: first those of plots side by side, row by row, then those of plots one above
 * the other.
 */
export const UPRIGHT_GATES = (PLOT_COLUMNS - 1) * PLOT_ROWS;

/** Most neighbours of a square. */
const NEAR_MAX = 8;
/**
 * By square, from TILED_FIRST on: how many neighbours it has, which they are, and the gate that
 * must be open, -1 none.
 */
const NEAR_COUNT = new Uint8Array(ABOVE_END - TILED_FIRST);
const NEAR = new Int32Array(NEAR_MAX * (ABOVE_END - TILED_FIRST));
const NEAR_GATE = new Int32Array(NEAR_MAX * (ABOVE_END - TILED_FIRST));
/**
 * By square and direction: the gate on its border, -1 none: a door within the tile, or the way
 * through its side, also when no tile lies behind.
 */
const GATE_AT = new Int32Array(4 * (ABOVE_END - TILED_FIRST));
/**
 * By square of the board and direction: what a look meets there, see `lookAcross`, and the gate
 * that must be open, -1 none.
 */
const LOOK = new Uint8Array(4 * (ABOVE_FIRST - TILED_FIRST));
const LOOK_GATE = new Int32Array(4 * (ABOVE_FIRST - TILED_FIRST));
/** By plot and direction: what the border is. */
const BORDER_AT = new Uint8Array(4 * PLOT_COLUMNS * PLOT_ROWS);

export function gateBeside(plot: number, direction: number): number {
  const from = direction < 2 ? plotBeside(plot, direction) : plot;
  const column = from % PLOT_COLUMNS;
  const row = (from - column) / PLOT_COLUMNS;
  return direction === 1 || direction === 2
    ? GATES_FIRST + row * (PLOT_COLUMNS - 1) + column
    : GATES_FIRST + UPRIGHT_GATES + row * PLOT_COLUMNS + column;
}

/** What two sides that meet make of their border. */
function meet(one: number, other: number): number {
  const [a, b] = [one & 3, other & 3];
  if (a !== 0 && b !== 0) return a === DOOR || b === DOOR ? DOOR : OPENING;
  const only = a + b;
  return only === DOOR ? FALSE_DOOR : only === OPENING ? DEAD_END : 0;
}

/**
 * What the border of a plot in a direction is: both tiles say it, or the only one that lies there.
 */
function findBorder(S: State, plot: number, direction: number): number {
  const other = plotBeside(plot, direction);
  const [tile, beyond] = [tileOn(plot), other < 0 ? -1 : tileOn(other)];
  if (tile < 0 && beyond < 0) return 0;
  if (tile < 0) return sideOf(S, beyond, 3 - direction, 0) & 3;
  const side = sideOf(S, tile, direction, 0);
  if (other < 0) return meet(side, 0);
  return beyond < 0 ? side & 3 : meet(side, sideOf(S, beyond, 3 - direction, 0));
}

export function borderOn(plot: number, direction: number): number {
  return BORDER_AT[4 * plot + direction];
}

/** Whether one may pass a gate, and look through it. */
function isOpen(S: State, gate: number): boolean {
  return GATES_FIRST < 0 || isGateOpen(S, gate);
}

// ---------------------------------------------------------------- noting

/**
 * Notes the borders of a plot, and the squares on them.
 *
 * @param only a direction: of the squares only those at a way through the side there; -1 all of
 *   them
 */
export function noteBorders(S: State, plot: number, only: number): void {
  for (let direction = 0; direction < 4; direction++) BORDER_AT[4 * plot + direction] = findBorder(S, plot, direction);
  const laid = laidOn(plot);
  if (laid < 0) return;
  const side = only < 0 ? 0 : 1 << (SIDE_BIT + only);
  for (let square = 0; square < TILE_AREA; square++) {
    if (side !== 0 && (LEADS[laid + square] & side) === 0) continue;
    const ground = groundAt(plot, square);
    const above = aboveOf(ground);
    noteSquare(S, ground, ground, LEADS[laid + square]);
    noteLooks(S, ground, laid + square);
    if (above >= 0) noteSquare(S, above, ground, ABOVE_LEADS[laid + square]);
  }
}

/**
 * Notes the neighbours of a square: above, left, right, below; of two at one place the lower one
 * first; and its gates.
 *
 * @param leads see LEADS
 */
function noteSquare(S: State, space: number, ground: number, leads: number): void {
  NEAR_COUNT[space - TILED_FIRST] = 0;
  for (let direction = 0; direction < 4; direction++) {
    const bits = leads >> direction;
    const next = ground + AHEAD[direction];
    if ((bits & 1) !== 0) noteNear(space, next, -1);
    else if ((bits & (1 << GATE_BIT)) !== 0) noteNear(space, next, innerGate(S, ground, direction));
    if ((bits & (1 << UPPER_BIT)) !== 0) noteNear(space, aboveOf(next), -1);
    if ((bits & (1 << SIDE_BIT)) !== 0) noteAcross(S, space, ground, direction);
    GATE_AT[4 * (space - TILED_FIRST) + direction] = gateOfSquare(S, space, ground, direction, bits);
  }
}

function noteNear(space: number, next: number, gate: number): void {
  const at = NEAR_MAX * (space - TILED_FIRST) + NEAR_COUNT[space - TILED_FIRST]++;
  NEAR[at] = next;
  NEAR_GATE[at] = gate;
}

/**
 * Notes where the side of a tile leads from a square; nowhere are walls, what has nothing on the
 * other side, and sides of another level.
 */
function noteAcross(S: State, space: number, ground: number, direction: number): void {
  const plot = plotOfGround(ground);
  const border = borderOn(plot, direction);
  const other = plotBeside(plot, direction);
  if ((border !== OPENING && border !== DOOR) || other < 0 || tileOn(other) < 0) return;
  if (isSideAbove(S, plot, direction) !== space >= ABOVE_FIRST) return;
  const next = ground + AHEAD[direction];
  const beyond = isSideAbove(S, other, 3 - direction) ? aboveOf(next) : next;
  if (beyond >= 0) noteNear(space, beyond, border === DOOR ? gateBeside(plot, direction) : -1);
}

function isSideAbove(S: State, plot: number, direction: number): boolean {
  return (sideOf(S, tileOn(plot), direction, 0) & SIDE_ABOVE) !== 0;
}

/** The gate within a tile that stands between a square and the one in a direction. */
function innerGate(S: State, ground: number, direction: number): number {
  const tile = tileOn(plotOfGround(ground));
  return GATE_BASE[tile - TILE_FIRST] + doorBeside(S, tile, ground, direction) * TILE_COPIES[tile - TILE_FIRST];
}

/** @param bits of LEADS, from the direction on */
function gateOfSquare(S: State, space: number, ground: number, direction: number, bits: number): number {
  const isAbove = space >= ABOVE_FIRST;
  const walls = WALLS[laidUnder(ground) + LOCAL_OF[ground - TILED_FIRST]] >> direction;
  if (!isAbove && (walls & (1 << GATE_BIT)) !== 0) return innerGate(S, ground, direction);
  if ((bits & (1 << SIDE_BIT)) === 0) return -1;
  const plot = plotOfGround(ground);
  return isSideAbove(S, plot, direction) === isAbove ? gateOfPlot(plot, direction) : -1;
}

/**
 * Notes what a look from a square of the board to those beside it meets.
 *
 * @param at in tables by drawing, turn and square
 */
function noteLooks(S: State, ground: number, at: number): void {
  const plot = plotOfGround(ground);
  for (let direction = 0; direction < 4; direction++) {
    const to = 4 * (ground - TILED_FIRST) + direction;
    const walls = WALLS[at] >> direction;
    LOOK[to] = walls & 1;
    LOOK_GATE[to] = -1;
    if ((walls & (1 << GATE_BIT)) !== 0) LOOK_GATE[to] = innerGate(S, ground, direction);
    if (squareBeside(LOCAL_OF[ground - TILED_FIRST], direction) >= 0) continue;
    const border = borderOn(plot, direction);
    const isWay = ((LEADS[at] >> direction) & (1 << SIDE_BIT)) !== 0 && (border === OPENING || border === DOOR);
    LOOK[to] = isWay ? 0 : 1;
    if (!isWay) continue;
    if (border === DOOR) LOOK_GATE[to] = gateBeside(plot, direction);
    const other = plotBeside(plot, direction);
    const isAbove = other >= 0 && tileOn(other) >= 0 && isSideAbove(S, other, 3 - direction);
    if (isAbove || isSideAbove(S, plot, direction)) LOOK[to] = 2;
  }
}

// ---------------------------------------------------------------- what was noted

/** The gate on the border of a square that is on the map, in a direction, or -1. */
export function gateAt(space: number, direction: number): number {
  return GATE_AT[4 * (space - TILED_FIRST) + direction];
}

/** The gate on the border of a plot in a direction, -1 where nothing leads through. */
export function gateOfPlot(plot: number, direction: number): number {
  if (plotBeside(plot, direction) < 0) return -1;
  const border = borderOn(plot, direction);
  return border === 0 || border === DEAD_END ? -1 : gateBeside(plot, direction);
}

/** What `gateTo` returns for squares that are no neighbours. */
export const NOT_BESIDE = -2;

/** The gate between a square that is on the map and a neighbour, -1 none. */
export function gateTo(space: number, next: number): number {
  const first = firstNear(space);
  for (let i = first; i < first + NEAR_COUNT[space - TILED_FIRST]; i++) if (NEAR[i] === next) return NEAR_GATE[i];
  return NOT_BESIDE;
}

/** @param gate -1: none is in the way */
export function isGateShut(S: State, gate: number): boolean {
  return gate >= 0 && !isOpen(S, gate);
}

/** How many neighbours a square has when all gates are open, and where in the list they begin. */
export function countNear(space: number): number {
  return isSquareOnMap(space) ? NEAR_COUNT[space - TILED_FIRST] : 0;
}

export function firstNear(space: number): number {
  return NEAR_MAX * (space - TILED_FIRST);
}

/** A neighbour in the list, -1 when its gate is shut. */
export function nearAt(S: State, at: number): number {
  return NEAR_GATE[at] < 0 || isOpen(S, NEAR_GATE[at]) ? NEAR[at] : -1;
}

/** Neighbours of a square: above, left, right, below; of two at one place the lower one first. */
export function neighboursOnTiles(S: State, space: number, into: Int32Array): number {
  const first = firstNear(space);
  const end = first + countNear(space);
  let n = 0;
  for (let i = first; i < end; i++) {
    const next = nearAt(S, i);
    if (next >= 0) into[n++] = next;
  }
  return n;
}

/**
 * What stands in the way of a look from a square of the board to another one beside it, levels left
 * aside: 0 nothing, 1 something; 2 nothing, and it leads through a side of squares above.
 */
export function lookAcross(S: State, ground: number, next: number): number {
  const ahead = next - ground;
  const direction = ahead === AHEAD[0] ? 0 : ahead === AHEAD[1] ? 1 : ahead === AHEAD[2] ? 2 : 3;
  const at = 4 * (ground - TILED_FIRST) + direction;
  return LOOK_GATE[at] >= 0 && !isOpen(S, LOOK_GATE[at]) ? 1 : LOOK[at];
}
