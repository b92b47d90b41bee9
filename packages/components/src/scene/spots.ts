/**
 * What players call places of a board: the room and its side, and what lies beside it where there
 * is none yet. People do not count rows and columns.
 */
import {
  HEXAGON_SIDES,
  latticeOfTiles,
  SQUARE_SIDES,
  type BoardShape,
  type GameMeta,
  type TileLattice,
  type TilesMeta,
} from '@undercroft/contract';
import type { BoardView, GameView } from '@undercroft/view';
import { askedOf, groundsOf } from '../board/grounds.ts';
import { latticeOf } from '../board/lattice/lattice.ts';
import type { TableLayout } from '../layout/layout.ts';
import type { Words } from '../words/words.ts';
import { keyOf, nameBeside } from './beside.ts';
import { partInWords, roomPartsOf, sideOfBoard, type RoomParts } from './room-parts.ts';
import { nameFromHexagon } from './ways.ts';
import { capital } from '../words/capital.ts';

/**
 * Names of squares and plots, by thing; without one where the viewer sees no room and no space with
 * a word of its own.
 *
 * @param layout  left out: of boards without tiles no space has a name
 * @throws never
 */
export function spotsOf(meta: GameMeta, view: GameView, words: Words, layout?: TableLayout): Map<number, string> {
  const spots = new Map<number, string>();
  for (const board of view.boards) {
    const tiles = meta.kinds[board.kind]?.board?.tiles;
    if (tiles === undefined && layout !== undefined)
      for (const [id, name] of namesOnSquares(meta, board, words, titlesOf(meta, layout, view, board, words)))
        spots.set(id, name);
    if (tiles === undefined || board.drawn === undefined) continue;
    const plots = view.boards.find(({ kind, owner }) => kind === tiles.plots && owner === board.owner);
    const rooms = new Rooms(meta, board, tiles, plots, words);
    for (const { id, row } of board.squares) put(spots, id, rooms.nameOfSquare(row));
    for (const { id, row } of plots?.squares ?? []) put(spots, id, rooms.nameOfPlot(row));
    for (const { square, thing } of board.drawn.above ?? []) put(spots, thing.id, rooms.nameAbove(square));
    for (const { between, thing } of board.drawn.gates ?? []) put(spots, thing.id, rooms.nameOfGate(between));
  }
  return spots;
}

function put(spots: Map<number, string>, id: number, name: string | null): void {
  if (name !== null) spots.set(id, name);
}

/** By space of a board without tiles: what it is called, and what others are told by. */
interface Titles {
  readonly own: readonly (string | undefined)[];
  readonly near: readonly (string | undefined)[];
}

/** The rooms that stand on a board without tiles; where none can, the words on its spaces. */
function titlesOf(meta: GameMeta, layout: TableLayout, view: GameView, board: BoardView, words: Words): Titles {
  const isRoom = roomsIn(meta, layout);
  const rooms = board.squares.map(({ zones }) => {
    const room = zones.flatMap(({ things }) => things ?? []).find((thing) => isRoom(thing.kind));
    return meta.rows[room?.row ?? -1]?.title;
  });
  if (rooms.some((room) => room !== undefined)) return { own: rooms, near: rooms };
  const { squares } = groundsOf({ meta, layout, board, ...askedOf(view) }, words);
  const said = squares.map(({ isPlace, words: word }) => (isPlace === true && word !== '' ? capital(word) : undefined));
  const near = onceOnly(said);
  // Spaces of one word are told apart by where on the board they lie.
  const shape: BoardShape = meta.kinds[board.kind]?.board ?? { columns: 0, rows: 0 };
  const sided = said.map((word, n) => (word === undefined ? word : partInWords(word, sideOfBoard(shape, n), words)));
  const apart = onceOnly(sided);
  return { own: said.map((_, n) => near[n] ?? apart[n]), near };
}

