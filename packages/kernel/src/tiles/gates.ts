/** What rules ask about tiles and gates. */
import {
  ABOVE_FIRST,
  GATES_FIRST,
  INNER_FIRST,
  INNER_TILE,
  PLOT_COLUMNS,
  PLOT_FIRST,
  PLOT_ROWS,
  TILED,
  TILED_FIRST,
  TILE_END,
  TILE_FIRST,
  type State,
} from '../layout.ts';
import { placeOf } from '../core/places.ts';
import { spaceOn } from '../maps/grid.ts';
import { DEAD_END, DOOR, SIDE_ABOVE, UPRIGHT_GATES, borderOn, gateBeside, innerGate } from './borders.ts';
import {
  AHEAD,
  SIDE_BIT,
  groundOf,
  plotBeside,
  plotOfGround,
  plotUnder,
  rowOnBoard,
  sideOf,
  stepsFrom,
  tileOn,
  wallsOf,
} from './tiles.ts';

function isPlot(thing: number): boolean {
  return thing >= PLOT_FIRST && thing < PLOT_FIRST + PLOT_COLUMNS * PLOT_ROWS;
}

/** The tile on which something lies, or -1. */
export function tileOf(S: State, thing: number): number {
  if (thing >= 0 && isPlot(thing)) return tileOn(S, thing - PLOT_FIRST);
  for (let at = thing; at >= 0; at = placeOf(S, at)) if (at >= TILE_FIRST && at < TILE_END) return at;
  return -1;
}

/** The plot in which something lies, or -1. */
export function plotOf(S: State, thing: number): number {
  for (let at = thing; at >= 0; at = placeOf(S, at)) {
    if (isPlot(at)) return at;
    if (at >= TILED_FIRST && at < ABOVE_FIRST) return PLOT_FIRST + plotOfGround(at);
  }
  return -1;
}

/** The direction from a square of the board to one beside it, -1 when they do not lie side by side. */
function directionTo(S: State, ground: number, other: number): number {
  if (ground < 0 || other < 0) return -1;
  const direction = AHEAD.indexOf(other - ground);
  const isRow = direction === 1 || direction === 2;
  return isRow && rowOnBoard(S, ground) !== rowOnBoard(S, other) ? -1 : direction;
}

/** The gate on the border of a square in a direction, or -1: a door within the tile, or the way through its side, whatever lies behind. */
function gateOfSquare(S: State, space: number, ground: number, direction: number): number {
  const isAbove = space >= ABOVE_FIRST;
  if (!isAbove && ((wallsOf(S, ground) >> direction) & 0x10) !== 0) return innerGate(S, ground, direction);
  if ((stepsFrom(S, space, ground) & (1 << (SIDE_BIT + direction))) === 0) return -1;
  const plot = plotOfGround(ground);
  if (((sideOf(S, tileOn(S, plot), direction, 0) & SIDE_ABOVE) !== 0) !== isAbove) return -1;
  return gateOfPlot(S, plot, direction);
}

/** The gate on the border of a plot in a direction, -1 where nothing leads through. */
function gateOfPlot(S: State, plot: number, direction: number): number {
  if (plotBeside(plot, direction) < 0) return -1;
  const border = borderOn(S, plot, direction);
  return border === 0 || border === DEAD_END ? -1 : gateBeside(plot, direction);
}

/** Gates on the borders of a square, or of a tile or plot: then those of its doors too. */
export function gatesOf(S: State, thing: number, into: Int32Array): number {
  if (GATES_FIRST < 0) return 0;
  const space = spaceOn(S, thing, TILED);
  let n = 0;
  if (space >= 0) {
    const ground = groundOf(S, space);
    if (ground < 0 || tileOn(S, plotOfGround(ground)) < 0) return 0;
    for (let direction = 0; direction < 4; direction++) {
      const gate = gateOfSquare(S, space, ground, direction);
      if (gate >= 0) into[n++] = gate;
    }
    return n;
  }
  const plot = plotOf(S, thing) - PLOT_FIRST;
  if (plot < 0) return 0;
  for (let direction = 0; direction < 4; direction++) {
    const gate = gateOfPlot(S, plot, direction);
    if (gate >= 0) into[n++] = gate;
  }
  const tile = tileOn(S, plot);
  for (let i = 0; i < INNER_TILE.length; i++) if (tile >= 0 && INNER_TILE[i] === tile) into[n++] = INNER_FIRST + i;
  return n;
}

/** The gate between two squares, tiles or plots side by side, or -1; of a square and a plot that through which the square leads there. */
export function between(S: State, thing: number, other: number): number {
  if (GATES_FIRST < 0) return -1;
  const [space, next] = [spaceOn(S, thing, TILED), spaceOn(S, other, TILED)];
  if (space < 0 && next >= 0) return between(S, other, thing);
  const isBoth = space >= 0 && next >= 0;
  const direction = isBoth
    ? directionTo(S, groundOf(S, space), groundOf(S, next))
    : facing(S, plotOf(S, thing), plotOf(S, other));
  if (direction < 0) return -1;
  if (space < 0) return gateOfPlot(S, plotOf(S, thing) - PLOT_FIRST, direction);
  const ground = groundOf(S, space);
  return tileOn(S, plotOfGround(ground)) < 0 ? -1 : gateOfSquare(S, space, ground, direction);
}

/** The direction from one plot to another one beside it, or -1. */
function facing(S: State, plot: number, other: number): number {
  for (let direction = 0; direction < 4; direction++)
    if (plot >= 0 && other >= 0 && plotBeside(plot - PLOT_FIRST, direction) === other - PLOT_FIRST) return direction;
  return -1;
}

/** What a gate is, as a value of the enum `border`. */
export function borderOf(S: State, gate: number): number {
  if (gate < GATES_FIRST) return 0;
  if (gate >= INNER_FIRST) return plotUnder(S, INNER_TILE[gate - INNER_FIRST]) < 0 ? 0 : DOOR;
  const number = gate - GATES_FIRST;
  if (number >= UPRIGHT_GATES) return borderOn(S, number - UPRIGHT_GATES, 3);
  const row = Math.floor(number / (PLOT_COLUMNS - 1));
  return borderOn(S, row * PLOT_COLUMNS + (number % (PLOT_COLUMNS - 1)), 2);
}

/** What the side of a tile is that looks at a plot. @param more quarters by which it would be turned besides */
export function sideTowards(S: State, tile: number, other: number, more: number): number {
  const direction = facing(S, plotOf(S, tile), plotOf(S, other));
  const lying = tileOf(S, tile);
  return direction < 0 || lying < 0 ? 0 : sideOf(S, lying, direction, more) & 3;
}
