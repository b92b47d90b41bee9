/**
 * What players call places of a board: the room and its side, and what lies beside it where there
 * is none yet. People do not count rows and columns.
 */
import {
  cellsOfBoard,
  HEXAGON_SIDES,
  latticeOfTiles,
  placeOfCell,
  SQUARE_SIDES,
  type BoardShape,
  type GameMeta,
  type TileLattice,
  type TilesMeta,
} from '@undercroft/contract';
import type { BoardView, GameView } from '@undercroft/view';
import { latticeOf, SIDE } from '../board/lattice/lattice.ts';
import type { Compass } from '../board/lattice/spaces.ts';
import type { TableLayout } from '../layout/layout.ts';
import type { Words } from '../words/words.ts';

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
    const plots = view.boards.find(({ kind, owner }) => kind === tiles.plots && owner === board.owner);
    const rooms = new Rooms(meta, board, tiles, plots, words);
    for (const { id, row } of board.squares) put(spots, id, rooms.nameOfSquare(row));
    for (const { id, row } of plots?.squares ?? []) put(spots, id, rooms.nameOfPlot(row));
  }
  return spots;
}

function put(spots: Map<number, string>, id: number, name: string | null): void {
  if (name !== null) spots.set(id, name);
}

/** Spaces of a board without tiles: the room that stands there, or beside which one they lie. */
function namesOnSquares(
  { kinds, rows }: GameMeta,
  { kind, squares }: BoardView,
  words: Words,
  isRoom: (kind: number) => boolean,
): (readonly [number, string])[] {
  const shape: BoardShape = kinds[kind]?.board ?? { columns: 0, rows: 0 };
  const sides: readonly string[] = shape.hexagons === undefined ? SQUARE_SIDES : HEXAGON_SIDES[shape.hexagons];
  const titles = squares.map(({ zones }) => {
    const room = zones.flatMap(({ things }) => things ?? []).find((thing) => isRoom(thing.kind));
    return rows[room?.row ?? -1]?.title;
  });
  return squares.flatMap(({ id }, n) => {
    const own = titles[n];
    if (own !== undefined) return [[id, own] as const];
    const edges = latticeOf(shape).edges(n);
    for (const [at, side] of sides.entries()) {
      // North of a room is what has the room on its side to the south.
      const back = keyOf(sides[(at + sides.length / 2) % sides.length] ?? side);
      const room = titles[edges.find((edge) => edge.side === back)?.other ?? -1];
      if (room !== undefined) return [[id, words.say('board.beside', { room, side: words.say(keyOf(side)) })] as const];
    }
    return [];
  });
}

/**
 * The same as they stand inside a sentence: what lies beside a room is "the space north of
 * Kitchen".
 */
export function spotsInSentences(
  meta: GameMeta,
  view: GameView,
  words: Words,
  layout: TableLayout,
): ReadonlyMap<number, string> {
  const say: Words['say'] = (key, values) => words.say(key === 'board.beside' ? 'board.space-beside' : key, values);
  return spotsOf(meta, view, { ...words, say }, roomsIn(meta, layout));
}

/** Whether things of a kind make a room of the square on which they lie. */
export function roomsIn({ kinds }: GameMeta, layout: TableLayout): (kind: number) => boolean {
  return (kind) => layout.kinds.get(kinds[kind]?.name ?? '')?.shape === 'tile';
}

/** The rooms that the viewer sees on a board of tiles. */
class Rooms {
  readonly #meta: GameMeta;
  readonly #words: Words;
  readonly #rooms: readonly number[];
  readonly #lattice: TileLattice;
  readonly #tile: BoardShape;
  readonly #spaces: ReadonlyMap<number, number>;
  readonly #plots: ReadonlyMap<number, number>;

  constructor(meta: GameMeta, board: BoardView, tiles: TilesMeta, plots: BoardView | undefined, words: Words) {
    this.#meta = meta;
    this.#words = words;
    this.#rooms = board.drawn?.rooms ?? [];
    this.#lattice = latticeOfTiles(meta, tiles);
    this.#tile = tiles;
    this.#spaces = new Map(board.squares.map(({ row }, n) => [row, n]));
    this.#plots = new Map(plots?.squares.map(({ row }, n) => [row, n]));
  }

  /** "Kitchen, north-east"; the room alone in its middle. @param row of the square in the game */
  nameOfSquare(row: number): string | null {
    const space = this.#spaces.get(row);
    const room = space === undefined ? null : this.#roomAt(space);
    if (space === undefined || room === null) return null;
    const side = sideOf(this.#tile, this.#lattice.squareOf[space] ?? 0);
    return side === null ? room : this.#words.say('board.part-of', { room, side: this.#words.say(side) });
  }

  /** The room that lies there, else "north of Kitchen". @param row of the plot in the game */
  nameOfPlot(row: number): string | null {
    const plot = this.#plots.get(row);
    if (plot === undefined) return null;
    const there = this.#roomOfPlot(plot);
    if (there !== null) return there;
    const { plotsBeside, sides } = this.#lattice;
    for (const [side, name] of sides.entries()) {
      const room = this.#roomOfPlot(plotsBeside[plot]?.[(side + sides.length / 2) % sides.length] ?? -1);
      if (room !== null) return this.#words.say('board.beside', { room, side: this.#words.say(keyOf(name)) });
    }
    return null;
  }

  #roomOfPlot(plot: number): string | null {
    const [space = -1] = this.#lattice.spaces[plot] ?? [];
    return this.#roomAt(space);
  }

  #roomAt(space: number): string | null {
    return this.#meta.rows[this.#rooms[space] ?? -1]?.title ?? null;
  }
}

const keyOf = (side: string): `board.${Compass}` => `board.${side}` as `board.${Compass}`;

/** The side of a room on which a square lies; null in its middle. */
function sideOf(tile: BoardShape, square: number): `board.${Compass}` | null {
  const cell = cellsOfBoard(tile)[square] ?? 0;
  const { row, column } = placeOfCell(tile, cell);
  if (tile.hexagons === undefined) return sideOfSquare(column, tile.columns, row, tile.rows);
  const [x, y] = latticeOf(tile).middle(square);
  const [wide, high] = [latticeOf(tile).wide * SIDE, latticeOf(tile).high * SIDE];
  const [right, below] = [x - wide / 2, y - high / 2];
  if (Math.hypot(right, below) < SIDE / 2) return null;
  const sides = HEXAGON_SIDES[tile.hexagons];
  const turn = Math.atan2(right, -below) / (Math.PI / 3) - (tile.hexagons === 'pointy' ? 0.5 : 0);
  return keyOf(sides[((Math.round(turn) % 6) + 6) % 6] ?? sides[0]);
}

function sideOfSquare(x: number, across: number, y: number, down: number): `board.${Compass}` | null {
  const third = (at: number, of: number): number => Math.sign(Math.floor((at * 3) / of) - 1);
  const [right, below] = [third(x, across), third(y, down)];
  const vertical = below < 0 ? 'north' : 'south';
  const level = right < 0 ? 'west' : 'east';
  if (below === 0) return right === 0 ? null : (`board.${level}` as const);
  return right === 0 ? (`board.${vertical}` as const) : (`board.${vertical}-${level}` as const);
}