/** Without what stands there more than once. */
function onceOnly(names: readonly (string | undefined)[]): readonly (string | undefined)[] {
  const all = Map.groupBy(names, (name) => name);
  return names.map((name) => (all.get(name)?.length === 1 ? name : undefined));
}

/** Spaces of a board without tiles by their own name, or by that beside which they lie. */
function namesOnSquares(
  { kinds }: GameMeta,
  { kind, squares }: BoardView,
  words: Words,
  { near: titles, own: owns }: Titles,
): (readonly [number, string])[] {
  const shape: BoardShape = kinds[kind]?.board ?? { columns: 0, rows: 0 };
  const sides: readonly string[] = shape.hexagons === undefined ? SQUARE_SIDES : HEXAGON_SIDES[shape.hexagons];
  return squares.flatMap(({ id }, n) => {
    const own = owns[n];
    if (own !== undefined) return [[id, own] as const];
    const edges = latticeOf(shape).edges(n);
    for (const [at, side] of sides.entries()) {
      // North of a room is what has the room on its side to the south.
      const back = keyOf(sides[(at + sides.length / 2) % sides.length] ?? side);
      const room = titles[edges.find((edge) => edge.side === back)?.other ?? -1];
      if (room !== undefined) return [[id, nameBeside(room, side, words)] as const];
    }
    const far = farName(shape, titles, n, words);
    return far === null ? [] : [[id, far] as const];
  });
}

function farName(
  shape: BoardShape,
  titles: readonly (string | undefined)[],
  place: number,
  words: Words,
): string | null {
  if (shape.hexagons !== undefined) return nameFromHexagon(latticeOf(shape), shape.hexagons, titles, place, words);
  return shape.cells === undefined ? nameFrom(titles, place, shape.columns, words) : null;
}

/** Phrases that tell where a place lies from a room, and do not name the place itself. */
const BESIDE: ReadonlySet<string> = new Set(['board.beside', 'board.far', 'board.far-both']);

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
  const say: Words['say'] = (key, values) => {
    const said = words.say(key, values);
    return BESIDE.has(key) ? words.say('board.space', { place: said }) : said;
  };
  return spotsOf(meta, view, { ...words, say }, layout);
}

/** Whether things of a kind make a room of the square on which they lie. */
function roomsIn({ kinds }: GameMeta, layout: TableLayout): (kind: number) => boolean {
  return (kind) => layout.kinds.get(kinds[kind]?.name ?? '')?.shape === 'tile';
}

/**
 * "2 steps north and 1 west of Kitchen", of the room that is nearest; null without any.
 *
 * @param rooms  titles by place, row by row
 */
function nameFrom(rooms: readonly (string | undefined)[], place: number, columns: number, words: Words): string | null {
  const ways = rooms.flatMap((room, at) => {
    const right = (place % columns) - (at % columns);
    const below = Math.floor(place / columns) - Math.floor(at / columns);
    return room === undefined ? [] : [{ room, right, below, far: Math.abs(right) + Math.abs(below) }];
  });
  const [nearest] = ways.toSorted((one, other) => one.far - other.far);
  if (nearest === undefined) return null;
  const { below, far, right, room } = nearest;
  const upright = words.say(below < 0 ? 'board.north' : 'board.south');
  const level = words.say(right < 0 ? 'board.west' : 'board.east');
  if (below === 0 || right === 0) return words.say('board.far', { room, n: far, side: below === 0 ? level : upright });
  if (far === 2) return nameBeside(room, `${below < 0 ? 'north' : 'south'}-${right < 0 ? 'west' : 'east'}`, words);
  const steps = { n: Math.abs(below), side: upright, m: Math.abs(right), other: level };
  return words.say('board.far-both', { room, ...steps });
}

