/** Tiles that turn: grids that lie on a space of a grid. */
import {
  COUNT,
  HEAD,
  INNER_ZONE,
  MAP_COLUMNS,
  MAP_DIAGONAL,
  MAP_ROWS,
  NEXT,
  PREV,
  TAIL,
  ZONE_MAP,
  ZONE_OF,
  ZONE_SLOTS,
  type State,
} from '../layout.ts';
import { scratch } from '../core/memory.ts';
import { STEP_X, STEP_Y, arrangeZone, atRoot, atX, atY, locate, spaceOn } from './grid.ts';

/** The number whose space comes to this number, when a grid is turned clockwise by quarters. */
function numberBefore(map: number, number: number, quarters: number): number {
  const columns = MAP_COLUMNS[map];
  const column = number % columns;
  const row = (number - column) / columns;
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return (columns - 1 - column) * columns + row;
    case 2:
      return columns * MAP_ROWS[map] - 1 - number;
    case 3:
      return column * columns + columns - 1 - row;
  }
  return number;
}

export function touching(S: State, thing: number, tile: number, quarters: number, into: Int32Array): number {
  const zone = tile < 0 ? -1 : INNER_ZONE[tile];
  if (zone < 0 || !locate(S, tile)) return 0;
  const map = ZONE_MAP[zone];
  const left = atX * MAP_COLUMNS[map];
  const top = atY * MAP_ROWS[map];
  const root = atRoot;
  const space = spaceOn(S, thing, map);
  if (space < 0 || !locate(S, space) || atRoot !== root) return 0;
  const turns = S[ZONE_OF + space] === zone ? 0 : quarters;
  const first = MAP_DIAGONAL[map] === 1 ? 4 : 0;
  const end = MAP_DIAGONAL[map] === 1 ? 12 : 4;
  let n = 0;
  for (let i = first; i < end; i++) {
    const column = atX + STEP_X[i] - left;
    const row = atY + STEP_Y[i] - top;
    if (column < 0 || row < 0 || column >= MAP_COLUMNS[map] || row >= MAP_ROWS[map]) continue;
    const other = S[ZONE_SLOTS[zone] + numberBefore(map, row * MAP_COLUMNS[map] + column, turns)] - 1;
    if (other >= 0) into[n++] = other;
  }
  return n;
}

/** Turns a tile that is full of spaces; what lies on them goes along. */
export function rotate(S: State, tile: number, quarters: number): void {
  const zone = tile < 0 ? -1 : INNER_ZONE[tile];
  if (zone < 0) return;
  const map = ZONE_MAP[zone];
  const cells = MAP_COLUMNS[map] * MAP_ROWS[map];
  if (S[COUNT + zone] !== cells || S[ZONE_SLOTS[zone] + cells - 1] === 0) return;
  for (let i = 0; i < cells; i++) scratch[i] = S[ZONE_SLOTS[zone] + numberBefore(map, i, quarters)] - 1;
  for (let i = 0; i < cells; i++) {
    S[PREV + scratch[i]] = i === 0 ? -1 : scratch[i - 1];
    S[NEXT + scratch[i]] = i === cells - 1 ? -1 : scratch[i + 1];
  }
  S[HEAD + zone] = scratch[0];
  S[TAIL + zone] = scratch[cells - 1];
  arrangeZone(S, zone);
}
