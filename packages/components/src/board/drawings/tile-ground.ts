import type { GameMeta, KindMeta, TileMeta, TilesMeta } from '@undercroft/contract';
import type { TableLayout } from '../../layout/layout.ts';
import { wordsFor } from '../../words/words.ts';
import type { Border } from '../borders.ts';
import type { BoardGround } from '../ground.ts';
import { groundsOf, type Ground } from '../grounds.ts';

/** The ground around a tile: it is unknown what will lie there. */
const OUTSIDE: Ground = { name: 'void', hue: null, words: '' };

/**
 * A tile as it is drawn, with a ring of nothing around it: then its sides are borders as all
 * others.
 */
interface Ring {
  readonly columns: number;
  readonly rows: number;
  /** number of a square of the tile in the ring */
  readonly at: (n: number) => number;
}

function ringAround({ columns, rows }: TilesMeta): Ring {
  const wide = columns + 2;
  return {
    columns: wide,
    rows: rows + 2,
    at: (n) => (Math.floor(n / columns) + 1) * wide + (n % columns) + 1,
  };
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
  const squares = Array.from({ length: ring.columns * ring.rows }, () => OUTSIDE);
  for (const [n, ground] of own.squares.entries()) squares[ring.at(n)] = ground;
  const upper = new Map([...own.above].map(([n, ground]) => [ring.at(n), ground]));
  const inside =
    (is: 'wall' | 'door') =>
    (pair: readonly [number, number]): Border =>
      border(is, ring.at(pair[0]), ring.at(pair[1]));
  return {
    columns: ring.columns,
    rows: ring.rows,
    grounds: { squares, above: upper },
    borders: [...tile.walls.map(inside('wall')), ...tile.doors.map(inside('door')), ...sides(tiles, tile, ring)],
  };
}

function border(is: Border['is'], one: number, other: number): Border {
  return { one, other, is, open: false, look: 'closed', state: '' };
}

/** Along each side a wall, but for the places at which it leads through. */
function sides({ columns, rows, wayThrough }: TilesMeta, tile: TileMeta, ring: Ring): Border[] {
  const along = [
    { count: columns, at: (n: number) => n, by: -ring.columns },
    { count: rows, at: (n: number) => n * columns + columns - 1, by: 1 },
    { count: columns, at: (n: number) => (rows - 1) * columns + n, by: ring.columns },
    { count: rows, at: (n: number) => n * columns, by: -1 },
  ];
  return along.flatMap(({ count, at, by }, side) => {
    const is = tile.sides[side]?.border ?? 'wall';
    return Array.from({ length: count }, (_, n) => n).flatMap((n) => {
      const one = ring.at(at(n));
      if (!wayThrough.includes(n)) return [border('wall', one, one + by)];
      return is === 'opening' ? [] : [border(is, one, one + by)];
    });
  });
}
