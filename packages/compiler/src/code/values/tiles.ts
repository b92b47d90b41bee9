/**
 * Boards of tiles: the constant tables that the kernel reads, and what the rules compute for it.
 */
import { laterSides, sidesInReadingOrder } from '@undercroft/contract';
import type { FieldModel, KindModel, RowModel } from '../../content/model/model.ts';
import { SIDES, tilesOf, type TileDrawing, type TilesModel } from '../../content/model/tiles.ts';
import { attributeCall } from '../js/attribute-names.ts';
import { S } from '../js/cells.ts';
import * as js from '../js/code.ts';
import { constant, table as writeTable } from '../js/tables.ts';
import type { GameEmit } from '../game/game-emit.ts';
import { Writer } from '../js/writer.ts';

/** The board of tiles whose squares are of a kind. */
export function tilesUnder(kind: KindModel | null): TilesModel | null {
  return kind?.map?.is === 'grid' ? (kind.map.tiles ?? null) : null;
}

/** Notes the board anew when a field was set that says how tiles are turned. */
export function lookAgain({ model }: GameEmit, field: FieldModel, writer: Writer): void {
  if (tilesOf(model)?.turnedBy === field) writer.line(js.run(js.call('lookAtBoard', S)));
}

/**
 * Functions that the kernel asks: whether a gate may be passed, and whether a square blocks sight.
 */
export function emitComputed(game: GameEmit): void {
  const tiles = tilesOf(game.model);
  if (tiles === null) return;
  const thing = js.name('thing');
  for (const [name, attribute, otherwise] of [
    ['isGateOpen', tiles.open, js.TRUE],
    ['isOpaque', tiles.opaque, js.FALSE],
  ] as const) {
    const writer = new Writer();
    const answer = attribute === null ? otherwise : js.binary('!==', attributeCall(attribute, thing, []), 0);
    writer.function(name, [S, thing], () => writer.line(js.give(answer)));
    game.functions.push(writer);
  }
}

type WriteTable = (name: string, values: readonly number[]) => void;

/** Writes the tables about tiles. */
export function writeTileTables(game: GameEmit, whole: Writer): void {
  const tiles = tilesOf(game.model);
  if (tiles === null) return;
  const table: WriteTable = (name, values) => writeTable(whole, name, 'Int32Array', values);
  for (const [name, value] of Object.entries(sizesOf(game, tiles))) constant(whole, name, value);
  const things = tileThings(game, tiles);
  table(
    'TILE_DRAWING',
    things.map(({ drawing }) => drawing),
  );
  table(
    'TILE_COPIES',
    things.map(({ copies }) => copies),
  );
  table(
    'ABOVE_BASE',
    things.map(({ above }) => above),
  );
  table(
    'GATE_BASE',
    things.map(({ gate }) => gate),
  );
  writeBelonging(game, tiles, table);
  writeDrawings(tiles, table);
  const signs = [...tiles.signs.values()];
  table(
    'SIGN_SIGHT',
    signs.map(({ sight }) => sight),
  );
  table(
    'SIGN_LEVEL',
    signs.map(({ level }) => level),
  );
  writeLattice(tiles, table);
  writeCells(game, tiles, whole);
}

/** Spaces of a tile, plots, and borders between plots. */
function countsOf({ lattice }: TilesModel): {
  readonly area: number;
  readonly plots: number;
  readonly borders: number;
} {
  return { area: lattice.turned.length, plots: lattice.spaces.length, borders: lattice.borders.length };
}

/** How tiles lie: the kernel counts directions in reading order. */
function writeLattice({ lattice, shape, wayThrough }: TilesModel, table: WriteTable): void {
  const { beside, exits, plotsBeside, spaces, turned } = lattice;
  const sides = sidesInReadingOrder(shape.hexagons);
  const ordered = <T>(bySide: readonly (readonly T[])[], value: (of: T | undefined) => number): number[] =>
    bySide.flatMap((of) => sides.map((side) => value(of[side])));
  const plain = (number: number | undefined): number => number ?? -1;
  table('SIDE_OF', sides);
  table('TILE_TURNED', turned);
  table('TILE_BESIDE', ordered(beside, plain));
  table(
    'EXIT_PLOT',
    ordered(exits, (exit) => (exit ? sides.indexOf(exit.side) : -1)),
  );
  table(
    'EXIT_TO',
    ordered(exits, (exit) => exit?.to ?? -1),
  );
  table(
    'WAY_OUT',
    ordered(exits, (exit) => Number(exit ? wayThrough.includes(exit.place) : false)),
  );
  table('PLOT_BESIDE', ordered(plotsBeside, plain));
  table('PLOT_SPACES', spaces.flat());
}

/**
 * Kinds of ids lie together: first those of the board, row by row, then those that belong to tiles.
 */
