/**
 * A state in which everything hidden from one player is dealt anew: what a fair search plays on. Allocates nothing once
 * it has seen a game.
 */
import { HEADER, NONE, STATUS, type GameModule } from '@undercroft/contract';
import { metaIndex, type MetaIndex } from './meta-index.ts';
import { isShownWhenOffered, optionThing } from './offered.ts';
import { advance } from './playout.ts';
import type { Rng } from './rng.ts';
import { seesZone, type Viewer } from './visibility.ts';

/** Scratch memory of one game. */
interface Dealer {
  readonly index: MetaIndex;
  /** per zone definition: number of its list of kinds; definitions that hold the same kinds have the same */
  readonly holds: Int32Array;
  /** per thing: zone definition it lies in before the first rule runs; where it came from tells what it may be */
  readonly start: Int32Array;
  /** per thing: seat it belongs to from the start, -1 none */
  readonly seat: Int32Array;
  /** options and players that `start` was made for */
  readonly madeFor: Int32Array;
  /** hidden things zone by zone, in order, and the zone each lies in */
  readonly things: Int32Array;
  readonly zones: Int32Array;
  /** what lay at each place before the deal */
  readonly was: Int32Array;
  /** per thing: 1 = must stay where it is */
  readonly pinned: Uint8Array;
  /** places among which things are exchanged, and what lies there */
  readonly places: Int32Array;
  readonly hand: Int32Array;
  readonly done: Uint8Array;
  readonly fresh: Int32Array;
}

const dealers = new WeakMap<GameModule, Dealer>();

/**
 * Copies a state and deals everything that is hidden from a player anew.
 *
 * Things are exchanged only with those they could be mistaken for: same first zone, same owner from the start, and
 * zones that may hold them. Within each hidden zone the order is anyone's guess. Things that the player is shown by the
 * pending question, that another thing or field refers to, or in which something lies, stay where they are; marks that
 * fields put on a hidden thing stay at its place. The generator of the game is seeded anew and scripted chance is forgotten.
 *
 * @param state a state at a decision or at the end; not changed. `module.io` is used.
 * @param viewer seat (or 'spectator') whose knowledge counts
 * @param rng decides the deal
 * @param into Int32Array[meta.layout.size], overwritten whole; not `state`
 * @cost some 5 µs for a hundred hidden things
 */
export function determinise(module: GameModule, state: Int32Array, viewer: Viewer, rng: Rng, into: Int32Array): void {
  const dealer = dealerOf(module, state);
  into.set(state);
  const count = collect(module, dealer, into, viewer);
  pinShown(module, dealer, into, viewer);
  pinReferred(module, dealer, into);
  exchange(dealer, count, rng, sameZoneKinds);
  exchange(dealer, count, rng, sameKind);
  exchange(dealer, count, rng, sameZone);
  relink(module, dealer, into, count);
  carryMarks(module, dealer, state, into, count);
  for (let cell = 0; cell < 4; cell++) into[HEADER.rng + cell] = rng.next();
  into[HEADER.diceScripted] = 0;
  into[HEADER.diceUsed] = 0;
  into[HEADER.picksScripted] = 0;
  into[HEADER.picksUsed] = 0;
}

function dealerOf(module: GameModule, state: Int32Array): Dealer {
  let dealer = dealers.get(module);
  if (dealer === undefined) dealers.set(module, (dealer = makeDealer(module)));
  const { layout, options } = module.meta;
  let same = dealer.madeFor[0] === state[HEADER.players];
  for (let i = 0; i < options.length; i++) same &&= dealer.madeFor[i + 1] === state[layout.options + i];
  if (!same) findStarts(module, dealer, state);
  return dealer;
}

function makeDealer({ meta }: GameModule): Dealer {
  const { size, things } = meta.layout;
  const lists = meta.zones.map((zone) => zone.holds.toSorted((a, b) => a - b).join(' '));
  return {
    index: metaIndex(meta),
    holds: Int32Array.from(lists, (list) => lists.indexOf(list)),
    start: new Int32Array(things),
    seat: Int32Array.from({ length: things }, (_, thing) => meta.thingPlayer[thing] ?? NONE),
    madeFor: new Int32Array(1 + meta.options.length).fill(-1),
    things: new Int32Array(things),
    zones: new Int32Array(things),
    was: new Int32Array(things),
    pinned: new Uint8Array(things),
    places: new Int32Array(things),
    hand: new Int32Array(things),
    done: new Uint8Array(things),
    fresh: new Int32Array(size),
  };
}

function findStarts(module: GameModule, dealer: Dealer, state: Int32Array): void {
  const { layout, options } = module.meta;
  dealer.madeFor[0] = state[HEADER.players];
  for (let i = 0; i < options.length; i++) dealer.madeFor[i + 1] = state[layout.options + i];
  module.init(dealer.fresh, dealer.madeFor.subarray(1), state[HEADER.players], 0);
  for (let thing = 0; thing < layout.things; thing++) {
    const zone = dealer.fresh[layout.zoneOf + thing];
    dealer.start[thing] = zone < 0 ? NONE : dealer.index.zoneDef[zone];
  }
}

