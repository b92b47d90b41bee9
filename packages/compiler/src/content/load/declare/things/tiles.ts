// Boards of tiles: what a map says of plots, tiles and gates, and how each tile is drawn.

import { cellsOfBoard, placeOfCell, type BoardShape, type TileLattice } from '@undercroft/contract';
import type {
  AttributeModel,
  EnumModel,
  FieldModel,
  KindModel,
  PrintedModel,
  RowModel,
  ZoneModel,
} from '../../../model/model.ts';
import { BORDERS, SIDES, type SpotModel, type TileDrawing, type TilesModel } from '../../../model/tiles.ts';
import type { Span } from '../../../../diagnostics/source/span.ts';
import { titleFromId } from '../../naming.ts';
import { entriesAt, flagAt, mapAt, mapOf, scalarAt, scalarsAt, textAt } from '../../read.ts';
import { rulesTextOf } from '../../rules-text.ts';
import type { YamlMap } from '../../yaml/node.ts';
import { lookUp, reportUnknown, type LoadContext } from '../common/context.ts';
import { readBorders, readLegend } from './drawings.ts';
import type { KindsReading } from './kinds-reading.ts';
import type { RawRow } from './rows.ts';
import { readTileSigns, squaresByCell, TILE_KEYS, tileShapesOf, touchingOn } from './tile-shapes.ts';
import { holds } from './zones.ts';

/** The sign for nothing, in what is drawn above. */
const NOTHING = '_';

/** Takes the name of an attribute that a map gives to a kind. */
type Claim = (kind: KindModel, name: string, at: Span) => void;

/**
 * Reads the enum `border` that a map of tiles makes.
 *
 * @throws never
 */
export function readBorderEnum(context: LoadContext, game: YamlMap): EnumModel[] {
  const entry = entriesAt(game, 'maps').find(({ value }) => mapAt(mapOf(value), 'tiles') !== undefined);
  if (entry === undefined) return [];
  const at = entry.keySpan;
  context.words.claim('enum', 'border', entry.keySpan);
  return [{ name: 'border', at, values: BORDERS.map((name) => ({ name, at })) }];
}

/** What every gate knows of itself: `border`, what is drawn there. Never throws. */
export function borderOfGate({ input }: LoadContext, kind: KindModel, enums: readonly EnumModel[]): PrintedModel[] {
  const of = enums.find(({ name }) => name === 'border');
  if (of === undefined) return [];
  return [
    {
      name: 'border',
      at: kind.at,
      owner: kind,
      type: { is: 'enum', of },
      initial: 0,
      title: input.names.places.border,
      icon: null,
    },
  ];
}

/**
 * Reads what a map says of tiles, once all kinds are read, and hands it to the kinds whose things
 * it makes.
 *
 * @returns null when no map is made of tiles, or when it lacks what it needs, which is then
 *   reported
 * @throws   never
 */
export function linkTiles(
  context: LoadContext,
  game: YamlMap,
  reading: Pick<KindsReading, 'kinds' | 'printedOf'>,
  claim: Claim,
): TilesModel | null {
  const tiled = entriesAt(game, 'maps').filter(({ value }) => TILE_KEYS.some((key) => mapAt(mapOf(value), key)));
  const [entry, second] = tiled;
  if (entry === undefined) return null;
  if (second !== undefined) refuse(context, second.keySpan, 'second');
  const map = mapOf(entry.value);
  const [plots, tiles, spaces, gates] = ['plots', 'tiles', 'spaces', 'gates'].map((key) => mapAt(map, key));
  if (plots === undefined || tiles === undefined) {
    refuse(context, entry.keySpan, plots === undefined ? 'no-plots' : 'no-tiles');
    return null;
  }
  if (mapAt(map, 'drawing') !== undefined) refuse(context, entry.keySpan, 'drawing');
  if (textAt(map, 'of') !== null) refuse(context, entry.keySpan, 'of');
  if (flagAt(spaces, 'diagonal')) refuse(context, entry.keySpan, 'diagonal');
  const kindAt = (part: YamlMap | undefined): KindModel | undefined =>
    reading.kinds.find(({ name }) => name === textAt(part, 'kind'));
  const [plot, space, gate] = [kindAt(plots), kindAt(spaces), kindAt(gates)];
  const tile = lookUpAt(context, 'kind', tiles, 'kind', reading.kinds);
  if (plot === undefined || tile === undefined || space?.map?.is !== 'grid') return null;
  const liesIn = readLiesIn(context, tiles, plot, tile);
  if (liesIn === undefined) return null;
  const shapes = tileShapesOf(map);
  if (shapes === null || shapes.lattice === null) {
    refuse(context, plots.span, 'large');
    return null;
  }
  const { lattice } = shapes;
  const found: TilesModel = {
    shape: shapes.tile,
    plotShape: shapes.plots,
    lattice,
    plots: plot,
    spaces: space,
    gates: gate ?? null,
    kind: tile,
    liesIn,
    turnedBy: readTurnedBy(context, tiles, tile, shapes.tile, lattice),
    wayThrough: readWayThrough(context, tiles, shapes.tile),
    signs: readLegend(context, map, reading.printedOf.get(space) ?? []),
    drawings: new Map<RowModel, TileDrawing>(),
    open: gate === undefined ? null : readComputed(context, gates, 'open', gate, claim),
    opaque: readComputed(context, spaces, 'opaque', space, claim),
  };
  for (const { key, value } of entriesAt(kindMap(game, space), 'fields')) {
    const initial = scalarAt(mapOf(value), 'initial');
    if (initial?.text.trim() === 'printed' && space.fields.some(({ name }) => name === key))
      refuse(context, initial.span, 'printed');
  }
  space.map.tiles = found;
  if (gate?.map?.is === 'gates') gate.map.tiles = found;
  return found;
}

