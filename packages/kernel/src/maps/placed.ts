/** Where the spaces lie that maps make: constants. */
import { CELL_INDEX, HEXED, MAP_CELLS, MAP_COLUMNS, MAP_FIRST, MAP_ROWS, MAP_SEATS, THINGS } from '../layout.ts';

/**
 * By space of a grid that makes its spaces: its column, its row, and whose it is. Boards have 200
 * columns and rows at most.
 */
export const COLUMN_AT = new Uint8Array(THINGS);
export const ROW_AT = new Uint8Array(THINGS);
export const SEAT_AT = new Uint8Array(THINGS);

/**
 * Which of the spaces that a map makes lies at a place, -1 none.
 *
 * @param number of the place, row by row from 0
 */
export function cellIndex(map: number, number: number): number {
  return HEXED === 0 || MAP_CELLS[map] < 0 ? number : CELL_INDEX[MAP_CELLS[map] + number];
}

/** Works out where the spaces lie. @returns how many maps there are */
function placeSpaces(): number {
  for (let map = 0; map < MAP_FIRST.length; map++) {
    const seats = MAP_SEATS[map];
    for (let number = 0; MAP_FIRST[map] >= 0 && number < MAP_COLUMNS[map] * MAP_ROWS[map]; number++) {
      const column = number % MAP_COLUMNS[map];
      const index = cellIndex(map, number);
      if (index < 0) continue;
      for (let seat = 0, space = MAP_FIRST[map] + index * seats; seat < seats; seat++, space++) {
        COLUMN_AT[space] = column;
        ROW_AT[space] = (number - column) / MAP_COLUMNS[map];
        SEAT_AT[space] = seat;
      }
    }
  }
  return MAP_FIRST.length;
}

/** Made when the module is loaded. */
export const PLACED_SPACES = placeSpaces();
