/**
 * Sums over what lies where, which go from one position to the next and follow what moved and
 * changed.
 */
import type { GameMeta } from '@undercroft/contract';
import { metaIndex, movableThings } from '@undercroft/engine';
import type { Nearness } from '../near/nearness.ts';
import type { Owners } from './owners.ts';

/**
 * What a thing adds where it lies: a number, or what a cell of its own holds, as the offset of that
 * cell.
 */
export interface Addend {
  readonly place: number;
  readonly value: number;
}

/** What counts of a zone. */
export interface ZoneAddends {
  /** by row of a thing, those without a row before all others */
  readonly addends: readonly (readonly Addend[])[];
  /** the same for what fields hold */
  readonly fields: readonly (readonly Addend[])[];
  /** place of "instances that hold anything" */
  readonly inUse: number;
}

/** Lists of addends in a row: by definition of a zone, and in it by row of a thing. */
class Lists {
  /** of each list the first; it ends where that of the next begins */
  readonly first: Int32Array;
  readonly place: Int32Array;
  readonly value: Int32Array;

  constructor(lists: readonly (readonly Addend[])[]) {
    let first = 0;
    this.first = Int32Array.from([0, ...lists.map((own) => (first += own.length))]);
    this.place = Int32Array.from(lists.flat(), ({ place }) => place);
    this.value = Int32Array.from(lists.flat(), ({ value }) => value);
  }
}

/** Rows, counted from 1 on, of which some zone counts anything. */
function rowsThatCount(zones: readonly (readonly (readonly Addend[])[])[]): Set<number> {
  return new Set(zones.flatMap((rows) => rows.flatMap((own, row) => (own.length > 0 ? [row] : []))));
}

/** Sums of each player, then of things without an owner; `size` of each. */
export interface SumCells {
  readonly sums: Float64Array;
  readonly size: number;
}

/** In place of the zone where a thing was last seen, where it can be another's without moving. */
const UNSTEADY = -2;

export class Kept {
  /** sums that are kept here */
  readonly places: readonly number[];
  readonly #cells: SumCells;
  /**
   * by thing, as last seen: where it lies (-1 nowhere) and its owner, or the number of
   * players for a thing without one
   */
  readonly #zone: Int32Array;
  readonly #owner: Int32Array;
  readonly #owners: Owners;
  readonly #nobody: number;
  readonly #zoneDef: Int16Array;
  /** by thing, from 1 on; 0 for none */
  readonly #row: Int32Array;
  readonly #rows: number;
  readonly #addends: Lists;
  readonly #fields: Lists;
  readonly #nearness: Nearness | null;
  /**
   * things that count anywhere, and for each the cell that says where it lies, and what it said
   * last, or UNSTEADY
   */
  readonly #things: Int32Array;
  readonly #lies: Int32Array;
  readonly #last: Int32Array;
  /**
   * cells of fields that count, those of a thing in a row: what each said last, and the sum that it
   * was added to, -1 none
   */
  readonly #fieldCells: Int32Array;
  readonly #fieldLast: Int32Array;
  readonly #fieldSum: Int32Array;
  /** by thing: the first of its cells; they end where those of the next begin */
  readonly #fieldFirst: Int32Array;
  /**
   * by definition of a zone: place of "instances that hold anything", -1 where that is not kept; by
   * zone: how much lies there
   */
  readonly #inUse: Int32Array;
  readonly #holds: Int16Array;

  constructor(
    meta: GameMeta,
    owners: Owners,
    zones: readonly ZoneAddends[],
    nearness: Nearness | null,
    cells: SumCells,
  ) {
    const { things, zoneOf } = meta.layout;
    const addends = zones.map((zone) => zone.addends);
    const fields = zones.map((zone) => zone.fields);
    const row = Int32Array.from({ length: things }, (_, thing) => (meta.things[thing] ?? -1) + 1);
    const movable = [...row.keys()].slice(0, movableThings(meta));
    const counted = rowsThatCount(addends);
    const cellsOf = fieldCells(fields, row, movable);
    const { mayHold, zoneDef } = metaIndex(meta);
    this.#inUse = Int32Array.from(zones, ({ inUse }, def) =>
      owners.steadyZone[meta.zones[def].first] === 1 ? inUse : -1,
    );
    const used = [...this.#inUse.keys()].filter((def) => this.#inUse[def] >= 0);
    const isUser = (thing: number): boolean => used.some((def) => mayHold[def * things + thing] === 1);
    this.places = [
      ...[...addends, ...fields].flatMap((lists) => lists.flat().map(({ place }) => place)),
      ...used.map((def) => this.#inUse[def]),
    ];
    this.#cells = cells;
    this.#zone = new Int32Array(things).fill(-1);
    this.#owner = new Int32Array(things);
    this.#owners = owners;
    this.#nobody = meta.players.max;
    this.#zoneDef = zoneDef;
    this.#row = row;
    this.#rows = meta.rows.length + 1;
    this.#addends = new Lists(addends.flat());
    this.#fields = new Lists(fields.flat());
    this.#nearness = nearness;
    this.#things = Int32Array.from(
      movable.filter(
        (thing) =>
          counted.has(row[thing]) || cellsOf[thing].length > 0 || isUser(thing) || nearness?.concerns(thing) === true,
      ),
    );
    this.#lies = this.#things.map((thing) => zoneOf + thing);
    this.#last = new Int32Array(this.#things.length).fill(-1);
    this.#fieldCells = Int32Array.from(cellsOf.flat());
    this.#fieldLast = new Int32Array(this.#fieldCells.length);
    this.#fieldSum = new Int32Array(this.#fieldCells.length).fill(-1);
    let first = 0;
    this.#fieldFirst = Int32Array.from([0, ...cellsOf.map((own) => (first += own.length))]);
    this.#holds = new Int16Array(meta.layout.zones);
  }

