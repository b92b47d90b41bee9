/** Numbers about a position as one player sees it, made from the declarations of any game: what a learned evaluation looks at. */
import { HEADER, isSortOf, OUTCOME, ownOf, type GameMeta, type ValueMeta, type ZoneMeta } from '@undercroft/contract';
import { movableThings } from '@undercroft/engine';
import { ZonePlayers } from '../zone-players.ts';

/** Reads positions. Its buffers are its own: one reader, one user at a time. */
export interface PositionReader {
  /** what each number is; the same content gives the same names in the same order */
  readonly names: readonly string[];
  /**
   * Fills what a player's position comes to: own numbers, the mean of the others who still play, what belongs to nobody, and what is asked.
   *
   * @param ask   index into `meta.asks` of the open question; -1 when there is none
   * @param whom  who is asked; -1 when there is no question
   * @param into  Float32Array[names.length], overwritten
   */
  read(this: void, state: Int32Array, player: number, ask: number, whom: number, into: Float32Array): void;
}

/** Rows of a zone that are counted one by one, at most; of more, only kinds are. */
const ROWS_MAX = 64;
/** Members of an enumeration that have a number each. */
const MEMBERS_MAX = 16;

/** What a thing adds where it lies, by row: pairs of a place in the block and a value. */
interface Worth {
  readonly fixed: readonly Float64Array[];
  /** fields of things: place in the block, offset in the state, and the ids that have it */
  readonly moving: readonly {
    readonly place: number;
    readonly offset: number;
    readonly first: number;
    readonly end: number;
  }[];
  /** place of "instances that hold anything" */
  readonly inUse: number;
}

/** Places for numbers, each with a name of its own: of those that would share one, the second is `x 2`. */
class Block {
  readonly names: string[] = [];
  readonly #times = new Map<string, number>();

  /** @returns the place */
  add(name: string): number {
    const times = (this.#times.get(name) ?? 0) + 1;
    this.#times.set(name, times);
    return this.names.push(times === 1 ? name : `${name} ${times}`) - 1;
  }
}

export function positionReader(meta: GameMeta): PositionReader {
  const sums = new Sums(meta);
  const { size } = sums;
  const shared = new Block();
  const ofAll = valuesOf(meta, 'global', shared);
  const questions = new Block();
  for (const { within, what } of meta.asks) {
    questions.add(`asked ${within} ${what}`);
    questions.add(`another is asked ${within} ${what}`);
  }
  const names = [
    ...['own', 'theirs', 'shared'].flatMap((whose) => sums.names.map((name) => `${whose} ${name}`)),
    ...shared.names,
    'own turn',
    'others still playing',
    ...questions.names,
  ];
  const sharedAt = 3 * size;
  const turnAt = sharedAt + shared.names.length;
  const questionsAt = turnAt + 2;
  const turn = meta.fields[meta.turn]?.offset ?? -1;

  const read = (state: Int32Array, player: number, ask: number, whom: number, into: Float32Array): void => {
    into.fill(0);
    sums.sumUp(state);
    const others = sums.put(state, player, into);
    ofAll(state, 0, player, into, sharedAt);
    into[turnAt] = turn >= 0 && state[turn] === player ? 1 : 0;
    into[turnAt + 1] = others;
    if (ask >= 0) into[questionsAt + 2 * ask + (whom === player ? 0 : 1)] = 1;
  };
  return { names, read };
}

/** What belongs to each player, and what to nobody, summed up. */
class Sums {
  readonly names: readonly string[];
  readonly size: number;
  readonly #meta: GameMeta;
  readonly #values: ReadValues;
  readonly #worths: readonly Worth[];
  readonly #owners: Owners;
  /** by player, then what is nobody's */
  readonly #sums: Float64Array;

  constructor(meta: GameMeta) {
    const block = new Block();
    this.#meta = meta;
    this.#values = valuesOf(meta, 'player', block);
    this.#worths = meta.zones.map((zone) => worthOf(meta, zone, block));
    this.#owners = new Owners(meta);
    this.names = block.names;
    this.size = block.names.length;
    this.#sums = new Float64Array((meta.players.max + 1) * this.size);
  }

  sumUp(state: Int32Array): void {
    const { layout, players, zones } = this.#meta;
    this.#sums.fill(0);
    for (let p = 0; p < players.max; p++) this.#values(state, p, p, this.#sums, p * this.size);
    for (let z = 0; z < zones.length; z++) {
      const { first, instances } = zones[z];
      for (let i = 0; i < instances; i++)
        if (state[layout.head + first + i] >= 0) this.#addZone(state, first + i, this.#worths[z]);
    }
  }

  #addZone(state: Int32Array, zone: number, { fixed, moving, inUse }: Worth): void {
    const { layout, players, things } = this.#meta;
    const sums = this.#sums;
    const holder = this.#owners.ofZone(state, zone);
    sums[(holder < 0 ? players.max : holder) * this.size + inUse]++;
    for (let thing = state[layout.head + zone]; thing >= 0; thing = state[layout.next + thing]) {
      const owner = holder < 0 ? this.#owners.ofThing(state, thing) : holder;
      const at = (owner < 0 ? players.max : owner) * this.size;
      const pairs = fixed[things[thing] + 1];
      for (let k = 0; k < pairs.length; k += 2) sums[at + pairs[k]] += pairs[k + 1];
      for (const { place, offset, first, end } of moving)
        if (thing >= first && thing < end) sums[at + place] += state[offset + thing];
    }
  }

