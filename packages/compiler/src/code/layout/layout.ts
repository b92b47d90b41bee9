/**
 * Where everything lies in the state: ids of things and zones, cells of fields. Computed once from
 * the declarations.
 */
import { HEADER_SIZE, MAX_PLAYERS, SCRIPT_SIZE, type LayoutMeta } from '@undercroft/contract';
import type { FieldModel, KindModel, RowModel, ZoneModel } from '../../content/model/model.ts';
import type { GameModel } from '../../language/game.ts';
import { cellsOf, gridOfZone, mapsOf, type MapPlan } from './maps.ts';
import { copyFields } from '../../content/model/copies.ts';
import { isMade } from '../../content/model/tiles.ts';

/** Most lasting effects at a time, in a game that has any. */
const LASTING_MAX = 48;

export interface IdRange {
  readonly first: number;
  readonly end: number;
}

export interface ZonePlace {
  readonly first: number;
  readonly instances: number;
}

export interface GameLayout {
  readonly meta: LayoutMeta;
  readonly players: number;
  readonly kinds: ReadonlyMap<KindModel, IdRange>;
  readonly rows: ReadonlyMap<RowModel, IdRange>;
  /** row index by thing id */
  readonly rowOf: readonly number[];
  /** whether things of the game can be copies of others */
  readonly copies: boolean;
  /** seat by thing id, -1 none */
  readonly playerOf: readonly number[];
  readonly zones: ReadonlyMap<ZoneModel, ZonePlace>;
  /**
   * all zones of the game, those of things included, in declaration order; those of fixed things
   * come last
   */
  readonly zoneList: readonly ZoneModel[];
  /** first cell such that `state[cell + id]` (or + player, + 0) is the value */
  readonly fields: ReadonlyMap<FieldModel, number>;
  /** per row, how many of its things are in force: `state[inForce + row]` */
  readonly inForce: number;
  /** dice: `state[dieValue + i]` for die i = 0 .. maxDice - 1 */
  readonly dieValue: number;
  readonly dieSides: number;
  readonly dieThrower: number;
  /** first die of the throw a window is about */
  readonly throwBase: number;
  /** what the innermost open window is about */
  readonly about: number;
  /**
   * the row that is being played, -1 none, and in the next cell which of its effects; null when no
   * row has several
   */
  readonly chosen: number | null;
  /** counters of `once per`: handed out by the emitter */
  readonly limits: number;
  /** whether watched conditions held: handed out in order */
  readonly watches: number;
  /**
   * how many cells the sets use that lasting effects remember, then the sets: `keptMax` cells in
   * all
   */
  readonly kept: number;
  readonly keptMax: number;
  readonly maps: readonly MapPlan[];
  /** number of a space within its zone, from 1: `state[mapAt + thing]`; 0 = on no grid */
  readonly mapAt: number;
  /** what lies where, for each zone that holds spaces of a grid: thing + 1 */
  readonly mapSlots: number;
}

/** What a game needs cells for, beside what its declarations say. */
export interface Needs {
  /** `once per` counters */
  readonly limits: number;
  /** watched conditions */
  readonly watches: number;
  /** the most dice on the table; none when no rule throws any */
  readonly dice: number;
  /** whether anything is ever revealed */
  readonly reveals: boolean;
  /** whether players are ever asked together */
  readonly together: boolean;
  /** whether a row has several effects to choose from */
  readonly chosen: boolean;
  /** cells of one record of a lasting effect; none when nothing lasts */
  readonly lasting: number;
  /**
   * of what the sets may be that lasting effects remember; squares of boards are many, and rarely
   * among them
   */
  readonly keeps: 'nothing' | 'things that move' | 'anything';
}

/** Hands out cells of the state, one after the other. */
class Cells {
  used = HEADER_SIZE;

  /** @returns the first of so many cells */
  take(count: number): number {
    const first = this.used;
    this.used += count;
    return first;
  }
}

