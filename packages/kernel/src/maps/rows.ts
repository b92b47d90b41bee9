/** Rows of the squares of a board: what the metadata says of each follows from its number. */
import type { RowMeta } from '@undercroft/contract';

/**
 * Makes the rows of a board. Runs when the module is loaded, before anything else of it is there.
 *
 * @param own what they have in common; its name is how their names begin, its title has `{row}` and
 *   `{column}`, its first and end are those of the first
 * @param columns squares in a row
 * @param count   squares
 * @param printed what is printed on each besides row and column, by name
 */
export function rowsOfBoard(
  own: RowMeta,
  columns: number,
  count: number,
  printed: Readonly<Record<string, readonly number[]>>,
): RowMeta[] {
  const names = Object.keys(printed);
  const step = own.end - own.first;
  return Array.from({ length: count }, (_, i) => {
    const spot = { row: Math.floor(i / columns) + 1, column: (i % columns) + 1 };
    const title = own.title.replace('{row}', String(spot.row)).replace('{column}', String(spot.column));
    const values: Record<string, number> = {};
    for (const value of names) values[value] = printed[value][i];
    return {
      ...own,
      name: `${own.name}r${spot.row}c${spot.column}`,
      title,
      pluralTitle: title,
      first: own.first + i * step,
      end: own.end + i * step,
      printed: Object.assign(values, spot),
      spot,
    };
  });
}
