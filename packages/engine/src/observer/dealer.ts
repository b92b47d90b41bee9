/** What `determinise` knows of a game, and its scratch memory. */
import { HEADER, NONE, type FieldMeta, type GameMeta, type GameModule } from '@undercroft/contract';
import { metaIndex, type MetaIndex } from '../state/meta-index.ts';
import { Rng } from '../state/rng.ts';
import { isSecret } from './unreadable.ts';
import { movableThings, zoneOf } from '../state/zones.ts';

/** Scratch memory of one game. */
export interface Dealer {
  readonly index: MetaIndex;
  /**
   * per zone definition: number of its list of kinds; definitions that hold the same kinds have the
   * same
   */
  readonly holds: Int32Array;
  /** per thing: number of what is known of it from the start, its first zone and its seat */
  readonly origin: Int32Array;
  /** per thing: number of its origin and its kind together */
  readonly sort: Int32Array;
  /** options and players that `origin` and `sort` were made for */
  readonly madeFor: Int32Array;
  /** hidden things zone by zone, in order, and the zone each lies in */
  readonly things: Int32Array;
  readonly zones: Int32Array;
  /** what lay at each place before the deal */
  readonly was: Int32Array;
  /** per thing: 1 = must stay where it is */
  readonly pinned: Uint8Array;
  /**
   * per hidden thing: how many hidden things it lies in, one in the other; and whether something
   * lies in it
   */
  readonly depth: Uint8Array;
  readonly isFull: Uint8Array;
  /** per thing: 1 = it was found hidden */
  readonly isHidden: Uint8Array;
  /** per thing: 1 = takes no part in the exchange that goes on */
  readonly waits: Uint8Array;
  /**
   * per place: key of the first deal, key of a later one; what lies at places with the same key may
   * be exchanged
   */
  readonly dealt: Int32Array;
  readonly key: Int32Array;
  /**
   * places grouped by key: the last place of each key, and for each place the one before it with
   * the same key
   */
  readonly lastOf: Int32Array;
  readonly before: Int32Array;
  /**
   * things grouped by key in the same way, by id: so that a deal does not depend on who had what
   */
  readonly keyOf: Int32Array;
  readonly lastThingOf: Int32Array;
  /** chance of one exchange alone, so that how much it takes does not move those after it */
  readonly chance: Rng;
  readonly thingBefore: Int32Array;
  /** what is exchanged within one group; places whose fields go along */
  readonly hand: Int32Array;
  /**
   * zones that can be hidden from a viewer: all but those that are open to everyone
   * and belong to the game, to a player or to a thing that never moves
   */
  readonly closed: Int32Array;
  /** per zone: 1 = things are in force there */
  readonly inForce: Uint8Array;
  /** fields of things that hold things, and fields of things by the kind that has them */
  readonly references: readonly FieldMeta[];
  /** fields that some viewer may not read */
  readonly secrets: readonly FieldMeta[];
  readonly marks: readonly KindFields[];
  readonly fresh: Int32Array;
}

/**
 * Fields of the things of a kind: its first and last thing, and for each field the cell of thing 0.
 */
interface KindFields {
  readonly first: number;
  readonly end: number;
  readonly offsets: readonly number[];
}

const dealers = new WeakMap<GameModule, Dealer>();

/** The memory of a game, ready for a state with such options and players. */
export function dealerOf(module: GameModule, state: Int32Array): Dealer {
  let dealer = dealers.get(module);
  if (dealer === undefined) dealers.set(module, (dealer = makeDealer(module)));
  const { layout, options } = module.meta;
  let same = dealer.madeFor[0] === state[HEADER.players];
  for (let i = 0; i < options.length; i++) same &&= dealer.madeFor[i + 1] === state[layout.options + i];
  if (!same) findOrigins(module, dealer, state);
  return dealer;
}

/**
 * The same with lists of its own of what is hidden: others that deal the game leave them as they
 * are.
 */
export function withOwnLists(dealer: Dealer): Dealer {
  const { depth, isFull, pinned, things, was, zones } = dealer;
  return {
    ...dealer,
    depth: depth.slice(),
    isFull: isFull.slice(),
    pinned: pinned.slice(),
    things: things.slice(),
    was: was.slice(),
    zones: zones.slice(),
  };
}

