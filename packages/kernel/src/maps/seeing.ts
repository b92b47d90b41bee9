/** What is in the way of a look: at a space, and on the border of two. */
import { MAP_OF, MAP_WALLED, SIGHT, TILED, type State } from '../layout.ts';
import { lookAcross } from '../tiles/borders.ts';
import { aboveOf, sightOnTiles } from '../tiles/board.ts';
import { areLinked } from './grid.ts';

/** Whether the line has led through a side of squares above. */
export let ledAbove = false;
/**
 * Whether the line lies wholly among the lower squares, so that what stands below others stops it.
 */
let isLow = false;

/** Begins with another line. */
export function lookAnew(): void {
  ledAbove = false;
  isLow = false;
}

/** Follows the same line once more, among the lower squares. */
export function lookAmongLower(): void {
  isLow = true;
}

/** What a space is to sight. */
export function sightOf(S: State, space: number): number {
  return MAP_OF[space] === TILED ? sightOnTiles(S, space) : SIGHT[space];
}

/** What is in the way at a place of the board. */
export function sightAt(S: State, space: number): number {
  const above = MAP_OF[space] === TILED && !isLow ? aboveOf(space) : -1;
  return sightOf(S, above < 0 ? space : above);
}

/** Whether sight is blocked from a space into one beside it. */
export function isWall(S: State, space: number, beside: number): boolean {
  const map = MAP_OF[space];
  if (map === TILED) {
    const stands = lookAcross(S, space, beside);
    if (stands === 2) ledAbove = true;
    return stands === 1;
  }
  return MAP_WALLED[map] === 1 && !areLinked(space, beside);
}
