/**
 * A board of squares or hexagons as lines of text: one cell for each space, and what the signs in
 * them mean.
 */
import { cellsOfBoard } from '@undercroft/contract';
import type { BoardMeta } from '@undercroft/contract';
import { HIDDEN, type BoardView, type GameView, type ThingView } from '@undercroft/view';
import { faceDown, ownerOf, thingWords, type BoardStyle } from './thing-words.ts';

/** Signs of a space on which nothing lies, and of one that the viewer does not know. */
const FREE = '.';
const UNKNOWN = ' ';
/** Sign of what lies face down. */
const UNSEEN = '?';
/** Letters of pieces, in the order in which the pieces come. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Signs of pieces in one cell; of more, their number stands there. */
const SIGNS_MAX = 2;

/** A piece on the board. */
interface Piece {
  /** letter of its row, and the number of the player to whom it belongs */
  readonly sign: string;
  readonly words: string;
  readonly place: string;
}

/**
 * The lines of a board.
 *
 * @returns null when the board is wider than the terminal
 * @throws  never
 */
export function gridLines(style: BoardStyle, view: GameView, board: BoardView): string[] | null {
  const shape = style.meta.kinds[board.kind]?.board;
  if (shape === undefined) return null;
  const cells = cellsOfBoard(shape);
  const pieces = piecesOf(style, view, board);
  const signs = new Map(cells.map((cell, index) => [cell, signOf(shape, board, index, pieces[index] ?? [])]));
  const width = Math.max(1, String(shape.columns).length, ...[...signs.values()].map((sign) => sign.length));
  const rowHead = String(shape.rows).length;
  const isPointy = shape.hexagons === 'pointy';
  if (rowHead + 6 + (width + 1) * (shape.columns + (isPointy ? 1 : 0)) > style.width) return null;
  const walls = wallsOf(shape, board);
  const lines = [`     ${' '.repeat(rowHead)} ${across(shape, (column) => `${column + 1}`.padEnd(width + 1))}`];
  for (let row = 0; row < shape.rows; row++) {
    const shift = isPointy && row % 2 === 1 ? ' '.repeat(Math.ceil(width / 2)) : '';
    const at = (column: number): number => row * shape.columns + column;
    const text = across(shape, (column) => {
      const sign = (signs.get(at(column)) ?? UNKNOWN).padEnd(width);
      return sign + (walls.has(pair(at(column), at(column) + 1)) ? '|' : ' ');
    });
    lines.push(`     ${String(row + 1).padStart(rowHead)} ${shift}${text}`);
    const below = across(shape, (column) =>
      (walls.has(pair(at(column), at(column) + shape.columns)) ? '-'.repeat(width) : '').padEnd(width + 1),
    );
    if (below.trim() !== '') lines.push(`     ${' '.repeat(rowHead)} ${below}`);
  }
  return [...lines.map((line) => line.trimEnd()), ...legendOf(pieces.flat()).map((line) => `     ${line}`)];
}

function across({ columns }: BoardMeta, text: (column: number) => string): string {
  return Array.from({ length: columns }, (_, column) => text(column)).join('');
}

function pair(one: number, other: number): string {
  return `${Math.min(one, other)} ${Math.max(one, other)}`;
}

/** Pairs of cells with a wall between them; those of tiles are told by number of the space. */
function wallsOf(shape: BoardMeta, { drawn }: BoardView): ReadonlySet<string> {
  const cells = cellsOfBoard(shape);
  const walls =
    drawn?.walls.map(([one = -1, other = -1]) => [cells[one] ?? -1, cells[other] ?? -1] as const) ?? shape.walls;
  return new Set(walls.map(([one, other]) => pair(one, other)));
}

/**
 * By space: what lies on it, as far as the viewer knows. On a board of one player all belongs to
 * that player.
 */
function piecesOf(style: BoardStyle, view: GameView, { owner, squares }: BoardView): Piece[][] {
  const letters = new Map<number, string>();
  const pieceOf = (thing: ThingView, place: string): Piece => {
    const letter = letters.get(thing.row) ?? (thing.row < 0 ? UNSEEN : (LETTERS[letters.size] ?? '*'));
    if (thing.row >= 0) letters.set(thing.row, letter);
    const seat = owner < 0 ? ownerOf(style.meta, thing) : -1;
    const whose = seat < 0 ? '' : `, ${view.players[seat]?.name ?? ''}`;
    return { sign: `${letter}${seat < 0 ? '' : seat + 1}`, words: `${thingWords(style, thing)}${whose}`, place };
  };
  const lyingOn = (thing: ThingView, place: string): Piece[] =>
    thing.zones
      .filter(({ count }) => count > 0)
      .flatMap((zone) =>
        zone.things === null
          ? [{ sign: UNSEEN, words: faceDown(style, zone), place }]
          : zone.things.flatMap((one) => [pieceOf(one, place), ...lyingOn(one, place)]),
      );
  return squares.map((square) => lyingOn(square, style.meta.rows[square.row]?.title ?? ''));
}

function signOf({ tiles }: BoardMeta, { drawn, squares }: BoardView, index: number, pieces: readonly Piece[]): string {
  const [first, ...more] = pieces;
  if (first !== undefined && pieces.length <= SIGNS_MAX) return pieces.map(({ sign }) => sign).join('');
  if (first !== undefined) return `${first.sign}+${more.length}`;
  if (drawn === undefined) return squares[index]?.row === HIDDEN ? UNKNOWN : FREE;
  return tiles?.signs[drawn.signs[index] ?? -1]?.sign ?? UNKNOWN;
}

/**
 * What the signs mean. Pieces of one sign that read the same take one line, others a line each with
 * their places.
 */
function legendOf(pieces: readonly Piece[]): string[] {
  return [...Map.groupBy(pieces, ({ sign }) => sign)].flatMap(([sign, all]) => {
    const byWords = [...Map.groupBy(all, ({ words }) => words)];
    return byWords.map(([words, same]) => {
      const places = byWords.length === 1 ? '' : `: ${same.map(({ place }) => place).join(', ')}`;
      return `${sign}  ${words}${places}`;
    });
  });
}
