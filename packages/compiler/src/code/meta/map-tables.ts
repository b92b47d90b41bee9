/** The constant tables about maps that the kernel reads. */
import { HEXAGON_TOPS, spacesBeside } from '@undercroft/contract';
import type { KindModel, MapModel } from '../../content/model/model.ts';
import { ENTER, ownerOf, S } from '../js/cells.ts';
import * as js from '../js/code.ts';
import { Context } from '../js/context.ts';
import { table as writeTable } from '../js/tables.ts';
import type { GameEmit } from '../game/game-emit.ts';
import {
  cellsOf,
  gridOfZone,
  hasHexagons,
  seatsOf,
  mapIndex,
  type GridModel,
  type LinksModel,
  type MapPlan,
} from '../layout/maps.ts';
import { isMade } from '../../content/model/tiles.ts';
import { isKind } from '../layout/set-kinds.ts';
import { Writer } from '../js/writer.ts';

const columnsOf = (map: MapModel): number => (map.is === 'grid' ? map.columns : 0);
const rowsOf = (map: MapModel): number => (map.is === 'grid' ? map.rows : 0);

/** Writes a table of the module. */
type WriteTable = (name: string, type: string, values: readonly number[]) => void;

/** Writes the tables about maps. */
export function writeMapTables(game: GameEmit, whole: Writer): void {
  const { layout } = game;
  const table: WriteTable = (name, type, values) => writeTable(whole, name, type, values);
  const kindOfThing = layout.rowOf.map((row) => game.model.rows[row]?.kind ?? null);
  whole.line(js.constants([js.name('MAP_AT'), layout.mapAt]));
  writeMapShapes(game, table);
  writeMapThings(game, kindOfThing, table);
  writeMapZones(game, table);
  writeLinks(game, kindOfThing, table);
}

/**
 * `isFreeCorner(S, map, space)`: whether a way round a corner may lead by a space, as far as
 * `corners:` of the map says.
 */
export function emitCorners(game: GameEmit): void {
  if (game.layout.maps.length === 0) return;
  const writer = new Writer();
  const [index, space] = [js.name('map'), js.name('space')];
  writer.function('isFreeCorner', [S, index, space], () => {
    for (const [i, { map }] of game.layout.maps.entries()) {
      const corners = map.is === 'grid' ? map.corners : undefined;
      if (corners?.free == null) continue;
      const context = new Context(writer, ownerOf(space), space);
      const local = game.facts.declared.get(corners);
      if (local) context.bind(local, space);
      writer.line(js.when(js.equal(index, i), js.give(game.condition(context, corners.free))));
    }
    writer.line(js.give(js.TRUE));
  });
  game.functions.push(writer);
}

/**
 * `sight(S, thing, other)`: for callers outside the rules, written last because it needs all tests
 * of sight.
 */
export function emitSight(game: GameEmit): void {
  if (!game.needs.has('sight')) return;
  const writer = new Writer();
  const [thing, other] = [js.name('thing'), js.name('other')];
  const body = (): void => {
    writer.line(ENTER);
    writer.line(js.give(js.call('look', S, thing, other)));
  };
  writer.function('sight', [S, thing, other], body, true);
  game.functions.push(writer);
}

