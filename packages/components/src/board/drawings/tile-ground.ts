import {
  cellsOfBoard,
  hexagonOfRadius,
  latticeOfTiles,
  type BoardShape,
  type GameMeta,
  type KindMeta,
  type TileMeta,
  type TilesMeta,
} from '@undercroft/contract';
import type { TableLayout } from '../../layout/layout.ts';
import { wordsFor } from '../../words/words.ts';
import type { Border } from '../borders.ts';
import type { BoardGround } from '../ground.ts';
import { groundsOf, type Ground } from '../grounds.ts';
import { latticeOf, SIDE } from '../lattice/lattice.ts';

/** The ground around a tile: it is unknown what will lie there. */
const OUTSIDE: Ground = { name: 'void', hue: null, words: '' };

/**
 * A tile as it is drawn, with a ring of nothing around it: then its sides are borders as all
 * others.
 */
interface Ring extends BoardShape {
  /** number of a square of the tile in the ring */
  readonly at: (n: number) => number;
}

function ringAround(tile: TilesMeta): Ring {
  const { columns, rows, hexagons } = tile;
  const shape =
    hexagons === undefined
      ? { columns: columns + 2, rows: rows + 2 }
      : hexagonOfRadius(hexagons, (columns - 1) / 2 + 1);
  // The middle of both is the same place, whichever lines are shifted.
  const [inner, outer] = [latticeOf(tile), latticeOf(shape)];
  const [aside, below] = [(outer.wide - inner.wide) / 2, (outer.high - inner.high) / 2].map((by) => by * SIDE);
  const numbers = cellsOfBoard(shape).map((_, n) => n);
  const at = cellsOfBoard(tile).map((_, n) => {
    const [x, y] = inner.middle(n);
    return numbers.findIndex((one) => {
      const [toX, toY] = outer.middle(one);
      return Math.hypot(toX - x - aside!, toY - y - below!) < 1;
    });
  });
  return { ...shape, at: (n) => at[n] ?? -1 };
}

/** The kind of the squares of a game whose tiles these are. */
function boardOf(meta: GameMeta, tile: TileMeta): { readonly kind: KindMeta; readonly tiles: TilesMeta } | null {
  for (const kind of meta.kinds) {
    const tiles = kind.board?.tiles;
    if (tiles?.drawings.includes(tile) === true) return { kind, tiles };
  }
  return null;
}

/** Grounds of rows by game and row: answers show them again at each question. */
const known = new WeakMap<TableLayout, Map<number, BoardGround | null>>();

/**
 * The drawing of a row, with a ring of nothing around it; null for a row that has none. Worked out
 * once for each layout.
 *
 * @throws never
 */
export function drawingOfRow(meta: GameMeta, layout: TableLayout, row: number): BoardGround | null {
  let rows = known.get(layout);
  if (rows === undefined) known.set(layout, (rows = new Map()));
  let drawing = rows.get(row);
  if (drawing === undefined) {
    const drawings = meta.kinds.flatMap(({ board }) => board?.tiles?.drawings ?? []);
    const tile = drawings.find((one) => one.row === row);
    rows.set(row, (drawing = tile === undefined ? null : tileGround(meta, layout, tile)));
  }
  return drawing;
}

/**
 * The ground of a tile, its walls, and what its sides are, with a ring of nothing around it.
 *
 * @throws never
 */
export function tileGround(meta: GameMeta, layout: TableLayout, tile: TileMeta): BoardGround | null {
  const board = boardOf(meta, tile);
  if (board === null) return null;
  const { tiles } = board;
  const kind = meta.kinds.indexOf(board.kind);
  const ring = ringAround(tiles);
  const nothing = { id: -1, row: -1, kind, fields: {}, attributes: {}, zones: [] };
  const above = tile.above.flatMap((sign, square) => (sign < 0 ? [] : [{ square, sign, thing: nothing }]));
  const drawn = { signs: tile.squares, rooms: [], above, walls: [], gates: [] };
  const own = groundsOf(
    {
      meta,
      layout,
      answers: [],
      about: -1,
      board: { kind, owner: -1, squares: tile.squares.map(() => nothing), drawn },
    },
    wordsFor('en'),
  );
  const squares = cellsOfBoard(ring).map(() => OUTSIDE);
  for (const [n, ground] of own.squares.entries()) squares[ring.at(n)] = ground;
  const upper = new Map([...own.above].map(([n, ground]) => [ring.at(n), ground]));
  const inside =
    (is: 'wall' | 'door') =>
    (pair: readonly [number, number]): Border =>
      border(is, ring.at(pair[0]), ring.at(pair[1]));
  return {
    columns: ring.columns,
    rows: ring.rows,
    ...(ring.hexagons === undefined ? {} : { hexagons: ring.hexagons }),
    ...(ring.cells === undefined ? {} : { cells: ring.cells }),
    grounds: { squares, above: upper },
    borders: [...tile.walls.map(inside('wall')), ...tile.doors.map(inside('door')), ...sides(meta, tiles, tile, ring)],
  };
}

function border(is: Border['is'], one: number, other: number): Border {
  return { one, other, is, open: false, look: 'closed', state: '' };
}

/** Along each side a wall, but for the places at which it leads through. */
function sides(meta: GameMeta, tiles: TilesMeta, tile: TileMeta, ring: Ring): Border[] {
  const lattice = latticeOfTiles(meta, tiles);
  const outer = latticeOf(ring);
  return lattice.exits.flatMap((exits, square) =>
    exits.flatMap((exit, side) => {
      if (exit === null) return [];
      const one = ring.at(square);
      const other = outer.edges(one).find((edge) => edge.side === `board.${lattice.sides[side]}`)?.other ?? -1;
      const is = tile.sides[exit.side]?.border ?? 'wall';
      if (!tiles.wayThrough.includes(exit.place)) return [border('wall', one, other)];
      return is === 'opening' ? [] : [border(is, one, other)];
    }),
  );
}

/**
 * The tile in the drawing of one with its ring: where it begins, and how large it is, in sides of a
 * space.
 *
 * @throws never
 */
export function withoutRing(ring: BoardShape): {
  readonly aside: number;
  readonly below: number;
  readonly columns: number;
  readonly rows: number;
} {
  if (ring.hexagons === undefined) return { aside: 1, below: 1, columns: ring.columns - 2, rows: ring.rows - 2 };
  const inner = latticeOf(hexagonOfRadius(ring.hexagons, (ring.columns - 1) / 2 - 1));
  const outer = latticeOf(ring);
  const [aside, below] = [(outer.wide - inner.wide) / 2, (outer.high - inner.high) / 2];
  return { aside, below, columns: inner.wide, rows: inner.high };
}
