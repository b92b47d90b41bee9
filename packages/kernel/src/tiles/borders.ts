/**
 * Borders of tiles, and gates: what two sides make of their border, who passes, what stands
 * between. Noted with the board: see `lookAtBoard`.
 */
import {
  ABOVE_END,
  ABOVE_FIRST,
  GATES_FIRST,
  GATE_BASE,
  PLOTS,
  SIDES,
  TILED_FIRST,
  TILE_AREA,
  TILE_COPIES,
  TILE_FIRST,
  isGateOpen,
  type State,
} from '../layout.ts';
import { aboveOf, isSquareOnMap, laidOn, laidUnder, tileOn } from './board.ts';
import {
  ABOVE_LEADS,
  GATE_BIT,
  LEADS,
  LOCAL_OF,
  SIDE_BIT,
  UPPER_BIT,
  WALLS,
  directionTo,
  doorBeside,
  groundAt,
  groundBeside,
  plotAhead,
  plotBeside,
  plotOfGround,
  sideOf,
} from './tiles.ts';

/** What a side is. */
const OPENING = 1;
export const DOOR = 2;
const SIDE_ABOVE = 4;
/** What a border is besides: the order of the enum `border`. */
const FALSE_DOOR = 3;
export const DEAD_END = 4;

/** By gate between plots, from GATES_FIRST on: the plot before it, and the direction from there. */
const GATE_PLOT: number[] = [];
const GATE_DIRECTION: number[] = [];
/** By plot and direction: the gate on that border, from GATES_FIRST on. */
const GATE_BESIDE = new Int16Array(SIDES * PLOTS).fill(-1);

/** Most neighbours of a square: two levels on each side. */
const NEAR_MAX = 2 * SIDES;
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
const GATE_AT = new Int32Array(SIDES * (ABOVE_END - TILED_FIRST));
/**
 * By square of the board and direction: what a look meets there, see `lookAcross`, and the gate
 * that must be open, -1 none.
 */
const LOOK = new Uint8Array(SIDES * (ABOVE_FIRST - TILED_FIRST));
const LOOK_GATE = new Int32Array(SIDES * (ABOVE_FIRST - TILED_FIRST));
/** By plot and direction: what the border is. */
const BORDER_AT = new Uint8Array(SIDES * PLOTS);

/**
 * Numbers the gates between plots: by direction, of those that come later in reading order, and
 * then by plot. @returns how many there are
 */
function placeGates(): number {
  for (let direction = SIDES / 2; direction < SIDES; direction++)
    for (let plot = 0; plot < PLOTS; plot++) {
      const other = plotBeside(plot, direction);
      if (other < 0) continue;
      GATE_BESIDE[SIDES * plot + direction] = GATE_PLOT.length;
      GATE_BESIDE[SIDES * other + SIDES - 1 - direction] = GATE_PLOT.length;
      GATE_PLOT.push(plot);
      GATE_DIRECTION.push(direction);
    }
  return GATE_PLOT.length;
}

/** Made when the module is loaded. */
export const PLACED_GATES = placeGates();

/** The gate on the border between two plots side by side. */
export function gateBeside(plot: number, direction: number): number {
  return GATES_FIRST + GATE_BESIDE[SIDES * plot + direction];
}

/** The plot before a gate between plots, and the direction from there. */
export function plotOfGate(gate: number): number {
  return GATE_PLOT[gate - GATES_FIRST];
}

export function directionOfGate(gate: number): number {
  return GATE_DIRECTION[gate - GATES_FIRST];
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
  if (tile < 0) return sideOf(S, beyond, SIDES - 1 - direction, 0) & 3;
  const side = sideOf(S, tile, direction, 0);
  if (other < 0) return meet(side, 0);
  return beyond < 0 ? side & 3 : meet(side, sideOf(S, beyond, SIDES - 1 - direction, 0));
}

export function borderOn(plot: number, direction: number): number {
  return BORDER_AT[SIDES * plot + direction];
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
  for (let direction = 0; direction < SIDES; direction++)
    BORDER_AT[SIDES * plot + direction] = findBorder(S, plot, direction);
  const laid = laidOn(plot);
  if (laid < 0) return;
  for (let square = 0; square < TILE_AREA; square++) {
    if (only >= 0 && !isWayOut(LEADS[laid + square], square, only)) continue;
    const ground = groundAt(plot, square);
    const above = aboveOf(ground);
    noteSquare(S, ground, ground, LEADS[laid + square]);
    noteLooks(S, ground, laid + square);
    if (above >= 0) noteSquare(S, above, ground, ABOVE_LEADS[laid + square]);
  }
}

