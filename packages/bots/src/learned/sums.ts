/**
 * What somebody has, summed up over the things that lie with him: for each zone how much lies there, which rows, what is printed on them, what their
 * fields hold. Whatever is printed is a whole number, so that sums which follow what moved are the same as sums made anew.
 */
import { HEADER, isSortOf, OUTCOME, ownOf, printedOf, type GameMeta, type ZoneMeta } from '@undercroft/contract';
import { metaIndex, movableThings } from '@undercroft/engine';
import { ZonePlayers } from '../zone-players.ts';
import { NumberNames, UNWANTED, valuesOf, type ReadValues } from './number-names.ts';

/** Whose things sums are of: a player's, the mean of the others', nobody's. */
export const WHOSE = ['own', 'theirs', 'shared'] as const;

/** Rows of a zone that are counted one by one, at most; of more, only kinds are. */
const ROWS_MAX = 64;

/** Names of all sums of a game. */
export function sumNames(meta: GameMeta): readonly string[] {
  const numbers = new NumberNames(() => UNWANTED);
  describe(meta, numbers);
  return numbers.names;
}

/** What a thing adds where it lies: a number, or what a cell of its own holds, as the offset of that cell. */
interface Addend {
  readonly place: number;
  readonly value: number;
}

interface Described {
  readonly values: ReadValues;
  readonly zones: readonly Worth[];
}

/** What counts of a zone. */
interface Worth {
  /** by row of a thing, those without a row before all others */
  readonly addends: readonly (readonly Addend[])[];
  /** the same for what fields hold */
  readonly fields: readonly (readonly Addend[])[];
  /** place of "instances that hold anything" */
  readonly inUse: number;
}

function describe(meta: GameMeta, numbers: NumberNames): Described {
  const values = valuesOf(meta, 'player', numbers);
  return { values, zones: meta.zones.map((zone) => worthOf(meta, zone, numbers)) };
}

/** What things add to a zone: that they are there, as what row, what is printed on them, and what their fields hold. */
function worthOf(meta: GameMeta, zone: ZoneMeta, numbers: NumberNames): Worth {
  const inUse = numbers.add(`${zone.name} in use`);
  const all = numbers.add(`things in ${zone.name}`);
  const rows = [...meta.rows.keys()].filter((row) =>
    zone.holds.some((held) => isSortOf(meta, meta.rows[row].kind, held)),
  );
  const movable = movableThings(meta);
  const counted = rows.filter((row) => meta.rows[row].first < movable);
  const byRow = new Map(
    counted.length > ROWS_MAX ? [] : counted.map((row) => [row, numbers.add(`${meta.rows[row].name} in ${zone.name}`)]),
  );
  const printed = new Map<string, number>();
  for (const row of rows)
    for (const { called } of printedNumbers(meta, meta.rows[row].kind))
      if (!printed.has(called)) printed.set(called, numbers.add(`${called} in ${zone.name}`));
  const held = meta.fields.flatMap(({ name, owner, type, offset }) => {
    if (typeof owner !== 'number' || (type.is !== 'number' && type.is !== 'flag')) return [];
    if (!zone.holds.some((kind) => isSortOf(meta, kind, owner) || isSortOf(meta, owner, kind))) return [];
    return [{ place: numbers.add(`${name} of things in ${zone.name}`), value: offset, owner }];
  });
  const addends = [-1, ...meta.rows.keys()].map((row) => [
    { place: all, value: 1 },
    { place: byRow.get(row) ?? UNWANTED, value: 1 },
    ...(row < 0 ? [] : printedNumbers(meta, meta.rows[row].kind)).map(({ name, called }) => ({
      place: printed.get(called) ?? UNWANTED,
      value: ownOf(meta.rows[row].printed, name) ?? 0,
    })),
  ]);
  const fields = [-1, ...meta.rows.keys()].map((row) =>
    held.filter(({ owner }) => row >= 0 && isSortOf(meta, meta.rows[row].kind, owner)),
  );
  return {
    addends: addends.map((own) => own.filter(({ place, value }) => place >= 0 && value !== 0)),
    fields: fields.map((own) => own.filter(({ place }) => place >= 0)),
    inUse,
  };
}

/**
 * Numbers that are printed on things of a kind, and what they are called. What kinds have from one that they are sorts of is told apart by kind:
 * the strength of a foe and that of a weapon are two things.
 */
