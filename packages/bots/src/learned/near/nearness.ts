/**
 * How near things that stand on maps are to each other and to what is printed there, as sums over
 * the things of a player: for each kind, how near the nearest thing of each kind is that belongs to
 * the same player, to others, to no player. Only zones that all see count. Whole numbers, which
 * follow what moved.
 */
import { isSortOf, printedOf, type GameMeta } from '@undercroft/contract';
import { metaIndex, movableThings } from '@undercroft/engine';
import type { NumberNames } from '../number-names.ts';
import { mapsOf, type MapSpaces } from './spaces.ts';

/** Kinds that are told apart, at most; of more, the kinds that zones name. */
const KINDS_MAX = 8;
/** Marks of a map, at most: what is printed on some of its spaces, not on most. */
const MARKS_MAX = 16;
/** Whose something near is, seen from whose it is near to. */
const RELATIONS = ['of the same', 'of others', 'of nobody'] as const;
const [SAME, OTHERS, NOBODY] = RELATIONS.keys();

/** A number: how near things of one kind are to the nearest of another. */
interface Pair {
  readonly place: number;
  readonly mover: number;
  readonly target: number;
  readonly relation: number;
}

/** How near things of a kind are to spaces with a mark. */
interface Mark {
  readonly place: number;
  readonly mover: number;
  readonly near: Int16Array;
}

/** Something that is printed on some spaces. */
interface NamedMark {
  readonly name: string;
  /** by zone: how near the next of them is */
  readonly near: Int16Array;
}

/** Where things can stand. */
interface Ground {
  /**
   * by zone: which board its space is of, those of different players told apart; -1 for zones of no
   * space, or that not all see
   */
  readonly board: Int16Array;
  /**
   * how near a space is to another of the same board: `near[row[zone] + number[other]]`, by the
   * zones there
   */
  readonly near: Int16Array;
  readonly row: Int32Array;
  readonly number: Int16Array;
  readonly marks: readonly NamedMark[];
  /** kinds that stand there */
  readonly kinds: readonly number[];
}

/** What is wanted of nearness. */
interface Wanted {
  readonly ground: Ground;
  readonly pairs: readonly Pair[];
  readonly marks: readonly Mark[];
}

/** Where among the sums that lies, and whatever keeps it up; null where nothing is wanted. */
interface DescribedNearness {
  readonly places: readonly number[];
  keep(this: void): Nearness | null;
}

const known = new WeakMap<GameMeta, Ground>();

export function describeNearness(meta: GameMeta, numbers: NumberNames): DescribedNearness {
  let ground = known.get(meta);
  if (ground === undefined) known.set(meta, (ground = groundOf(meta)));
  const { kinds, marks } = ground;
  const called = kinds.map((kind) => meta.kinds[kind].name);
  const pairs = called.flatMap((one, mover) =>
    called.flatMap((other, target) =>
      RELATIONS.map((whose, relation) => ({
        place: numbers.add(`${one} near ${other} ${whose}`),
        mover,
        target,
        relation,
      })),
    ),
  );
  const marked = called.flatMap((one, mover) =>
    marks.map(({ name, near }) => ({ place: numbers.add(`${one} near ${name}`), mover, near })),
  );
  const wanted = {
    ground,
    pairs: pairs.filter(({ place }) => place >= 0),
    marks: marked.filter(({ place }) => place >= 0),
  };
  const places = [...wanted.pairs, ...wanted.marks].map(({ place }) => place);
  return { places, keep: () => (places.length === 0 ? null : new Nearness(meta, wanted)) };
}

function groundOf(meta: GameMeta): Ground {
  const { zones } = meta.layout;
  const [board, row, number] = [new Int16Array(zones).fill(-1), new Int32Array(zones), new Int16Array(zones)];
  const { zoneThing } = metaIndex(meta);
  const seen = meta.zones.filter(({ owner, visible }) => typeof owner === 'number' && visible === 'all');
  const held = new Set<number>();
  const marks: NamedMark[] = [];
  const near: Int16Array[] = [];
  let cells = 0;
  for (const [index, map] of mapsOf(meta).entries()) {
    const end = map.first + map.seats * map.count;
    for (const { first, instances, holds } of seen)
      for (let zone = first; zone < first + instances; zone++) {
        const space = zoneThing[zone] - map.first;
        if (space < 0 || zoneThing[zone] >= end) continue;
        board[zone] = index * (meta.players.max + 1) + (space % map.seats);
        number[zone] = Math.floor(space / map.seats);
        row[zone] = cells + number[zone] * map.count;
        for (const kind of holds) held.add(kind);
      }
    for (const { name, spaces } of marksOf(meta, map)) marks.push({ name, near: nearMark(map, spaces, zoneThing) });
    near.push(map.near);
    cells += map.near.length;
  }
  const all = new Int16Array(cells);
  for (let i = 0, at = 0; i < near.length; at += near[i++].length) all.set(near[i], at);
  return { board, near: all, row, number, marks, kinds: kindsOf(meta, [...held]) };
}

