/** Borders of tiles, and gates: what two sides make of their border, who passes, what stands between. */
import {
  ABOVE_FIRST,
  GATES_FIRST,
  GATE_BASE,
  PLOT_COLUMNS,
  PLOT_ROWS,
  TILE_COPIES,
  TILE_FIRST,
  isGateOpen,
  type State,
} from '../layout.ts';
import {
  AHEAD,
  SIDE_BIT,
  aboveOf,
  doorBeside,
  groundOf,
  laidOn,
  leadsAt,
  plotBeside,
  plotOfGround,
  sideOf,
  stepsFrom,
  tileOn,
  wallsOf,
} from './tiles.ts';

/** What a side is. */
const OPENING = 1;
export const DOOR = 2;
export const SIDE_ABOVE = 4;
/** What a border is besides: the order of the enum `border`. */
const FALSE_DOOR = 3;
export const DEAD_END = 4;

/** Gates between plots: first those of plots side by side, row by row, then those of plots one above the other. */
export const UPRIGHT_GATES = (PLOT_COLUMNS - 1) * PLOT_ROWS;

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

/** What the border of a plot in a direction is: both tiles say it, or the only one that lies there. */
export function borderOn(S: State, plot: number, direction: number): number {
  const other = plotBeside(plot, direction);
  const [tile, beyond] = [tileOn(S, plot), other < 0 ? -1 : tileOn(S, other)];
  if (tile < 0 && beyond < 0) return 0;
  if (tile < 0) return sideOf(S, beyond, 3 - direction, 0) & 3;
  const side = sideOf(S, tile, direction, 0);
  if (other < 0) return meet(side, 0);
  return beyond < 0 ? side & 3 : meet(side, sideOf(S, beyond, 3 - direction, 0));
}

/** Whether one may pass a gate, and look through it. */
function isOpen(S: State, gate: number): boolean {
  return GATES_FIRST < 0 || isGateOpen(S, gate);
}

/**
 * Where the side of a tile leads from a square of the board.
 *
 * @param isAbove whether one stands above it
 * @returns       the square there, or -1: a wall, nothing on the other side, shut, or a side of another level
 */
function across(S: State, ground: number, direction: number, isAbove: boolean): number {
  const plot = plotOfGround(ground);
  const other = plotBeside(plot, direction);
  const [tile, beyond] = [tileOn(S, plot), other < 0 ? -1 : tileOn(S, other)];
  if (tile < 0 || beyond < 0) return -1;
  const [side, otherSide] = [sideOf(S, tile, direction, 0), sideOf(S, beyond, 3 - direction, 0)];
  const border = meet(side, otherSide);
  if (border !== OPENING && border !== DOOR) return -1;
  if (((side & SIDE_ABOVE) !== 0) !== isAbove) return -1;
  if (border === DOOR && !isOpen(S, gateBeside(plot, direction))) return -1;
  const next = ground + AHEAD[direction];
  return (otherSide & SIDE_ABOVE) === 0 ? next : aboveOf(S, next);
}

/** The gate within a tile that stands between a square and the one in a direction. */
export function innerGate(S: State, ground: number, direction: number): number {
  const tile = tileOn(S, plotOfGround(ground));
  return GATE_BASE[tile - TILE_FIRST] + doorBeside(S, tile, ground, direction) * TILE_COPIES[tile - TILE_FIRST];
}

/** Neighbours of a square: above, left, right, below; of two at one place the lower one first. */
export function neighboursOnTiles(S: State, space: number, into: Int32Array): number {
  const ground = groundOf(S, space);
  if (ground < 0) return 0;
  const steps = stepsFrom(S, space, ground);
  let n = 0;
  for (let direction = 0; direction < 4; direction++) {
    const bits = steps >> direction;
    const next = ground + AHEAD[direction];
    if ((bits & 0x1111) === 0x0001) {
      into[n++] = next;
      continue;
    }
    if ((bits & 1) !== 0 || ((bits & 0x10) !== 0 && isOpen(S, innerGate(S, ground, direction)))) into[n++] = next;
    if ((bits & 0x1000) !== 0) into[n++] = aboveOf(S, next);
    if ((bits & (1 << SIDE_BIT)) === 0) continue;
    const other = across(S, ground, direction, space >= ABOVE_FIRST);
    if (other >= 0) into[n++] = other;
  }
  return n;
}

/** By plot, for the length of one search: where the block of its tile begins; directions, as bits, in which its sides lead to the next square, UNKNOWN, or ODD when a side leads elsewhere. */
const NOTED = new Int32Array(PLOT_COLUMNS * PLOT_ROWS);
const NOTED_WAYS = new Int8Array(PLOT_COLUMNS * PLOT_ROWS);
const UNKNOWN = -1;
const ODD = 16;

/** Notes what lies where, for `stepsNoted`. */
export function noteBoard(S: State): void {
  for (let plot = 0; plot < NOTED.length; plot++) NOTED[plot] = laidOn(S, plot);
  NOTED_WAYS.fill(UNKNOWN);
}

/** Finds out where the sides of a plot lead. */
function noteWays(S: State, plot: number): number {
  let ways = 0;
  for (let direction = 0; direction < 4; direction++) {
    const other = plotBeside(plot, direction);
    if (other < 0 || NOTED[other] < 0) continue;
    const [side, beyond] = [sideOf(S, tileOn(S, plot), direction, 0), sideOf(S, tileOn(S, other), 3 - direction, 0)];
    if (((side | beyond) & SIDE_ABOVE) !== 0) return ODD;
    const border = meet(side, beyond);
    if (border === OPENING || (border === DOOR && isOpen(S, gateBeside(plot, direction)))) ways |= 1 << direction;
  }
  return ways;
}

/**
 * Directions, as bits, in which neighbours of a square lie that are squares of the board like itself; as long as nothing has changed since `noteBoard`.
 *
 * @returns -1 where `neighboursOnTiles` has to be asked: beside what is drawn above, and at doors
 */
export function stepsNoted(S: State, space: number): number {
  if (space >= ABOVE_FIRST) return -1;
  const plot = plotOfGround(space);
  const laid = NOTED[plot];
  if (laid < 0) return 0;
  let ways = NOTED_WAYS[plot];
  if (ways === UNKNOWN) ways = NOTED_WAYS[plot] = noteWays(S, plot);
  const leads = leadsAt(laid, space);
  return (leads & 0xf0f0) !== 0 || ways === ODD ? -1 : (leads & 0xf) | ((leads >> SIDE_BIT) & ways);
}

/** What stands in the way of a look from a square of the board to the next one, levels left aside: 0 nothing, 1 something; 2 nothing, and it leads through a side of squares above. */
export function lookAcross(S: State, ground: number, next: number): 0 | 1 | 2 {
  const direction = AHEAD.indexOf(next - ground);
  const plot = plotOfGround(ground);
  if (plotOfGround(next) === plot) {
    const walls = wallsOf(S, ground) >> direction;
    if ((walls & 0x11) === 0) return 0;
    return (walls & 1) === 0 && isOpen(S, innerGate(S, ground, direction)) ? 0 : 1;
  }
  if ((stepsFrom(S, ground, ground) & (1 << (SIDE_BIT + direction))) === 0) return 1;
  const border = borderOn(S, plot, direction);
  if (border !== OPENING && (border !== DOOR || !isOpen(S, gateBeside(plot, direction)))) return 1;
  return ((sideOf(S, tileOn(S, plot), direction, 0) | sideOf(S, tileOn(S, plotOfGround(next)), 3 - direction, 0)) &
    SIDE_ABOVE) ===
    0
    ? 0
    : 2;
}
