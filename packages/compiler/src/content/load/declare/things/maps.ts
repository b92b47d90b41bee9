// Maps that make their spaces: which kind each is of, and the rows that no file has.

import { cellsOfBoard, type BoardShape } from '@undercroft/contract';
import type { CornersModel, KindModel, MapModel, PrintedModel, RowModel } from '../../../model/model.ts';
import type { SpotModel } from '../../../model/tiles.ts';
import type { Span } from '../../../../diagnostics/source/span.ts';
import { entriesAt, flagAt, mapAt, mapOf, scalarAt, scalarsAt, textAt } from '../../read.ts';
import type { YamlMap } from '../../yaml/node.ts';
import { rulesTextOf } from '../../rules-text.ts';
import { lookUp, type LoadContext } from '../common/context.ts';
import { BOARD_SIDE_MAX, extentOf, readDrawing, readLegend } from './drawings.ts';
import { checkShape, hexagonsOf, readHexagonDrawing } from './hexagons.ts';
import type { KindsReading } from './kinds-reading.ts';
import { tileShapesOf } from './tile-shapes.ts';
import { spotsOfTiles } from './tiles.ts';
import { NUMBER_TYPE } from '../common/types.ts';

/**
 * Reads `maps:`.
 *
 * @returns  the map of each kind whose things a map makes, by the name of the kind
 * @throws   never
 */
export function readMaps(game: YamlMap): ReadonlyMap<string, MapModel> {
  const made = new Map<string, MapModel>();
  const put = (kind: string | null, map: MapModel): void => {
    if (kind !== null && !made.has(kind)) made.set(kind, map);
  };
  for (const { key, value } of entriesAt(game, 'maps')) {
    const map = mapOf(value);
    const [spaces, plots, gates] = [mapAt(map, 'spaces'), mapAt(map, 'plots'), mapAt(map, 'gates')];
    const tiled = tileShapesOf(map);
    const whole: BoardShape = tiled?.lattice?.board ?? hexagonsOf(map) ?? extentOf(spaces);
    const { hexagons, cells } = whole;
    put(textAt(spaces, 'kind'), {
      is: 'grid',
      name: key,
      walls: [],
      sight: [],
      columns: Math.min(whole.columns, BOARD_SIDE_MAX),
      rows: Math.min(whole.rows, BOARD_SIDE_MAX),
      ...(hexagons === undefined ? {} : { hexagons }),
      ...(cells === undefined ? {} : { cells }),
      diagonal: hexagons === undefined && flagAt(spaces, 'diagonal'),
      made: textAt(map, 'of') === 'player' ? 'player' : 'global',
    });
    put(textAt(plots, 'kind'), {
      is: 'grid',
      name: key,
      walls: [],
      sight: [],
      ...(tiled?.plots ?? extentOf(plots)),
      diagonal: false,
      made: 'global',
    });
    put(textAt(gates, 'kind'), { is: 'gates' });
  }
  return made;
}

/** What every space that a map makes knows of itself: `row` and `column`, from 1. Never throws. */
export function placeOnMap({ input }: LoadContext, kind: KindModel): PrintedModel[] {
  return (['row', 'column'] as const).map((name) => ({
    name,
    at: kind.at,
    owner: kind,
    type: NUMBER_TYPE,
    initial: 0,
    title: input.names.places[name],
    icon: null,
  }));
}

/**
 * The rows that maps make: one for each place, row by row, called `square-r1c2`, with what the
 * drawing of the map says of it.
 *
 * @param game   the root of game.yaml
 * @param index  number of the first in the game
 * @throws       never
 */
export function madeRows(context: LoadContext, game: YamlMap, reading: KindsReading, index: number): RowModel[] {
  const rows: RowModel[] = [];
  const drawn = readDrawings(context, game, reading);
  const add = (kind: KindModel, spot: SpotModel, printed?: ReadonlyMap<string, number>): void => {
    rows.push(madeRow(context, kind, spot, printed, index + rows.length));
  };
  for (const kind of reading.kinds) {
    const { map } = kind;
    const plots = reading.tiles?.plots === kind ? { plots: { name: kind.name, title: kind.title } } : {};
    if (map?.is === 'grid' && map.made !== undefined) {
      const printed = drawn.get(kind) ?? [];
      for (const [at, cell] of cellsOfBoard(map).entries()) {
        const [row, column] = [Math.floor(cell / map.columns) + 1, (cell % map.columns) + 1];
        add(kind, { row, column, ...plots }, printed[at]);
      }
    }
    if (reading.tiles !== null) for (const spot of spotsOfTiles(reading.tiles, kind)) add(kind, spot);
  }
  return rows;
}

/** What is printed on each square of a drawn map, row by row; walls go into the map. */
function readDrawings(
  context: LoadContext,
  game: YamlMap,
  { kinds, printedOf }: KindsReading,
): ReadonlyMap<KindModel, readonly (ReadonlyMap<string, number> | undefined)[]> {
  const drawn = new Map<KindModel, readonly (ReadonlyMap<string, number> | undefined)[]>();
  for (const { value } of entriesAt(game, 'maps')) {
    const map = mapOf(value);
    const kind = kinds.find(({ name }) => name === textAt(mapAt(map, 'spaces'), 'kind'));
    if (kind?.map?.is !== 'grid' || drawn.has(kind)) continue;
    const corners = mapAt(map, 'corners');
    if (corners !== undefined) kind.map.corners = readCorners(context, corners);
    const legend = readLegend(context, map, printedOf.get(kind) ?? []);
    const drawing = mapAt(map, 'drawing');
    if (drawing === undefined || kind.map.tiles !== undefined) continue;
    const read = kind.map.hexagons === undefined ? readDrawing : readHexagonDrawing;
    const { signs, walls } = read(context, drawing, kind.map, legend);
    kind.map.walls?.push(...walls);
    kind.map.sight?.push(...signs.map((sign) => legend.get(sign)?.sight ?? 0));
    drawn.set(
      kind,
      signs.map((sign) => legend.get(sign)?.printed),
    );
  }
  return drawn;
}

