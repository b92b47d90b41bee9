/**
 * What ways on a board of tiles cost, noted for as long as nothing has changed that their steps
 * look at.
 *
 * The compiler tells the cells of a state on which the steps of a walk rest, besides the tiles. One
 * walk from a space says what the ways to all others cost; bots ask that of thousands of positions
 * in which another piece has moved.
 */
import { ABOVE_END, MAP_OF, PLOTS, TILED, TILED_FIRST, type State } from '../layout.ts';
import { budget, spendAll } from '../core/failing.ts';
import { io } from '../core/memory.ts';
import { spaceOf, spaceOn } from '../maps/grid.ts';
import { costTo, NO_WAY, originOf, type WalkCells } from '../maps/walks.ts';
import { laidOn, tileOn } from './board.ts';

const SPACES_ON_TILES = ABOVE_END - TILED_FIRST;
/** Boards of which costs are kept: bots go back and forth between them. */
const KNOWN_BOARDS_MAX = 8;

/**
 * A board that was met: the cells and the tiles, and by space what the ways from there cost, then
 * what finding them took.
 */
interface Board {
  readonly seen: Int32Array;
  readonly from: Map<number, Int32Array>;
}

export interface KnownCosts {
  readonly cells: Int32Array;
  /** the last one first */
  readonly boards: Board[];
  /** work that was left when the walk began */
  left: number;
}

/**
 * @param ranges first cell and the one behind the last, of each range of cells that steps look at
 */
export function newKnownCosts(ranges: readonly number[]): KnownCosts {
  const cells: number[] = [];
  for (let i = 0; i < ranges.length; i += 2) for (let cell = ranges[i]; cell < ranges[i + 1]; cell++) cells.push(cell);
  return { cells: Int32Array.from(cells), boards: [], left: 0 };
}

function isBoard(S: State, K: KnownCosts, seen: Int32Array): boolean {
  const { cells } = K;
  for (let i = 0; i < cells.length; i++) if (S[cells[i]] !== seen[i]) return false;
  for (let plot = 0, at = cells.length; plot < PLOTS; plot++, at += 2)
    if (tileOn(plot) !== seen[at] || laidOn(plot) !== seen[at + 1]) return false;
  return true;
}

function knownBoard(S: State, K: KnownCosts): Board {
  const { boards, cells } = K;
  for (let i = 0; i < boards.length; i++) {
    const board = boards[i];
    if (!isBoard(S, K, board.seen)) continue;
    boards[i] = boards[0];
    boards[0] = board;
    return board;
  }
  const seen = new Int32Array(cells.length + 2 * PLOTS);
  for (let i = 0; i < cells.length; i++) seen[i] = S[cells[i]];
  for (let plot = 0, at = cells.length; plot < PLOTS; plot++, at += 2) {
    seen[at] = tileOn(plot);
    seen[at + 1] = laidOn(plot);
  }
  const board = { seen, from: new Map<number, Int32Array>() };
  boards.unshift(board);
  if (boards.length > KNOWN_BOARDS_MAX) boards.pop();
  return board;
}

/**
 * What the way from one thing to another costs, as far as that is noted; -1 when it has to be
 * walked. What rules were reached is told by walks alone.
 */
export function knownCost(S: State, K: KnownCosts, thing: number, goal: number): number {
  K.left = budget;
  const from = spaceOf(S, thing);
  if (io.reached !== null || io.explain || from < 0 || MAP_OF[from] !== TILED) return -1;
  const costs = knownBoard(S, K).from.get(from);
  if (costs === undefined) return -1;
  spendAll(costs[SPACES_ON_TILES]);
  const to = spaceOn(S, goal, TILED);
  return to < 0 || costs[to - TILED_FIRST] < 0 ? NO_WAY : costs[to - TILED_FIRST];
}

/** Notes what a walk that went everywhere has found. @returns what the way to the goal costs */
export function noteCosts(S: State, K: KnownCosts, W: WalkCells, thing: number, goal: number): number {
  const from = spaceOf(S, thing);
  if (from < 0 || originOf(W) !== from || costTo(W, from) !== 0) return NO_WAY;
  const to = spaceOn(S, goal, MAP_OF[from]);
  if (io.reached === null && !io.explain && MAP_OF[from] === TILED) {
    const costs = new Int32Array(SPACES_ON_TILES + 1);
    costs.set(W.subarray(TILED_FIRST, ABOVE_END));
    costs[SPACES_ON_TILES] = K.left - budget;
    knownBoard(S, K).from.set(from, costs);
  }
  return to < 0 || costTo(W, to) < 0 ? NO_WAY : costTo(W, to);
}