function sizesOf(game: GameEmit, tiles: TilesModel): Record<string, number> {
  const spaces = game.kind(tiles.spaces);
  const gates = tiles.gates === null ? null : game.kind(tiles.gates);
  const { area, borders, plots } = countsOf(tiles);
  const turn = tiles.turnedBy === null ? undefined : game.layout.fields.get(tiles.turnedBy);
  return {
    TILE_AREA: area,
    PLOTS: plots,
    SIDES: tiles.lattice.sides.length,
    PLOT_FIRST: game.kind(tiles.plots).first,
    TILED_FIRST: spaces.first,
    ABOVE_FIRST: spaces.first + plots * area,
    ABOVE_END: spaces.end,
    TILE_FIRST: game.kind(tiles.kind).first,
    TILE_END: game.kind(tiles.kind).end,
    TILE_TURN: turn ?? -1,
    LAID: game.zone(tiles.liesIn).first,
    GATES_FIRST: gates?.first ?? -1,
    INNER_FIRST: gates === null ? -1 : gates.first + borders,
  };
}

interface TileThing {
  readonly drawing: number;
  /** how many tiles have this drawing */
  readonly copies: number;
  /** ids of its first square above and of its first gate, -1 when it has none */
  readonly above: number;
  readonly gate: number;
}

/** What belongs to each tile, by id. */
function tileThings(game: GameEmit, tiles: TilesModel): TileThing[] {
  const { first, end } = game.kind(tiles.kind);
  const drawings = [...tiles.drawings.keys()];
  return Array.from({ length: end - first }, (_, i) => {
    const row = game.model.rows[game.layout.rowOf[first + i] ?? -1];
    const range = row === undefined ? { first: 0, end: 0 } : game.row(row);
    const copy = first + i - range.first;
    const firstOf = (kind: KindModel | null): number => {
      const own = kind?.rows.find(({ spot }) => row !== undefined && spot?.tile === row);
      return own === undefined ? -1 : game.row(own).first + copy;
    };
    return {
      drawing: row === undefined ? 0 : Math.max(0, drawings.indexOf(row)),
      copies: range.end - range.first,
      above: firstOf(tiles.spaces),
      gate: firstOf(tiles.gates),
    };
  });
}

/** To which tile squares above and gates belong. */
function writeBelonging(game: GameEmit, tiles: TilesModel, table: WriteTable): void {
  const ofTiles = (kind: KindModel | null): readonly RowModel[] =>
    (kind?.rows ?? []).filter(({ spot }) => spot?.tile !== undefined);
  const tileOf = (row: RowModel): number[] => {
    const { first, end } = game.row(row);
    const tile = row.spot?.tile === undefined ? 0 : game.row(row.spot.tile).first;
    return Array.from({ length: end - first }, (_, copy) => tile + copy);
  };
  table('ABOVE_TILE', ofTiles(tiles.spaces).flatMap(tileOf));
  table('INNER_TILE', ofTiles(tiles.gates).flatMap(tileOf));
}

/** What is drawn on the tiles. */
function writeDrawings(tiles: TilesModel, table: WriteTable): void {
  const drawings = [...tiles.drawings.values()];
  const { area } = countsOf(tiles);
  const later = laterSides(tiles.shape.hexagons);
  const ofSquares = (value: (drawing: TileDrawing, square: number) => number): number[] =>
    drawings.flatMap((drawing) => Array.from({ length: area }, (_, square) => value(drawing, square)));
  const hasAbove = drawings.some(({ above }) => above.length > 0);
  table(
    'DRAWN_SIGNS',
    ofSquares(({ squares }, square) => squares[square] ?? 0),
  );
  table('ABOVE_SIGNS', hasAbove ? ofSquares(({ above }, square) => above[square] ?? -1) : []);
  const numberAbove = ({ above }: TileDrawing, square: number): number =>
    (above[square] ?? -1) < 0 ? -1 : above.slice(0, square).filter((sign) => sign >= 0).length;
  table('DRAWN_ABOVE', hasAbove ? ofSquares(numberAbove) : []);
  const edge = ({ walls, doors }: TileDrawing, one: number, other: number): number => {
    const stands = ([a, b]: readonly [number, number]): boolean => Math.min(a, b) === one && Math.max(a, b) === other;
    const door = doors.findIndex(stands);
    return door >= 0 ? 2 + door : Number(walls.some(stands));
  };
  table(
    'DRAWN_EDGES',
    drawings.flatMap((drawing) =>
      tiles.lattice.beside.flatMap((beside, square) => later.map((side) => edge(drawing, square, beside[side] ?? -1))),
    ),
  );
  table(
    'DRAWN_SIDES',
    drawings.flatMap(({ sides }) => sides.map(({ border, isAbove }) => SIDES.indexOf(border) + (isAbove ? 4 : 0))),
  );
}

/** What squares and gates have in the state, for tiles that turn. */
function writeCells(game: GameEmit, { spaces, gates }: TilesModel, whole: Writer): void {
  const list = (name: string, values: readonly number[]): void =>
    whole.line(js.constants([js.name(name), js.list(values)]));
  const cells = (kind: KindModel | null): number[] =>
    (kind?.fields ?? []).map((field) => game.layout.fields.get(field) ?? 0);
  const zones = (kind: KindModel | null): number[] => (kind?.zones ?? []).map((zone) => game.zone(zone).first);
  list('SPACE_ZONES', zones(spaces));
  list('SPACE_FIELDS', cells(spaces));
  list('GATE_ZONES', zones(gates));
  list('GATE_FIELDS', cells(gates));
  list(
    'GATE_FIRST_VALUES',
    (gates?.fields ?? []).map(({ initial }: FieldModel) => initial),
  );
}
