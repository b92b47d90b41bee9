/**
 * Sums over the things of a player: for each zone their
 * number, their rows, their printed values and their fields. Printed values
 * are whole numbers, so incremental sums equal sums made anew.
 */
import { HEADER, isSortOf, OUTCOME, ownOf, printedOf, type GameMeta, type ZoneMeta } from '@undercroft/contract';
import { movableThings } from '@undercroft/engine';
import { describeNearness } from '#near';
import { Kept, type ZoneAddends } from './kept/kept.ts';
import { Owners } from './kept/owners.ts';
import { NumberNames, UNWANTED, valuesOf, type ReadValues } from './number-names.ts';

/** Whose things are summed: the player's own, the mean of the others', those without an owner. */
export const WHOSE = ['own', 'theirs', 'shared'] as const;

/** Rows of a zone that are counted one by one, at most; of more, only kinds are. */
const ROWS_MAX = 64;

/** Names of all sums of a game. */
export function sumNames(meta: GameMeta): readonly string[] {
  const numbers = new NumberNames(() => UNWANTED);
  describe(meta, numbers);
  return numbers.names;
}

interface Described {
  readonly values: ReadValues;
  readonly zones: readonly ZoneAddends[];
  readonly nearness: ReturnType<typeof describeNearness>;
}

function describe(meta: GameMeta, numbers: NumberNames): Described {
  const values = valuesOf(meta, 'player', numbers);
  const zones = meta.zones.map((zone) => worthOf(meta, zone, numbers));
  return { values, zones, nearness: describeNearness(meta, numbers) };
}

/**
 * What things add to a zone: that they are there, as what row, what is printed on them, and what
 * their fields hold.
 */
function worthOf(meta: GameMeta, zone: ZoneMeta, numbers: NumberNames): ZoneAddends {
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
 * Numbers that are printed on things of a kind, and what they are called. What kinds have from one
 * that they are sorts of is told apart by kind: the strength of a foe and that of a weapon are two
 * things.
 */
function printedNumbers(meta: GameMeta, kind: number): { readonly name: string; readonly called: string }[] {
  const own = meta.kinds[kind];
  return printedOf(meta, own).flatMap((printed) => {
    if (printed.type.is !== 'number') return [];
    const { name } = printed;
    return [{ name, called: own.printed.includes(printed) ? name : `${name} of ${own.name}` }];
  });
}

/**
 * Sums of each player and of things without an owner, as far
 * as they are read. The part of each thing is kept from
 * one position to the next and follows moves and changes.
 */
export class Sums {
  readonly #meta: GameMeta;
  readonly #size: number;
  readonly #values: ReadValues;
  readonly #owners: Owners;
  /** by player, then of things without an owner */
  readonly #sums: Float64Array;
  readonly #kept: Kept;
  /** sums that begin anew in each position */
  readonly #fresh: Int32Array;
  /**
   * pairs of a zone that counts when it holds anything, and a place; only of those that go from one
   * player to another
   */
  readonly #counted: Int32Array;
  /** pairs of a place among the numbers and one among the sums: own, theirs, shared */
  readonly #pairs: readonly Int32Array[];

  /** @param names numbers that are wanted; those of them that are sums begin with whose they are */
  constructor(meta: GameMeta, names: readonly string[]) {
    const places = new Map<string, number>();
    this.#pairs = WHOSE.map((whose) => pairsOf(whose, names, places));
    const { values, zones, nearness } = describe(meta, new NumberNames((name) => places.get(name) ?? UNWANTED));
    this.#meta = meta;
    this.#size = places.size;
    this.#values = values;
    this.#owners = new Owners(meta);
    this.#sums = new Float64Array((meta.players.max + 1) * this.#size);
    this.#kept = new Kept(meta, this.#owners, zones, nearness.keep(), {
      sums: this.#sums,
      size: this.#size,
    });
    const isKept = new Set([...this.#kept.places, ...nearness.places]);
    this.#fresh = Int32Array.from([...places.values()].filter((place) => !isKept.has(place)));
    this.#counted = Int32Array.from(
      meta.zones.flatMap(({ first, instances }, z) =>
        zones[z].inUse < 0 || this.#owners.steadyZone[first] === 1
          ? []
          : Array.from({ length: instances }, (_, i) => [first + i, zones[z].inUse]).flat(),
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
    this.#kept.follow(state);
  }

  /**
   * Writes own sums, the mean of the others' and those without an owner to the places that read
   * them.
   *
   * @returns others who still play
   */
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

/**
 * Pairs of where a number is wanted and of the sum that it is.
 *
 * @param places by name of a sum; those that are new are added
 */
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
