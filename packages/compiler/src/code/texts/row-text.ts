/**
 * Rows of the metadata as JavaScript: those of squares of boards, of which there are hundreds, as
 * one call for all of a board.
 */
import { literalOf, type GameMeta, type RowMeta } from '@undercroft/contract';

/** Fewer are written one by one. */
const BOARD_MIN = 4;

/**
 * The rows as an expression.
 *
 * @param titles what squares are called, with `{row}` and `{column}`: those of a board all by one
 *   of them
 */
export function rowsText(meta: Pick<GameMeta, 'kinds' | 'rows'>, titles: readonly string[]): string {
  const parts: string[] = [];
  let alone: RowMeta[] = [];
  for (let at = 0; at < meta.rows.length;) {
    const board = boardAt(meta, at, titles);
    if (board === null) alone.push(meta.rows[at++]!);
    else {
      if (alone.length > 0) parts.push(`...${literalOf(alone)}`);
      alone = [];
      parts.push(`...${board.text}`);
      at += board.count;
    }
  }
  if (parts.length === 0) return literalOf(meta.rows);
  if (alone.length > 0) parts.push(`...${literalOf(alone)}`);
  return `[${parts.join(',')}]`;
}

/** The call for the rows of a board that begins here, when it can be one. */
function boardAt(
  { kinds, rows }: Pick<GameMeta, 'kinds' | 'rows'>,
  at: number,
  titles: readonly string[],
): { readonly text: string; readonly count: number } | null {
  const first = rows[at];
  const board = first === undefined ? undefined : kinds[first.kind]?.board;
  if (first?.spot === undefined || board === undefined) return null;
  const title = titles.find((one) => filled(one, first) === first.title);
  if (title === undefined) return null;
  const count = board.columns * board.rows;
  if (count < BOARD_MIN) return null;
  const squares = rows.slice(at, at + count);
  const { row: _, column: __, ...more } = first.printed;
  const printed = Object.fromEntries(
    Object.keys(more).map((name) => [name, squares.map((one) => one.printed[name] ?? 0)]),
  );
  const prefix = `${kinds[first.kind]?.name}-`;
  const isEven = squares.every(
    (row, i) =>
      row.kind === first.kind &&
      row.spot?.row === Math.floor(i / board.columns) + 1 &&
      row.spot.column === (i % board.columns) + 1 &&
      row.first === first.first + i * (first.end - first.first) &&
      row.title === filled(title, row) &&
      row.pluralTitle === row.title,
  );
  if (!isEven) return null;
  const own: RowMeta = { ...first, name: prefix, title, pluralTitle: title };
  return { text: `rowsOfBoard(${literalOf(own)},${board.columns},${count},${literalOf(printed)})`, count };
}

function filled(template: string, { spot }: RowMeta): string {
  return template.replace('{row}', String(spot?.row)).replace('{column}', String(spot?.column));
}
