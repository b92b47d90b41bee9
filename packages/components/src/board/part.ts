import type { BoardView, ThingView } from '@undercroft/view';

/** How many squares. */
interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** The part of a board that is drawn: squares from the left and from the top, and how many. */
export interface BoardPart extends Size {
  readonly left: number;
  readonly top: number;
}

/**
 * The least part of a board of tiles with all plots on which something lies, or that can be chosen
 * now; all of the board where nothing does.
 *
 * @param plots   row by row
 * @param chosen  things that can be chosen
 * @param tile    size of a tile in squares
 * @throws        never
 */
export function usedPart(plots: BoardView, across: number, chosen: ReadonlySet<number>, tile: Size): BoardPart {
  const isUsed = ({ id, zones }: ThingView): boolean => chosen.has(id) || zones.some(({ count }) => count > 0);
  const used = plots.squares.flatMap((plot, n) => (isUsed(plot) ? [n] : []));
  const all = used.length === 0 ? [0, plots.squares.length - 1] : used;
  const [columns, rows] = [all.map((n) => n % across), all.map((n) => Math.floor(n / across))];
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return {
    left: left * tile.columns,
    top: top * tile.rows,
    columns: (Math.max(...columns) - left + 1) * tile.columns,
    rows: (Math.max(...rows) - top + 1) * tile.rows,
  };
}

/**
 * Whether a square lies in a part of a board whose places are all spaces, or in the whole board.
 *
 * @param across columns of the whole board
 * @throws never
 */
export function isInPart({ left, top, columns, rows }: BoardPart, n: number, across: number): boolean {
  const [x, y] = [(n % across) - left, Math.floor(n / across) - top];
  return x >= 0 && x < columns && y >= 0 && y < rows;
}

/**
 * The size of what is drawn, and where in the whole board it begins, for the styles.
 *
 * @param side of a square in pixels
 * @throws never
 */
export function planeStyle({ left, top, columns, rows }: BoardPart, side: number): string {
  return `--cell: ${side}px; --left: ${left}; --top: ${top}; --part-columns: ${columns}; --part-rows: ${rows}`;
}