/** What game.yaml says of a kind. */
function kindMap(game: YamlMap, { name }: KindModel): YamlMap | undefined {
  return mapOf(entriesAt(game, 'kinds').find(({ key }) => key === name)?.value);
}

type Why =
  | 'second'
  | 'no-plots'
  | 'no-tiles'
  | 'drawing'
  | 'of'
  | 'diagonal'
  | 'holds'
  | 'turn'
  | 'square'
  | 'range'
  | 'way'
  | 'side'
  | 'gates'
  | 'printed'
  | 'large';

function refuse(context: LoadContext, at: Span, why: Why): void {
  context.report('load/tiles', at, { why });
}

function lookUpAt<T extends { readonly name: string }>(
  context: LoadContext,
  what: string,
  map: YamlMap,
  key: string,
  candidates: readonly T[],
): T | undefined {
  const scalar = scalarAt(map, key);
  return scalar === undefined ? undefined : lookUp(context, what, scalar, candidates);
}

function readLiesIn(context: LoadContext, tiles: YamlMap, plot: KindModel, tile: KindModel): ZoneModel | undefined {
  const zone = lookUpAt(context, 'zone', tiles, 'lies-in', plot.zones);
  if (zone === undefined || holds(zone, tile)) return zone;
  refuse(context, scalarAt(tiles, 'lies-in')?.span ?? tiles.span, 'holds');
  return undefined;
}

function readTurnedBy(
  context: LoadContext,
  tiles: YamlMap,
  tile: KindModel,
  { columns, rows }: BoardShape,
  { sides }: TileLattice,
): FieldModel | null {
  const field = lookUpAt(context, 'field', tiles, 'turned-by', tile.fields);
  if (field === undefined) return null;
  const at = scalarAt(tiles, 'turned-by')?.span ?? tiles.span;
  if (field.type.is !== 'number') refuse(context, at, 'turn');
  else if (columns !== rows) refuse(context, at, 'square');
  else if ((field.min ?? 0) > 0 || (field.max ?? sides.length) < sides.length - 1) refuse(context, at, 'range');
  else return field;
  return null;
}

/** Places along a side, from 0. They look the same from both ends, so that any two sides fit. */
function readWayThrough(context: LoadContext, tiles: YamlMap, { columns, rows }: BoardShape): readonly number[] {
  const written = scalarsAt(tiles, 'way-through');
  if (written.length === 0) return Array.from({ length: Math.max(columns, rows) }, (_, i) => i);
  const places = written.map(({ text }) => Number(text) - 1);
  const isEven = places.every((place) => place < columns && place < rows && places.includes(columns - 1 - place));
  if (!isEven || columns !== rows) refuse(context, written[0]?.span ?? tiles.span, 'way');
  return places;
}

/** An attribute that the map gives to its things: a flag that the rules compute. */
function readComputed(
  context: LoadContext,
  map: YamlMap | undefined,
  key: string,
  owner: KindModel,
  claim: Claim,
): AttributeModel | null {
  const scalar = scalarAt(map, key);
  const entry = map?.entries.find((one) => one.key === key);
  if (scalar === undefined || entry === undefined) return null;
  claim(owner, key, entry.keySpan);
  const attribute: AttributeModel = {
    name: key,
    at: entry.keySpan,
    owner,
    type: { is: 'flag' },
    base: context.take(context.input.expression(rulesTextOf(context, scalar))),
    params: [],
    min: null,
    max: null,
    title: titleFromId(key),
    icon: null,
  };
  owner.attributes.push(attribute);
  return attribute;
}

/** The name of the kind of the tiles, null when no map has tiles. Never throws. */
export function tileKindOf(game: YamlMap): string | null {
  const names = entriesAt(game, 'maps').map(({ value }) => textAt(mapAt(mapOf(value), 'tiles'), 'kind'));
  return names.find((name) => name !== null) ?? null;
}