export function layOutGame(model: GameModel, needs: Needs): GameLayout {
  const maxDice = needs.dice;
  const things = numberThings(model);
  const zones = numberZones(model, things.kinds);
  const cells = new Cells();
  const take = (count: number): number => cells.take(count);
  const { fixed, kinds, rows, rowOf, playerOf } = things;
  const n = rowOf.length;
  const { brief } = zones;
  const zoneOf = take(fixed);
  const next = take(fixed);
  const prev = take(fixed);
  const head = take(zones.count);
  const tail = take(brief);
  const count = take(brief);
  const fields = placeFields(model, things.kinds, take);
  const options = take(model.options.length);
  const inForce = take(model.rows.filter(({ spot }) => spot === undefined).length);
  const dieValue = take(maxDice);
  const dieSides = take(maxDice);
  const dieThrower = take(maxDice);
  const [throwBase, about] = [take(1), take(1)];
  const chosen = needs.chosen ? take(2) : null;
  const limits = take(needs.limits);
  const watches = take(needs.watches);
  const maps = mapsOf(model);
  const mapAt = take(maps.some(({ map }) => map.is === 'grid' && !isMade(map)) ? fixed : 0);
  const mapSlots = take(slotCount(maps, zones));
  const revealed = needs.reveals ? { shown: take(fixed) } : {};
  const together = needs.together ? { together: take(1) } : {};
  const diceScript = take(SCRIPT_SIZE);
  const pickScript = take(SCRIPT_SIZE);
  const lastingMax = needs.lasting > 0 ? LASTING_MAX : 0;
  const lasting = take(lastingMax * needs.lasting);
  const keepable = (needs.keeps === 'anything' ? n : fixed) + maxDice + MAX_PLAYERS;
  const keptMax = needs.keeps === 'nothing' ? 0 : 1 + 4 * keepable;
  const kept = take(keptMax);
  // Calls come last: how many cells they take is known when all is written.
  const frames = cells.used;
  const own = { dieValue, dieSides, dieThrower };
  const links = { zoneOf, next, prev, head, tail, count };
  const records = { lasting, lastingMax, lastingStride: needs.lasting };
  const scripts = { options, inForce, diceScript, pickScript };
  const made = { ...(fixed < n ? { fixed } : {}), ...(brief < zones.count ? { brief } : {}) };
  const size = { size: cells.used, things: n, zones: zones.count, firstDie: n, maxDice, frames };
  return {
    meta: { ...size, ...made, ...links, ...revealed, ...together, ...records, ...scripts, ...own },
    players: model.maxPlayers,
    kinds,
    rows,
    rowOf,
    copies: copyFields(model.kinds).length > 0,
    playerOf,
    zones: zones.places,
    zoneList: zones.list,
    fields,
    inForce,
    throwBase,
    about,
    chosen,
    limits,
    watches,
    kept,
    keptMax,
    maps,
    mapAt,
    mapSlots,
    ...own,
  };
}

/** Cells in which zones of spaces say what lies where. */
function slotCount(maps: readonly MapPlan[], zones: { readonly places: ReadonlyMap<ZoneModel, ZonePlace> }): number {
  let total = 0;
  for (const [zone, { instances }] of zones.places) total += instances * cellsOf(maps[gridOfZone(maps, zone)]?.map);
  return total;
}

interface Numbered {
  readonly kinds: Map<KindModel, IdRange>;
  readonly rows: Map<RowModel, IdRange>;
  readonly rowOf: number[];
  readonly playerOf: number[];
  /** from here on things are fixed */
  fixed: number;
}

/**
 * Ids run kind by kind, children inside their parent's range, so that a kind test is a range test.
 * Things that maps make come last.
 */
function numberThings(model: GameModel): Numbered {
  const numbered: Numbered = { kinds: new Map(), rows: new Map(), rowOf: [], playerOf: [], fixed: 0 };
  const visit = (kind: KindModel): void => {
    const first = numbered.rowOf.length;
    for (const row of kind.rows) numberRow(model, numbered, row);
    for (const child of kind.children) visit(child);
    numbered.kinds.set(kind, { first, end: numbered.rowOf.length });
  };
  const roots = model.kinds.filter((kind) => !kind.parent);
  for (const kind of roots) if (!isMade(kind.map)) visit(kind);
  numbered.fixed = numbered.rowOf.length;
  for (const kind of roots) if (isMade(kind.map)) visit(kind);
  return numbered;
}

function numberRow(model: GameModel, numbered: Numbered, row: RowModel): void {
  const first = numbered.rowOf.length;
  for (let player = 0; player < (row.perPlayer ? model.maxPlayers : 1); player++) {
    for (let i = 0; i < row.count; i++) {
      numbered.rowOf.push(row.index);
      numbered.playerOf.push(row.perPlayer ? player : -1);
    }
  }
  numbered.rows.set(row, { first, end: numbered.rowOf.length });
}

function numberZones(
  model: GameModel,
  kinds: ReadonlyMap<KindModel, IdRange>,
): { places: Map<ZoneModel, ZonePlace>; list: ZoneModel[]; count: number; brief: number } {
  const places = new Map<ZoneModel, ZonePlace>();
  const ofKinds = (made: boolean): ZoneModel[] =>
    model.kinds.filter((kind) => isMade(kind.map) === made).flatMap((kind) => kind.zones);
  const list = [...model.zones, ...ofKinds(false), ...ofKinds(true)];
  let count = 0;
  let brief = 0;
  for (const zone of list) {
    const range = typeof zone.owner === 'object' ? kinds.get(zone.owner) : undefined;
    const instances = zone.owner === 'player' ? model.maxPlayers : range ? range.end - range.first : 1;
    places.set(zone, { first: count, instances });
    count += instances;
    if (typeof zone.owner !== 'object' || !isMade(zone.owner.map)) brief = count;
  }
  return { places, list, count, brief };
}

function placeFields(
  model: GameModel,
  kinds: ReadonlyMap<KindModel, IdRange>,
  take: (count: number) => number,
): Map<FieldModel, number> {
  const fields = new Map<FieldModel, number>();
  for (const field of model.globals) fields.set(field, take(1));
  for (const field of [...model.counters, ...model.playerFields]) fields.set(field, take(model.maxPlayers));
  for (const kind of model.kinds) {
    const range = kinds.get(kind) ?? { first: 0, end: 0 };
    for (const field of kind.fields) fields.set(field, take(range.end - range.first) - range.first);
  }
  return fields;
}