/** Whether one of the ways out of a tile leads from a square to the plot in a direction. */
function isWayOut(leads: number, square: number, ahead: number): boolean {
  for (let direction = 0; direction < SIDES; direction++)
    if (((leads >> direction) & (1 << SIDE_BIT)) !== 0 && plotAhead(square, direction) === ahead) return true;
  return false;
}

/**
 * Notes the neighbours of a square in reading order; of two at one place the lower one
 * first; and its gates.
 *
 * @param leads see LEADS
 */
function noteSquare(S: State, space: number, ground: number, leads: number): void {
  NEAR_COUNT[space - TILED_FIRST] = 0;
  for (let direction = 0; direction < SIDES; direction++) {
    const bits = leads >> direction;
    const next = groundBeside(ground, direction);
    if ((bits & 1) !== 0) noteNear(space, next, -1);
    else if ((bits & (1 << GATE_BIT)) !== 0) noteNear(space, next, innerGate(S, ground, direction));
    if ((bits & (1 << UPPER_BIT)) !== 0) noteNear(space, aboveOf(next), -1);
    if ((bits & (1 << SIDE_BIT)) !== 0) noteAcross(S, space, ground, direction);
    GATE_AT[SIDES * (space - TILED_FIRST) + direction] = gateOfSquare(S, space, ground, direction, bits);
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
  const ahead = plotAhead(LOCAL_OF[ground - TILED_FIRST], direction);
  const border = borderOn(plot, ahead);
  const other = plotBeside(plot, ahead);
  if ((border !== OPENING && border !== DOOR) || other < 0 || tileOn(other) < 0) return;
  if (isSideAbove(S, plot, ahead) !== space >= ABOVE_FIRST) return;
  const next = groundBeside(ground, direction);
  const beyond = isSideAbove(S, other, SIDES - 1 - ahead) ? aboveOf(next) : next;
  if (beyond >= 0) noteNear(space, beyond, border === DOOR ? gateBeside(plot, ahead) : -1);
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
  const square = LOCAL_OF[ground - TILED_FIRST];
  const walls = WALLS[laidUnder(ground) + square] >> direction;
  if (!isAbove && (walls & (1 << GATE_BIT)) !== 0) return innerGate(S, ground, direction);
  if ((bits & (1 << SIDE_BIT)) === 0) return -1;
  const plot = plotOfGround(ground);
  const ahead = plotAhead(square, direction);
  return isSideAbove(S, plot, ahead) === isAbove ? gateOfPlot(plot, ahead) : -1;
}

/**
 * Notes what a look from a square of the board to those beside it meets.
 *
 * @param at in tables by drawing, turn and square
 */
function noteLooks(S: State, ground: number, at: number): void {
  const plot = plotOfGround(ground);
  for (let direction = 0; direction < SIDES; direction++) {
    const to = SIDES * (ground - TILED_FIRST) + direction;
    const walls = WALLS[at] >> direction;
    LOOK[to] = walls & 1;
    LOOK_GATE[to] = -1;
    if ((walls & (1 << GATE_BIT)) !== 0) LOOK_GATE[to] = innerGate(S, ground, direction);
    const ahead = plotAhead(LOCAL_OF[ground - TILED_FIRST], direction);
    if (ahead < 0) continue;
    const border = borderOn(plot, ahead);
    const isWay = ((LEADS[at] >> direction) & (1 << SIDE_BIT)) !== 0 && (border === OPENING || border === DOOR);
    LOOK[to] = isWay ? 0 : 1;
    if (!isWay) continue;
    if (border === DOOR) LOOK_GATE[to] = gateBeside(plot, ahead);
    const other = plotBeside(plot, ahead);
    const isAbove = other >= 0 && tileOn(other) >= 0 && isSideAbove(S, other, SIDES - 1 - ahead);
    if (isAbove || isSideAbove(S, plot, ahead)) LOOK[to] = 2;
  }
}

// ---------------------------------------------------------------- what was noted

/** The gate on the border of a square that is on the map, in a direction, or -1. */
export function gateAt(space: number, direction: number): number {
  return GATE_AT[SIDES * (space - TILED_FIRST) + direction];
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

/** Neighbours of a square in reading order; of two at one place the lower one first. */
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
  const at = SIDES * (ground - TILED_FIRST) + directionTo(ground, next);
  return LOOK_GATE[at] >= 0 && !isOpen(S, LOOK_GATE[at]) ? 1 : LOOK[at];
}