function printedNumbers(meta: GameMeta, kind: number): { readonly name: string; readonly called: string }[] {
  const own = meta.kinds[kind];
  return printedOf(meta, own).flatMap((printed) => {
    if (printed.type.is !== 'number') return [];
    const { name } = printed;
    return [{ name, called: own.printed.includes(printed) ? name : `${name} of ${own.name}` }];
  });
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

/**
 * What belongs to each player, and what to nobody; only what somebody wants to know of. What things add by lying where they lie is kept from one
 * position to the next and follows what moved; fields are read anew.
 */
export class Sums {
  readonly #meta: GameMeta;
  readonly #size: number;
  readonly #values: ReadValues;
  readonly #owners: Owners;
  /** by player, then what is nobody's */
  readonly #sums: Float64Array;
  readonly #kept: Kept;
  /** sums that begin anew in each position */
  readonly #fresh: Int32Array;
  /** pairs of a zone that counts when it holds anything, and a place */
  readonly #counted: Int32Array;
  /** pairs of a place among the numbers and one among the sums: own, theirs, shared */
  readonly #pairs: readonly Int32Array[];

  /** @param names numbers that are wanted; those of them that are sums begin with whose they are */
  constructor(meta: GameMeta, names: readonly string[]) {
    const places = new Map<string, number>();
    this.#pairs = WHOSE.map((whose) => pairsOf(whose, names, places));
    const { values, zones } = describe(meta, new NumberNames((name) => places.get(name) ?? UNWANTED));
    const added = new Set(zones.flatMap(({ addends }) => addends.flat().map(({ place }) => place)));
    this.#meta = meta;
    this.#size = places.size;
    this.#values = values;
    this.#owners = new Owners(meta);
    this.#sums = new Float64Array((meta.players.max + 1) * this.#size);
    this.#kept = new Kept(meta, this.#owners, zones);
    this.#fresh = Int32Array.from([...places.values()].filter((place) => !added.has(place)));
    this.#counted = Int32Array.from(
      meta.zones.flatMap(({ first, instances }, z) =>
        zones[z].inUse < 0 ? [] : Array.from({ length: instances }, (_, i) => [first + i, zones[z].inUse]).flat(),
      ),
    );
  }

  sumUp(state: Int32Array): void {
    const { layout, players } = this.#meta;
    const [sums, size, fresh] = [this.#sums, this.#size, this.#fresh];
    for (let p = 0; p <= players.max; p++) for (let i = 0; i < fresh.length; i++) sums[p * size + fresh[i]] = 0;
    for (let p = 0; p < players.max; p++) this.#values(state, p, p, sums, p * size);
    const { head } = layout;
    const counted = this.#counted;
    for (let k = 0; k < counted.length; k += 2) {
      if (state[head + counted[k]] < 0) continue;
      const holder = this.#owners.ofZone(state, counted[k]);
      sums[(holder < 0 ? players.max : holder) * size + counted[k + 1]]++;
    }
    this.#kept.follow(state, sums, size);
    this.#kept.addFields(state, sums, size);
  }

  /** Puts own sums, the mean of the others' and what is nobody's where they are wanted. @returns others who still play */
  put(state: Int32Array, player: number, into: Float32Array): number {
    const [sums, size] = [this.#sums, this.#size];
    const [own, theirs, shared] = this.#pairs;
    let others = 0;
    for (let p = 0; p < state[HEADER.players]; p++) {
      if (p === player || state[HEADER.outcome + p] === OUTCOME.lost) continue;
      others++;
      for (let k = 0; k < theirs.length; k += 2) into[theirs[k]] += sums[p * size + theirs[k + 1]];
    }
    if (others > 1) for (let k = 0; k < theirs.length; k += 2) into[theirs[k]] /= others;
    for (let k = 0; k < own.length; k += 2) into[own[k]] = sums[player * size + own[k + 1]];
    const nobody = this.#meta.players.max * size;
    for (let k = 0; k < shared.length; k += 2) into[shared[k]] = sums[nobody + shared[k + 1]];
    return others;
  }
}

/** Pairs of where a number is wanted and of the sum that it is. @param places by name of a sum; those that are new are added */
function pairsOf(whose: string, names: readonly string[], places: Map<string, number>): Int32Array {
  const pairs: number[] = [];
  for (const [i, name] of names.entries()) {
    if (!name.startsWith(`${whose} `)) continue;
    const sum = name.slice(whose.length + 1);
    if (!places.has(sum)) places.set(sum, places.size);
    pairs.push(i, places.get(sum)!);
  }
  return Int32Array.from(pairs);
}

/** What things add by lying where they lie, kept from one position to the next. */
class Kept {
  /** by thing, as last seen: where it lies (-1 nowhere) and whose it is, behind all players when nobody's */
  readonly #zone: Int32Array;
  readonly #owner: Int32Array;
  readonly #owners: Owners;
  readonly #nobody: number;
  readonly #zoneOf: number;
  /** things that count anywhere; of these, things whose fields do */
  readonly #things: Int32Array;
  readonly #withFields: Int32Array;
  readonly #zoneDef: Int16Array;
  /** by thing, from 1 on; 0 for none */
  readonly #row: Int32Array;
  readonly #rows: number;
  readonly #addends: Lists;
  readonly #fields: Lists;

  constructor(meta: GameMeta, owners: Owners, zones: readonly Worth[]) {
    const { things, zoneOf } = meta.layout;
    const addends = zones.map((zone) => zone.addends);
    const fields = zones.map((zone) => zone.fields);
    const row = Int32Array.from({ length: things }, (_, thing) => (meta.things[thing] ?? -1) + 1);
    const movable = [...row.keys()].slice(0, movableThings(meta));
    const [counted, held] = [rowsThatCount(addends), rowsThatCount(fields)];
    this.#zone = new Int32Array(things).fill(-1);
    this.#owner = new Int32Array(things);
    this.#owners = owners;
    this.#nobody = meta.players.max;
    this.#zoneOf = zoneOf;
    this.#zoneDef = metaIndex(meta).zoneDef;
    this.#row = row;
    this.#rows = meta.rows.length + 1;
    this.#things = Int32Array.from(movable.filter((thing) => counted.has(row[thing]) || held.has(row[thing])));
    this.#withFields = Int32Array.from(movable.filter((thing) => held.has(row[thing])));
    this.#addends = new Lists(addends.flat());
    this.#fields = new Lists(fields.flat());
  }

  /** Takes what moved since the last position from where it was and adds it where it is. */
  follow(state: Int32Array, sums: Float64Array, size: number): void {
    const [zones, owners] = [this.#zone, this.#owner];
    const things = this.#things;
    const zoneOf = this.#zoneOf;
    const { steadyThing, steadyZone } = this.#owners;
    for (let i = 0; i < things.length; i++) {
      const thing = things[i];
      const zone = state[zoneOf + thing];
      const before = zones[thing];
      if (zone === before && (zone < 0 || (steadyZone[zone] & steadyThing[thing]) === 1)) continue;
      const found = zone < 0 ? this.#nobody : this.#owners.of(state, thing, zone);
      const owner = found < 0 ? this.#nobody : found;
      if (zone === before && owner === owners[thing]) continue;
      if (before >= 0) this.#add(thing, before, -1, sums, owners[thing] * size);
      if (zone >= 0) this.#add(thing, zone, 1, sums, owner * size);
      zones[thing] = zone;
      owners[thing] = owner;
    }
  }

  /** Adds what fields hold of things as last seen. */
  addFields(state: Int32Array, sums: Float64Array, size: number): void {
    const things = this.#withFields;
    const { first, place, value } = this.#fields;
    for (let i = 0; i < things.length; i++) {
      const thing = things[i];
      const zone = this.#zone[thing];
      if (zone < 0) continue;
      const at = this.#zoneDef[zone] * this.#rows + this.#row[thing];
      const from = this.#owner[thing] * size;
      for (let k = first[at]; k < first[at + 1]; k++) sums[from + place[k]] += state[value[k] + thing];
    }
  }

  #add(thing: number, zone: number, times: number, sums: Float64Array, from: number): void {
    const { first, place, value } = this.#addends;
    const at = this.#zoneDef[zone] * this.#rows + this.#row[thing];
    for (let k = first[at]; k < first[at + 1]; k++) sums[from + place[k]] += times * value[k];
  }
}

/** Whose things are: of whom they lie with, else of whom they were made for, else of whom a field of theirs names. */
class Owners {
  /** by zone: 1 where it is the same player's in all positions; by thing: 1 where no field of its own says whose it is */
  readonly steadyZone: Uint8Array;
  readonly steadyThing: Uint8Array;
  readonly #zones: ZonePlayers;
  readonly #thingPlayer: readonly number[];
  /** by thing: offset of the field that names a player, or -1 */
  readonly #field: Int32Array;

  constructor(meta: GameMeta) {
    this.#zones = new ZonePlayers(meta);
    this.#thingPlayer = meta.thingPlayer;
    this.#field = new Int32Array(meta.layout.things).fill(-1);
    for (const { owner, type, offset } of meta.fields)
      if (typeof owner === 'number' && type.is === 'player')
        this.#field.fill(offset, meta.kinds[owner].first, meta.kinds[owner].end);
    this.steadyZone = Uint8Array.from({ length: meta.layout.zones }, (_, zone) => (this.#zones.isSteady(zone) ? 1 : 0));
    this.steadyThing = Uint8Array.from(this.#field, (offset) => (offset < 0 ? 1 : 0));
  }

  ofZone(state: Int32Array, zone: number): number {
    return this.#zones.of(state, zone);
  }

  /** @param zone where the thing lies */
  of(state: Int32Array, thing: number, zone: number): number {
    const holder = this.#zones.of(state, zone);
    if (holder >= 0) return holder;
    const player = this.#thingPlayer[thing] ?? -1;
    if (player >= 0) return player;
    const offset = this.#field[thing];
    return offset < 0 ? -1 : state[offset + thing];
  }
}
