/** Tiles that turn, with everything that lies on them. */
import {
  GATE_FIELDS,
  GATE_FIRST_VALUES,
  GATE_ZONES,
  GATES_FIRST,
  HEAD,
  NEXT,
  SIDES,
  SPACE_FIELDS,
  SPACE_ZONES,
  TILED_FIRST,
  TILE_AREA,
  TILE_END,
  TILE_FIRST,
  TILE_TURN,
  ZONE_OF,
  type State,
} from '../layout.ts';
import { scratch } from '../core/memory.ts';
import { move } from '../core/zones.ts';
import { plotUnder } from './board.ts';
import { DOOR, gateBeside } from './borders.ts';
import { lookAtBoard } from './looking.ts';
import { directionBefore, groundAt, plotBeside, sideOf, squareBefore, turnsIn } from './tiles.ts';

/** What the borders of a tile remember, before it is turned. */
const GATES_BEFORE = new Int32Array(SIDES * GATE_FIELDS.length);

/**
 * Turns a tile clockwise. When it is on the map, what stands on its squares and what they remember
 * goes along; what is drawn above and doors within belong to the tile anyway. Doors in its sides
 * keep what they remember; a door of the tile beside it that is left alone begins anew.
 */
export function rotate(S: State, tile: number, by: number): void {
  const turns = turnsIn(by);
  if (TILE_TURN < 0 || tile < TILE_FIRST || tile >= TILE_END || turns === 0) return;
  const plot = plotUnder(S, tile);
  const doors = plot >= 0 && GATES_FIRST >= 0 ? rememberGates(S, plot, tile) : 0;
  S[TILE_TURN + tile] = turnsIn(S[TILE_TURN + tile] + turns);
  if (plot < 0) return;
  lookAtBoard(S);
  for (const zone of SPACE_ZONES) turnCells(S, plot, turns, HEAD + zone - TILED_FIRST);
  for (const field of SPACE_FIELDS) turnCells(S, plot, turns, field);
  for (const zone of SPACE_ZONES) lieAgain(S, plot, zone - TILED_FIRST);
  if (GATES_FIRST >= 0) turnGates(S, plot, turns, doors);
}

/** Turns one cell of each square of a plot. @param first the cell of thing 0 */
function turnCells(S: State, plot: number, turns: number, first: number): void {
  for (let square = 0; square < TILE_AREA; square++)
    scratch[square] = S[first + groundAt(plot, squareBefore(square, turns))];
  for (let square = 0; square < TILE_AREA; square++) S[first + groundAt(plot, square)] = scratch[square];
}

/** Things on squares learn in which zone they lie. @param first the zone of thing 0 */
function lieAgain(S: State, plot: number, first: number): void {
  for (let square = 0; square < TILE_AREA; square++) {
    const zone = first + groundAt(plot, square);
    for (let thing = S[HEAD + zone]; thing >= 0; thing = S[NEXT + thing]) S[ZONE_OF + thing] = zone;
  }
}

/**
 * Keeps what the borders of a tile remember.
 *
 * @returns a bit for each direction in which the tile has a door of its own
 */
function rememberGates(S: State, plot: number, tile: number): number {
  let doors = 0;
  for (let direction = 0; direction < SIDES; direction++) {
    if ((sideOf(S, tile, direction, 0) & 3) === DOOR) doors |= 1 << direction;
    const hasGate = plotBeside(plot, direction) >= 0;
    const gate = hasGate ? gateBeside(plot, direction) : 0;
    for (let i = 0; i < GATE_FIELDS.length; i++)
      GATES_BEFORE[SIDES * i + direction] = hasGate ? S[GATE_FIELDS[i] + gate] : GATE_FIRST_VALUES[i];
  }
  return doors;
}

function turnGates(S: State, plot: number, turns: number, doors: number): void {
  const lists = GATE_ZONES.map((zone) => contents(S, plot, zone - GATES_FIRST));
  for (let direction = 0; direction < SIDES; direction++) {
    if (plotBeside(plot, direction) < 0) continue;
    const gate = gateBeside(plot, direction);
    const from = directionBefore(direction, turns);
    const isOwn = ((doors >> from) & 1) === 1;
    const isOther = ((doors >> direction) & 1) === 0;
    for (let i = 0; i < GATE_FIELDS.length; i++) {
      const kept = isOther ? GATES_BEFORE[SIDES * i + direction] : GATE_FIRST_VALUES[i];
      S[GATE_FIELDS[i] + gate] = isOwn ? GATES_BEFORE[SIDES * i + from] : kept;
    }
    GATE_ZONES.forEach((zone, i) => {
      if (isOwn) for (const thing of lists[i][from]) move(S, thing, zone - GATES_FIRST + gate, false);
    });
  }
}

/** What lies in a zone of the gates around a plot. @param first the zone of thing 0 */
function contents(S: State, plot: number, first: number): number[][] {
  return Array.from({ length: SIDES }, (_, direction) => {
    const things: number[] = [];
    if (plotBeside(plot, direction) < 0) return things;
    for (let x = S[HEAD + first + gateBeside(plot, direction)]; x >= 0; x = S[NEXT + x]) things.push(x);
    return things;
  });
}