/** What each map is like, by map. */
function writeMapShapes(game: GameEmit, table: WriteTable): void {
  const { maps } = game.layout;
  const ofMaps = (name: string, type: string, value: (plan: MapPlan) => number): void =>
    table(name, type, maps.map(value));
  ofMaps('MAP_COLUMNS', 'Int32Array', ({ map }) => columnsOf(map));
  ofMaps('MAP_ROWS', 'Int32Array', ({ map }) => rowsOf(map));
  ofMaps('MAP_DIAGONAL', 'Uint8Array', ({ map }) => (map.is === 'grid' && map.diagonal ? 1 : 0));
  ofMaps('MAP_CORNERS', 'Uint8Array', ({ map }) => (map.is === 'grid' && map.corners?.both === true ? 2 : 1));
  ofMaps('MAP_FIRST', 'Int32Array', ({ kind, map }) => (isMade(map) ? game.kind(kind).first : -1));
  ofMaps('MAP_SEATS', 'Int32Array', ({ kind }) => seatsOf(kind, game.layout.players));
  ofMaps('MAP_WALLED', 'Uint8Array', ({ map }) => (isWalled(map) ? 1 : 0));
  if (!hasHexagons(maps)) return;
  const top = ({ map }: MapPlan): number =>
    map.is === 'grid' && map.hexagons !== undefined ? HEXAGON_TOPS.indexOf(map.hexagons) + 1 : 0;
  ofMaps('MAP_HEXAGONS', 'Uint8Array', top);
  writeCells(maps, table);
}

/** Which of its spaces lies at each place of a map that has gaps. */
function writeCells(maps: readonly MapPlan[], table: WriteTable): void {
  const starts: number[] = [];
  const indexes: number[] = [];
  for (const { map } of maps) {
    const cells = map.is === 'grid' ? map.cells : undefined;
    starts.push(cells === undefined ? -1 : indexes.length);
    if (cells === undefined) continue;
    const at = new Map(cells.map((cell, index) => [cell, index]));
    for (let cell = 0; cell < columnsOf(map) * rowsOf(map); cell++) indexes.push(at.get(cell) ?? -1);
  }
  table('MAP_CELLS', 'Int32Array', starts);
  table('CELL_INDEX', 'Int32Array', indexes);
}

/** Whether squares side by side need not be neighbours. */
function isWalled(map: GridModel | LinksModel): boolean {
  return map.is === 'grid' && ((map.walls ?? []).length > 0 || map.tiles !== undefined);
}

/** What maps know of things, by id. */
function writeMapThings(game: GameEmit, kinds: readonly (KindModel | null)[], table: WriteTable): void {
  const ofThings = (name: string, type: string, value: (kind: KindModel | null, thing: number) => number): void =>
    table(name, type, kinds.map(value));
  ofThings('MAP_OF', 'Int8Array', (kind) => mapIndex(game.layout.maps, kind));
  ofThings('SIGHT', 'Uint8Array', (kind, thing) => (kind === null ? 0 : sightOf(game, kind, thing)));
}

/** Which zones hold spaces of a map, and where they say what lies at each place. */
function writeMapZones(game: GameEmit, table: WriteTable): void {
  const { maps, mapSlots, zoneList } = game.layout;
  const zoneMap: number[] = [];
  const zoneSlots: number[] = [];
  let slot = mapSlots;
  for (const zone of zoneList) {
    const map = gridOfZone(maps, zone);
    for (let i = 0; i < game.zone(zone).instances; i++) {
      zoneMap.push(map);
      zoneSlots.push(map < 0 ? -1 : slot);
      slot += cellsOf(maps[map]?.map);
    }
  }
  table('ZONE_MAP', 'Int8Array', zoneMap);
  table('ZONE_SLOTS', 'Int32Array', zoneSlots);
}

/**
 * Neighbours of each thing by links, and of each space that a map makes:
 * `LINK_TO[LINK_FIRST[thing]]` and what follows up to those of the next thing.
 */
