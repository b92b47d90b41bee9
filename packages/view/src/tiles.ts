/**
 * Boards of tiles as one viewer sees them: what is drawn where, walls and gates, out of the tiles
 * that lie face up.
 */
import { NONE, type KindMeta, type TileMeta, type TilesMeta } from '@undercroft/contract';
import { seesZone, thingsIn } from '@undercroft/engine';
import type { DrawnView } from './shape.ts';
import { type ViewContext } from './reader.ts';
import { thingView } from './things.ts';

/** A tile that lies on a plot. */
interface Laid {
  readonly thing: number;
  readonly tile: TileMeta;
  /** quarter turns, clockwise */
  readonly turns: number;
}

/** Directions: above, right, below, left, which are the sides of a drawing. */
const RIGHT = [0, 1, 0, -1];
const DOWN = [-1, 0, 1, 0];
const BORDERS = ['wall', 'opening', 'door', 'false-door', 'dead-end'] as const;

/** What a viewer sees of a board of tiles. @throws never */
export function drawnView(look: ViewContext, kind: KindMeta, tiles: TilesMeta): DrawnView {
  const { columns, rows } = kind.board ?? { columns: 0, rows: 0 };
  const board = new Board(look, kind, tiles);
  const squares = Array.from({ length: columns * rows }, (_, square) => board.place(square));
  const walls: (readonly [number, number])[] = [];
  const gates = new Map<number, [number, number][]>();
  squares.forEach((_, square) => {
    for (const direction of [1, 2]) {
      const next = board.beside(square, direction);
      if (next === NONE) continue;
      const stands = board.between(square, next, direction);
      if (stands === 'wall') walls.push([square, next]);
      else if (stands !== null) gates.set(stands, [...(gates.get(stands) ?? []), [square, next]]);
    }
  });
  const above = squares.flatMap((place, square) => {
    const sign = place === null ? undefined : place.laid.tile.above[place.square];
    return place === null || sign === undefined || sign < 0
      ? []
      : [{ square, sign, thing: thingView(look, board.aboveOf(place.laid, place.square)) }];
  });
  return Object.freeze({
    signs: squares.map((place) => place?.laid.tile.squares[place.square] ?? NONE),
    rooms: squares.map((place) => place?.laid.tile.row ?? NONE),
    above,
    walls,
    gates: [...gates].map(([gate, between]) => ({
      thing: thingView(look, gate),
      border: board.borderOf(gate),
      between,
    })),
  });
}

/**
 * What lies where, by square: the tile and how it is turned as a text, empty where there is none to
 * be seen.
 *
 * @throws never
 */
export function laidOn(look: ViewContext, kind: KindMeta, tiles: TilesMeta): string[] {
  const { columns, rows } = kind.board ?? { columns: 0, rows: 0 };
  const board = new Board(look, kind, tiles);
  return Array.from({ length: columns * rows }, (_, square) => {
    const laid = board.place(square)?.laid;
    return laid === undefined ? '' : `${laid.thing} ${laid.turns}`;
  });
}

class Board {
  readonly look: ViewContext;
  readonly kind: KindMeta;
  readonly tiles: TilesMeta;
  readonly columns: number;
  readonly plotColumns: number;
  readonly plotRows: number;
  private readonly laid: readonly (Laid | null)[];
  /** by id of a gate between plots: what the border is */
  private readonly borders = new Map<number, (typeof BORDERS)[number]>();

  constructor(look: ViewContext, kind: KindMeta, tiles: TilesMeta) {
    this.look = look;
    this.kind = kind;
    this.tiles = tiles;
    this.columns = kind.board?.columns ?? 0;
    this.plotColumns = this.columns / tiles.columns;
    this.plotRows = (kind.board?.rows ?? 0) / tiles.rows;
    this.laid = Array.from({ length: this.plotColumns * this.plotRows }, (_, plot) => this.lies(plot));
  }

  private lies(plot: number): Laid | null {
    const { module, state, viewer } = this.look;
    const { meta } = module;
    const zone = meta.zones[this.tiles.liesIn]!.first + plot;
    if (!seesZone(meta, state, viewer, zone)) return null;
    const { first, end } = meta.kinds[this.tiles.kind]!;
    const thing = thingsIn(meta, state, zone).find((one) => one >= first && one < end);
    const tile = this.tiles.drawings.find(({ row }) => thing !== undefined && meta.things[thing] === row);
    if (thing === undefined || tile === undefined) return null;
    const turned = this.tiles.turnedBy < 0 ? 0 : state[meta.fields[this.tiles.turnedBy]!.offset + thing]!;
    return { thing, tile, turns: turned & 3 };
  }