  follow(state: Int32Array): void {
    const [lies, last] = [this.#lies, this.#last];
    for (let i = 0; i < lies.length; i++) {
      const zone = state[lies[i]];
      if (zone !== last[i]) this.#look(state, i, zone);
    }
    const { sums } = this.#cells;
    const [cells, values, to] = [this.#fieldCells, this.#fieldLast, this.#fieldSum];
    for (let i = 0; i < cells.length; i++) {
      const value = state[cells[i]];
      if (value === values[i]) continue;
      if (to[i] >= 0) sums[to[i]] += value - values[i];
      values[i] = value;
    }
  }

  /** Looks at a thing that moved, or that may be another's now. */
  #look(state: Int32Array, i: number, zone: number): void {
    const thing = this.#things[i];
    const found = zone < 0 ? -1 : this.#owners.of(state, thing, zone);
    const owner = found < 0 ? this.#nobody : found;
    const { steadyZone, steadyThing } = this.#owners;
    this.#last[i] = zone < 0 || (steadyZone[zone] & steadyThing[thing]) === 1 ? zone : UNSTEADY;
    const before = this.#zone[thing];
    if (zone === before && owner === this.#owner[thing]) return;
    if (before >= 0) this.#add(state, thing, before, -1);
    this.#zone[thing] = zone;
    this.#owner[thing] = owner;
    if (zone >= 0) this.#add(state, thing, zone, 1);
    this.#addFields(thing, zone, owner);
    this.#nearness?.move(thing, zone, owner, this.#cells.sums, this.#cells.size);
  }

  /** @param times 1 when it enters a zone, -1 when it leaves one */
  #add(state: Int32Array, thing: number, zone: number, times: 1 | -1): void {
    const { sums, size } = this.#cells;
    const { first, place, value } = this.#addends;
    const def = this.#zoneDef[zone];
    const at = def * this.#rows + this.#row[thing];
    const from = this.#owner[thing] * size;
    for (let k = first[at]; k < first[at + 1]; k++) sums[from + place[k]] += times * value[k];
    const inUse = this.#inUse[def];
    if (inUse < 0) return;
    this.#holds[zone] += times;
    if (this.#holds[zone] !== (times + 1) / 2) return;
    const holder = this.#owners.ofZone(state, zone);
    sums[(holder < 0 ? this.#nobody : holder) * size + inUse] += times;
  }

  /**
   * Adds what fields of a thing held last where that belongs now, and takes it from where it was.
   */
  #addFields(thing: number, zone: number, owner: number): void {
    const { sums, size } = this.#cells;
    const { first, place, value } = this.#fields;
    const at = zone < 0 ? -1 : this.#zoneDef[zone] * this.#rows + this.#row[thing];
    for (let i = this.#fieldFirst[thing]; i < this.#fieldFirst[thing + 1]; i++) {
      if (this.#fieldSum[i] >= 0) sums[this.#fieldSum[i]] -= this.#fieldLast[i];
      this.#fieldSum[i] = -1;
      if (at < 0) continue;
      for (let k = first[at]; k < first[at + 1]; k++)
        if (value[k] + thing === this.#fieldCells[i]) this.#fieldSum[i] = owner * size + place[k];
      if (this.#fieldSum[i] >= 0) sums[this.#fieldSum[i]] += this.#fieldLast[i];
    }
  }
}

/** By thing: cells of its fields that count in some zone. */
function fieldCells(zones: readonly ZoneAddends['fields'][], row: Int32Array, movable: readonly number[]): number[][] {
  return Array.from(row, (own, thing) =>
    thing >= movable.length ? [] : [...new Set(zones.flatMap((rows) => rows[own].map(({ value }) => value + thing)))],
  );
}
