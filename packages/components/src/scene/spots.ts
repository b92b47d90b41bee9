/**
 * What players call places of a board: the room and its side, and what lies beside it where there
 * is none yet. People do not count rows and columns.
 */
import type { GameMeta } from '@undercroft/contract';
import type { BoardView, GameView } from '@undercroft/view';
import type { Words } from '../words/words.ts';

/** Sides by step: across and down. */
const SIDES = [
  ['board.north', 0, -1],
  ['board.east', 1, 0],
  ['board.south', 0, 1],
  ['board.west', -1, 0],
] as const;

/**
 * Names of squares and plots, by thing; without one where no room is seen there or beside it.
 *
 * @param isRoom  whether things of a kind make a room of the square of a board without tiles
 * @throws never
 */
export function spotsOf(
  meta: GameMeta,
  view: GameView,
  words: Words,
  isRoom: (kind: number) => boolean = () => false,
): Map<number, string> {
  const spots = new Map<number, string>();
  for (const board of view.boards) {
    const tiles = meta.kinds[board.kind]?.board?.tiles;
    if (tiles === undefined) for (const [id, name] of namesOnSquares(meta, board, words, isRoom)) spots.set(id, name);
    if (tiles === undefined || board.drawn === undefined) continue;
    const rooms = new Rooms(meta, board, tiles, words);
    for (const { id, row } of board.squares) put(spots, id, rooms.nameOfSquare(row));
    const plots = view.boards.find(({ kind, owner }) => kind === tiles.plots && owner === board.owner);
    for (const { id, row } of plots?.squares ?? []) put(spots, id, rooms.nameOfPlot(row));
  }
  return spots;
}

function put(spots: Map<number, string>, id: number, name: string | null): void {
  if (name !== null) spots.set(id, name);
}

/** Squares of a board without tiles: the room that stands there, or beside which one they lie. */
function namesOnSquares(
  { rows }: GameMeta,
  { squares }: BoardView,
  words: Words,
  isRoom: (kind: number) => boolean,
): (readonly [number, string])[] {
  const key = (x: number, y: number): string => `${x} ${y}`;
  const rooms = new Map<string, string>();
  const placed = squares.flatMap(({ id, row, zones }) => {
    const spot = rows[row]?.spot;
    if (spot === undefined) return [];
    const room = zones.flatMap(({ things }) => things ?? []).find(({ kind }) => isRoom(kind));
    const title = rows[room?.row ?? -1]?.title;
    if (title !== undefined) rooms.set(key(spot.column, spot.row), title);
    return [{ id, x: spot.column, y: spot.row }];
  });
  return placed.flatMap(({ id, x, y }) => {
    const here = rooms.get(key(x, y));
    if (here !== undefined) return [[id, here] as const];
    for (const [side, right, down] of SIDES) {
      const room = rooms.get(key(x - right, y - down));
      if (room !== undefined) return [[id, words.say('board.beside', { room, side: words.say(side) })] as const];
    }
    return [];
  });
}

/** The rooms that the viewer sees on a board of tiles. */
class Rooms {
  readonly #meta: GameMeta;
  readonly #words: Words;
  readonly #rooms: readonly number[];
  /** squares of the board, and of one tile */
  readonly #columns: number;
  readonly #across: number;
  readonly #down: number;

  constructor(
    meta: GameMeta,
    board: BoardView,
    tile: { readonly columns: number; readonly rows: number },
    words: Words,
  ) {
    this.#meta = meta;
    this.#words = words;
    this.#rooms = board.drawn?.rooms ?? [];
    this.#columns = meta.kinds[board.kind]?.board?.columns ?? 1;
    this.#across = tile.columns;
    this.#down = tile.rows;
  }

  /** "Kitchen, north-east"; the room alone in its middle. @param row of the square in the game */
  nameOfSquare(row: number): string | null {
    const at = this.#placeOf(row);
    const room = at === null ? null : this.#roomAt(at.x, at.y);
    if (at === null || room === null) return null;
    const side = sideOf(at.x % this.#across, this.#across, at.y % this.#down, this.#down);
    return side === null ? room : this.#words.say('board.part-of', { room, side: this.#words.say(side) });
  }

  /** The room that lies there, else "north of Kitchen". @param row of the plot in the game */
  nameOfPlot(row: number): string | null {
    const plot = this.#placeOf(row);
    if (plot === null) return null;
    const there = this.#roomOfPlot(plot.x, plot.y);
    if (there !== null) return there;
    for (const [side, right, down] of SIDES) {
      const room = this.#roomOfPlot(plot.x - right, plot.y - down);
      if (room !== null) return this.#words.say('board.beside', { room, side: this.#words.say(side) });
    }
    return null;
  }

  /** From 0; null for what lies above a board or between two places. */
  #placeOf(row: number): { readonly x: number; readonly y: number } | null {
    const spot = this.#meta.rows[row]?.spot;
    const isPlain = spot !== undefined && spot.tile === undefined && spot.to === undefined;
    return isPlain ? { x: spot.column - 1, y: spot.row - 1 } : null;
  }

  #roomOfPlot(x: number, y: number): string | null {
    return x < 0 || (x + 1) * this.#across > this.#columns ? null : this.#roomAt(x * this.#across, y * this.#down);
  }

  #roomAt(x: number, y: number): string | null {
    return this.#meta.rows[this.#rooms[y * this.#columns + x] ?? -1]?.title ?? null;
  }
}

/** The side of a room on which a square lies; null in its middle. */
function sideOf(x: number, across: number, y: number, down: number) {
  const third = (at: number, of: number): number => Math.sign(Math.floor((at * 3) / of) - 1);
  const [right, below] = [third(x, across), third(y, down)];
  const vertical = below < 0 ? 'north' : 'south';
  const level = right < 0 ? 'west' : 'east';
  if (below === 0) return right === 0 ? null : (`board.${level}` as const);
  return right === 0 ? (`board.${vertical}` as const) : (`board.${vertical}-${level}` as const);
}