function writeLinks(
  game: GameEmit,
  kindOfThing: readonly (KindModel | null)[],
  table: (name: string, type: string, values: readonly number[]) => void,
): void {
  const { layout, model } = game;
  const next = kindOfThing.map(() => new Set<number>());
  const thingsOf = (kind: KindModel, name: string): number[] =>
    layout.rowOf.flatMap((row, thing) => {
      const found = model.rows[row];
      return found?.name === name && isKind(found.kind, kind) ? [thing] : [];
    });
  for (const { kind, map } of layout.maps) {
    if (map.is === 'grid') {
      linkSpaces(game, kind, map, next);
      continue;
    }
    for (const [one, other] of map.links) {
      for (const a of thingsOf(kind, one)) {
        for (const b of thingsOf(kind, other)) {
          const [first = -1, second = -1] = [layout.playerOf[a], layout.playerOf[b]];
          if (a === b || (first >= 0 && second >= 0 && first !== second)) continue;
          next[a]?.add(b);
          next[b]?.add(a);
        }
      }
    }
  }
  const first = [0];
  for (const others of next) first.push((first.at(-1) ?? 0) + others.size);
  table('LINK_FIRST', 'Int32Array', first);
  table(
    'LINK_TO',
    'Int32Array',
    next.flatMap((others) => [...others].toSorted((a, b) => a - b)),
  );
}

/** What a space is to sight: 1 for opaque, plus 2 for low. */
function sightOf(game: GameEmit, kind: KindModel, thing: number): number {
  const { map } = kind;
  if (map?.is !== 'grid' || !isMade(map)) return 0;
  return map.sight?.[Math.floor((thing - game.kind(kind).first) / seatsOf(kind, game.layout.players))] ?? 0;
}

/** Walls of a map, each as the numbers of its two squares in both orders. */
function wallsOf({ walls = [] }: GridModel): ReadonlySet<string> {
  return new Set(walls.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
}

/**
 * Whether a square is one step from another. Aslant one goes round the corner by one of the two
 * squares beside both, where no wall stands.
 */
function isStep(
  map: GridModel,
  walls: ReadonlySet<string>,
  [row, column]: readonly [number, number],
  [toRow, toColumn]: readonly [number, number],
): boolean {
  const at = (y: number, x: number): number => y * map.columns + x;
  const isOpen = (one: number, other: number): boolean => !walls.has(`${one} ${other}`);
  const [from, to] = [at(row, column), at(toRow, toColumn)];
  const steps = Math.abs(toRow - row) + Math.abs(toColumn - column);
  if (steps === 1) return isOpen(from, to);
  if (steps !== 2 || !map.diagonal) return false;
  return [at(row, toColumn), at(toRow, column)].some((beside) => isOpen(from, beside) && isOpen(beside, to));
}

/** The steps that a board has, when the map makes it. */
function linkSpaces(game: GameEmit, kind: KindModel, map: GridModel, next: readonly Set<number>[]): void {
  // The neighbours of squares on tiles depend on the tiles that lie there.
  if (!isMade(map) || map.tiles !== undefined) return;
  const { first, end } = game.kind(kind);
  const seats = seatsOf(kind, game.layout.players);
  const walls = wallsOf(map);
  if (map.hexagons !== undefined) {
    linkHexagons(map, walls, { first, seats }, next);
    return;
  }
  for (let space = first; space < end; space++) {
    const seat = (space - first) % seats;
    const number = (space - first - seat) / seats;
    const column = number % map.columns;
    const row = (number - column) / map.columns;
    for (let y = Math.max(0, row - 1); y < Math.min(map.rows, row + 2); y++) {
      for (let x = Math.max(0, column - 1); x < Math.min(map.columns, column + 2); x++) {
        if (isStep(map, walls, [row, column], [y, x])) next[space]?.add(first + (y * map.columns + x) * seats + seat);
      }
    }
  }
}

/** The steps over a board of hexagons: to all that lie beside one, where no wall stands. */
function linkHexagons(
  map: GridModel,
  walls: ReadonlySet<string>,
  { first, seats }: { readonly first: number; readonly seats: number },
  next: readonly Set<number>[],
): void {
  const cellOf = (index: number): number => map.cells?.[index] ?? index;
  for (const [index, beside] of spacesBeside(map).entries())
    for (const other of beside) {
      if (walls.has(`${cellOf(index)} ${cellOf(other)}`)) continue;
      for (let seat = 0; seat < seats; seat++) next[first + index * seats + seat]?.add(first + other * seats + seat);
    }
}
