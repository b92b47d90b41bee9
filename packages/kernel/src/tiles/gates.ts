/** What rules ask about tiles and gates. */
import {
  ABOVE_FIRST,
  GATES_FIRST,
  INNER_FIRST,
  INNER_TILE,
  PLOTS,
  SIDES,
  PLOT_FIRST,
  TILED,
  TILED_FIRST,
  TILE_END,
  TILE_FIRST,
  type State,
} from '../layout.ts';
import { placeOf } from '../core/places.ts';
import { spaceOn } from '../maps/grid.ts';
import { groundOf, isSquareOnMap, isTileOnMap, tileOn } from './board.ts';
import { DOOR, borderOn, directionOfGate, gateAt, gateOfPlot, plotOfGate } from './borders.ts';
import { directionTo, plotBeside, plotOfGround, sideOf } from './tiles.ts';

function isPlot(thing: number): boolean {
  return thing >= PLOT_FIRST && thing < PLOT_FIRST + PLOTS;
}

/** The tile on which something lies, or -1. */
export function tileOf(S: State, thing: number): number {
  if (thing >= 0 && isPlot(thing)) return tileOn(thing - PLOT_FIRST);
  if (thing >= TILED_FIRST && thing < ABOVE_FIRST) return tileOn(plotOfGround(thing));
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

/** Gates on the borders of a square, or of a tile or plot: then those of its doors too. */
export function gatesOf(S: State, thing: number, into: Int32Array): number {
  if (GATES_FIRST < 0) return 0;
  const space = spaceOn(S, thing, TILED);
  let n = 0;
  if (space >= 0) {
    if (!isSquareOnMap(space)) return 0;
    for (let direction = 0; direction < SIDES; direction++) {
      const gate = gateAt(space, direction);
      if (gate >= 0) into[n++] = gate;
    }
    return n;
  }
  const plot = plotOf(S, thing) - PLOT_FIRST;
  if (plot < 0) return 0;
  for (let direction = 0; direction < SIDES; direction++) {
    const gate = gateOfPlot(plot, direction);
    if (gate >= 0) into[n++] = gate;
  }
  const tile = tileOn(plot);
  for (let i = 0; i < INNER_TILE.length; i++) if (tile >= 0 && INNER_TILE[i] === tile) into[n++] = INNER_FIRST + i;
  return n;
}

/**
 * The gate between two squares, tiles or plots side by side, or -1; of a square and a plot that
 * through which the square leads there.
 */
export function between(S: State, thing: number, other: number): number {
  if (GATES_FIRST < 0) return -1;
  const [space, next] = [spaceOn(S, thing, TILED), spaceOn(S, other, TILED)];
  if (space < 0 && next >= 0) return between(S, other, thing);
  const isBoth = space >= 0 && next >= 0;
  const direction = isBoth
    ? directionOf(groundOf(space), groundOf(next))
    : facing(S, plotOf(S, thing), plotOf(S, other));
  if (direction < 0) return -1;
  if (space < 0) return gateOfPlot(plotOf(S, thing) - PLOT_FIRST, direction);
  return isSquareOnMap(space) ? gateAt(space, direction) : -1;
}

/** The direction from one square of the board to another, -1 when they do not lie side by side. */
function directionOf(ground: number, other: number): number {
  return ground < 0 || other < 0 ? -1 : directionTo(ground, other);
}

/** The direction from one plot to another one beside it, or -1. */
function facing(S: State, plot: number, other: number): number {
  for (let direction = 0; direction < SIDES; direction++)
    if (plot >= 0 && other >= 0 && plotBeside(plot - PLOT_FIRST, direction) === other - PLOT_FIRST) return direction;
  return -1;
}

/** What a gate is, as a value of the enum `border`. */
export function borderOf(gate: number): number {
  if (gate < GATES_FIRST) return 0;
  if (gate >= INNER_FIRST) return isTileOnMap(INNER_TILE[gate - INNER_FIRST]) ? DOOR : 0;
  return borderOn(plotOfGate(gate), directionOfGate(gate));
}

/**
 * What the side of a tile is that looks at a plot.
 *
 * @param more turns besides those that it has
 */
export function sideTowards(S: State, tile: number, other: number, more: number): number {
  const direction = facing(S, plotOf(S, tile), plotOf(S, other));
  const lying = tileOf(S, tile);
  return direction < 0 || lying < 0 ? 0 : sideOf(S, lying, direction, more) & 3;
}