/** Whether the rows of a kind are tiles of the map. Never throws. */
export function isTile({ tileKind }: KindsReading, kind: KindModel): boolean {
  for (let at: KindModel | null = kind; at !== null; at = at.parent) if (at.name === tileKind) return true;
  return false;
}

/**
 * Reads how the tiles are drawn.
 *
 * @param rows  the rows of the game, in the order of the raw ones
 * @throws      never
 */
export function readTileDrawings(
  context: LoadContext,
  reading: KindsReading,
  raws: readonly RawRow[],
  rows: readonly RowModel[],
): void {
  const { tiles } = reading;
  if (tiles === null) return;
  raws.forEach((raw, index) => {
    const row = rows[index];
    const map = mapAt(raw.map, 'drawing');
    if (row === undefined || map === undefined || !isTile(reading, raw.kind)) return;
    tiles.drawings.set(row, readTileDrawing(context, map, tiles));
  });
}

function readTileDrawing(context: LoadContext, map: YamlMap, tiles: TilesModel): TileDrawing {
  const { signs } = tiles;
  const index = new Map([...signs.keys()].map((sign, at) => [sign, at]));
  const aboveMap = mapAt(map, 'above');
  const [spaces, over] = [scalarAt(map, 'spaces'), scalarAt(aboveMap, 'spaces')];
  const withNothing = new Map([...signs, [NOTHING, { printed: new Map<string, number>(), sight: 0, level: 2 }]]);
  const squares = spaces === undefined ? [] : readTileSigns(context, spaces, tiles.shape, signs);
  const above = over === undefined ? [] : readTileSigns(context, over, tiles.shape, withNothing);
  const [walls, doors] = ['walls', 'doors'].map((key) => readTileBorders(context, map, key, tiles));
  if (doors !== undefined && doors.length > 0 && tiles.gates === null)
    refuse(context, scalarsAt(map, 'doors')[0]?.span ?? map.span, 'gates');
  for (const written of [map, aboveMap])
    for (const { key, keySpan } of entriesAt(written, 'sides'))
      if (!tiles.lattice.sides.includes(key)) reportUnknown(context, 'side', key, keySpan, tiles.lattice.sides);
  const sides = tiles.lattice.sides.map((name) => {
    const [own, upper] = [scalarAt(mapAt(map, 'sides'), name), scalarAt(mapAt(aboveMap, 'sides'), name)];
    if (own !== undefined && upper !== undefined) refuse(context, upper.span, 'side');
    const word = (upper ?? own)?.text.trim();
    return { border: SIDES.find((side) => side === word) ?? 'wall', isAbove: upper !== undefined };
  });
  return {
    squares: squares.map((sign) => index.get(sign) ?? 0),
    above: above.map((sign) => (sign === NOTHING ? -1 : (index.get(sign) ?? 0))),
    walls: walls ?? [],
    doors: tiles.gates === null ? [] : (doors ?? []),
    sides,
  };
}

/** Pairs of squares of a tile with something between them. */
function readTileBorders(
  context: LoadContext,
  map: YamlMap,
  key: string,
  { lattice, shape }: TilesModel,
): (readonly [number, number])[] {
  const squareOf = squaresByCell(shape);
  return readBorders(context, map, key, shape, touchingOn(shape, lattice)).map(
    ([one, other]) => [squareOf.get(one) ?? 0, squareOf.get(other) ?? 0] as const,
  );
}

/**
 * Places of a kind beyond those of a plain board: what tiles have drawn above, and gates. Never
 * throws.
 */
export function spotsOfTiles(tiles: TilesModel, kind: KindModel): SpotModel[] {
  const cells = cellsOfBoard(tiles.shape);
  const spotOf = (square: number): { row: number; column: number } => spotOn(tiles.shape, cells[square] ?? 0);
  const spots: SpotModel[] = [];
  if (kind === tiles.gates) spots.push(...bordersOf(tiles));
  for (const [tile, { above, doors }] of tiles.drawings) {
    if (kind === tiles.spaces)
      above.forEach((sign, number) => {
        if (sign >= 0) spots.push({ ...spotOf(number), tile });
      });
    if (kind === tiles.gates) for (const [one, other] of doors) spots.push({ ...spotOf(one), tile, to: spotOf(other) });
  }
  return spots;
}

function spotOn(board: BoardShape, cell: number): { row: number; column: number } {
  const { row, column } = placeOfCell(board, cell);
  return { row: row + 1, column: column + 1 };
}

/** Borders of plots side by side. */
function bordersOf({ lattice, plots, plotShape }: TilesModel): SpotModel[] {
  const spots = cellsOfBoard(plotShape).map((cell) => spotOn(plotShape, cell));
  const kind = { name: plots.name, title: plots.title };
  return lattice.borders.flatMap(({ plot, other }) => {
    const [spot, to] = [spots[plot], spots[other]];
    return spot === undefined || to === undefined ? [] : [{ ...spot, to, plots: kind }];
  });
}