  private plotOf(square: number): number {
    const [column, row] = [square % this.columns, Math.floor(square / this.columns)];
    return Math.floor(row / this.tiles.rows) * this.plotColumns + Math.floor(column / this.tiles.columns);
  }

  /** The tile on which a square lies, and which of its squares it is as it is drawn. */
  place(square: number): { readonly laid: Laid; readonly square: number } | null {
    const laid = this.laid[this.plotOf(square)];
    if (laid === null || laid === undefined) return null;
    const { columns, rows } = this.tiles;
    let [x, y] = [(square % this.columns) % columns, Math.floor(square / this.columns) % rows];
    for (let turn = 0; turn < laid.turns; turn++) [x, y] = [y, columns - 1 - x];
    return { laid, square: y * columns + x };
  }

  beside(square: number, direction: number): number {
    const column = (square % this.columns) + RIGHT[direction]!;
    const row = Math.floor(square / this.columns) + DOWN[direction]!;
    return column >= this.columns || row >= this.plotRows * this.tiles.rows ? NONE : row * this.columns + column;
  }

  /** What stands between two squares side by side: a wall, a gate by its id, or nothing. */
  between(square: number, next: number, direction: number): number | 'wall' | null {
    const [here, there] = [this.place(square), this.place(next)];
    if (here === null && there === null) return null;
    if (here !== null && there !== null && here.laid === there.laid)
      return this.within(here.laid, here.square, there.square);
    const along =
      direction === 1
        ? Math.floor(square / this.columns) % this.tiles.rows
        : (square % this.columns) % this.tiles.columns;
    if (!this.tiles.wayThrough.includes(along)) return 'wall';
    const border = this.border(this.plotOf(square), this.plotOf(next), direction);
    if (border === 'opening') return null;
    const gate = this.gateOf(this.plotOf(square), direction);
    if (border === 'wall' || border === 'dead-end' || gate === NONE) return 'wall';
    this.borders.set(gate, border);
    return gate;
  }

  private within({ thing, tile }: Laid, one: number, other: number): number | 'wall' | null {
    const stands = ([a, b]: readonly [number, number]): boolean =>
      (a === one && b === other) || (a === other && b === one);
    const door = tile.doors.findIndex(stands);
    if (door >= 0 && this.tiles.gates >= 0) return this.ofTile(this.tiles.gates, thing, tile.row, door);
    return tile.walls.some(stands) ? 'wall' : null;
  }

  private border(plot: number, other: number, direction: number): (typeof BORDERS)[number] {
    const sides = [this.side(plot, direction), this.side(other, (direction + 2) % 4)].filter((side) => side !== null);
    if (sides.length < 2) return sides[0] ?? 'wall';
    const [one, two] = sides;
    if (one !== 'wall' && two !== 'wall') return one === 'door' || two === 'door' ? 'door' : 'opening';
    if (one === two) return 'wall';
    return one === 'door' || two === 'door' ? 'false-door' : 'dead-end';
  }

  private side(plot: number, direction: number): 'wall' | 'opening' | 'door' | null {
    const laid = this.laid[plot];
    return laid === null || laid === undefined ? null : laid.tile.sides[(direction - laid.turns + 4) % 4]!.border;
  }

  /** The gate to the right of a plot or below it. */
  private gateOf(plot: number, direction: number): number {
    if (this.tiles.gates < 0) return NONE;
    const row = Math.floor(plot / this.plotColumns);
    const { first } = this.look.module.meta.kinds[this.tiles.gates]!;
    if (direction === 1) return first + row * (this.plotColumns - 1) + (plot % this.plotColumns);
    return first + (this.plotColumns - 1) * this.plotRows + plot;
  }

  /** The square above one of a tile. */
  aboveOf({ thing, tile }: Laid, square: number): number {
    const number = tile.above.slice(0, square).filter((sign) => sign >= 0).length;
    return this.ofTile(this.look.module.meta.kinds.indexOf(this.kind), thing, tile.row, number);
  }

  /** What a map makes for a tile: its nth thing of a kind. */
  private ofTile(kind: number, thing: number, row: number, n: number): number {
    const { rows } = this.look.module.meta;
    const own = rows.filter((one) => one.kind === kind && one.spot?.tile === row)[n];
    return own === undefined ? NONE : own.first + thing - rows[row]!.first;
  }

  /** What the border is at which a gate stands; those within tiles are doors. */
  borderOf(gate: number): (typeof BORDERS)[number] {
    return this.borders.get(gate) ?? 'door';
  }
}
