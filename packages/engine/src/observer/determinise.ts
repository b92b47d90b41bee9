/**
 * A state in which everything hidden from one player is determinised: what a fair search plays on.
 * Allocates nothing once it has seen a game.
 */
import { HEADER, NONE, STATUS, type GameMeta, type GameModule } from '@undercroft/contract';
import { dealerOf, isAnyMarked, withOwnLists, type Dealer } from './dealer.ts';
import type { MetaIndex } from '../state/meta-index.ts';
import { forgetUnreadable, pinReferred } from './unreadable.ts';
import { advance } from '../game/playout.ts';
import type { Rng } from '../state/rng.ts';
import { inMask, revealedTo, seesThing, seesZone, type Viewer } from '../state/visibility.ts';
import { zoneOf, zoneOfThing } from '../state/zones.ts';

/**
 * Copies a state and determinises everything that is hidden from a player.
 *
 * Things are exchanged only with those they could be mistaken for: same first zone, same owner from
 * the start, and zones that may hold them. Within each hidden zone the order is anyone's guess.
 * What lies in a hidden thing goes where it goes, and is determinised itself; but what the player
 * knows to lie in one stays at its place. A hidden thing in which something lies is exchanged only
 * with those in zones of the same definition, and its place in the zone: it is never found where no
 * such thing lay. Things that a field refers to, and the one that a window is about, stay where
 * they are; marks that fields put on a hidden thing stay at its place. Fields that the player may
 * not read are as they began. A watched condition that depends on hidden things held if it holds in
 * the deal. The generator of the game is seeded anew; its seed and scripted chance are forgotten.
 *
 * Two states that differ only in which of the things that may be exchanged lies where give the same
 * deal: what the viewer does not know decides nothing.
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
  const found = gather(module, dealer, into, viewer);
  dealOut(module, dealer, state, viewer, found, rng, into);
}

/**
 * Many deals of one position, each as `determinise` gives it: what is hidden is found once. Its
 * buffers are its own: one position at a time.
 */
export class Deals {
  readonly #module: GameModule;
  readonly #position: Int32Array;
  #dealer: Dealer | null = null;
  #viewer: Viewer = 'spectator';
  #found: Found = { count: 0, deepest: 0, isMarked: false };

  constructor(module: GameModule) {
    this.#module = module;
    this.#position = new Int32Array(module.meta.layout.size);
  }