/** Kinds of what can move there, told apart as far as they are few. */
function kindsOf(meta: GameMeta, held: readonly number[]): number[] {
  const movable = movableThings(meta);
  const used = meta.rows.flatMap(({ kind, first }) => (first < movable ? [kind] : []));
  const kinds = [...new Set(used)].filter((kind) => held.some((one) => isSortOf(meta, kind, one)));
  return (kinds.length > KINDS_MAX ? held : kinds).toSorted((a, b) => a - b).slice(0, KINDS_MAX);
}

/**
 * What is printed on some spaces of a map: flags, members of enumerations; on a map of links each
 * space is a mark.
 */
function marksOf(meta: GameMeta, map: MapSpaces): { readonly name: string; readonly spaces: readonly number[] }[] {
  const kind = meta.kinds[map.kind];
  if (kind.board?.tiles !== undefined) return [];
  const found = new Map<string, number[]>();
  for (let number = 0; number < map.count; number++) {
    const row = meta.rows[meta.things[map.first + number * map.seats]];
    for (const name of kind.links === undefined ? printedMarks(meta, row) : [row.name])
      found.set(name, [...(found.get(name) ?? []), number]);
  }
  return [...found]
    .flatMap(([name, spaces]) => (2 * spaces.length > map.count ? [] : [{ name, spaces }]))
    .slice(0, MARKS_MAX);
}

function printedMarks(meta: GameMeta, { kind, printed }: GameMeta['rows'][number]): string[] {
  return printedOf(meta, meta.kinds[kind]).flatMap(({ name, type }) => {
    const value = printed[name] ?? 0;
    if (type.is === 'flag') return value === 0 ? [] : [name];
    return type.is === 'enum' ? [`${name} ${meta.enums[type.of].values[value]}`] : [];
  });
}

/** @param zoneThing by zone: the thing it is part of, -1 none */
function nearMark(
  { first, seats, count, near }: MapSpaces,
  spaces: readonly number[],
  zoneThing: Int32Array,
): Int16Array {
  const best = Int16Array.from({ length: count }, (_, from) =>
    Math.max(...spaces.map((to) => near[from * count + to])),
  );
  return Int16Array.from(zoneThing, (space) => best[Math.floor((space - first) / seats)] ?? 0);
}

/** Keeps the sums that say how near things are. */
export class Nearness {
  readonly #ground: Ground;
  readonly #nobody: number;
  readonly #things: number;
  /** by thing: index of its kind among those that stand there, -1 none */
  readonly #kind: Int8Array;
  /**
   * by thing, as last seen: the zone of a space where it stands, or -1; its board; where in
   * `Ground.near` its space begins; whose it is
   */
  readonly #zone: Int32Array;
  readonly #board: Int16Array;
  readonly #row: Int32Array;
  readonly #owner: Int32Array;
  /** by kind: things that stand somewhere, in any order, and by thing its place there */
  readonly #standing: readonly number[][];
  readonly #index: Int32Array;
  /**
   * pairs by kind of what is near, and by kind of what it is near to; `best[pair * things + thing]`
   * is how near the nearest is
   */
  readonly #pairs: readonly Pair[];
  readonly #byMover: readonly (readonly number[])[];
  readonly #byTarget: readonly (readonly number[])[];
  readonly #best: Int16Array;
  readonly #marks: readonly (readonly Mark[])[];

  constructor(meta: GameMeta, { ground, pairs, marks }: Wanted) {
    const { things } = meta.layout;
    this.#ground = ground;
    this.#nobody = meta.players.max;
    this.#things = things;
    this.#kind = new Int8Array(things).fill(-1);
    for (let thing = 0; thing < movableThings(meta); thing++) {
      const row = meta.rows[meta.things[thing] ?? -1];
      if (row !== undefined) this.#kind[thing] = ground.kinds.findLastIndex((kind) => isSortOf(meta, row.kind, kind));
    }
    this.#zone = new Int32Array(things).fill(-1);
    this.#board = new Int16Array(things).fill(-1);
    this.#row = new Int32Array(things);
    this.#owner = new Int32Array(things);
    this.#standing = ground.kinds.map(() => []);
    this.#index = new Int32Array(things);
    this.#pairs = pairs;
    this.#byMover = ground.kinds.map((_, kind) => [...pairs.keys()].filter((pair) => pairs[pair].mover === kind));
    this.#byTarget = ground.kinds.map((_, kind) => [...pairs.keys()].filter((pair) => pairs[pair].target === kind));
    this.#best = new Int16Array(pairs.length * things);
    this.#marks = ground.kinds.map((_, kind) => marks.filter(({ mover }) => mover === kind));
  }

