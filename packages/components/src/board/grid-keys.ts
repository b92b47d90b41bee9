/**
 * Where a key leads on a grid of squares: arrows one step, Home and End to the ends of the row, with Ctrl to the first and the last square.
 *
 * @param ctrl  whether Ctrl was held
 * @param from  number of a square, row by row from 0
 * @returns     number of the square, `from` itself at an edge; -1 for any other key
 * @throws      never
 */
export function stepOnGrid(
  key: string,
  ctrl: boolean,
  from: number,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): number {
  const column = from % columns;
  const first = from - column;
  if (key === 'Home') return ctrl ? 0 : first;
  if (key === 'End') return ctrl ? columns * rows - 1 : first + columns - 1;
  if (ctrl) return -1;
  if (key === 'ArrowLeft') return column > 0 ? from - 1 : from;
  if (key === 'ArrowRight') return column < columns - 1 ? from + 1 : from;
  if (key === 'ArrowUp') return from >= columns ? from - columns : from;
  if (key === 'ArrowDown') return from + columns < columns * rows ? from + columns : from;
  return -1;
}
