/**
 * Hidden things that rules which wait for an answer hold under a local name: `let c = first(deck)`
 * before a question. Such a name means a place; in a deal it holds what was dealt to that place.
 */
import { FRAME, HEADER, NONE, RECORD, STATUS, type GameMeta, type GameModule } from '@undercroft/contract';
import { advance } from '../game/playout.ts';
import type { MetaIndex } from '../state/meta-index.ts';
import type { Rng } from '../state/rng.ts';

const NOTHING: readonly never[] = [];

/** Parts of a `Dealer` that are needed here. */
interface Places {
  readonly held: Int32Array;
  readonly cells: number[];
  readonly chance: Rng;
  readonly hand: Int32Array;
  readonly isFull: Uint8Array;
  readonly holds: Int32Array;
  readonly index: MetaIndex;
  readonly keyOf: Int32Array;
  readonly origin: Int32Array;
  readonly pinned: Uint8Array;
  readonly sort: Int32Array;
  readonly things: Int32Array;
  readonly was: Int32Array;
  readonly zones: Int32Array;
}

/** The thing a window is about stays: the procedures that wait for the answer hold it. */
export function pinAbout(module: GameModule, { pinned }: Pick<Places, 'pinned'>, state: Int32Array): void {
  if (state[HEADER.status] !== STATUS.decision) return;
  advance(module, state);
  const { about } = module.io;
  if (about >= 0 && about < pinned.length) pinned[about] = 1;
}

/**
 * Finds the cells of suspended frames and of lasting effects that hold hidden things, and the
 * places of these things. A thing in which another lies stays where it is, because its kind must
 * stay there with it.
 *
 * Fills `cells`, and `held`: what each place needs, 0 nothing, otherwise 2 more than the kind that
 * the rules rely on. `held` counts only where there are cells.
 *
 * @param count how many hidden things there are
 */
export function findHeld(meta: GameMeta, dealer: Places, state: Int32Array, count: number): void {
  const { cells, held, keyOf, things } = dealer;
  cells.length = 0;
  if (state[HEADER.status] === STATUS.over) return;
  const { frames, held: table = NOTHING, heldLasting = NOTHING, lasting, lastingStride } = meta.layout;
  if (table.length + heldLasting.length === 0) return;
  held.fill(0, 0, count);
  for (let i = 0; i < count; i++) keyOf[things[i]] = i;
  for (let frame: number = state[HEADER.frame]; frame >= frames; frame = state[frame + FRAME.caller])
    findCells(meta, dealer, state, frame, table[state[frame + FRAME.kind]]?.[state[frame + FRAME.step]]);
  for (let i = 0; i < state[HEADER.lasting]; i++) {
    const record = lasting + i * lastingStride;
    findCells(meta, dealer, state, record, heldLasting[state[record + RECORD.code]]);
  }
  for (let i = 0; i < count; i++) keyOf[things[i]] = NONE;
}

/**
 * Notes cells of a frame or a record that hold hidden things.
 * @param pairs as `LayoutMeta.held` says; undefined for none
 */
function findCells(
  meta: GameMeta,
  dealer: Places,
  state: Int32Array,
  base: number,
  pairs: readonly number[] | undefined,
): void {
  if (pairs === undefined) return;
  for (let i = 0; i < pairs.length; i += 2) {
    const cell = base + Math.abs(pairs[i]);
    const isList = pairs[i] < 0;
    const first = isList ? state[cell] : cell;
    const end = isList ? first + state[cell + 1] : cell + 1;
    for (let at = first; at < end; at++) findCell(meta, dealer, state, at, pairs[i + 1]);
  }
}

/** Notes a cell that holds a hidden thing. @param kind that the rules rely on, -1 none */
function findCell(meta: GameMeta, dealer: Places, state: Int32Array, cell: number, kind: number): void {
  const { cells, held, isFull, keyOf, pinned } = dealer;
  const thing = state[cell];
  if (thing < 0 || thing >= meta.layout.things || keyOf[thing] === NONE) return;
  if (isFull[thing] === 1) pinned[thing] = 1;
  if (pinned[thing] === 1) return;
  const place = keyOf[thing];
  if (held[place] < 2 || isUnder(meta, kind, held[place] - 2)) held[place] = kind + 2;
  // A list may be known by several names, so a cell may be noted twice.
  cells.push(cell);
}

/** Whether a kind is another or one of its kinds. @param of -1 any */
function isUnder({ kinds }: GameMeta, kind: number, of: number): boolean {
  let at = kind;
  while (at >= 0 && at !== of) at = kinds[at].parent;
  return at === of;
}

/**
 * Deals to each place whose thing is held one of the things that it could be: of the kind that the
 * rules rely on. Where they rely on none, it comes from a zone that holds the same kinds. What was
 * dealt is pinned for the rest of the deal: `releaseHeld` ends this. The chance is taken from
 * things by id, so it does not depend on which of them is held.
 */
export function dealHeld(meta: GameMeta, dealer: Places, count: number, rng: Rng): void {
  const { cells, chance, hand, held, keyOf, pinned, things } = dealer;
  if (cells.length === 0) return;
  chance.reseed(rng.next());
  for (let i = 0; i < count; i++) keyOf[things[i]] = i;
  for (let i = 0; i < count; i++) {
    if (held[i] === 0) continue;
    const kept = things[i];
    let found = 0;
    for (let thing = 0; thing < keyOf.length; thing++)
      if (keyOf[thing] !== NONE && couldBe(meta, dealer, i, thing)) hand[found++] = thing;
    const dealt = hand[chance.below(found)];
    const from = keyOf[dealt];
    things[i] = dealt;
    things[from] = kept;
    keyOf[dealt] = i;
    keyOf[kept] = from;
    pinned[dealt] = 1;
  }
  for (let i = 0; i < count; i++) keyOf[things[i]] = NONE;
}

/** Whether a hidden thing could be the one that lies at a held place. */
function couldBe(meta: GameMeta, dealer: Places, place: number, thing: number): boolean {
  const { held, holds, index, isFull, keyOf, origin, pinned, sort, things, zones } = dealer;
  if (pinned[thing] === 1 || isFull[thing] === 1) return false;
  const kind = held[place] - 2;
  if (meta.kinds[kind] !== undefined && !meta.kinds.some(({ parent }) => parent === kind))
    return sort[thing] === sort[things[place]];
  const [here, there] = [index.zoneDef[zones[place]], index.zoneDef[zones[keyOf[thing]]]];
  return (
    origin[thing] === origin[things[place]] && holds[here] === holds[there] && isUnder(meta, index.kindOf[thing], kind)
  );
}

/** Ends that what was dealt to held places is pinned. */
export function releaseHeld({ cells, held, pinned, things }: Places, count: number): void {
  if (cells.length === 0) return;
  for (let i = 0; i < count; i++) if (held[i] !== 0) pinned[things[i]] = 0;
}

/**
 * Cells that hold hidden things hold what was dealt to the places of these.
 * @param state the position
 * @param into  the deal
 */
export function followHeld(
  { cells, keyOf, things, was }: Places,
  state: Int32Array,
  into: Int32Array,
  count: number,
): void {
  if (cells.length === 0) return;
  for (let i = 0; i < count; i++) keyOf[was[i]] = i;
  for (const cell of cells) into[cell] = things[keyOf[state[cell]]];
  for (let i = 0; i < count; i++) keyOf[was[i]] = NONE;
}