  /** Whether anything is wanted of a thing. */
  concerns(thing: number): boolean {
    const kind = this.#kind[thing];
    return kind >= 0 && this.#byMover[kind].length + this.#byTarget[kind].length + this.#marks[kind].length > 0;
  }

  /**
   * Records that a thing now lies in a zone and whose it is.
   *
   * @param zone -1 nowhere
   * @param owner the number of players for a thing without an owner
   */
  move(thing: number, zone: number, owner: number, sums: Float64Array, size: number): void {
    const kind = this.#kind[thing];
    if (kind < 0) return;
    const [before, ownerBefore] = [this.#zone[thing], this.#owner[thing]];
    const now = zone >= 0 && this.#ground.board[zone] >= 0 ? zone : -1;
    if (before < 0 && now < 0) return;
    this.#leave(thing, kind, sums, size);
    this.#zone[thing] = now;
    this.#owner[thing] = owner;
    this.#board[thing] = now < 0 ? -1 : this.#ground.board[now];
    this.#row[thing] = now < 0 ? 0 : this.#ground.row[now];
    for (const pair of this.#byTarget[kind]) this.#seen(pair, thing, before, ownerBefore, sums, size);
    if (now >= 0) this.#enter(thing, kind, sums, size);
  }

  #leave(thing: number, kind: number, sums: Float64Array, size: number): void {
    const zone = this.#zone[thing];
    if (zone < 0) return;
    const from = this.#owner[thing] * size;
    for (const pair of this.#byMover[kind]) {
      const at = pair * this.#things + thing;
      sums[from + this.#pairs[pair].place] -= this.#best[at];
      this.#best[at] = 0;
    }
    for (const { place, near } of this.#marks[kind]) sums[from + place] -= near[zone];
    const standing = this.#standing[kind];
    const last = standing.pop()!;
    if (last === thing) return;
    standing[this.#index[thing]] = last;
    this.#index[last] = this.#index[thing];
  }

  #enter(thing: number, kind: number, sums: Float64Array, size: number): void {
    const from = this.#owner[thing] * size;
    for (const pair of this.#byMover[kind]) {
      const best = this.#nearest(pair, thing);
      this.#best[pair * this.#things + thing] = best;
      sums[from + this.#pairs[pair].place] += best;
    }
    const zone = this.#zone[thing];
    for (const { place, near } of this.#marks[kind]) sums[from + place] += near[zone];
    this.#index[thing] = this.#standing[kind].push(thing) - 1;
  }

  /**
   * What it is to those who look for the nearest that a thing moved, which stands in none of the
   * lists meanwhile.
   */
  #seen(pair: number, thing: number, before: number, ownerBefore: number, sums: Float64Array, size: number): void {
    const { mover, relation, place } = this.#pairs[pair];
    const [zone, owner, nobody] = [this.#zone[thing], this.#owner[thing], this.#nobody];
    const isNow = zone >= 0 && (owner === nobody) === (relation === NOBODY);
    const wasBefore = before >= 0 && (ownerBefore === nobody) === (relation === NOBODY);
    if (!isNow && !wasBefore) return;
    const { board, near, number } = this.#ground;
    const [owners, boards, rows] = [this.#owner, this.#board, this.#row];
    const movers = this.#standing[mover];
    const first = pair * this.#things;
    const isSame = relation === SAME;
    for (let i = 0; i < movers.length; i++) {
      const one = movers[i];
      const own = owners[one];
      const isOne = isNow && boards[one] === board[zone] && (relation === NOBODY || (own === owner) === isSame);
      const best = this.#best[first + one];
      let next = isOne ? near[rows[one] + number[zone]] : 0;
      if (next === best) continue;
      if (next < best) {
        const wasOne =
          wasBefore && boards[one] === board[before] && (relation === NOBODY || (own === ownerBefore) === isSame);
        if (!wasOne || near[rows[one] + number[before]] < best) continue;
        next = Math.max(next, this.#nearest(pair, one));
      }
      this.#best[first + one] = next;
      sums[own * size + place] += next - best;
    }
  }

  /** How near the nearest is of what stands somewhere, itself left out. */
  #nearest(pair: number, thing: number): number {
    const { target, relation } = this.#pairs[pair];
    const { near, number } = this.#ground;
    const [owners, boards, zones, nobody] = [this.#owner, this.#board, this.#zone, this.#nobody];
    const [board, row, own] = [boards[thing], this.#row[thing], owners[thing]];
    const targets = this.#standing[target];
    let best = 0;
    for (let i = 0; i < targets.length; i++) {
      const one = targets[i];
      if (boards[one] !== board || one === thing) continue;
      const owner = owners[one];
      if ((owner === nobody ? NOBODY : owner === own ? SAME : OTHERS) !== relation) continue;
      const found = near[row + number[zones[one]]];
      if (found > best) best = found;
    }
    return best;
  }
}
