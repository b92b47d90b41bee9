import {
  latticeOf,
  outlineOf,
  printSizes,
  type OutlineCorner,
  type PrintSize,
  type PrintSizeName,
  type TableLayout,
} from '@undercroft/components';
import type { GameMeta, KindMeta, RowMeta, TileMeta, TilesMeta } from '@undercroft/contract';
import type { PrintedPart, PrintSettings } from './settings.ts';

/** One thing to print. */
export interface PrintedThing {
  readonly part: PrintedPart;
  /** of the row */
  readonly name: string;
  readonly row: RowMeta;
  /** how often it is printed */
  readonly copies: number;
  /** name of its size; null for a tile, whose size follows from its squares */
  readonly print: PrintSizeName | null;
  readonly size: PrintSize;
  /** how it is drawn, for a tile */
  readonly tile: TileMeta | null;
  /** where a tile of hexagons is cut, corner by corner; null for what is cut along its box */
  readonly outline: readonly OutlineCorner[] | null;
}

/** Side of a square of a drawn tile: a round piece has room in it. */
const SQUARE = 25;

/** What a game consists of on paper, in the order of its content. @throws never */
export function piecesOf(
  meta: GameMeta,
  layout: TableLayout,
  settings: Pick<PrintSettings, 'what' | 'only' | 'once'>,
): PrintedThing[] {
  const copies = Map.groupBy(meta.things, (row) => row);
  const tiles = new Map(meta.kinds.flatMap(({ board }) => (board?.tiles === undefined ? [] : drawingsOf(board.tiles))));
  const places = new Set(meta.kinds.flatMap((kind, index) => (isPlace(meta, kind, index) ? [index] : [])));
  return meta.rows.flatMap((row, index): PrintedThing[] => {
    const count = copies.get(index)?.length ?? 0;
    if (count === 0 || places.has(row.kind)) return [];
    if (settings.only.length > 0 && !settings.only.includes(row.name)) return [];
    const many = { name: row.name, row, copies: settings.once ? 1 : count };
    const drawn = tiles.get(index);
    if (drawn !== undefined) {
      return settings.what.includes('tiles') ? [{ ...many, ...drawn, part: 'tiles', print: null }] : [];
    }
    const print = printOf(layout, meta.kinds[row.kind]);
    if (print === 'none') return [];
    const part = print === 'round' ? 'pieces' : 'cards';
    return settings.what.includes(part)
      ? [{ ...many, part, print, size: printSizes[print], tile: null, outline: null }]
      : [];
  });
}

function drawingsOf(tiles: TilesMeta): [number, Pick<PrintedThing, 'tile' | 'size' | 'outline'>][] {
  const { wide, high } = latticeOf(tiles);
  const size = { width: tenths(wide * SQUARE), height: tenths(high * SQUARE) };
  const outline = outlineOf(tiles);
  return tiles.drawings.map((tile) => [tile.row, { tile, size, outline }]);
}

/** Millimetres, as a cutter measures them. */
function tenths(millimetres: number): number {
  return Math.round(millimetres * 10) / 10;
}

/** Squares, plots and gates are places: they are printed with what they are part of. */
function isPlace(meta: GameMeta, kind: KindMeta, index: number): boolean {
  return (
    kind.board !== undefined ||
    meta.kinds.some(({ board }) => board?.tiles?.plots === index || board?.tiles?.gates === index)
  );
}

/** What the designer says, else what fits the shape it has on the table. */
function printOf(layout: TableLayout, kind: KindMeta | undefined): PrintSizeName | 'none' {
  const look = kind === undefined ? undefined : layout.kinds.get(kind.name);
  return look?.print ?? (look?.shape === 'token' || look?.shape === 'chip' ? 'round' : 'poker');
}

/** Pieces of one size, which share sheets. */
export interface ThingGroup {
  readonly part: PrintedPart;
  readonly print: PrintSizeName | null;
  readonly size: PrintSize;
  /** as `PrintedThing.outline` */
  readonly outline: PrintedThing['outline'];
  /** each as often as it is printed */
  readonly pieces: readonly PrintedThing[];
}

/** Pieces by size, each as often as it is printed. */
export function groupsOf(pieces: readonly PrintedThing[]): ThingGroup[] {
  const groups = Map.groupBy(
    pieces,
    ({ part, size, outline }) => `${part} ${size.width} ${size.height} ${outline?.join(' ') ?? ''}`,
  );
  return [...groups.values()].map((of) => {
    const { part, print, size, outline } = of[0]!;
    return {
      part,
      print,
      size,
      outline,
      pieces: of.flatMap((piece) => Array.from({ length: piece.copies }, () => piece)),
    };
  });
}