/** Gathers what lies in zones hidden from the player. @returns how many things */
function collect({ meta }: GameModule, dealer: Dealer, state: Int32Array, viewer: Viewer): number {
  const { count, head, next, things, zones } = meta.layout;
  dealer.pinned.fill(0);
  let found = 0;
  for (let zone = 0; zone < zones; zone++) {
    if (state[count + zone] === 0) continue;
    const holder = dealer.index.zoneThing[zone];
    // An exchange would carry along what lies in a thing.
    if (holder >= 0) dealer.pinned[holder] = 1;
    if (seesZone(meta, state, viewer, zone)) continue;
    for (let thing = state[head + zone]; thing !== NONE && found < things; thing = state[next + thing]) {
      dealer.things[found] = thing;
      dealer.was[found] = thing;
      dealer.zones[found] = zone;
      found++;
    }
  }
  return found;
}

function pinShown(module: GameModule, { pinned }: Dealer, state: Int32Array, viewer: Viewer): void {
  if (state[HEADER.status] !== STATUS.decision) return;
  advance(module, state);
  const { io } = module;
  if (io.about >= 0 && io.about < pinned.length) pinned[io.about] = 1;
  if (io.player !== viewer) return;
  for (let i = 0; i < io.count; i++) {
    const thing = optionThing(module, io.options[i]);
    if (thing >= 0 && thing < pinned.length && isShownWhenOffered(module, state, thing)) pinned[thing] = 1;
  }
}

function pinReferred({ meta }: GameModule, { pinned }: Dealer, state: Int32Array): void {
  for (const { offset, owner, type } of meta.fields) {
    if (type.is !== 'thing') continue;
    const first = typeof owner === 'number' ? meta.kinds[owner].first : 0;
    const end = typeof owner === 'number' ? meta.kinds[owner].end : owner === 'player' ? state[HEADER.players] : 1;
    for (let subject = first; subject < end; subject++) {
      const thing = state[offset + subject];
      if (thing >= 0 && thing < pinned.length) pinned[thing] = 1;
    }
  }
}

/** Whether what lies at two places may be exchanged. */
type May = (dealer: Dealer, a: number, b: number) => boolean;

/** Whether nothing known from the start tells the things at two places apart. */
function alike({ seat, start, things }: Dealer, a: number, b: number): boolean {
  return start[things[a]] === start[things[b]] && seat[things[a]] === seat[things[b]];
}

/** Places in zones that hold the same kinds: whatever may lie in one may lie in the other. */
function sameZoneKinds(dealer: Dealer, a: number, b: number): boolean {
  const { holds, index, zones } = dealer;
  return holds[index.zoneDef[zones[a]]] === holds[index.zoneDef[zones[b]]] && alike(dealer, a, b);
}

/** Things of the same kind: each may lie where the other lies. */
function sameKind(dealer: Dealer, a: number, b: number): boolean {
  const { index, things } = dealer;
  return index.kindOf[things[a]] === index.kindOf[things[b]] && alike(dealer, a, b);
}

function sameZone({ zones }: Dealer, a: number, b: number): boolean {
  return zones[a] === zones[b];
}

/** Shuffles each group of places that may be exchanged. */
function exchange(dealer: Dealer, count: number, rng: Rng, may: May): void {
  const { done, hand, pinned, places, things } = dealer;
  for (let i = 0; i < count; i++) done[i] = pinned[things[i]];
  for (let i = 0; i < count; i++) {
    if (done[i] === 1) continue;
    let members = 0;
    for (let j = i; j < count; j++) if (done[j] === 0 && may(dealer, i, j)) places[members++] = j;
    for (let k = 0; k < members; k++) {
      done[places[k]] = 1;
      hand[k] = things[places[k]];
    }
    rng.shuffle(hand, 0, members);
    for (let k = 0; k < members; k++) things[places[k]] = hand[k];
  }
}

/**
 * What a field has been set to belongs to the place that everybody saw it happen to (the second card from the left is
 * marked), not to the card that turns out to lie there. Fields as they began belong to the card.
 */
function carryMarks(
  { meta }: GameModule,
  { fresh, things, was }: Dealer,
  state: Int32Array,
  into: Int32Array,
  count: number,
): void {
  for (const { offset, owner } of meta.fields) {
    if (typeof owner !== 'number') continue;
    const { end, first } = meta.kinds[owner];
    for (let i = 0; i < count; i++) {
      const old = was[i];
      const now = things[i];
      if (now === old || now < first || now >= end) continue;
      const marked = old >= first && old < end && state[offset + old] !== fresh[offset + old];
      into[offset + now] = marked ? state[offset + old] : fresh[offset + now];
    }
  }
}

/** Writes the new order into the state. Where things in force may be exchanged, the game itself moves them. */
function relink(module: GameModule, { index, things, zones }: Dealer, state: Int32Array, count: number): void {
  const { head, next, prev, tail, zoneOf } = module.meta.layout;
  const { meta } = module;
  let inForce = false;
  for (let i = 0; i < count; i++) inForce ||= meta.zones[index.zoneDef[zones[i]]].inForce;
  if (inForce) {
    for (let i = 0; i < count; i++) module.place(state, things[i], zones[i]);
    return;
  }
  for (let i = 0; i < count; i++) {
    const thing = things[i];
    const zone = zones[i];
    const first = i === 0 || zones[i - 1] !== zone;
    const last = i === count - 1 || zones[i + 1] !== zone;
    state[zoneOf + thing] = zone;
    state[prev + thing] = first ? NONE : things[i - 1];
    state[next + thing] = last ? NONE : things[i + 1];
    if (first) state[head + zone] = thing;
    if (last) state[tail + zone] = thing;
  }
}