function makeDealer({ meta }: GameModule): Dealer {
  const { size, things, zones } = meta.layout;
  const lists = meta.zones.map((zone) => zone.holds.toSorted((a, b) => a - b).join(' '));
  const keys = Math.max(zones, meta.zones.length * things);
  const index = metaIndex(meta);
  return {
    index,
    closed: Int32Array.from(closedZones(meta, index)),
    inForce: Uint8Array.from(index.zoneDef, (def) => Number(meta.zones[def].inForce)),
    references: meta.fields.filter(({ type }) => type.is === 'thing'),
    secrets: meta.fields.filter(isSecret),
    marks: fieldsByKind(meta),
    holds: Int32Array.from(lists, (list) => lists.indexOf(list)),
    origin: new Int32Array(things),
    sort: new Int32Array(things),
    madeFor: new Int32Array(1 + meta.options.length).fill(-1),
    things: new Int32Array(things),
    zones: new Int32Array(things),
    was: new Int32Array(things),
    pinned: new Uint8Array(things),
    depth: new Uint8Array(things),
    isFull: new Uint8Array(things),
    isHidden: new Uint8Array(things),
    waits: new Uint8Array(things),
    dealt: new Int32Array(things),
    key: new Int32Array(things),
    lastOf: new Int32Array(keys).fill(NONE),
    before: new Int32Array(things),
    keyOf: new Int32Array(things).fill(NONE),
    lastThingOf: new Int32Array(keys).fill(NONE),
    chance: new Rng(0),
    thingBefore: new Int32Array(things),
    hand: new Int32Array(things),
    fresh: new Int32Array(size),
  };
}

function closedZones(meta: GameMeta, { zoneDef, zoneThing }: MetaIndex): number[] {
  const isOpen = (zone: number): boolean => meta.zones[zoneDef[zone]].visible === 'all';
  const stays = (thing: number): boolean => thing < 0 || thing >= movableThings(meta);
  return Array.from(zoneDef, (_, zone) => zone).filter((zone) => !isOpen(zone) || !stays(zoneThing[zone]));
}

function fieldsByKind({ fields, kinds }: GameMeta): KindFields[] {
  return kinds.flatMap(({ first, end }, kind) => {
    const offsets = fields.filter(({ owner }) => owner === kind).map(({ offset }) => offset);
    return offsets.length === 0 ? [] : [{ first, end, offsets }];
  });
}

/** Numbers what is known of each thing from the start. Numbers are below the number of things. */
function findOrigins(module: GameModule, dealer: Dealer, state: Int32Array): void {
  const { layout, options, thingPlayer } = module.meta;
  const { fresh, index, madeFor, origin, sort } = dealer;
  madeFor[0] = state[HEADER.players];
  for (let i = 0; i < options.length; i++) madeFor[i + 1] = state[layout.options + i];
  module.init(fresh, madeFor.subarray(1), state[HEADER.players], 0);
  const origins = new Map<string, number>();
  const sorts = new Map<string, number>();
  for (let thing = 0; thing < layout.things; thing++) {
    const zone = zoneOf(module.meta, fresh, thing);
    const known = `${zone < 0 ? NONE : index.zoneDef[zone]} ${thingPlayer[thing]}`;
    origin[thing] = numberOf(origins, known);
    sort[thing] = numberOf(sorts, `${known} ${index.kindOf[thing]}`);
  }
}

function numberOf(numbers: Map<string, number>, name: string): number {
  const known = numbers.get(name);
  if (known !== undefined) return known;
  numbers.set(name, numbers.size);
  return numbers.size - 1;
}

/**
 * Whether a field of some hidden thing is not as it began.
 * @param count how many hidden things were found
 */
export function isAnyMarked({ fresh, isHidden, marks, things }: Dealer, state: Int32Array, count: number): boolean {
  isHidden.fill(0);
  for (let i = 0; i < count; i++) isHidden[things[i]] = 1;
  // Fields of a kind lie side by side in the state, so that all of them are compared sooner than
  // those of scattered things.
  for (const { end, first, offsets } of marks) {
    for (const offset of offsets) {
      for (let thing = first; thing < end; thing++)
        if (state[offset + thing] !== fresh[offset + thing] && isHidden[thing] === 1) return true;
    }
  }
  return false;
}