function readCorners(context: LoadContext, corners: YamlMap): CornersModel {
  const free = scalarAt(corners, 'free');
  return {
    both: textAt(corners, 'ways') === 'both',
    free: free === undefined ? null : context.take(context.input.expression(rulesTextOf(context, free))),
    at: corners.span,
  };
}

function madeRow(
  { input }: LoadContext,
  kind: KindModel,
  spot: SpotModel,
  printed: ReadonlyMap<string, number> | undefined,
  index: number,
): RowModel {
  const { row, column, tile, to } = spot;
  const title = input.names.spotTitle(spot, { tile: tile?.title, plots: spot.plots?.title });
  const place = `${tile === undefined ? '' : `${tile.name}-`}${to === undefined && tile !== undefined ? 'above-' : ''}`;
  const other = to === undefined ? '' : `-r${to.row}c${to.column}`;
  return {
    name: `${kind.name}-${place}r${row}c${column}${other}`,
    at: kind.at,
    kind,
    title,
    pluralTitle: title,
    count: tile?.count ?? 1,
    perPlayer: tile?.perPlayer ?? (kind.map?.is === 'grid' && kind.map.made === 'player'),
    starts: null,
    ifOption: null,
    printed: new Map([...(printed ?? []), ...(kind.map?.is === 'grid' ? Object.entries({ row, column }) : [])]),
    tags: [],
    icon: kind.icon,
    ruleIds: [],
    flavour: null,
    text: null,
    effect: null,
    spot,
    index,
    file: '',
  };
}

/**
 * Reports what things that a map makes cannot have: they are in no file, never move and have no
 * sorts.
 *
 * @param game  the root of game.yaml
 * @throws      never
 */
export function checkMaps(context: LoadContext, game: YamlMap, kinds: readonly KindModel[]): void {
  const makers = new Map<string, string>();
  const drawn = new Set<string>();
  for (const entry of entriesAt(game, 'maps')) {
    const { key, keySpan, value } = entry;
    context.words.claim('map', key, keySpan);
    checkShape(context, entry);
    for (const part of ['spaces', 'plots', 'gates']) {
      const scalar = scalarAt(mapAt(mapOf(value), part), 'kind');
      const kind = scalar === undefined ? undefined : lookUp(context, 'kind', scalar, kinds);
      if (scalar === undefined || kind === undefined) continue;
      const other = makers.get(kind.name);
      if (other !== undefined) report(context, scalar.span, kind.name, other, 'be made by another map as well');
      else makers.set(kind.name, key);
      if (part === 'spaces' && isDrawn(mapOf(value))) drawn.add(kind.name);
    }
  }
  for (const { key, value } of entriesAt(game, 'kinds')) {
    const map = mapOf(value);
    const maker = makers.get(key);
    if (maker !== undefined) checkMade(context, key, map, maker, drawn.has(key));
    const parent = scalarAt(map, 'is');
    const above = makers.get(parent?.text.trim() ?? '');
    if (parent !== undefined && above !== undefined)
      report(context, parent.span, parent.text.trim(), above, 'have sorts of their own');
    checkHolds(context, mapAt(map, 'zones'), makers);
  }
  checkHolds(context, mapAt(game, 'zones'), makers);
}

/** Whether a drawing says what the squares of a map are. */
function isDrawn(map: YamlMap | undefined): boolean {
  return mapAt(map, 'drawing') !== undefined || mapAt(map, 'tiles') !== undefined;
}

const NOT_FOR_MADE = [
  ['is', 'be a sort of another kind'],
  ['folder', 'have files'],
  ['printed', 'have printed values as long as the map has no `drawing`'],
  ['play', 'be played'],
  ['alike', 'be alike, because each has its place'],
  ['map', 'have a second map'],
] as const;

function checkMade(
  context: LoadContext,
  kind: string,
  map: YamlMap | undefined,
  maker: string,
  mayPrint: boolean,
): void {
  for (const entry of map?.entries ?? []) {
    if (entry.key === 'printed' && mayPrint) continue;
    const cannot = NOT_FOR_MADE.find(([key]) => key === entry.key)?.[1];
    if (cannot !== undefined) report(context, entry.keySpan, kind, maker, cannot);
  }
}

function checkHolds(context: LoadContext, zones: YamlMap | undefined, makers: ReadonlyMap<string, string>): void {
  for (const { value } of zones?.entries ?? []) {
    for (const held of scalarsAt(mapOf(value), 'holds')) {
      const maker = makers.get(held.text.trim());
      if (maker !== undefined) report(context, held.span, held.text.trim(), maker, 'lie in a zone');
    }
  }
}

function report(context: LoadContext, at: Span, kind: string, map: string, cannot: string): void {
  context.report('load/made-by-map', at, { kind, map, cannot });
}
