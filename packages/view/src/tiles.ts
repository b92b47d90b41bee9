/**
 * Boards of tiles as one viewer sees them: what is drawn where, walls and gates, out of the tiles
 * that lie face up.
 */
import {
  laterSides,
  latticeOfTiles,
  NONE,
  squareOfDrawing,
  type KindMeta,
  type TileLattice,
  type TileMeta,
  type TilesMeta,
} from '@undercroft/contract';
import { seesZone, thingsIn } from '@undercroft/engine';
import type { DrawnIds, DrawnView } from './shape.ts';
import { type ViewContext } from './reader.ts';
import { thingView } from './things.ts';
import { isSameList } from './view-memo.ts';

/** A tile that lies on a plot. */
interface Laid {
  readonly thing: number;
  readonly tile: TileMeta;
  /** clockwise */
  readonly turns: number;
}

const BORDERS = ['wall', 'opening', 'door', 'false-door', 'dead-end'] as const;

/** What a viewer sees of a board of tiles. @throws never */
export function drawnView(look: ViewContext, kind: KindMeta, tiles: TilesMeta): DrawnView {
  const board = new Board(look, kind, tiles);
  const { laidText } = board;
  const before = look.memo?.find('drawn', kind.first, (one) => one.laidText === laidText);
  const drawing = before?.drawing ?? drawingOf(board);
  const above = drawing.above.map(({ thing }) => thingView(look, thing));
  const gates = drawing.gates.map(({ thing }) => thingView(look, thing));
  if (before !== undefined && isSameList(before.above, above) && isSameList(before.gates, gates)) return before.view;
  const { rooms, signs, walls } = drawing;
  const view = Object.freeze({
    signs,
    rooms,
    above: drawing.above.map((square, i) => ({ ...square, thing: above[i]! })),
    walls,
    gates: drawing.gates.map((gate, i) => ({ ...gate, thing: gates[i]! })),
  });
  look.memo?.keep('drawn', kind.first, { laidText, drawing, above, gates, view });
  return view;
}

function drawingOf(board: Board): DrawnIds {
  const squares = board.lattice.plotOf.map((_, square) => board.place(square));
  const walls: (readonly [number, number])[] = [];
  const gates = new Map<number, [number, number][]>();
  squares.forEach((_, square) => {
    for (const side of laterSides(board.tiles.hexagons)) {
      const next = board.beside(square, side);
      if (next === NONE) continue;
      const stands = board.between(square, next, side);
      if (stands === 'wall') walls.push([square, next]);
      else if (stands !== null) gates.set(stands, [...(gates.get(stands) ?? []), [square, next]]);
    }
  });
  const above = squares.flatMap((place, square) => {
    const sign = place === null ? undefined : place.laid.tile.above[place.square];
    return place === null || sign === undefined || sign < 0
      ? []
      : [{ square, sign, thing: board.aboveOf(place.laid, place.square) }];
  });
  return {
    signs: squares.map((place) => place?.laid.tile.squares[place.square] ?? NONE),
    rooms: squares.map((place) => place?.laid.tile.row ?? NONE),
    above,
    walls,
    gates: [...gates].map(([thing, between]) => ({ thing, border: board.borderOf(thing), between })),
  };
}

/**
 * What lies where, by square: the tile and how it is turned as a text, empty where there is none to
 * be seen.
 *
 * @throws never
 */
export function laidOn(look: ViewContext, kind: KindMeta, tiles: TilesMeta): string[] {
  const board = new Board(look, kind, tiles);
  return board.lattice.plotOf.map((_, square) => {
    const laid = board.place(square)?.laid;
    return laid === undefined ? '' : `${laid.thing} ${laid.turns}`;
  });
}

class Board {
  readonly look: ViewContext;
  readonly kind: KindMeta;
  readonly tiles: TilesMeta;
  readonly lattice: TileLattice;
  private readonly laid: readonly (Laid | null)[];
  /** by id of a gate between plots: what the border is */
  private readonly borders = new Map<number, (typeof BORDERS)[number]>();

  constructor(look: ViewContext, kind: KindMeta, tiles: TilesMeta) {
    this.look = look;
    this.kind = kind;
    this.tiles = tiles;
    this.lattice = latticeOfTiles(look.module.meta, tiles);
    this.laid = this.lattice.spaces.map((_, plot) => this.lies(plot));
  }

  /** Which tile lies where and how it is turned, plot by plot. */
  get laidText(): string {
    return this.laid.map((one) => (one === null ? '' : `${one.thing} ${one.turns}`)).join();
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
    const { length } = this.lattice.sides;
    return { thing, tile, turns: ((turned % length) + length) % length };
  }

  private plotOf(square: number): number {
    return this.lattice.plotOf[square]!;
  }

  /** The tile on which a square lies, and which of its squares it is as it is drawn. */
  place(square: number): { readonly laid: Laid; readonly square: number } | null {
    const laid = this.laid[this.plotOf(square)];
    if (laid === null || laid === undefined) return null;
    return { laid, square: squareOfDrawing(this.lattice, this.lattice.squareOf[square]!, laid.turns) };
  }

  /** The space beside one, `NONE` outside. */
  beside(space: number, side: number): number {
    const { beside, exits, plotsBeside, spaces, squareOf } = this.lattice;
    const [plot, square] = [this.plotOf(space), squareOf[space]!];
    const inside = beside[square]![side]!;
    if (inside >= 0) return spaces[plot]![inside]!;
    const { side: ahead, to } = exits[square]![side]!;
    return spaces[plotsBeside[plot]![ahead]!]?.[to] ?? NONE;
  }

  /** What stands between two squares side by side: a wall, a gate by its id, or nothing. */
  between(square: number, next: number, side: number): number | 'wall' | null {
    const [here, there] = [this.place(square), this.place(next)];
    if (here === null && there === null) return null;
    if (here !== null && there !== null && here.laid === there.laid)
      return this.within(here.laid, here.square, there.square);
    const { place, side: ahead } = this.lattice.exits[this.lattice.squareOf[square]!]![side]!;
    if (!this.tiles.wayThrough.includes(place)) return 'wall';
    const border = this.border(this.plotOf(square), this.plotOf(next), ahead);
    if (border === 'opening') return null;
    const gate = this.gateOf(this.plotOf(square), this.plotOf(next));
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

  private border(plot: number, other: number, ahead: number): (typeof BORDERS)[number] {
    const back = ahead + this.lattice.sides.length / 2;
    const sides = [this.side(plot, ahead), this.side(other, back)].filter((side) => side !== null);
    if (sides.length < 2) return sides[0] ?? 'wall';
    const [one, two] = sides;
    if (one !== 'wall' && two !== 'wall') return one === 'door' || two === 'door' ? 'door' : 'opening';
    if (one === two) return 'wall';
    return one === 'door' || two === 'door' ? 'false-door' : 'dead-end';
  }

  private side(plot: number, ahead: number): 'wall' | 'opening' | 'door' | null {
    const laid = this.laid[plot];
    const { length } = this.lattice.sides;
    return laid === null || laid === undefined ? null : laid.tile.sides[(ahead - laid.turns + length) % length]!.border;
  }

  /** The gate between two plots. */
  private gateOf(plot: number, other: number): number {
    if (this.tiles.gates < 0) return NONE;
    const border = this.lattice.borders.findIndex(
      (one) => (one.plot === plot && one.other === other) || (one.plot === other && one.other === plot),
    );
    return this.look.module.meta.kinds[this.tiles.gates]!.first + border;
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