/** The rooms that the viewer sees on a board of tiles. */
class Rooms {
  readonly #meta: GameMeta;
  readonly #words: Words;
  readonly #rooms: readonly number[];
  readonly #lattice: TileLattice;
  readonly #parts: RoomParts;
  /** by plot, as many squares of it ask for one name */
  readonly #plotNames = new Map<number, string | null>();
  /** how the plots lie */
  readonly #shape: BoardShape;
  readonly #spaces: ReadonlyMap<number, number>;
  readonly #plots: ReadonlyMap<number, number>;

  constructor(meta: GameMeta, board: BoardView, tiles: TilesMeta, plots: BoardView | undefined, words: Words) {
    this.#meta = meta;
    this.#words = words;
    this.#rooms = board.drawn?.rooms ?? [];
    this.#lattice = latticeOfTiles(meta, tiles);
    this.#parts = roomPartsOf(tiles);
    this.#shape = meta.kinds[tiles.plots]?.board ?? { columns: 1, rows: 1 };
    this.#spaces = new Map(board.squares.map(({ row }, n) => [row, n]));
    this.#plots = new Map(plots?.squares.map(({ row }, n) => [row, n]));
  }

  /** "Kitchen, north-east"; the room alone in its middle. @param row of the square in the game */
  nameOfSquare(row: number): string | null {
    const space = this.#spaces.get(row);
    return space === undefined ? null : this.#nameOfSpace(space);
  }

  /** The room that lies there, else "north of Kitchen". @param row of the plot in the game */
  nameOfPlot(row: number): string | null {
    const plot = this.#plots.get(row);
    return plot === undefined ? null : this.#nameOfPlot(plot);
  }

  /** "above Kitchen, north". @param square below it */
  nameAbove(square: number): string | null {
    const place = this.#nameOfSpace(square);
    return place === null ? null : this.#words.say('board.over', { place });
  }

  /**
   * "between Kitchen and Cellar"; inside a room its squares.
   *
   * @param between squares on its sides
   */
  nameOfGate([pair = []]: readonly (readonly number[])[]): string | null {
    const [one, other] = pair;
    if (one === undefined || other === undefined) return null;
    const plots = [one, other].map((space) => this.#nameOfPlot(this.#lattice.plotOf[space] ?? -1));
    const names = plots[0] === plots[1] ? [one, other].map((space) => this.#nameOfSpace(space)) : plots;
    const [first, second] = names;
    if (first === undefined || first === null || second === undefined || second === null) return null;
    return this.#words.say('board.between', { one: first, other: second });
  }

  /** The part of its room; of a space that is not explored the name of its plot. */
  #nameOfSpace(space: number): string | null {
    const room = this.#roomAt(space);
    if (room === null) return this.#nameOfPlot(this.#lattice.plotOf[space] ?? -1);
    return partInWords(room, this.#parts[this.#lattice.squareOf[space] ?? 0] ?? [], this.#words);
  }

  #nameOfPlot(plot: number): string | null {
    let name = this.#plotNames.get(plot);
    if (name === undefined) this.#plotNames.set(plot, (name = this.#findPlotName(plot)));
    return name;
  }

  #findPlotName(plot: number): string | null {
    const there = this.#roomOfPlot(plot);
    if (there !== null) return there;
    const { plotsBeside, sides } = this.#lattice;
    for (const [side, name] of sides.entries()) {
      const room = this.#roomOfPlot(plotsBeside[plot]?.[(side + sides.length / 2) % sides.length] ?? -1);
      if (room !== null) return nameBeside(room, name, this.#words);
    }
    const { columns } = this.#shape;
    const rooms = this.#lattice.spaces.map((_, other) => this.#roomOfPlot(other) ?? undefined);
    return sides.length === 4 ? nameFrom(rooms, plot, columns, this.#words) : null;
  }

  #roomOfPlot(plot: number): string | null {
    const [space = -1] = this.#lattice.spaces[plot] ?? [];
    return this.#roomAt(space);
  }

  #roomAt(space: number): string | null {
    return this.#meta.rows[this.#rooms[space] ?? -1]?.title ?? null;
  }
}
