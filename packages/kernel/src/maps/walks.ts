/** Walks: ways that cost something for each space that is entered. */
import { MAP_OF, THINGS, type State } from '../layout.ts';
import { spendAll } from '../core/failing.ts';
import { isOnMap, neighbours, spaceOf, spaceOn } from './grid.ts';

/** By space: what entering it costs; 0 and less: it may not be entered. */
type Costs = ArrayLike<number>;

/** By space: the least cost from where the walk begins, -1 not known. */
const COST = new Int32Array(THINGS);
/** By space: the space before it on the cheapest way, -1 none. */
const BEFORE = new Int32Array(THINGS);
/** Spaces whose neighbours are still to be looked at, the cheapest first: a binary heap, and where in it each space is, -1 nowhere. */
const HEAP = new Int32Array(THINGS);
const PLACE = new Int32Array(THINGS);
const BESIDE = new Int32Array(THINGS);
let heapSize = 0;

/** The cheaper one comes first; of two that cost the same, the one that the map has first. */
function isFirst(one: number, other: number): boolean {
  return COST[one] < COST[other] || (COST[one] === COST[other] && one < other);
}

function put(space: number, place: number): void {
  HEAP[place] = space;
  PLACE[space] = place;
}

/** Puts a space into the heap, or moves it up in it when it has become cheaper. */
function raise(space: number): void {
  let at = PLACE[space] < 0 ? heapSize++ : PLACE[space];
  while (at > 0) {
    const above = HEAP[(at - 1) >> 1];
    if (!isFirst(space, above)) break;
    put(above, at);
    at = (at - 1) >> 1;
  }
  put(space, at);
}

function takeFirst(): number {
  const first = HEAP[0];
  const last = HEAP[--heapSize];
  PLACE[first] = -1;
  if (heapSize === 0) return first;
  let at = 0;
  for (;;) {
    let below = 2 * at + 1;
    if (below >= heapSize) break;
    if (below + 1 < heapSize && isFirst(HEAP[below + 1], HEAP[below])) below++;
    if (!isFirst(HEAP[below], last)) break;
    put(HEAP[below], at);
    at = below;
  }
  put(last, at);
  return first;
}

/**
 * Finds the cheapest ways from a space, nearest first.
 *
 * @param goal where the search ends, -1 nowhere
 * @param most what a way may cost
 * @param into receives the spaces in the order in which they are reached, the first one included
 * @returns    how many
 */
function walk(S: State, from: number, goal: number, most: number, costs: Costs, into: Int32Array): number {
  COST.fill(-1);
  PLACE.fill(-1);
  heapSize = 0;
  COST[from] = 0;
  BEFORE[from] = -1;
  raise(from);
  let n = 0;
  while (heapSize > 0) {
    const space = takeFirst();
    into[n++] = space;
    if (space === goal) return n;
    const count = neighbours(S, space, BESIDE);
    spendAll(1);
    for (let i = 0; i < count; i++) {
      const next = BESIDE[i];
      const cost = COST[space] + costs[next];
      if (costs[next] <= 0 || cost > most || (COST[next] >= 0 && COST[next] <= cost)) continue;
      COST[next] = cost;
      BEFORE[next] = space;
      raise(next);
    }
  }
  return n;
}

/** Spaces that can be reached for so many points, cheapest first; the one where the walk begins is none of them. */
export function reach(S: State, thing: number, points: number, costs: Costs, into: Int32Array): number {
  const from = spaceOf(S, thing);
  if (from < 0 || !isOnMap(S, from)) return 0;
  const n = walk(S, from, -1, points, costs, into) - 1;
  into.copyWithin(0, 1, n + 1);
  return n;
}

/** Spaces that the cheapest way enters, in this order, the goal included; none when there is no way. */
export function way(S: State, thing: number, other: number, costs: Costs, into: Int32Array): number {
  const from = spaceOf(S, thing);
  const to = from < 0 ? -1 : spaceOn(S, other, MAP_OF[from]);
  if (to < 0 || to === from || !isOnMap(S, from) || !isOnMap(S, to)) return 0;
  walk(S, from, to, 0x7fffffff, costs, into);
  if (COST[to] < 0) return 0;
  let n = 0;
  for (let at = to; at !== from; at = BEFORE[at]) into[n++] = at;
  into.subarray(0, n).reverse();
  return n;
}