  /**
   * Takes up a position. `module.io` is used.
   *
   * @param state  at a decision or at the end; copied
   * @param viewer seat (or 'spectator') whose knowledge counts
   */
  begin(state: Int32Array, viewer: Viewer): void {
    const shared = dealerOf(this.#module, state);
    this.#dealer ??= withOwnLists(shared);
    this.#position.set(state);
    this.#viewer = viewer;
    this.#found = gather(this.#module, this.#dealer, this.#position, viewer);
  }

  /** One more deal of the position. @param into Int32Array[meta.layout.size], overwritten whole */
  deal(rng: Rng, into: Int32Array): void {
    const dealer = this.#dealer;
    if (dealer === null) throw new Error('no position was taken up: call begin first');
    // Others may have dealt a game with other options since then.
    dealerOf(this.#module, this.#position);
    const { count } = this.#found;
    for (let i = 0; i < count; i++) dealer.things[i] = dealer.was[i];
    into.set(this.#position);
    dealOut(this.#module, dealer, this.#position, this.#viewer, this.#found, rng, into);
  }
}

/** What is hidden in a position. */
interface Found {
  readonly count: number;
  /** how deep things lie in each other, 0 when none lies in another */
  readonly deepest: number;
  /**
   * whether any of them has a field that is not as it began; where none has, all are alike in this,
   * and marks need not be carried
   */
  readonly isMarked: boolean;
}

/** Finds what is hidden from a viewer, and what of it stays where it is, without any chance. */
function gather(module: GameModule, dealer: Dealer, state: Int32Array, viewer: Viewer): Found {
  const count = collect(module, dealer, state, viewer);
  const deepest = findDepths(module, dealer, state, viewer, count);
  pinAbout(module, dealer, state);
  pinReferred(module.meta, dealer, state, viewer);
  return { count, deepest, isMarked: isAnyMarked(dealer, state, count) };
}

/** Exchanges what was found. @param into a copy of `state` */
function dealOut(
  module: GameModule,
  dealer: Dealer,
  state: Int32Array,
  viewer: Viewer,
  { count, deepest, isMarked }: Found,
  rng: Rng,
  into: Int32Array,
): void {
  // Among zones that hold the same kinds, then among things of one kind, then within each zone:
  // each keeps the deal possible. The later ones are needed only where they reach farther than the
  // first.
  if (deepest > 0) dealFull(dealer, count, deepest, rng);
  keyByZoneKinds(dealer, count);
  deal(dealer, dealer.dealt, count, deepest, rng);
  keyBySort(dealer, count);
  if (reachesFarther(dealer, count)) deal(dealer, dealer.key, count, deepest, rng);
  keyByZone(dealer, count);
  if (reachesFarther(dealer, count)) deal(dealer, dealer.key, count, deepest, rng);
  relink(module, dealer, into, count);
  if (deepest > 0) keepKnown(module, dealer, state, into, viewer, count);
  carryShown(module, dealer, state, into, count);
  if (isMarked) carryMarks(dealer, state, into, count);
  forgetUnreadable(module.meta, dealer, into, viewer);
  // The generator could be computed from the seed, and everything hidden with it.
  into[HEADER.seed] = 0;
  for (let cell = 0; cell < 4; cell++) into[HEADER.rng + cell] = rng.next();
  into[HEADER.diceScripted] = 0;
  into[HEADER.diceUsed] = 0;
  into[HEADER.picksScripted] = 0;
  into[HEADER.picksUsed] = 0;
  module.settle?.(into);
}

/** Gathers what lies in zones hidden from the player. @returns how many things */
function collect({ meta }: GameModule, dealer: Dealer, state: Int32Array, viewer: Viewer): number {
  const { head, next, things } = meta.layout;
  const { closed, depth, isFull, pinned, was, zones } = dealer;
  pinned.fill(0);
  let found = 0;
  for (let i = 0; i < closed.length; i++) {
    const zone = closed[i];
    if (state[head + zone] < 0 || seesZone(meta, state, viewer, zone)) continue;
    for (let thing = state[head + zone]; thing !== NONE && found < things; thing = state[next + thing]) {
      dealer.things[found] = thing;
      was[found] = thing;
      zones[found] = zone;
      depth[thing] = 0;
      isFull[thing] = 0;
      // Where the zone is hidden, only a thing that was revealed itself is known.
      if (inMask(revealedTo(meta, state, thing), viewer)) pinned[thing] = 1;
      found++;
    }
  }
  return found;
}

/**
 * Finds which hidden things lie in hidden things.
 *
 * @returns the greatest depth: 0 when none does, and then everything hidden may be exchanged freely
 */
function findDepths({ meta }: GameModule, dealer: Dealer, state: Int32Array, viewer: Viewer, count: number): number {
  const { depth, index, isFull, pinned, things, zones } = dealer;
  let deepest = 0;
  for (let i = 0; i < count; i++) {
    const isKnown = pinned[things[i]] === 1;
    let held = 0;
    for (let at = index.zoneThing[zones[i]]; at >= 0; at = holderOf(index, zoneOf(meta, state, at))) {
      if (seesThing(meta, state, viewer, at)) continue;
      isFull[at] = 1;
      held++;
      if (isKnown && (held > 1 || !canAllHold(meta, dealer, state, at, zones[i], count))) pinned[at] = 1;
    }
    depth[things[i]] = held;
    deepest = Math.max(deepest, held);
  }
  return deepest;
}

function holderOf(index: MetaIndex, zone: number): number {
  return zone < 0 ? NONE : index.zoneThing[zone];
}

/**
 * Whether each thing that can be dealt to the place of `holder` has such a zone too, so that known
 * contents can stay there.
 */
function canAllHold(
  meta: GameMeta,
  { index, origin, things, zones }: Dealer,
  state: Int32Array,
  holder: number,
  zone: number,
  count: number,
): boolean {
  const origins = new Set<number>();
  const place = zoneOf(meta, state, holder);
  for (let i = 0; i < count; i++) if (zones[i] === place) origins.add(origin[things[i]]);
  for (let i = 0; i < count; i++)
    if (origins.has(origin[things[i]]) && zoneOfThing(meta, index.zoneDef[zone], things[i]) < 0) return false;
  return true;
}

/** The thing a window is about stays: the procedures that wait for the answer hold it. */
function pinAbout(module: GameModule, { pinned }: Dealer, state: Int32Array): void {
  if (state[HEADER.status] !== STATUS.decision) return;
  advance(module, state);
  const { about } = module.io;
  if (about >= 0 && about < pinned.length) pinned[about] = 1;
}

function keyByZoneKinds({ dealt, holds, index, origin, things, zones }: Dealer, count: number): void {
  for (let i = 0; i < count; i++) dealt[i] = holds[index.zoneDef[zones[i]]] * things.length + origin[things[i]];
}

function keyByDefinition({ index, key, origin, things, zones }: Dealer, count: number): void {
  for (let i = 0; i < count; i++) key[i] = index.zoneDef[zones[i]] * things.length + origin[things[i]];
}

function keyBySort({ key, sort, things }: Dealer, count: number): void {
  for (let i = 0; i < count; i++) key[i] = sort[things[i]];
}

function keyByZone({ key, zones }: Dealer, count: number): void {
  for (let i = 0; i < count; i++) key[i] = zones[i];
}

/** Whether some places with the same key were not dealt together at first. */
function reachesFarther({ dealt, key, lastOf }: Dealer, count: number): boolean {
  let farther = false;
  for (let i = 0; i < count; i++) {
    const known = lastOf[key[i]];
    if (known !== NONE && known !== dealt[i]) farther = true;
    lastOf[key[i]] = dealt[i];
  }
  for (let i = 0; i < count; i++) lastOf[key[i]] = NONE;
  return farther;
}

/**
 * Exchanges things in which something lies, with what lies in them, among the zones of one
 * definition and then within each zone: where such things lie is known from the rules (a card that
 * others were laid under is not in a pile), so none comes to lie where none lay. One must not come
 * to lie in itself: they are exchanged with those that lie as deep.
 */
function dealFull(dealer: Dealer, count: number, deepest: number, rng: Rng): void {
  const { chance, depth, key, pinned, things, waits } = dealer;
  for (const keys of [keyByDefinition, keyByZone]) {
    keys(dealer, count);
    for (let level = 0; level < deepest; level++) {
      for (let i = 0; i < count; i++) waits[things[i]] = pinned[things[i]] | (depth[things[i]] === level ? 0 : 1);
      chance.reseed(rng.next());
      exchange(dealer, key, waits, count, chance);
    }
  }
}

/**
 * Exchanges what lies at the places of each key, but for things in which something lies. How many
 * these are may depend on what is hidden, so that the chance is this exchange's own.
 */
function deal(dealer: Dealer, keys: Int32Array, count: number, deepest: number, rng: Rng): void {
  const { chance, isFull, pinned, things, waits } = dealer;
  if (deepest === 0) {
    exchange(dealer, keys, pinned, count, rng);
    return;
  }
  for (let i = 0; i < count; i++) waits[things[i]] = pinned[things[i]] | isFull[things[i]];
  chance.reseed(rng.next());
  exchange(dealer, keys, waits, count, chance);
}

/** Shuffles what lies at the places of each key, in time proportional to the number of places. */
function exchange(
  { before, hand, keyOf, lastOf, lastThingOf, thingBefore, things }: Dealer,
  keys: Int32Array,
  waits: Uint8Array,
  count: number,
  rng: Rng,
): void {
  let low = keyOf.length;
  let high = -1;
  for (let i = 0; i < count; i++) {
    if (waits[things[i]] === 1) continue;
    low = Math.min(low, things[i]);
    high = Math.max(high, things[i]);
    before[i] = lastOf[keys[i]];
    lastOf[keys[i]] = i;
    keyOf[things[i]] = keys[i];
  }
  for (let thing = low; thing <= high; thing++) {
    const key = keyOf[thing];
    if (key === NONE) continue;
    keyOf[thing] = NONE;
    thingBefore[thing] = lastThingOf[key];
    lastThingOf[key] = thing;
  }
  for (let i = count - 1; i >= 0; i--) {
    // Groups are dealt from their last place on; the others of a group find it dealt.
    if (lastOf[keys[i]] !== i) continue;
    let members = 0;
    for (let thing = lastThingOf[keys[i]]; thing !== NONE; thing = thingBefore[thing]) hand[members++] = thing;
    rng.shuffle(hand, 0, members);
    let next = 0;
    for (let place = i; place !== NONE; place = before[place]) things[place] = hand[next++];
    lastOf[keys[i]] = NONE;
    lastThingOf[keys[i]] = NONE;
  }
}

/** Whom something was shown to belongs to its place. */
function carryShown(
  { meta }: GameModule,
  { things, was }: Dealer,
  state: Int32Array,
  into: Int32Array,
  count: number,
): void {
  const { shown } = meta.layout;
  if (shown !== undefined) for (let i = 0; i < count; i++) into[shown + things[i]] = state[shown + was[i]];
}

/**
 * What a field has been set to belongs to the place that everybody saw it happen to (the second
 * card from the left is marked), not to the card that turns out to lie there. Fields as they began
 * belong to the card.
 */
function carryMarks(
  { fresh, hand, marks, things, was }: Dealer,
  state: Int32Array,
  into: Int32Array,
  count: number,
): void {
  for (const { end, first, offsets } of marks) {
    let changed = 0;
    for (let i = 0; i < count; i++)
      if (things[i] !== was[i] && things[i] >= first && things[i] < end) hand[changed++] = i;
    if (changed === 0) continue;
    for (const offset of offsets) {
      for (let i = 0; i < changed; i++) {
        const old = was[hand[i]];
        const now = things[hand[i]];
        const marked = old >= first && old < end && state[offset + old] !== fresh[offset + old];
        into[offset + now] = marked ? state[offset + old] : fresh[offset + now];
      }
    }
  }
}

/** Known contents of a hidden thing stay at their place, inside the thing that is dealt there. */
function keepKnown(
  module: GameModule,
  { index, things, was, zones }: Dealer,
  state: Int32Array,
  into: Int32Array,
  viewer: Viewer,
  count: number,
): void {
  const { meta } = module;
  for (let i = 0; i < count; i++) {
    const holder = index.zoneThing[zones[i]];
    if (holder < 0 || things[i] !== was[i] || !seesThing(meta, state, viewer, things[i])) continue;
    const place = was.subarray(0, count).indexOf(holder);
    const zone = place < 0 ? NONE : zoneOfThing(meta, index.zoneDef[zones[i]], things[place]);
    if (zone >= 0 && zone !== zones[i]) module.place(into, things[i], zone);
  }
}

/** Writes the new order into the state. The game itself moves things that may be in force. */
function relink(module: GameModule, dealer: Dealer, state: Int32Array, count: number): void {
  const { layout } = module.meta;
  const { brief = layout.zones, head, next, prev, tail, zoneOf: lies } = layout;
  const { inForce, things, zones } = dealer;
  let isAnyInForce = 0;
  for (let i = 0; i < count; i++) isAnyInForce |= inForce[zones[i]];
  if (isAnyInForce !== 0) {
    for (let i = 0; i < count; i++) module.place(state, things[i], zones[i]);
    return;
  }
  for (let i = 0; i < count; i++) {
    const thing = things[i];
    const zone = zones[i];
    const first = i === 0 || zones[i - 1] !== zone;
    const last = i + 1 === count || zones[i + 1] !== zone;
    state[lies + thing] = zone;
    state[prev + thing] = first ? NONE : things[i - 1];
    state[next + thing] = last ? NONE : things[i + 1];
    if (first) state[head + zone] = thing;
    if (last && zone < brief) state[tail + zone] = thing;
  }
}