  /** Puts own sums, the mean of the others' and what is nobody's, one behind the other. @returns others who still play */
  put(state: Int32Array, player: number, into: Float32Array): number {
    const { size } = this;
    const sums = this.#sums;
    let others = 0;
    for (let p = 0; p < state[HEADER.players]; p++) {
      if (p === player || state[HEADER.outcome + p] === OUTCOME.lost) continue;
      others++;
      for (let i = 0; i < size; i++) into[size + i] += sums[p * size + i];
    }
    const nobody = this.#meta.players.max * size;
    for (let i = 0; i < size; i++) {
      into[i] = sums[player * size + i];
      if (others > 1) into[size + i] /= others;
      into[2 * size + i] = sums[nobody + i];
    }
    return others;
  }
}

type ReadValues = (
  state: Int32Array,
  index: number,
  viewer: number,
  into: Float32Array | Float64Array,
  at: number,
) => void;

/** Fields of players or of the game: numbers as they are, members of small enumerations one by one, who somebody is and whether anything is there as 0 or 1. */
function valuesOf(meta: GameMeta, owner: 'player' | 'global', block: Block): ReadValues {
  const readers = meta.fields
    .filter((field) => field.owner === owner)
    .flatMap(({ name, type, offset }) => {
      const put = valueReader(meta, name, type, block);
      return put === null ? [] : [{ offset, put }];
    });
  return (state, index, viewer, into, at) => {
    for (const { offset, put } of readers) put(state[offset + index], viewer, into, at);
  };
}

type PutValue = (value: number, viewer: number, into: Float32Array | Float64Array, at: number) => void;

function valueReader(meta: GameMeta, name: string, type: ValueMeta, block: Block): PutValue | null {
  switch (type.is) {
    case 'number':
    case 'flag': {
      const place = block.add(name);
      return (value, _viewer, into, at) => {
        into[at + place] = value;
      };
    }
    case 'enum': {
      const { values } = meta.enums[type.of];
      if (values.length > MEMBERS_MAX) return null;
      const places = values.map((value) => block.add(`${name} is ${value}`));
      return (value, _viewer, into, at) => {
        if (value >= 0 && value < places.length) into[at + places[value]] = 1;
      };
    }
    case 'player': {
      const [own, another] = [block.add(`${name} is self`), block.add(`${name} is another`)];
      return (value, viewer, into, at) => {
        if (value >= 0) into[at + (value === viewer ? own : another)] = 1;
      };
    }
    case 'row':
    case 'kind':
    case 'thing': {
      const place = block.add(`has ${name}`);
      return (value, _viewer, into, at) => {
        into[at + place] = value >= 0 ? 1 : 0;
      };
    }
  }
}

/** What things add to a zone: that they are there, as what row, what is printed on them, and what their fields hold. */
function worthOf(meta: GameMeta, zone: ZoneMeta, block: Block): Worth {
  const inUse = block.add(`${zone.name} in use`);
  const all = block.add(`things in ${zone.name}`);
  const rows = [...meta.rows.keys()].filter((row) =>
    zone.holds.some((held) => isSortOf(meta, meta.rows[row].kind, held)),
  );
  const movable = movableThings(meta);
  const counted = rows.filter((row) => meta.rows[row].first < movable);
  const byRow = new Map(
    counted.length > ROWS_MAX ? [] : counted.map((row) => [row, block.add(`${meta.rows[row].name} in ${zone.name}`)]),
  );
  const printed = new Map<string, number>();
  for (const row of rows)
    for (const { name, type } of meta.kinds[meta.rows[row].kind].printed)
      if (type.is === 'number' && !printed.has(name)) printed.set(name, block.add(`${name} in ${zone.name}`));
  const fixed = [new Float64Array([all, 1])];
  for (const [index, row] of meta.rows.entries()) {
    const pairs = [all, 1];
    const place = byRow.get(index);
    if (place !== undefined) pairs.push(place, 1);
    for (const [name, at] of printed) {
      const value = ownOf(row.printed, name) ?? 0;
      if (value !== 0) pairs.push(at, value);
    }
    fixed.push(new Float64Array(pairs));
  }
  const moving = meta.fields.flatMap(({ name, owner, type, offset }) => {
    if (typeof owner !== 'number' || (type.is !== 'number' && type.is !== 'flag')) return [];
    if (!zone.holds.some((held) => isSortOf(meta, held, owner) || isSortOf(meta, owner, held))) return [];
    const { first, end } = meta.kinds[owner];
    return [{ place: block.add(`${name} of things in ${zone.name}`), offset, first, end }];
  });
  return { fixed, moving, inUse };
}

/** Whose things are: of whom they lie with, else of whom they were made for, else of whom a field of theirs names. */
class Owners {
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
  }

  ofZone(state: Int32Array, zone: number): number {
    return this.#zones.of(state, zone);
  }

  ofThing(state: Int32Array, thing: number): number {
    const player = this.#thingPlayer[thing] ?? -1;
    if (player >= 0) return player;
    const offset = this.#field[thing];
    return offset < 0 ? -1 : state[offset + thing];
  }
}
